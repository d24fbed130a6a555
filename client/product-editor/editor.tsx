import { useCallback, useEffect, useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import { request } from '../shared/data/request';
import { useAsyncAction } from '../shared/data/use-async-action';
import { DraftNotice } from '../shared/drafts/draft-notice';
import { navigate } from '../shared/routing';
import { ProductSectionsSlot } from '../shared/slots';
import { ErrorBoundary } from '../shared/ui/error-boundary';
import { InlineNotice } from '../shared/ui/inline-notice';
import { changedFields } from './changes';
import { ConflictPanel } from './conflict-panel';
import { flushTexts } from './rich-text';
import { AdvancedSection } from './sections/advanced';
import { AttributesSection } from './sections/attributes';
import { DetailsSection } from './sections/details';
import { DownloadsSection } from './sections/downloads';
import { ExternalSection } from './sections/external';
import { ImagesSection } from './sections/images';
import { InventorySection } from './sections/inventory';
import { LinkedSection } from './sections/linked';
import { PricingSection } from './sections/pricing';
import { SearchPreviewSection } from './sections/search-preview';
import { ShippingSection } from './sections/shipping';
import { StatusSection } from './sections/status';
import { TagsSection } from './sections/tags';
import { BrandsSection, CategoriesSection } from './sections/terms';
import { SectionLinks, type SectionLink } from './section-links';
import { productPath } from './store';
import { EditorTop } from './top';
import type { Product } from './types';
import { productsUrl, wordPressUrl } from './urls';
import { useProductForm } from './use-product-form';
import { useSaveShortcut } from './use-save-shortcut';
import { VariationsSection } from './variations/section';
import styles from './product-editor.module.scss';

interface EditorProps {
	/** As it is stored; the blank one for a new product. */
	product: Product;
	/** Whether the page's own header is there. */
	isInHeader: boolean;
	/** The activity panel, on WordPress's page. */
	panel?: ReactNode;
	onSaved: ( product: Product ) => void;
}

/** Fields that variations are made of. */
const OF_VARIATIONS: readonly string[] = [ 'type', 'attributes' ];

/** Which sections a product has, in their order. */
function sectionsOf( {
	type,
	virtual,
	downloadable,
}: Pick< Product, 'type' | 'virtual' | 'downloadable' > ): SectionLink[] {
	const isSold = type === 'simple' || type === 'variable';
	const sections: ReadonlyArray< readonly [ boolean, SectionLink ] > = [
		[ true, { id: 'details', title: __( 'Details', 'storewright' ) } ],
		[ true, { id: 'images', title: __( 'Images', 'storewright' ) } ],
		[ type === 'external', { id: 'external', title: __( 'External product', 'storewright' ) } ],
		[ type !== 'grouped', { id: 'pricing', title: __( 'Pricing', 'storewright' ) } ],
		[ true, { id: 'inventory', title: __( 'Inventory', 'storewright' ) } ],
		[ isSold && ! ( type === 'simple' && virtual ), { id: 'shipping', title: __( 'Shipping', 'storewright' ) } ],
		[ type === 'simple' && downloadable, { id: 'downloads', title: __( 'Downloads', 'storewright' ) } ],
		[ true, { id: 'attributes', title: __( 'Attributes', 'storewright' ) } ],
		[ type === 'variable', { id: 'variations', title: __( 'Variations', 'storewright' ) } ],
		[ true, { id: 'linked', title: __( 'Linked products', 'storewright' ) } ],
		[ true, { id: 'advanced', title: __( 'Advanced', 'storewright' ) } ],
	];
	return sections.filter( ( [ isThere ] ) => isThere ).map( ( [ , section ] ) => section );
}

/** The editor of a product. */
export const Editor = ( { product: initial, isInHeader, panel, onSaved }: EditorProps ) => {
	const { form, set, setVariations } = useProductForm( { product: initial, onSaved } );
	const root = useRef< HTMLDivElement >( null );
	const { values, stored, errors, problem, phase } = form;
	const { product } = values;
	const isSaving = phase === 'saving';
	const isNew = stored.product.id === 0;

	const latest = useRef( form );
	latest.current = form;
	const save = useCallback( () => {
		flushTexts();
		latest.current.save();
	}, [] );
	const publish = useCallback( () => {
		set( 'status', 'publish' );
		save();
	}, [ set, save ] );
	useSaveShortcut( () => {
		flushTexts();
		if ( latest.current.isDirty ) {
			latest.current.save();
		}
	} );
	useEffect( () => {
		if ( form.invalidSubmitCount > 0 ) {
			root.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ form.invalidSubmitCount ] );

	const removal = useAsyncAction( () => request( { path: productPath( stored.product.id ), method: 'DELETE' } ), {
		onDone: () => navigate( productsUrl() ),
	} );
	const { type, virtual, downloadable } = product;
	const sections = useMemo( () => sectionsOf( { type, virtual, downloadable } ), [ type, virtual, downloadable ] );
	const has = ( id: string ) => sections.some( ( section ) => section.id === id );
	const section = { values: product, errors, set };
	const isStored = useMemo(
		() =>
			stored.product.id > 0 &&
			! changedFields( product, stored.product ).some( ( field ) => OF_VARIATIONS.includes( field ) ),
		[ product, stored.product ]
	);
	const ownUrl = isNew ? undefined : wordPressUrl( stored.product.id );

	return (
		<div ref={ root } data-second-line={ isInHeader ? '' : undefined }>
			<EditorTop
				product={ stored.product }
				newStatus={ product.status }
				isInHeader={ isInHeader }
				panel={ panel }
				isDirty={ form.isDirty }
				isSaving={ isSaving }
				onSave={ save }
				onPublish={ publish }
				onTrash={ removal.run }
			/>
			<div className={ styles.notices }>
				{ form.draft && <DraftNotice { ...form.draft } /> }
				{ problem?.kind === 'conflict' && (
					<ConflictPanel
						conflict={ problem.conflict }
						values={ product }
						onResolve={ ( theirs ) => {
							theirs.forEach( ( field ) =>
								set( field as keyof Product, problem.conflict[ field ] as never )
							);
							form.keepMine();
						} }
					/>
				) }
				{ problem?.kind === 'failed' && (
					<InlineNotice
						status="error"
						title={ __( 'The product could not be saved', 'storewright' ) }
						actions={ [ { label: __( 'Try again', 'storewright' ), onClick: save } ] }
					>
						{ problem.reason }
					</InlineNotice>
				) }
				{ removal.failure && <InlineNotice status="error">{ removal.failure.message }</InlineNotice> }
			</div>
			<div className={ styles.page }>
				<SectionLinks sections={ sections } />
				<div className={ styles.main }>
					<DetailsSection { ...section } onSave={ save } wordPressUrl={ ownUrl } />
					<ImagesSection { ...section } />
					{ has( 'external' ) && <ExternalSection { ...section } /> }
					{ has( 'pricing' ) && <PricingSection { ...section } /> }
					<InventorySection { ...section } />
					{ has( 'shipping' ) && <ShippingSection { ...section } /> }
					{ has( 'downloads' ) && <DownloadsSection { ...section } /> }
					<AttributesSection { ...section } />
					{ has( 'variations' ) && (
						<VariationsSection
							product={ product }
							edits={ values.variations }
							set={ set }
							setVariations={ setVariations }
							isStored={ isStored }
						/>
					) }
					<LinkedSection { ...section } />
					<AdvancedSection { ...section } />
					<ErrorBoundary fallback={ () => null }>
						<ProductSectionsSlot fillProps={ { product, set } as never } />
					</ErrorBoundary>
				</div>
				<div className={ styles.aside }>
					<StatusSection { ...section } />
					<CategoriesSection { ...section } />
					<TagsSection { ...section } />
					<BrandsSection { ...section } />
					<SearchPreviewSection { ...section } />
				</div>
			</div>
		</div>
	);
};
