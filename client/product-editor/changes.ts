/** What is sent of a product: the fields that were changed, and what they were before. */
import type { Product, Variation } from './types';

/** The fields that the editor changes. */
export const FIELDS = [
	'name',
	'slug',
	'type',
	'status',
	'featured',
	'catalog_visibility',
	'description',
	'short_description',
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
	'external_url',
	'button_text',
	'tax_status',
	'tax_class',
	'manage_stock',
	'stock_quantity',
	'stock_status',
	'backorders',
	'low_stock_amount',
	'sold_individually',
	'weight',
	'dimensions',
	'shipping_class',
	'reviews_allowed',
	'post_password',
	'upsell_ids',
	'cross_sell_ids',
	'purchase_note',
	'categories',
	'brands',
	'tags',
	'images',
	'attributes',
	'default_attributes',
	'grouped_products',
	'menu_order',
	'meta_data',
] as const satisfies ReadonlyArray< keyof Product >;

/** Fields that are new entries of their own each, so that two people's changes do not meet. */
const WITHOUT_CONFLICT: readonly string[] = [ 'meta_data' ];

/** Whether two values say the same. */
export const isSame = ( a: unknown, b: unknown ): boolean => a === b || JSON.stringify( a ) === JSON.stringify( b );

/**
 * The names of the fields that are different.
 *
 * @param values As typed.
 * @param stored As stored.
 */
export const changedFields = ( values: Product, stored: Product ) =>
	FIELDS.filter(
		( field ) =>
			values[ field ] !== stored[ field ] &&
			! isSame( sent( field, values[ field ] ), sent( field, stored[ field ] ) )
	);

type Entry = Product[ 'meta_data' ][ number ];

/** Custom fields that were added, changed or removed: null removes. */
const changedEntries = ( values: readonly Entry[], stored: readonly Entry[] ) => [
	...values.filter( ( entry ) => entry.key !== '' && ! stored.some( ( old ) => isSame( old, entry ) ) ).map( asSent ),
	...stored
		.filter( ( old ) => ! values.some( ( { id } ) => id === old.id ) )
		.map( ( { id, key } ) => ( { id, key, value: null } ) ),
];

const asSent = ( { id, key, value }: Entry ) => ( { ...( id > 0 && { id } ), key, value } );

/** A value as it is sent: of a thing that has an id, the id is enough. */
function sent( field: string, value: unknown ): unknown {
	const list = value as ReadonlyArray< Record< string, unknown > >;
	if ( value === undefined ) {
		return value;
	}
	switch ( field ) {
		case 'categories':
		case 'brands':
			return list.map( ( { id } ) => ( { id } ) );
		case 'tags':
			// A tag that does not exist yet has a name only.
			return list.map( ( { id, name } ) => ( id === 0 ? { name } : { id } ) );
		case 'images':
			return list.map( ( { id, alt } ) => ( { id, alt } ) );
		case 'attributes':
			return list.map( ( { slug, ...attribute }, position ) => ( { ...attribute, position } ) );
		default:
			return value;
	}
}

/** As it was before; of attributes, their places are what the list says. */
const before = ( field: string, value: unknown ): unknown =>
	field === 'attributes'
		? ( value as ReadonlyArray< Record< string, unknown > > ).map(
				( { slug, position, ...attribute } ) => attribute
			)
		: sent( field, value );

/**
 * The body of the request that saves a product: with `expected`, the server refuses to write over what somebody else changed.
 *
 * @param values As typed.
 * @param stored As it was; of a new product, the blank one.
 */
export function bodyOf( values: Product, stored: Product ): Record< string, unknown > {
	const fields = changedFields( values, stored );
	const body: Record< string, unknown > = Object.fromEntries(
		fields.map( ( field ) => [ field, sent( field, values[ field ] ) ] )
	);
	if ( fields.includes( 'meta_data' ) ) {
		body.meta_data = changedEntries( values.meta_data, stored.meta_data );
	}
	if ( stored.id === 0 ) {
		return { ...body, status: values.status };
	}
	const guarded = fields.filter( ( field ) => ! WITHOUT_CONFLICT.includes( field ) );
	return {
		...body,
		...( guarded.length > 0 && {
			expected: Object.fromEntries( guarded.map( ( field ) => [ field, before( field, stored[ field ] ) ] ) ),
		} ),
	};
}

/**
 * An edit of a variation after a further change; undefined where it is as it was.
 *
 * @param variation As it is stored.
 * @param edit      What was changed so far.
 * @param change    What is changed now.
 */
export function editOf(
	variation: Variation,
	edit: { to: Partial< Variation >; from: Partial< Variation > } | undefined,
	change: Partial< Variation >
) {
	const to = { ...edit?.to, ...change };
	const names = ( Object.keys( to ) as Array< keyof Variation > ).filter(
		( name ) => ! isSame( to[ name ], edit?.from[ name ] ?? variation[ name ] )
	);
	const pick = ( from: Partial< Variation > ) =>
		Object.fromEntries( names.map( ( name ) => [ name, from[ name ] ] ) ) as Partial< Variation >;
	return names.length === 0 ? undefined : { to: pick( to ), from: pick( { ...variation, ...edit?.from } ) };
}
