import { Button, SelectControl, TextareaControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { usePageData } from '../../shared/data/page-data';
import { request } from '../../shared/data/request';
import { useAsyncAction } from '../../shared/data/use-async-action';
import { DraftNotice } from '../../shared/drafts/draft-notice';
import { plainText } from '../../shared/format/plain-text';
import { openLibrary } from '../../shared/media-library';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { useSaveForm } from '../../shared/ui/save-form/use-save-form';
import { isSame } from '../changes';
import { checkProduct } from '../check';
import { ConflictPanel } from '../conflict-panel';
import { Check } from '../fields';
import { EditorHeader, SaveButton, Unsaved } from '../header';
import { SectionCard } from '../section';
import { DownloadRows } from '../sections/downloads';
import { StockRows } from '../sections/inventory';
import { PricesRow, TaxFieldsRow } from '../sections/pricing';
import { ShippingRows } from '../sections/shipping';
import { productPath } from '../store';
import type { Conflict, Product, Variation } from '../types';
import { productUrl } from '../urls';
import { conflictOf, errorsOf } from '../use-product-form';
import { useSaveShortcut } from '../use-save-shortcut';
import { nameOf } from './row';
import styles from '../product-editor.module.scss';

const FIELDS = [
	'description',
	'status',
	'sku',
	'global_unique_id',
	'regular_price',
	'sale_price',
	'date_on_sale_from',
	'date_on_sale_to',
	'virtual',
	'downloadable',
	'downloads',
	'download_limit',
	'download_expiry',
	'tax_class',
	'manage_stock',
	'stock_quantity',
	'stock_status',
	'backorders',
	'low_stock_amount',
	'weight',
	'dimensions',
	'shipping_class',
	'image',
	'attributes',
] as const satisfies ReadonlyArray< keyof Variation >;

const changedOf = ( values: Variation, stored: Variation ) =>
	FIELDS.filter( ( field ) => ! isSame( values[ field ], stored[ field ] ) );

const sent = ( field: string, value: unknown ): unknown => {
	if ( field === 'image' ) {
		const image = value as Variation[ 'image' ];
		return image === null ? null : { id: image.id, alt: image.alt };
	}
	return field === 'attributes'
		? ( value as Variation[ 'attributes' ] ).map( ( { id, name, option } ) => ( { id, name, option } ) )
		: value;
};

const pick = ( variation: Variation, fields: readonly string[] ) =>
	Object.fromEntries( Object.entries( variation ).filter( ( [ field ] ) => fields.includes( field ) ) ) as Variation;

/** What is typed, where it is a whole product's field as well. */
const asProduct = ( variation: Variation ) => ( { ...variation, manage_stock: variation.manage_stock === true } );

function useVariationForm( product: Product, variation: Variation ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	return useSaveForm< Variation, Variation, Conflict, Variation >( {
		initial: { values: variation, stored: variation },
		draft: {
			id: `variation ${ variation.id }`,
			keep: ( { values, stored } ) => {
				const fields = changedOf( values, stored );
				return { values: pick( values, fields ), stored: pick( stored, fields ) };
			},
			restore: ( kept, current ) => ( {
				values: { ...current.values, ...kept.values },
				stored: { ...current.stored, ...kept.stored },
			} ),
		},
		staysOpen: true,
		isDirty: ( values, stored ) => changedOf( values, stored ).length > 0,
		check: ( { values } ) => {
			// A variation's name is that of its options.
			const { name, ...errors } = checkProduct( { ...asProduct( values ), name: '-' } as unknown as Product );
			return { values, errors };
		},
		save: async ( { values, stored } ) => {
			const fields = changedOf( values, stored );
			if ( fields.length === 0 ) {
				return stored;
			}
			const of = ( from: Variation ) =>
				Object.fromEntries( fields.map( ( field ) => [ field, sent( field, from[ field ] ) ] ) );
			const saved = await request< Variation >( {
				path: `${ productPath( product.id ) }/variations/${ variation.id }`,
				method: 'PUT',
				data: { ...of( values ), expected: of( stored ) },
			} );
			// It is answered as customers see it; what was sent is what is stored.
			return { ...saved, description: values.description };
		},
		afterSave: ( { values }, { values: before }, saved ) => ( {
			values: { ...saved, ...pick( values, changedOf( values, before ) ) },
			stored: saved,
		} ),
		errorsOf,
		conflictOf,
		resolve: ( theirs, { values, stored } ) => ( { values, stored: { ...stored, ...theirs } } ),
		onSaved: ( now ) =>
			/* translators: %s: name of a variation. */
			void createSuccessNotice( sprintf( __( '“%s” is saved.', 'storewright' ), nameOf( now ) ), {
				type: 'snackbar',
				id: 'product-saved',
			} ),
	} );
}

interface VariationEditorProps {
	product: Product;
	variation: Variation;
}

/** The editor of one variation, with the sections that it has of its own. */
export const VariationEditor = ( { product, variation }: VariationEditorProps ) => {
	const form = useVariationForm( product, variation );
	const root = useRef< HTMLDivElement >( null );
	const { calculatesTaxes } = usePageData().productEditor;
	const { values, stored, errors, problem, phase } = form;
	const isSaving = phase === 'saving';
	const put = ( change: Partial< Variation > ) =>
		form.update( ( latest ) => ( { ...latest, ...change } ), Object.keys( change ) );
	useSaveShortcut( () => {
		if ( form.isDirty ) {
			form.save();
		}
	} );
	useEffect( () => {
		if ( form.invalidSubmitCount > 0 ) {
			root.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ form.invalidSubmitCount ] );
	const varying = product.attributes.filter( ( attribute ) => attribute.variation );
	const name = `${ plainText( product.name ) } – ${ nameOf( stored ) }`;
	return (
		<div ref={ root }>
			<EditorHeader
				title={ name }
				back={ { label: __( 'Back to the product', 'storewright' ), href: productUrl( product.id ) } }
				isInHeader={ false }
			>
				<Unsaved isDirty={ form.isDirty } isSaving={ isSaving } />
				<SaveButton
					label={ __( 'Update', 'storewright' ) }
					variant="primary"
					isBusy={ isSaving }
					isDisabled={ ! form.isDirty }
					onClick={ form.save }
				/>
			</EditorHeader>
			<div className={ styles.notices }>
				{ form.draft && <DraftNotice { ...form.draft } /> }
				{ problem?.kind === 'conflict' && (
					<ConflictPanel
						conflict={ problem.conflict }
						values={ values }
						onResolve={ ( theirs ) => {
							put(
								Object.fromEntries( theirs.map( ( field ) => [ field, problem.conflict[ field ] ] ) )
							);
							form.keepMine();
						} }
					/>
				) }
				{ problem?.kind === 'failed' && (
					<InlineNotice
						status="error"
						title={ __( 'The variation could not be saved', 'storewright' ) }
						actions={ [ { label: __( 'Try again', 'storewright' ), onClick: form.save } ] }
					>
						{ problem.reason }
					</InlineNotice>
				) }
			</div>
			<div className={ styles.page }>
				<div className={ styles.main }>
					<SectionCard id="details" title={ __( 'Details', 'storewright' ) }>
						<div className={ styles.pair }>
							{ varying.map( ( attribute ) => (
								<SelectControl
									key={ `${ attribute.id } ${ attribute.name }` }
									__next40pxDefaultSize
									__nextHasNoMarginBottom
									label={ plainText( attribute.name ) }
									value={
										values.attributes.find( ( own ) => own.name === attribute.name )?.option ?? ''
									}
									options={ [
										{
											value: '',
											label: sprintf(
												/* translators: %s: name of an attribute. */
												__( 'Any %s', 'storewright' ),
												plainText( attribute.name )
											),
										},
										...attribute.options.map( ( option ) => ( {
											value: option,
											label: plainText( option ),
										} ) ),
									] }
									onChange={ ( option ) =>
										put( {
											attributes: [
												...values.attributes.filter( ( own ) => own.name !== attribute.name ),
												...( option === ''
													? []
													: [
															{
																id: attribute.id,
																name: attribute.name,
																slug: attribute.slug,
																option,
															},
														] ),
											],
										} )
									}
								/>
							) ) }
						</div>
						<Check
							label={ __( 'Enabled', 'storewright' ) }
							help={ __( 'Customers can choose it.', 'storewright' ) }
							checked={ values.status === 'publish' }
							onChange={ ( isOn ) => put( { status: isOn ? 'publish' : 'private' } ) }
						/>
						<TextareaControl
							__nextHasNoMarginBottom
							label={ __( 'Description', 'storewright' ) }
							value={ values.description }
							onChange={ ( description ) => put( { description } ) }
							rows={ 4 }
						/>
						<Picture image={ values.image } onChange={ ( image ) => put( { image } ) } />
					</SectionCard>
					<SectionCard id="pricing" title={ __( 'Pricing', 'storewright' ) }>
						<PricesRow values={ values } errors={ errors } onChange={ put } />
						{ calculatesTaxes && (
							<TaxFieldsRow
								values={ values }
								onChange={ ( { tax_class: taxClass } ) =>
									taxClass !== undefined && put( { tax_class: taxClass } )
								}
								isVariation
							/>
						) }
					</SectionCard>
					<SectionCard id="inventory" title={ __( 'Inventory', 'storewright' ) }>
						<StockRows values={ asProduct( values ) } errors={ errors } onChange={ put } />
					</SectionCard>
					{ ! values.virtual && (
						<SectionCard id="shipping" title={ __( 'Shipping', 'storewright' ) }>
							<ShippingRows
								values={ values }
								errors={ errors }
								onChange={ put }
								noClass={ __( 'Same as the product', 'storewright' ) }
							/>
						</SectionCard>
					) }
					{ values.downloadable && (
						<SectionCard id="downloads" title={ __( 'Downloads', 'storewright' ) }>
							<DownloadRows values={ values } errors={ errors } onChange={ put } />
						</SectionCard>
					) }
				</div>
				<div className={ styles.aside }>
					<SectionCard id="status" title={ __( 'Variation', 'storewright' ) }>
						<div className={ styles.checks }>
							<Check
								label={ __( 'Virtual', 'storewright' ) }
								help={ __( 'Nothing is shipped.', 'storewright' ) }
								checked={ values.virtual }
								onChange={ ( isOn ) => put( { virtual: isOn } ) }
							/>
							<Check
								label={ __( 'Downloadable', 'storewright' ) }
								help={ __( 'Customers get files.', 'storewright' ) }
								checked={ values.downloadable }
								onChange={ ( isOn ) => put( { downloadable: isOn } ) }
							/>
						</div>
					</SectionCard>
				</div>
			</div>
		</div>
	);
};

interface PictureProps {
	image: Variation[ 'image' ];
	onChange: ( image: Variation[ 'image' ] ) => void;
}

const Picture = ( { image, onChange }: PictureProps ) => {
	const button = useRef< HTMLButtonElement >( null );
	const { isBusy, failure, run } = useAsyncAction( ( signal ) =>
		openLibrary(
			( { id, url, alt } ) =>
				onChange( {
					id,
					src: url,
					alt,
					name: '',
					date_created: null,
					date_created_gmt: null,
					date_modified: null,
					date_modified_gmt: null,
				} ),
			() => button.current?.focus(),
			signal
		)
	);
	return (
		<div className={ styles.image } role="group" aria-label={ __( 'Image', 'storewright' ) }>
			{ image && <img className={ styles.thumbnail } src={ image.src } alt={ image.alt } /> }
			<Button
				ref={ button }
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => void run() }
			>
				{ image ? __( 'Replace image', 'storewright' ) : __( 'Choose image', 'storewright' ) }
			</Button>
			{ image && (
				<Button __next40pxDefaultSize variant="tertiary" isDestructive onClick={ () => onChange( null ) }>
					{ __( 'Remove image', 'storewright' ) }
				</Button>
			) }
			{ failure !== null && (
				<InlineNotice status="error" title={ __( 'Your media library could not be opened', 'storewright' ) }>
					{ __( 'Check your connection and try again. Your changes are still here.', 'storewright' ) }
				</InlineNotice>
			) }
		</div>
	);
};
