/** A row of a file as `wc/v3/products/import` takes it. */
import { backorders, cellText, integer, list, paths, status, stockStatus, yesNo } from './cells';
import type { Target } from './columns';
import { plainNumber, type DecimalSigns } from './numbers';

export type Fields = Record< string, unknown >;

/** Fields that a cell fills by itself; an empty cell of these says nothing, unless it empties the field. */
const PLAIN: Readonly< Record< Target, readonly [ field: string, read: ( text: string ) => unknown ] > > = {
	id: [ 'id', integer ],
	sku: [ 'sku', String ],
	global_unique_id: [ 'global_unique_id', String ],
	name: [ 'name', String ],
	published: [ 'status', status ],
	featured: [ 'featured', yesNo ],
	visibility: [ 'catalog_visibility', ( text ) => text.toLowerCase() ],
	short_description: [ 'short_description', String ],
	description: [ 'description', String ],
	date_on_sale_from: [ 'date_on_sale_from', String ],
	date_on_sale_to: [ 'date_on_sale_to', String ],
	tax_status: [ 'tax_status', ( text ) => text.toLowerCase() ],
	tax_class: [ 'tax_class', String ],
	in_stock: [ 'stock_status', stockStatus ],
	low_stock: [ 'low_stock_amount', integer ],
	backorders: [ 'backorders', backorders ],
	sold_individually: [ 'sold_individually', yesNo ],
	weight: [ 'weight', String ],
	reviews: [ 'reviews_allowed', yesNo ],
	purchase_note: [ 'purchase_note', String ],
	sale_price: [ 'sale_price', String ],
	regular_price: [ 'regular_price', String ],
	categories: [ 'categories', paths ],
	tags: [ 'tags', list ],
	brands: [ 'brands', paths ],
	shipping_class: [ 'shipping_class', String ],
	images: [ 'images', list ],
	download_limit: [ 'download_limit', integer ],
	download_expiry: [ 'download_expiry', integer ],
	parent: [ 'parent', String ],
	grouped: [ 'grouped_products', list ],
	upsells: [ 'upsell_ids', list ],
	cross_sells: [ 'cross_sell_ids', list ],
	external_url: [ 'external_url', String ],
	button_text: [ 'button_text', String ],
	position: [ 'menu_order', integer ],
};

/** An empty cell of these empties the field of a product that is there; of all others it leaves the field as it is. */
const CAN_BE_EMPTIED = new Set< Target >( [
	'short_description',
	'description',
	'date_on_sale_from',
	'date_on_sale_to',
	'sale_price',
	'regular_price',
	'weight',
	'tags',
	'purchase_note',
	'shipping_class',
	'tax_class',
	'grouped',
	'upsells',
	'cross_sells',
] );

/** Kinds of products, and what else a cell of the column Type may say. */
const TYPES = [ 'simple', 'grouped', 'external', 'variable', 'variation' ];

export type Cells = ReadonlyMap< Target, string >;

/**
 * The cells of a row by what their columns are.
 *
 * @param row     Cells in the order of the columns.
 * @param targets What the columns are.
 * @param signs   How their numbers are written.
 */
export function cellsOf( row: readonly string[], targets: readonly Target[], signs: DecimalSigns ): Cells {
	const cells = new Map< Target, string >();
	targets.forEach(
		( target, index ) =>
			target !== '' && cells.set( target, plainNumber( cellText( row[ index ] ), target, signs ) )
	);
	return cells;
}

const words = ( cells: Cells ): string[] => list( ( cells.get( 'type' ) ?? '' ).toLowerCase() );

/** Whether a row is a variation of another row's product. */
export const isVariation = ( cells: Cells ): boolean => words( cells ).includes( 'variation' );

/** Returns the fields of the column Type, such as “simple, virtual”. */
function typeFields( cells: Cells ): Fields {
	const types = words( cells );
	if ( types.length === 0 ) {
		return {};
	}
	const kind =
		types.find( ( word ) => TYPES.includes( word ) ) ??
		types.find( ( word ) => ! /^(?:virtual|downloadable)$/.test( word ) );
	return {
		type: kind ?? 'simple',
		virtual: types.includes( 'virtual' ),
		downloadable: types.includes( 'downloadable' ),
	};
}

/** How many there are; what is counted by the product of a variation is none of its own. */
function stockFields( cells: Cells ): Fields {
	const stock = cells.get( 'stock' );
	if ( stock === undefined || stock === '' ) {
		return {};
	}
	if ( stock.toLowerCase() === 'parent' ) {
		return { manage_stock: false };
	}
	return { manage_stock: true, stock_quantity: integer( stock ) };
}

function dimensionFields( cells: Cells ): Fields {
	const sides = ( [ 'length', 'width', 'height' ] as const ).flatMap( ( side ) => {
		const text = cells.get( side );
		return text === undefined ? [] : [ [ side, text ] as const ];
	} );
	return sides.length > 0 ? { dimensions: Object.fromEntries( sides ) } : {};
}

/** Numbers that attributes or files of the row have. */
const numbersOf = ( cells: Cells, part: string ): number[] =>
	[ ...cells.keys() ]
		.flatMap( ( target ) =>
			target.startsWith( `${ part }:` ) ? [ Number( target.slice( part.length + 1 ) ) ] : []
		)
		.sort( ( a, b ) => a - b );

/** Names of the attributes of a row. */
export const attributeNames = ( cells: Cells ): string[] =>
	numbersOf( cells, 'attribute_name' )
		.map( ( number ) => cells.get( `attribute_name:${ number }` ) ?? '' )
		.filter( Boolean );

/**
 * Attributes, and which of their values is chosen first.
 *
 * @param cells
 * @param variesIn Attributes that variations of the product have; null where all of them count as such.
 */
function attributeFields( cells: Cells, variesIn: ReadonlySet< string > | null ): Fields {
	const isVariable = words( cells ).includes( 'variable' );
	const defaults: Fields[] = [];
	const attributes = numbersOf( cells, 'attribute_name' ).flatMap( ( number ) => {
		const cell = ( part: string ) => cells.get( `attribute_${ part }:${ number }` );
		const name = cell( 'name' ) ?? '';
		if ( name === '' ) {
			return [];
		}
		const chosen = cell( 'default' ) ?? '';
		if ( chosen !== '' ) {
			defaults.push( { name, option: chosen } );
		}
		const shared = cell( 'global' );
		const visible = cell( 'visible' );
		return [
			{
				name,
				options: list( cell( 'values' ) ?? '' ),
				...( visible !== undefined && { visible: visible === '' || yesNo( visible ) !== false } ),
				...( shared !== undefined && { global: yesNo( shared ) === true } ),
				...( isVariable && { variation: variesIn?.has( name.toLowerCase() ) ?? true } ),
			},
		];
	} );
	return {
		...( attributes.length > 0 && { attributes } ),
		...( defaults.length > 0 && { default_attributes: defaults } ),
	};
}

function downloadFields( cells: Cells ): Fields {
	const downloads = numbersOf( cells, 'download_url' ).flatMap( ( number ) => {
		const file = cells.get( `download_url:${ number }` ) ?? '';
		return file === '' ? [] : [ { name: cells.get( `download_name:${ number }` ) ?? '', file } ];
	} );
	return downloads.length > 0 ? { downloads } : {};
}

function metaFields( cells: Cells ): Fields {
	const entries = [ ...cells ].flatMap( ( [ target, value ] ) =>
		target.startsWith( 'meta:' ) && value !== '' ? [ { key: target.slice( 'meta:'.length ), value } ] : []
	);
	return entries.length > 0 ? { meta_data: entries } : {};
}

/**
 * A row's fields.
 *
 * @param cells    By what their columns are.
 * @param variesIn Attributes that variations of the product have; null where none is known of.
 */
export function fieldsOf( cells: Cells, variesIn: ReadonlySet< string > | null ): Fields {
	const fields: Fields = typeFields( cells );
	for ( const [ target, [ field, read ] ] of Object.entries( PLAIN ) ) {
		const text = cells.get( target );
		if ( text !== undefined && ( text !== '' || CAN_BE_EMPTIED.has( target ) ) ) {
			fields[ field ] = read( text );
		}
	}
	return {
		...fields,
		...stockFields( cells ),
		...dimensionFields( cells ),
		...attributeFields( cells, variesIn ),
		...downloadFields( cells ),
		...metaFields( cells ),
	};
}
