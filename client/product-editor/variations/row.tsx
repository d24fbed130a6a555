import { memo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { clsx } from 'clsx';

import { formatAmount, parseAmount } from '../../shared/format/money';
import { plainText } from '../../shared/format/plain-text';
import { Link } from '../../shared/routing';
import { UNREAD } from '../check';
import type { Variation, VariationEdit } from '../types';
import { variationUrl } from '../urls';
import styles from './variations.module.scss';

/** A variation's name: its options. */
export const nameOf = ( { id, name }: Pick< Variation, 'id' | 'name' > ) =>
	/* translators: %d: id of a variation. */
	name === '' ? sprintf( __( 'Variation #%d', 'storewright' ), id ) : plainText( name );

const shown = ( value: string ) => {
	if ( value.startsWith( UNREAD ) ) {
		return value.slice( UNREAD.length );
	}
	return value === '' ? '' : formatAmount( value );
};

const read = ( text: string ) => ( text.trim() === '' ? '' : ( parseAmount( text ) ?? UNREAD + text ) );

interface PriceProps {
	label: string;
	value: string;
	onChange: ( value: string ) => void;
}

const Price = ( { label, value, onChange }: PriceProps ) => {
	const [ typed, setTyped ] = useState( { text: shown( value ), value } );
	return (
		<input
			className={ clsx( styles.input, styles.number ) }
			type="text"
			inputMode="decimal"
			autoComplete="off"
			aria-label={ label }
			aria-invalid={ value.startsWith( UNREAD ) }
			value={ typed.value === value ? typed.text : shown( value ) }
			onChange={ ( { target } ) => {
				const next = read( target.value );
				setTyped( { text: target.value, value: next } );
				onChange( next );
			} }
		/>
	);
};

export interface RowProps {
	product: number;
	variation: Variation;
	edit: VariationEdit | undefined;
	isSelected: boolean;
	managesStock: boolean;
	onSelect: ( id: number, isSelected: boolean ) => void;
	onEdit: ( variation: Variation, change: Partial< Variation > ) => void;
}

const Row = ( { product, variation, edit, isSelected, managesStock, onSelect, onEdit }: RowProps ) => {
	const now = { ...variation, ...edit?.to };
	const name = nameOf( variation );
	/* translators: 1: name of a field, 2: name of a variation. */
	const labelOf = ( field: string ) => sprintf( __( '%1$s of %2$s', 'storewright' ), field, name );
	const put = ( change: Partial< Variation > ) => onEdit( variation, change );
	const isTracked = managesStock && now.manage_stock === true;
	return (
		<tr className={ clsx( edit && styles.changed ) }>
			<td>
				<input
					type="checkbox"
					checked={ isSelected }
					/* translators: %s: name of a variation. */
					aria-label={ sprintf( __( 'Select %s', 'storewright' ), name ) }
					onChange={ ( { target } ) => onSelect( variation.id, target.checked ) }
				/>
			</td>
			<th scope="row" data-label={ __( 'Variation', 'storewright' ) }>
				<Link href={ variationUrl( product, variation.id ) }>{ name }</Link>
				{ edit && <span className={ styles.mark }>{ __( 'Changed', 'storewright' ) }</span> }
			</th>
			<td data-label={ __( 'SKU', 'storewright' ) }>
				<input
					className={ styles.input }
					type="text"
					autoComplete="off"
					maxLength={ 100 }
					aria-label={ labelOf( __( 'SKU', 'storewright' ) ) }
					value={ now.sku }
					onChange={ ( { target } ) => put( { sku: target.value } ) }
				/>
			</td>
			<td data-label={ __( 'Regular price', 'storewright' ) }>
				<Price
					label={ labelOf( __( 'Regular price', 'storewright' ) ) }
					value={ now.regular_price }
					onChange={ ( price ) => put( { regular_price: price } ) }
				/>
			</td>
			<td data-label={ __( 'Sale price', 'storewright' ) }>
				<Price
					label={ labelOf( __( 'Sale price', 'storewright' ) ) }
					value={ now.sale_price }
					onChange={ ( price ) => put( { sale_price: price } ) }
				/>
			</td>
			<td data-label={ __( 'Stock', 'storewright' ) }>
				{ isTracked ? (
					<input
						className={ clsx( styles.input, styles.number ) }
						type="number"
						step={ 1 }
						aria-label={ labelOf( __( 'Quantity', 'storewright' ) ) }
						value={ now.stock_quantity ?? '' }
						onChange={ ( { target } ) =>
							put( { stock_quantity: target.value === '' ? 0 : Math.trunc( Number( target.value ) ) } )
						}
					/>
				) : (
					<select
						className={ styles.input }
						aria-label={ labelOf( __( 'Stock status', 'storewright' ) ) }
						value={ now.stock_status }
						onChange={ ( { target } ) =>
							put( { stock_status: target.value as Variation[ 'stock_status' ] } )
						}
					>
						<option value="instock">{ __( 'In stock', 'storewright' ) }</option>
						<option value="outofstock">{ __( 'Out of stock', 'storewright' ) }</option>
						<option value="onbackorder">{ __( 'On backorder', 'storewright' ) }</option>
					</select>
				) }
			</td>
			<td data-label={ __( 'Enabled', 'storewright' ) }>
				<input
					type="checkbox"
					checked={ now.status === 'publish' }
					aria-label={ labelOf( __( 'Enabled', 'storewright' ) ) }
					onChange={ ( { target } ) => put( { status: target.checked ? 'publish' : 'private' } ) }
				/>
			</td>
		</tr>
	);
};

/** A variation in the table, rendered anew only where it has changed itself. */
export const VariationRow = memo( Row );
