/** The settings of the reports, as the form has them. */
import type { SettingChange, SettingValues } from '../../shared/data/settings';

/** The group of settings. */
export const GROUP = 'wc_admin';

export const EXCLUDED = 'woocommerce_excluded_report_order_statuses';
export const ACTIONABLE = 'woocommerce_actionable_order_statuses';
export const RANGE = 'woocommerce_default_date_range';
export const DATE_TYPE = 'woocommerce_date_type';

const IDS = [ EXCLUDED, ACTIONABLE, RANGE, DATE_TYPE ] as const;

export type SettingId = ( typeof IDS )[ number ];

export type Value = string | readonly string[];

export type Values = Readonly< Record< SettingId, Value > >;

const isList = ( value: unknown ): value is readonly string[] =>
	Array.isArray( value ) && value.every( ( one ) => typeof one === 'string' );

/** A setting's value; WooCommerce answers '' for a list without entries, and ampersands as entities. */
function valueOf( id: SettingId, value: unknown ): Value {
	if ( id === EXCLUDED || id === ACTIONABLE ) {
		return isList( value ) ? value : [];
	}
	return typeof value === 'string' ? value.replaceAll( '&amp;', '&' ) : '';
}

/** The settings of an answer. */
export const valuesOf = ( stored: SettingValues ): Values =>
	Object.fromEntries( IDS.map( ( id ) => [ id, valueOf( id, stored[ id ] ) ] ) ) as Values;

/** The entries of a list. */
export const listOf = ( value: Value ): readonly string[] => ( typeof value === 'string' ? [] : value );

/** The text of a setting that is none. */
export const textOf = ( value: Value ): string => ( typeof value === 'string' ? value : '' );

/** Whether two values are the same; in a list the order of its entries says nothing. */
const isSame = ( one: Value, other: Value ): boolean =>
	typeof one === 'string' || typeof other === 'string'
		? one === other
		: one.length === other.length && one.every( ( entry ) => other.includes( entry ) );

/** Which settings were changed. */
export const changedIds = ( values: Values, stored: SettingValues ): readonly SettingId[] => {
	const before = valuesOf( stored );
	return IDS.filter( ( id ) => ! isSame( values[ id ], before[ id ] ) );
};

/** The changes to be saved. */
export const changesOf = ( values: Values, stored: SettingValues ): readonly SettingChange[] =>
	changedIds( values, stored ).map( ( id ) => ( { id, value: values[ id ], expected: stored[ id ] } ) );
