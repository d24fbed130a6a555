import { _x, sprintf } from '@wordpress/i18n';

import type { Country } from '../../data/countries';
import { searchable } from '../../format/searchable';

/** A country, or a country with one of its states. */
export interface PlaceOption {
	/** 'CC' or 'CC:STATE'. */
	value: string;
	/** 'Country' or 'Country — State'. */
	label: string;
	country: string;
	/** '' for the country alone. */
	state: string;
}

/** Hints shorter than this are codes, not names. */
const NAME_LENGTH = 3;

/**
 * Returns the options of the field, in the order of the countries.
 *
 * @param countries Every country with its states.
 */
export const placeOptions = ( countries: readonly Country[] ): PlaceOption[] =>
	countries.flatMap( ( { code, name, states } ) => [
		{ value: code, label: name, country: name, state: '' },
		...states.map( ( state ) => ( {
			value: `${ code }:${ state.code }`,
			/* translators: 1: country, 2: state or province. */
			label: sprintf( _x( '%1$s — %2$s', 'country and state', 'storewright' ), name, state.name ),
			country: name,
			state: state.name,
		} ) ),
	] );

const plain = ( text: string ): string => searchable( text ).trim();

/**
 * The options that a hint is of: by code where it's short, else those of that very name, else those whose name holds it.
 */
function matching( options: PlaceOption[], hint: string, code: number, name: 'country' | 'state' ): PlaceOption[] {
	const wanted = plain( hint );
	const byCode = options.filter( ( { value } ) => plain( value.split( ':' )[ code ] ?? '' ) === wanted );
	if ( wanted.length < NAME_LENGTH || byCode.length > 0 ) {
		return byCode;
	}
	const exact = options.filter( ( option ) => plain( option[ name ] ) === wanted );
	return exact.length > 0 ? exact : options.filter( ( option ) => plain( option[ name ] ).includes( wanted ) );
}

/**
 * The place that the browser's autofill means.
 *
 * @param options What can be chosen.
 * @param country The country as the browser fills it in: a code or a name; '' for none.
 * @param state   The state likewise.
 * @return Null where no place or more than one fits.
 */
export function matchPlace( options: PlaceOption[], country: string, state: string ): PlaceOption | null {
	if ( plain( country ) === '' && plain( state ) === '' ) {
		return null;
	}
	const inCountry = plain( country ) === '' ? options : matching( options, country, 0, 'country' );
	const inState =
		plain( state ) === ''
			? []
			: matching(
					inCountry.filter( ( place ) => place.state ),
					state,
					1,
					'state'
				);
	const found =
		inState.length > 0 || plain( country ) === '' ? inState : inCountry.filter( ( place ) => ! place.state );
	return found.length === 1 ? ( found[ 0 ] ?? null ) : null;
}
