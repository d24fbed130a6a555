import { Button, ComboboxControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { request } from '../../shared/data/request';
import { useAsyncAction } from '../../shared/data/use-async-action';
import { useQuery } from '../../shared/data/use-query';
import { plainText } from '../../shared/format/plain-text';
import fieldStyles from '../../shared/ui/field/field.module.scss';
import { createSection, SectionCard } from '../section';
import { editorStore, type NamedProduct } from '../store';
import type { SectionProps } from '../types';
import styles from '../product-editor.module.scss';

/** After how many milliseconds without a key products are searched. */
const PAUSE = 250;

const textOf = ( { name, sku }: NamedProduct ) =>
	sku === '' ? plainText( name ) : `${ plainText( name ) } · ${ sku }`;

interface PickerProps {
	label: string;
	help: string;
	/** The product that is edited, which can't be linked to itself. */
	own: number;
	ids: readonly number[];
	onChange: ( ids: number[] ) => void;
}

const ProductPicker = ( { label, help, own, ids, onChange }: PickerProps ) => {
	const [ seen, setSeen ] = useState< Readonly< Record< number, NamedProduct > > >( {} );
	const [ found, setFound ] = useState< readonly NamedProduct[] >( [] );
	const unknown = ids.filter( ( id ) => ! ( id in seen ) );
	const named = useQuery( editorStore, 'getNamed', { ids: unknown.join( ',' ) } );
	const search = useAsyncAction(
		( signal, text: string ) =>
			request< NamedProduct[] >( {
				path: `/wc/v3/products?search_name_or_sku=${ encodeURIComponent( text ) }&per_page=10&_fields=id,name,sku`,
				signal,
			} ),
		{ onDone: setFound }
	);
	const { abort, run } = search;
	const ask = useDebounce( ( text: string ) => {
		abort();
		if ( text.trim() !== '' ) {
			void run( text );
		}
	}, PAUSE );
	useEffect( () => {
		if ( named.status === 'ready' && named.data.length > 0 ) {
			setSeen( ( all ) => ( {
				...all,
				...Object.fromEntries( named.data.map( ( item ) => [ item.id, item ] ) ),
			} ) );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- A new object at every rendering.
	}, [ named.status === 'ready' && named.data ] );

	const options = found.filter( ( { id } ) => id !== own && ! ids.includes( id ) );
	const nameOf = ( id: number ) => {
		const item = seen[ id ];
		/* translators: %d: id of a product. */
		return item ? textOf( item ) : sprintf( __( 'Product #%d', 'storewright' ), id );
	};
	return (
		<div className={ fieldStyles.field }>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={ search.failure?.message ?? help }
				value={ null }
				placeholder={ __( 'Search by name or SKU', 'storewright' ) }
				options={ options.map( ( item ) => ( { value: String( item.id ), label: textOf( item ) } ) ) }
				onFilterValueChange={ ask }
				onChange={ ( value ) => {
					const chosen = found.find( ( { id } ) => String( id ) === value );
					if ( chosen ) {
						setSeen( ( all ) => ( { ...all, [ chosen.id ]: chosen } ) );
						onChange( [ ...ids, chosen.id ] );
					}
				} }
			/>
			{ ids.length > 0 && (
				<ul className={ styles.chosen } aria-label={ label }>
					{ ids.map( ( id ) => (
						<li key={ id }>
							<span>{ nameOf( id ) }</span>
							<Button
								__next40pxDefaultSize
								variant="tertiary"
								isDestructive
								/* translators: %s: name of a product. */
								label={ sprintf( __( 'Remove %s', 'storewright' ), nameOf( id ) ) }
								showTooltip={ false }
								onClick={ () => onChange( ids.filter( ( other ) => other !== id ) ) }
							>
								{ __( 'Remove', 'storewright' ) }
							</Button>
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
};

const Linked = ( { values, set }: SectionProps ) => (
	<SectionCard id="linked" title={ __( 'Linked products', 'storewright' ) }>
		{ values.type === 'grouped' && (
			<ProductPicker
				label={ __( 'Grouped products', 'storewright' ) }
				help={ __( 'The products that this one consists of.', 'storewright' ) }
				own={ values.id }
				ids={ values.grouped_products }
				onChange={ ( ids ) => set( 'grouped_products', ids ) }
			/>
		) }
		<ProductPicker
			label={ __( 'Upsells', 'storewright' ) }
			help={ __( 'Shown on the product’s page, in its place.', 'storewright' ) }
			own={ values.id }
			ids={ values.upsell_ids }
			onChange={ ( ids ) => set( 'upsell_ids', ids ) }
		/>
		{ values.type !== 'grouped' && values.type !== 'external' && (
			<ProductPicker
				label={ __( 'Cross-sells', 'storewright' ) }
				help={ __( 'Shown in the cart, to go with it.', 'storewright' ) }
				own={ values.id }
				ids={ values.cross_sell_ids }
				onChange={ ( ids ) => set( 'cross_sell_ids', ids ) }
			/>
		) }
	</SectionCard>
);

export const LinkedSection = createSection(
	[ 'id', 'type', 'grouped_products', 'upsell_ids', 'cross_sell_ids' ],
	Linked
);
