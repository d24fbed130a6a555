import { __ } from '@wordpress/i18n';

import type { AddressFormat, Country } from '../../data/countries';
import { countryOf, TEXT_FIELDS, TEXT_FIELD_NAMES, type Address, type AddressErrors, type TextField } from './address';

function blankMessage( field: TextField ): string | undefined {
	switch ( field ) {
		case 'addressLine1':
			return __( 'Please enter an address', 'storewright' );
		case 'city':
			return __( 'Please enter a city', 'storewright' );
		case 'postCode':
			return __( 'Please enter a post code', 'storewright' );
		case 'addressLine2':
			return undefined;
	}
}

/**
 * What is wrong with a place; undefined where it is right.
 *
 * @param countryState 'CC' or 'CC:STATE', '' for none.
 * @param format       The format of the country’s addresses.
 * @param countries    Every country that can be chosen.
 */
export function placeError(
	countryState: string,
	format: AddressFormat,
	countries: readonly Country[]
): string | undefined {
	const country = countries.find( ( { code } ) => code === countryOf( countryState ) );
	if ( country === undefined ) {
		return __( 'Please select a country / region', 'storewright' );
	}
	const lacksState = country.states.length > 0 && format.state.required && ! countryState.includes( ':' );
	return lacksState ? __( 'Please select the entry with your state or province', 'storewright' ) : undefined;
}

/**
 * Returns the errors of an address, by field. A field of blanks is an error even where it may be empty.
 *
 * @param address   As it was typed.
 * @param format    The country's.
 * @param countries Every country that can be chosen.
 */
export function validateAddress(
	address: Address,
	format: AddressFormat,
	countries: readonly Country[]
): AddressErrors {
	const place = placeError( address.countryState, format, countries );
	const errors: Partial< Record< keyof Address, string > > = place === undefined ? {} : { countryState: place };
	for ( const field of TEXT_FIELD_NAMES ) {
		const { hidden, required } = format[ TEXT_FIELDS[ field ] ];
		const value = address[ field ];
		const message = blankMessage( field );
		if ( ! hidden && message !== undefined && value.trim() === '' && ( required || value !== '' ) ) {
			errors[ field ] = message;
		}
	}
	return errors;
}
