import type { AddressFormat } from '../../data/countries';

/** The address of a store as its form has it. */
export interface Address {
	addressLine1: string;
	addressLine2: string;
	city: string;
	/** 'CC' or 'CC:STATE', '' for none chosen. */
	countryState: string;
	postCode: string;
}

export type AddressField = keyof Address;

/** Errors by field; fields that are right are left out. */
export type AddressErrors = Readonly< Partial< Record< AddressField, string > > >;

/** The fields that are written as text, and what the formats of addresses call them. */
export const TEXT_FIELDS = {
	addressLine1: 'address_1',
	addressLine2: 'address_2',
	city: 'city',
	postCode: 'postcode',
} as const satisfies Partial< Record< AddressField, keyof AddressFormat > >;

export type TextField = keyof typeof TEXT_FIELDS;

export const TEXT_FIELD_NAMES = Object.keys( TEXT_FIELDS ) as TextField[];

/** The country of 'CC' or 'CC:STATE'. */
export const countryOf = ( countryState: string ): string => countryState.split( ':' )[ 0 ] ?? '';

/** An address in a line: street, city and country, as far as they are known. */
export const addressLine = ( { addressLine1, city, countryState }: Address ): string =>
	[ addressLine1, city, countryOf( countryState ) ].filter( ( part ) => part !== '' ).join( ', ' );

/**
 * The text fields that addresses of a format have, in the order in which the form shows them.
 *
 * @param format The country's.
 */
export const shownFields = ( format: AddressFormat ): TextField[] =>
	TEXT_FIELD_NAMES.filter( ( name ) => ! format[ TEXT_FIELDS[ name ] ].hidden ).sort(
		( a, b ) => format[ TEXT_FIELDS[ a ] ].priority - format[ TEXT_FIELDS[ b ] ].priority
	);

/**
 * An address without what addresses of the format do not have.
 *
 * @param address As it was typed.
 * @param format  The country's.
 */
export function withoutHidden( address: Address, format: AddressFormat ): Address {
	const hidden = TEXT_FIELD_NAMES.filter( ( name ) => format[ TEXT_FIELDS[ name ] ].hidden );
	return { ...address, ...Object.fromEntries( hidden.map( ( name ) => [ name, '' ] ) ) };
}

/**
 * Whether the parts that rates are found by are there. What addresses of the country do not have is not missing.
 *
 * @param address Of the store.
 * @param format  The country's.
 */
export const isLocated = ( address: Address, format: AddressFormat ): boolean =>
	address.addressLine1.trim() !== '' &&
	address.countryState !== '' &&
	( format.postcode.hidden || address.postCode.trim() !== '' );
