import { __ } from '@wordpress/i18n';

import { plainText } from '../shared/format/plain-text';
import { isRecord } from '../shared/is-record';
import { statusNames } from './status-names';
import type { Product } from './types';

/**
 * The name of a field, for sentences about it.
 *
 * @param field As in `wc/v3/products`.
 */
export function nameOfField( field: string ): string {
	const names: Readonly< Record< string, string > > = {
		name: __( 'Name', 'storewright' ),
		slug: __( 'Slug', 'storewright' ),
		type: __( 'Product type', 'storewright' ),
		status: __( 'Status', 'storewright' ),
		featured: __( 'Featured', 'storewright' ),
		catalog_visibility: __( 'Catalog visibility', 'storewright' ),
		description: __( 'Description', 'storewright' ),
		short_description: __( 'Short description', 'storewright' ),
		virtual: __( 'Virtual', 'storewright' ),
		downloadable: __( 'Downloadable', 'storewright' ),
		post_password: __( 'Password', 'storewright' ),
		sku: __( 'SKU', 'storewright' ),
		global_unique_id: __( 'GTIN, UPC, EAN or ISBN', 'storewright' ),
		regular_price: __( 'Regular price', 'storewright' ),
		sale_price: __( 'Sale price', 'storewright' ),
		date_on_sale_from: __( 'Sale starts', 'storewright' ),
		date_on_sale_to: __( 'Sale ends', 'storewright' ),
		tax_status: __( 'Tax status', 'storewright' ),
		tax_class: __( 'Tax class', 'storewright' ),
		manage_stock: __( 'Track stock', 'storewright' ),
		stock_quantity: __( 'Quantity', 'storewright' ),
		stock_status: __( 'Stock status', 'storewright' ),
		backorders: __( 'Backorders', 'storewright' ),
		low_stock_amount: __( 'Low stock threshold', 'storewright' ),
		sold_individually: __( 'Sold individually', 'storewright' ),
		weight: __( 'Weight', 'storewright' ),
		dimensions: __( 'Dimensions', 'storewright' ),
		shipping_class: __( 'Shipping class', 'storewright' ),
		categories: __( 'Categories', 'storewright' ),
		brands: __( 'Brands', 'storewright' ),
		tags: __( 'Tags', 'storewright' ),
		images: __( 'Images', 'storewright' ),
		attributes: __( 'Attributes', 'storewright' ),
		default_attributes: __( 'Variations', 'storewright' ),
		upsell_ids: __( 'Upsells', 'storewright' ),
		cross_sell_ids: __( 'Cross-sells', 'storewright' ),
		grouped_products: __( 'Grouped products', 'storewright' ),
		purchase_note: __( 'Purchase note', 'storewright' ),
		reviews_allowed: __( 'Enable reviews', 'storewright' ),
		external_url: __( 'Product URL', 'storewright' ),
		button_text: __( 'Button text', 'storewright' ),
		downloads: __( 'Downloads', 'storewright' ),
		download_limit: __( 'Download limit', 'storewright' ),
		download_expiry: __( 'Download expiry (days)', 'storewright' ),
		menu_order: __( 'Menu order', 'storewright' ),
	};
	return names[ field ] ?? field;
}

const itemText = ( item: unknown ): string => {
	if ( ! isRecord( item ) ) {
		return String( item );
	}
	const { name, alt, option } = item;
	return [ name, option, alt ].find( ( text ): text is string => typeof text === 'string' && text !== '' ) ?? '';
};

/**
 * A field's value in words, for a choice between two of them.
 *
 * @param field As in `wc/v3/products`.
 * @param value Its value.
 */
export function wordsOf( field: string, value: unknown ): string {
	if ( field === 'status' ) {
		return statusNames()[ value as Product[ 'status' ] ] ?? String( value );
	}
	if ( typeof value === 'boolean' ) {
		return value ? __( 'Yes', 'storewright' ) : __( 'No', 'storewright' );
	}
	const parts = isRecord( value ) ? Object.values( value ) : [ value ?? '' ].flat();
	const text = plainText(
		parts
			.map( itemText )
			.filter( Boolean )
			.join( ', ' )
			.replaceAll( /<[^>]*>/g, ' ' )
	).trim();
	return text === '' ? __( 'Empty', 'storewright' ) : text;
}
