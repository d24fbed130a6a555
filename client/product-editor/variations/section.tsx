import { Button, SelectControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { memo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { request } from '../../shared/data/request';
import { useAsyncAction } from '../../shared/data/use-async-action';
import { useQuery } from '../../shared/data/use-query';
import { plainText } from '../../shared/format/plain-text';
import { InlineNotice } from '../../shared/ui/inline-notice';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Skeleton } from '../../shared/ui/skeleton';
import { SectionCard } from '../section';
import { editorStore, productPath } from '../store';
import type { Product, Set, Values } from '../types';
import { VariationsTable } from './table';
import styles from '../product-editor.module.scss';

interface SectionProps {
	product: Product;
	edits: Values[ 'variations' ];
	set: Set;
	setVariations: ( change: ( edits: Values[ 'variations' ] ) => Values[ 'variations' ] ) => void;
	/** Whether what variations are made of is saved. */
	isStored: boolean;
}

interface DefaultProps {
	attribute: Product[ 'attributes' ][ number ];
	defaults: Product[ 'default_attributes' ];
	set: Set;
}

/** The option that is chosen first in an attribute of the product's own; of a shared one its slug. */
const Default = memo( ( { attribute, defaults, set }: DefaultProps ) => {
	const terms = useQuery( editorStore, 'getTerms', { attribute: attribute.id } );
	const known = terms.status === 'ready' ? terms.data : [];
	const slugOf = ( option: string ) => known.find( ( { name } ) => name === option )?.slug ?? option;
	const isThis = ( { id, name }: { id: number; name: string } ) => id === attribute.id && name === attribute.name;
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			/* translators: %s: name of an attribute. */
			label={ sprintf( __( 'Default %s', 'storewright' ), plainText( attribute.name ) ) }
			value={ defaults.find( isThis )?.option ?? '' }
			options={ [
				{ value: '', label: __( 'No default', 'storewright' ) },
				...attribute.options.map( ( option ) => ( { value: slugOf( option ), label: plainText( option ) } ) ),
			] }
			onChange={ ( option ) =>
				set( 'default_attributes', [
					...defaults.filter( ( item ) => ! isThis( item ) ),
					...( option === '' ? [] : [ { id: attribute.id, name: attribute.name, option } ] ),
				] )
			}
		/>
	);
} );

const Variations = ( { product, edits, set, setVariations, isStored }: SectionProps ) => {
	const variations = useQuery( editorStore, 'getVariations', { product: product.id } );
	const { removeResult } = useDispatch( editorStore ) as unknown as {
		removeResult: ( selector: string, query: object ) => void;
	};
	const { createSuccessNotice } = useDispatch( noticesStore );
	const refresh = () => removeResult( 'getVariations', { product: product.id } );
	const generation = useAsyncAction(
		async () => {
			let made = 0;
			// One request makes as many as it may; there is more to make until one makes none.
			for ( let last = -1; last !== 0; ) {
				const { count } = await request< { count: number } >( {
					path: `${ productPath( product.id ) }/variations/generate`,
					method: 'POST',
					timeout: 120_000,
				} );
				last = count;
				made += count;
			}
			return made;
		},
		{
			onDone: ( made ) => {
				refresh();
				void createSuccessNotice(
					made === 0
						? __( 'All variations exist already.', 'storewright' )
						: sprintf(
								/* translators: %d: number of variations. */
								_n( '%d variation created.', '%d variations created.', made, 'storewright' ),
								made
							),
					{ type: 'snackbar' }
				);
			},
			onFailure: refresh,
		}
	);
	const varying = product.attributes.filter( ( { variation, options } ) => variation && options.length > 0 );
	const count = varying.reduce(
		( product_, { options } ) => product_ * options.length,
		varying.length === 0 ? 0 : 1
	);
	return (
		<SectionCard id="variations" title={ __( 'Variations', 'storewright' ) }>
			{ varying.length === 0 && (
				<p className={ styles.help }>
					{ __( 'Add attributes above and mark them “Used for variations”.', 'storewright' ) }
				</p>
			) }
			{ varying.length > 0 && product.id > 0 && (
				<div className={ styles.row }>
					{ varying.map( ( attribute ) => (
						<Default
							key={ `${ attribute.id } ${ attribute.name }` }
							attribute={ attribute }
							defaults={ product.default_attributes }
							set={ set }
						/>
					) ) }
				</div>
			) }
			{ varying.length > 0 && (
				<div className={ styles.buttons }>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ generation.isBusy }
						disabled={ ! isStored || generation.isBusy }
						accessibleWhenDisabled
						aria-describedby="product-variations-help"
						onClick={ () => void generation.run() }
					>
						{ __( 'Generate variations', 'storewright' ) }
					</Button>
					<span id="product-variations-help" className={ styles.help }>
						{ isStored
							? /* translators: %d: number of variations. */
								sprintf( _n( '%d combination', '%d combinations', count, 'storewright' ), count )
							: __( 'Save your changes to create variations from them.', 'storewright' ) }
					</span>
				</div>
			) }
			{ generation.failure && (
				<InlineNotice status="error" title={ __( 'Not all variations could be created', 'storewright' ) }>
					{ generation.failure.message }
				</InlineNotice>
			) }
			{ product.id > 0 && variations.status === 'loading' && <Skeleton height="200px" /> }
			{ variations.status === 'failed' && (
				<NotLoaded
					title={ __( 'The variations could not be loaded', 'storewright' ) }
					reads={ [ variations ] }
				/>
			) }
			{ variations.status === 'ready' && variations.data.length > 0 && (
				<VariationsTable
					product={ product }
					variations={ variations.data }
					edits={ edits }
					setVariations={ setVariations }
					onDeleted={ refresh }
				/>
			) }
		</SectionCard>
	);
};

/** The variations of a variable product. */
export const VariationsSection = memo(
	Variations,
	( a, b ) =>
		a.edits === b.edits &&
		a.isStored === b.isStored &&
		a.product.id === b.product.id &&
		a.product.attributes === b.product.attributes &&
		a.product.default_attributes === b.product.default_attributes
);
