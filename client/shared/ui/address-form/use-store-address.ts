import { useDispatch, useRegistry } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { countriesStore, useAddressFormat, type AddressFormat, type Country } from '../../data/countries';
import { settingsStore } from '../../data/settings';
import { getPageData, updatePageData } from '../../data/page-data';
import { conflictsOf } from '../../data/settings-conflict';
import type { FieldErrors } from '../save-form/types';
import { useSaveForm } from '../save-form/use-save-form';
import { countryOf, withoutHidden, type Address } from './address';
import { currencyOf, defaultChanges, type Choices } from './country-settings';
import { byField, changesOf, differences, GROUP, isUnset, trimmed } from './store-address';
import { validateAddress } from './validate-address';

/** Values of the form. */
interface Location extends Address {
	/** The settings of the country that the owner chose here, by id. */
	choices: Choices;
}

/**
 * Editing and saving the store's address.
 *
 * @param first     The address that the form starts with.
 * @param countries Every country.
 * @param format    What addresses of its country look like.
 * @param onSaved   Called once the address is saved, or nothing of it had to be.
 */
export function useStoreAddress(
	first: Address,
	countries: readonly Country[],
	format: AddressFormat,
	onSaved: ( address: Address ) => void
) {
	const { resolveSelect } = useRegistry();
	const { saveSettingsOfGroups } = useDispatch( settingsStore );
	const { removeResult } = useDispatch( countriesStore );
	const initial: Location = { ...first, choices: {} };
	/** The country that was checked last: errors are about addresses of that one. */
	const checkedIn = useRef( '' );

	const form = useSaveForm( {
		initial: { values: initial, stored: initial },
		draft: { id: 'store-address' },
		isDirty: ( address, stored ) =>
			differences( stored, address ).length > 0 ||
			Object.entries( address.choices ).some( ( [ id, value ] ) => stored.choices[ id ] !== value ),
		check: async ( { values: address, stored } ) => {
			const country = countryOf( address.countryState );
			checkedIn.current = country;
			const known = await resolveSelect( countriesStore ).getAddressFormat( { country } );
			const ownFormat = known ?? shownFormat;
			// What the country has no field for goes with the move: without one, nobody has seen it.
			const hasMoved = address.countryState !== stored.countryState;
			const kept = hasMoved ? withoutHidden( address, ownFormat ) : address;
			const errors = validateAddress( kept, ownFormat, countries );
			const tidy = Object.keys( errors ).length > 0 ? address : trimmed( kept, stored );
			return { values: { ...tidy, choices: address.choices }, errors };
		},
		save: async ( { values, stored } ) => {
			const changes = changesOf( stored, values ).map( ( change ) => ( { ...change, group_id: GROUP } ) );
			if ( changes.length === 0 && Object.keys( values.choices ).length === 0 ) {
				return;
			}
			const country = countryOf( values.countryState );
			// Another street changes no currency.
			if ( ! setsUpCountry( stored, values ) ) {
				await saveSettingsOfGroups( changes );
				return;
			}
			// What is stored by now is chosen, by this form or by somebody who was faster. Where only the saving failed nothing is read
			// again: offline, that would fail, too.
			let isStale = true;
			try {
				const defaults = await resolveSelect( countriesStore ).getCountryDefaults( { country } );
				if ( defaults === undefined ) {
					throw new Error( __( 'The currency of the country could not be loaded.', 'storewright' ) );
				}
				isStale = false;
				await saveSettingsOfGroups( [ ...changes, ...defaultChanges( defaults, values.choices ) ] );
				updatePageData( { currency: currencyOf( defaults, values.choices, getPageData().currency ) } );
				isStale = true;
			} catch ( error ) {
				isStale ||= Boolean( conflictsOf( error ) );
				throw error;
			} finally {
				if ( isStale ) {
					removeResult( 'getCountryDefaults', { country } );
				}
			}
		},
		errorsOf: byField,
		conflictOf: ( error ) => {
			const conflicts = conflictsOf( error );
			const ofAddress = conflicts && byField( conflicts );
			// Another setting is no field of the form: the message names it, and the next attempt leaves it as it is.
			return ofAddress && Object.keys( ofAddress ).length > 0 ? ofAddress : null;
		},
		resolve: ( theirs, { values, stored }, keep ) => ( {
			values: keep === 'theirs' ? { ...values, ...theirs } : values,
			stored: { ...stored, ...theirs },
		} ),
		onSaved,
	} );
	const { values: address, stored, update } = form;
	const shownFormat = useLatestFormat( address.countryState, format );

	const isSameCountry = countryOf( address.countryState ) === checkedIn.current;

	return {
		form,
		errors: isSameCountry ? form.errors : stillWrong( form.errors, address, shownFormat, countries ),
		format: shownFormat,
		setsUpCountry: setsUpCountry( stored, address ),
		canAutofillPlace: isUnset( stored ) && stored.countryState === address.countryState,
		choose: ( choices: Choices ) => update( ( current ) => ( { ...current, choices } ) ),
		change: ( change: Partial< Address > ) =>
			update(
				( current ) => ( {
					...current,
					...change,
					// Another country has another currency and format: what was chosen for the one before goes with it.
					...( change.countryState !== undefined &&
						countryOf( change.countryState ) !== countryOf( current.countryState ) && { choices: {} } ),
				} ),
				Object.keys( change )
			),
	};
}

/**
 * What is wrong in another country, too, of what was wrong in the one before: maybe no postcode is needed there. What the server
 * said of the country before is over.
 */
function stillWrong(
	errors: FieldErrors,
	address: Address,
	format: AddressFormat,
	countries: readonly Country[]
): FieldErrors {
	return Object.fromEntries(
		Object.entries( validateAddress( address, format, countries ) ).filter( ( [ field ] ) => field in errors )
	);
}

/**
 * Whether the settings of the country are saved with the address: with the first one, a move to another country, or a choice.
 *
 * @param stored The address that is stored.
 * @param values The form's.
 */
const setsUpCountry = ( stored: Address, values: Address & { choices: Choices } ): boolean =>
	isUnset( stored ) ||
	countryOf( values.countryState ) !== countryOf( stored.countryState ) ||
	Object.keys( values.choices ).length > 0;

/** The format of the chosen country; until it is there, the one shown before. */
function useLatestFormat( countryState: string, first: AddressFormat ): AddressFormat {
	const latest = useRef( first );
	const read = useAddressFormat( countryOf( countryState ) );
	if ( read.status === 'ready' ) {
		latest.current = read.data;
	}
	return latest.current;
}
