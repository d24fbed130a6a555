import { __ } from '@wordpress/i18n';

import { usePageData } from '../../shared/data/page-data';
import { Check, Choice, Text, Whole } from '../fields';
import { createSection, SectionCard } from '../section';
import { stockHistoryUrl } from '../urls';
import type { Product, SectionProps } from '../types';
import styles from '../product-editor.module.scss';

export type StockFields = Pick<
	Product,
	| 'id'
	| 'sku'
	| 'global_unique_id'
	| 'manage_stock'
	| 'stock_quantity'
	| 'stock_status'
	| 'backorders'
	| 'low_stock_amount'
>;

interface StockProps {
	values: StockFields;
	errors: SectionProps[ 'errors' ];
	onChange: ( change: Partial< StockFields > ) => void;
}

/** SKU, and whether and how stock is counted. */
export const StockRows = ( { values, errors, onChange }: StockProps ) => {
	const { managesStock } = usePageData().productEditor;
	const isTracked = managesStock && values.manage_stock;
	return (
		<>
			<div className={ styles.pair }>
				<Text
					label={ __( 'SKU', 'storewright' ) }
					name="sku"
					value={ values.sku }
					onChange={ ( sku ) => onChange( { sku } ) }
					error={ errors.sku }
					maxLength={ 100 }
				/>
				<Text
					label={ __( 'GTIN, UPC, EAN or ISBN', 'storewright' ) }
					name="global_unique_id"
					value={ values.global_unique_id }
					onChange={ ( gtin ) => onChange( { global_unique_id: gtin } ) }
					error={ errors.global_unique_id }
					maxLength={ 100 }
				/>
			</div>
			{ managesStock && (
				<Check
					label={ __( 'Track stock', 'storewright' ) }
					help={ __( 'Orders take from the quantity.', 'storewright' ) }
					checked={ values.manage_stock }
					onChange={ ( isOn ) =>
						onChange( {
							manage_stock: isOn,
							...( isOn && { stock_quantity: values.stock_quantity ?? 0 } ),
						} )
					}
				/>
			) }
			{ isTracked ? (
				<>
					<div className={ styles.pair }>
						<Whole
							label={ __( 'Quantity', 'storewright' ) }
							name="stock_quantity"
							value={ values.stock_quantity }
							onChange={ ( quantity ) => onChange( { stock_quantity: quantity } ) }
							error={ errors.stock_quantity }
						/>
						<Whole
							label={ __( 'Low stock threshold', 'storewright' ) }
							name="low_stock_amount"
							value={ values.low_stock_amount }
							onChange={ ( amount ) => onChange( { low_stock_amount: amount } ) }
							error={ errors.low_stock_amount }
							placeholder={ __( 'As in settings', 'storewright' ) }
							min={ 0 }
						/>
					</div>
					<Choice
						label={ __( 'Backorders', 'storewright' ) }
						value={ values.backorders }
						options={ [
							{ value: 'no', label: __( 'Do not allow', 'storewright' ) },
							{ value: 'notify', label: __( 'Allow, and tell the customer', 'storewright' ) },
							{ value: 'yes', label: __( 'Allow', 'storewright' ) },
						] }
						onChange={ ( backorders ) => onChange( { backorders } ) }
					/>
				</>
			) : (
				<Choice
					label={ __( 'Stock status', 'storewright' ) }
					value={ values.stock_status }
					options={ [
						{ value: 'instock', label: __( 'In stock', 'storewright' ) },
						{ value: 'outofstock', label: __( 'Out of stock', 'storewright' ) },
						{ value: 'onbackorder', label: __( 'On backorder', 'storewright' ) },
					] }
					onChange={ ( status ) => onChange( { stock_status: status } ) }
				/>
			) }
			{ managesStock && values.id > 0 && (
				<p className={ styles.sectionHelp }>
					<a href={ stockHistoryUrl( values.id ) }>{ __( 'Stock history', 'storewright' ) }</a>
				</p>
			) }
		</>
	);
};

const Inventory = ( { values, errors, set }: SectionProps ) => (
	<SectionCard id="inventory" title={ __( 'Inventory', 'storewright' ) }>
		{ values.type === 'external' || values.type === 'grouped' ? (
			<Text
				label={ __( 'SKU', 'storewright' ) }
				name="sku"
				value={ values.sku }
				onChange={ ( sku ) => set( 'sku', sku ) }
				error={ errors.sku }
				maxLength={ 100 }
			/>
		) : (
			<>
				<StockRows
					values={ values }
					errors={ errors }
					onChange={ ( fields ) =>
						( Object.keys( fields ) as Array< keyof StockFields > ).forEach( ( field ) =>
							set( field, fields[ field ] as never )
						)
					}
				/>
				<Check
					label={ __( 'Sold individually', 'storewright' ) }
					help={ __( 'An order can hold only one.', 'storewright' ) }
					checked={ values.sold_individually }
					onChange={ ( isOn ) => set( 'sold_individually', isOn ) }
				/>
			</>
		) }
	</SectionCard>
);

export const InventorySection = createSection(
	[
		'id',
		'type',
		'sku',
		'global_unique_id',
		'manage_stock',
		'stock_quantity',
		'stock_status',
		'backorders',
		'low_stock_amount',
		'sold_individually',
	],
	Inventory
);
