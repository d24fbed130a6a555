/** The settings that follow from the store's country, as the address form shows and saves them. */
import type { CountryDefault, CountryDefaults } from '../../data/countries';
import type { CurrencySettings } from '../../data/page-data';
import type { GroupedChange } from '../../data/settings';

/** Values that the owner chose in the form, by the settings' ids. */
export type Choices = Readonly< Record< string, string > >;

export const CURRENCY = 'woocommerce_currency';
export const POSITION = 'woocommerce_currency_pos';
export const THOUSAND = 'woocommerce_price_thousand_sep';
export const DECIMAL = 'woocommerce_price_decimal_sep';
export const DECIMALS = 'woocommerce_price_num_decimals';
export const WEIGHT = 'woocommerce_weight_unit';
export const LENGTH = 'woocommerce_dimension_unit';
export const INCLUDE_TAX = 'woocommerce_prices_include_tax';
export const SHOWN_SHOP = 'woocommerce_tax_display_shop';
export const SHOWN_CART = 'woocommerce_tax_display_cart';

/** Returns the value that a setting will have once the address is saved. */
const wantedOf = ( { id, usual, value, is_chosen }: CountryDefault, choices: Choices ): string =>
	choices[ id ] ?? ( is_chosen ? value : usual );

/**
 * Returns the values that the settings will have once the address is saved.
 *
 * @param defaults The country's.
 * @param choices  The owner's.
 * @return By id.
 */
export const valuesAfter = ( defaults: CountryDefaults, choices: Choices ): Choices =>
	Object.fromEntries( defaults.settings.map( ( setting ) => [ setting.id, wantedOf( setting, choices ) ] ) );

/**
 * The changes to save with the address: none of a setting that the owner chose before and did not touch here.
 *
 * @param defaults The country's.
 * @param choices  The owner's.
 */
export const defaultChanges = ( defaults: CountryDefaults, choices: Choices ): GroupedChange[] =>
	defaults.settings
		.filter( ( setting ) => wantedOf( setting, choices ) !== setting.value )
		.map( ( setting ) => ( {
			group_id: setting.group_id,
			id: setting.id,
			value: wantedOf( setting, choices ),
			expected: setting.value,
		} ) );

/**
 * Choices that make the shop as is usual in the country.
 *
 * @param defaults The country's.
 */
export const usualChoices = ( defaults: CountryDefaults ): Choices =>
	Object.fromEntries( defaults.settings.map( ( { id, usual } ) => [ id, usual ] ) );

/**
 * How the shop will write money.
 *
 * @param defaults The country's.
 * @param choices  The owner's.
 * @param current  How it does now, where nothing is known of the country.
 */
export function currencyOf( defaults: CountryDefaults, choices: Choices, current: CurrencySettings ): CurrencySettings {
	const values = valuesAfter( defaults, choices );
	const code = values[ CURRENCY ] ?? current.code;
	return {
		code,
		symbol: defaults.currencies.find( ( currency ) => currency.code === code )?.symbol ?? current.symbol,
		position: ( values[ POSITION ] ?? current.position ) as CurrencySettings[ 'position' ],
		thousandSeparator: values[ THOUSAND ] ?? current.thousandSeparator,
		decimalSeparator: values[ DECIMAL ] ?? current.decimalSeparator,
		decimals: Number( values[ DECIMALS ] ?? current.decimals ),
	};
}

/**
 * A currency's name as sentences have it, such as “euros”.
 *
 * @param code   ISO 4217.
 * @param locale The user's, BCP 47.
 */
export function currencyName( code: string, locale: string ): string {
	const format = new Intl.NumberFormat( locale, { style: 'currency', currency: code, currencyDisplay: 'name' } );
	return format.formatToParts( 1234 ).find( ( { type } ) => type === 'currency' )?.value ?? code;
}

/**
 * A day's name.
 *
 * @param day    0 for Sunday.
 * @param locale The user's, BCP 47.
 */
export const dayName = ( day: number, locale: string ): string =>
	// The first of October 2023 was a Sunday.
	new Intl.DateTimeFormat( locale, { weekday: 'long', timeZone: 'UTC' } ).format( Date.UTC( 2023, 9, 1 + day ) );
