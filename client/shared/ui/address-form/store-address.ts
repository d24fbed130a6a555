import type { SettingChange, SettingValues } from '../../data/settings';
import type { Address, AddressField } from './address';

/** The group of settings with the address. */
export const GROUP = 'general';

const SETTINGS: Readonly< Record< AddressField, string > > = {
	countryState: 'woocommerce_default_country',
	addressLine1: 'woocommerce_store_address',
	addressLine2: 'woocommerce_store_address_2',
	city: 'woocommerce_store_city',
	postCode: 'woocommerce_store_postcode',
};

const FIELDS = Object.keys( SETTINGS ) as AddressField[];

/** The default country of a new shop, before the owner entered an address. */
const UNSET_PLACE = 'US:CA';

const textOf = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );

/**
 * The store's address.
 *
 * @param values The general settings.
 */
export const storeAddress = ( values: SettingValues ): Address => ( {
	addressLine1: textOf( values[ SETTINGS.addressLine1 ] ),
	addressLine2: textOf( values[ SETTINGS.addressLine2 ] ),
	city: textOf( values[ SETTINGS.city ] ),
	countryState: textOf( values[ SETTINGS.countryState ] ),
	postCode: textOf( values[ SETTINGS.postCode ] ),
} );

/**
 * Whether the owner has not entered the address yet: it is the one that every shop starts with.
 *
 * @param address The store's.
 */
export const isUnset = ( { countryState, addressLine1, city, postCode }: Address ): boolean =>
	[ '', UNSET_PLACE ].includes( countryState ) && addressLine1 + city + postCode === '';

/**
 * The fields in which two addresses differ.
 *
 * @param one   An address.
 * @param other Another one.
 */
export const differences = ( one: Address, other: Address ): AddressField[] =>
	FIELDS.filter( ( field ) => one[ field ] !== other[ field ] );

/**
 * An address without blanks around the parts that the owner changed; the others are as they were stored.
 *
 * @param address As it was typed.
 * @param before  As it was when the owner began.
 */
export const trimmed = ( address: Address, before: Address ): Address => ( {
	...address,
	...Object.fromEntries( differences( before, address ).map( ( field ) => [ field, address[ field ].trim() ] ) ),
} );

/**
 * Returns the settings to save for a changed address.
 *
 * @param before The address when the owner began.
 * @param after  What it is to be.
 */
export const changesOf = ( before: Address, after: Address ): SettingChange[] =>
	differences( before, after ).map( ( field ) => ( {
		id: SETTINGS[ field ],
		value: after[ field ],
		expected: before[ field ],
	} ) );

/**
 * Texts by the address's fields, from texts by the settings' ids; what belongs to no field is left out.
 *
 * @param texts Such as reasons, or what settings hold.
 */
export const byField = ( texts: Readonly< Record< string, unknown > > ): Partial< Address > =>
	Object.fromEntries(
		FIELDS.filter( ( field ) => SETTINGS[ field ] in texts ).map( ( field ) => [
			field,
			textOf( texts[ SETTINGS[ field ] ] ),
		] )
	);
