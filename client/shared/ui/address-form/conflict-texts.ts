import { __ } from '@wordpress/i18n';

import type { AddressFormat, Country } from '../../data/countries';
import type { ConflictTexts } from '../conflict-notice/conflict-notice';
import { TEXT_FIELDS, type Address, type AddressField } from './address';
import { placeOptions } from './place-options';

/**
 * Returns the texts of the notice about an address that somebody else has changed.
 *
 * @param theirs    The fields that are different by now.
 * @param format    The country's.
 * @param countries Every country.
 */
export const conflictTexts = (
	theirs: Partial< Address >,
	format: AddressFormat,
	countries: readonly Country[]
): ConflictTexts => ( {
	changes: ( Object.keys( theirs ) as AddressField[] ).map( ( field ) => {
		const value = theirs[ field ] ?? '';
		return field === 'countryState'
			? {
					label: __( 'Country / Region', 'storewright' ),
					theirs: placeOptions( countries ).find( ( option ) => option.value === value )?.label ?? value,
				}
			: { label: format[ TEXT_FIELDS[ field ] ].label, theirs: value };
	} ),
} );
