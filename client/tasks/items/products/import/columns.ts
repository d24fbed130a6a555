/** Meanings of a file's columns, and the headings for them: those of WooCommerce's export. */
import { __, sprintf } from '@wordpress/i18n';

import { headingWords, nearest, plainHeading } from './headings';

/** Target of a column, such as `regular_price` or `attribute_name:1`; '' where it is left out. */
export type Target = string;

export interface TargetGroup {
	label: string;
	targets: ReadonlyArray< { value: Target; label: string } >;
}

/** Parts of attributes and of files that come with a product; each has a number. */
const NUMBERED = /^(attribute|download) (\d{1,2}) (name|values?(?:\(s\))?|visible|global|default|url)$/;

/** The headings of the export, whatever language the store is in. */
const HEADINGS: Readonly< Record< Target, string > > = {
	id: 'ID',
	type: 'Type',
	sku: 'SKU',
	global_unique_id: 'GTIN, UPC, EAN, or ISBN',
	name: 'Name',
	published: 'Published',
	featured: 'Is featured?',
	visibility: 'Visibility in catalog',
	short_description: 'Short description',
	description: 'Description',
	date_on_sale_from: 'Date sale price starts',
	date_on_sale_to: 'Date sale price ends',
	tax_status: 'Tax status',
	tax_class: 'Tax class',
	in_stock: 'In stock?',
	stock: 'Stock',
	low_stock: 'Low stock amount',
	backorders: 'Backorders allowed?',
	sold_individually: 'Sold individually?',
	weight: 'Weight',
	length: 'Length',
	width: 'Width',
	height: 'Height',
	reviews: 'Allow customer reviews?',
	purchase_note: 'Purchase note',
	sale_price: 'Sale price',
	regular_price: 'Regular price',
	categories: 'Categories',
	tags: 'Tags',
	brands: 'Brands',
	shipping_class: 'Shipping class',
	images: 'Images',
	download_limit: 'Download limit',
	download_expiry: 'Download expiry days',
	parent: 'Parent',
	grouped: 'Grouped products',
	upsells: 'Upsells',
	cross_sells: 'Cross-sells',
	external_url: 'External URL',
	button_text: 'Button text',
	position: 'Position',
};

const plainTargets = (): TargetGroup[] => {
	const group = ( label: string, labels: Readonly< Record< Target, string > > ): TargetGroup => ( {
		label,
		targets: Object.entries( labels ).map( ( [ value, text ] ) => ( { value, label: text } ) ),
	} );
	return [
		group( __( 'What it is', 'storewright' ), {
			name: __( 'Name', 'storewright' ),
			sku: __( 'SKU', 'storewright' ),
			id: __( 'ID', 'storewright' ),
			type: __( 'Type', 'storewright' ),
			parent: __( 'Parent', 'storewright' ),
			global_unique_id: __( 'GTIN, UPC, EAN or ISBN', 'storewright' ),
			published: __( 'Published', 'storewright' ),
			featured: __( 'Is featured?', 'storewright' ),
			visibility: __( 'Visibility in catalog', 'storewright' ),
			position: __( 'Position', 'storewright' ),
		} ),
		group( __( 'Description and categories', 'storewright' ), {
			short_description: __( 'Short description', 'storewright' ),
			description: __( 'Description', 'storewright' ),
			categories: __( 'Categories', 'storewright' ),
			tags: __( 'Tags', 'storewright' ),
			brands: __( 'Brands', 'storewright' ),
			images: __( 'Images', 'storewright' ),
			reviews: __( 'Allow customer reviews?', 'storewright' ),
			purchase_note: __( 'Purchase note', 'storewright' ),
		} ),
		group( __( 'Price and tax', 'storewright' ), {
			regular_price: __( 'Regular price', 'storewright' ),
			sale_price: __( 'Sale price', 'storewright' ),
			date_on_sale_from: __( 'Date sale price starts', 'storewright' ),
			date_on_sale_to: __( 'Date sale price ends', 'storewright' ),
			tax_status: __( 'Tax status', 'storewright' ),
			tax_class: __( 'Tax class', 'storewright' ),
		} ),
		group( __( 'Stock', 'storewright' ), {
			in_stock: __( 'In stock?', 'storewright' ),
			stock: __( 'Stock', 'storewright' ),
			low_stock: __( 'Low stock amount', 'storewright' ),
			backorders: __( 'Backorders allowed?', 'storewright' ),
			sold_individually: __( 'Sold individually?', 'storewright' ),
		} ),
		group( __( 'Shipping', 'storewright' ), {
			weight: __( 'Weight', 'storewright' ),
			length: __( 'Length', 'storewright' ),
			width: __( 'Width', 'storewright' ),
			height: __( 'Height', 'storewright' ),
			shipping_class: __( 'Shipping class', 'storewright' ),
		} ),
		group( __( 'Other products', 'storewright' ), {
			grouped: __( 'Grouped products', 'storewright' ),
			upsells: __( 'Upsells', 'storewright' ),
			cross_sells: __( 'Cross-sells', 'storewright' ),
			external_url: __( 'External URL', 'storewright' ),
			button_text: __( 'Button text', 'storewright' ),
		} ),
		group( __( 'Downloads', 'storewright' ), {
			download_limit: __( 'Download limit', 'storewright' ),
			download_expiry: __( 'Download expiry days', 'storewright' ),
		} ),
	];
};

const numbered = ( of: 'attribute' | 'download', number: number ): TargetGroup => {
	const part = ( name: string, label: string ) => ( { value: `${ of }_${ name }:${ number }`, label } );
	return of === 'attribute'
		? {
				/* translators: %d: number of an attribute. */
				label: sprintf( __( 'Attribute %d', 'storewright' ), number ),
				targets: [
					/* translators: %d: number of an attribute. */
					part( 'name', sprintf( __( 'Attribute %d name', 'storewright' ), number ) ),
					/* translators: %d: number of an attribute. */
					part( 'values', sprintf( __( 'Attribute %d values', 'storewright' ), number ) ),
					/* translators: %d: number of an attribute. */
					part( 'visible', sprintf( __( 'Attribute %d visible', 'storewright' ), number ) ),
					/* translators: %d: number of an attribute. */
					part( 'global', sprintf( __( 'Attribute %d global', 'storewright' ), number ) ),
					/* translators: %d: number of an attribute. */
					part( 'default', sprintf( __( 'Attribute %d default', 'storewright' ), number ) ),
				],
			}
		: {
				/* translators: %d: number of a file that comes with a product. */
				label: sprintf( __( 'Download %d', 'storewright' ), number ),
				targets: [
					/* translators: %d: number of a file that comes with a product. */
					part( 'name', sprintf( __( 'Download %d name', 'storewright' ), number ) ),
					/* translators: %d: number of a file that comes with a product. */
					part( 'url', sprintf( __( 'Download %d URL', 'storewright' ), number ) ),
				],
			};
};

const numbersIn = ( targets: readonly Target[], of: string, least: number ): number[] => {
	const found = targets.flatMap( ( target ) => {
		const match = new RegExp( `^${ of }_\\w+:(\\d+)$` ).exec( target );
		return match ? [ Number( match[ 1 ] ) ] : [];
	} );
	const most = Math.max( least, ...found );
	return Array.from( { length: most }, ( _, index ) => index + 1 );
};

/**
 * Everything that a column may be.
 *
 * @param guessed What the columns of the file are taken for: there are as many attributes as it has.
 */
export const targetGroups = ( guessed: readonly Target[] ): TargetGroup[] => [
	...plainTargets(),
	...numbersIn( guessed, 'attribute', 1 ).map( ( number ) => numbered( 'attribute', number ) ),
	...numbersIn( guessed, 'download', 1 ).map( ( number ) => numbered( 'download', number ) ),
];

/** A heading of the export in one spelling. */
const plain = ( heading: string ): string =>
	heading
		.toLowerCase()
		.replaceAll( /[\s_]+/g, ' ' )
		.trim();

function guessOne( heading: string, known: ReadonlyMap< string, Target > ): Target {
	const meta = /^meta:\s*(\S.*)$/i.exec( heading.trim() );
	if ( meta?.[ 1 ] ) {
		return `meta:${ meta[ 1 ].trim() }`;
	}
	const parts = NUMBERED.exec( plain( heading ) );
	if ( parts ) {
		const [ , of, number, part ] = parts;
		const name = part?.startsWith( 'value' ) ? 'values' : part;
		const isKnown = of === 'attribute' ? name !== 'url' : name === 'name' || name === 'url';
		return isKnown ? `${ of }_${ name }:${ Number( number ) }` : '';
	}
	return known.get( plainHeading( heading ) ) ?? '';
}

/**
 * Returns the likely target of each column. No two are the same.
 *
 * @param headings The first row.
 */
export function guessTargets( headings: readonly string[] ): Target[] {
	const known = headingWords();
	for ( const { targets } of plainTargets() ) {
		targets.forEach( ( { value, label } ) => known.set( plainHeading( label ), value ) );
	}
	for ( const [ value, heading ] of Object.entries( HEADINGS ) ) {
		known.set( plainHeading( heading ), value );
		known.set( plainHeading( value ), value );
	}
	const taken = new Set< Target >();
	const taking = ( target: Target ): Target => {
		const free = taken.has( target ) ? '' : target;
		taken.add( free );
		return free;
	};
	const exact = headings.map( ( heading ) => taking( guessOne( heading, known ) ) );
	// What is spelled right comes first, wherever it stands.
	return exact.map(
		( target, index ) => target || taking( nearest( plainHeading( headings[ index ] ?? '' ), known ) )
	);
}

/** Fields of the answer => what the column is that the field came from. */
const FIELD_TARGETS: Readonly< Record< string, Target > > = {
	status: 'published',
	catalog_visibility: 'visibility',
	stock_status: 'in_stock',
	stock_quantity: 'stock',
	manage_stock: 'stock',
	low_stock_amount: 'low_stock',
	reviews_allowed: 'reviews',
	menu_order: 'position',
	grouped_products: 'grouped',
	upsell_ids: 'upsells',
	cross_sell_ids: 'cross_sells',
	attributes: 'attribute_values:1',
	default_attributes: 'attribute_default:1',
	downloads: 'download_url:1',
	virtual: 'type',
	downloadable: 'type',
	image: 'images',
	dimensions: 'length',
};

/**
 * The heading of the column that a field came from, '' where there is none.
 *
 * @param field    As the server names it.
 * @param headings The first row.
 * @param targets  What the columns are.
 */
export function headingOf( field: string, headings: readonly string[], targets: readonly Target[] ): string {
	return headings[ columnOf( field, targets ) ] ?? '';
}

/**
 * The place of the column that a field came from, -1 where there is none.
 *
 * @param field   As the server names it.
 * @param targets What the columns are.
 */
export const columnOf = ( field: string, targets: readonly Target[] ): number =>
	targets.indexOf( FIELD_TARGETS[ field ] ?? field );
