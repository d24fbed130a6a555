// eslint-disable-next-line no-restricted-imports -- The one place where callbacks are run.
import { filters } from '@wordpress/hooks';

import { isRecord } from './is-record';

const isPlainObject = ( value: unknown ): value is Record< string, unknown > =>
	// Elements and components of React may be plain objects, but must stay the same ones.
	isRecord( value ) && Object.getPrototypeOf( value ) === Object.prototype && ! ( '$$typeof' in value );

/**
 * Returns a copy that shares no array and no plain object with the original; functions, components and instances are the
 * same ones.
 */
function copyOf< Value >( value: Value ): Value {
	if ( Array.isArray( value ) ) {
		return value.map( copyOf ) as Value;
	}
	return isPlainObject( value )
		? ( Object.fromEntries( Object.entries( value ).map( ( [ key, item ] ) => [ key, copyOf( item ) ] ) ) as Value )
		: value;
}

/**
 * Applies the filters that extensions have added to a hook. One that throws, or returns what can't be used, is named on the
 * console and left out; the others go on with the last good value. Each works on a copy of its own.
 *
 * @param hookName Such as 'storewright_admin_pages_list'.
 * @param value    The value to filter; returned itself where nothing filters it.
 * @param isValid  Whether what a callback returned can be used.
 */
export function applyFiltersSafely< Value >(
	hookName: string,
	value: Value,
	isValid: ( result: unknown ) => result is Value
): Value {
	let filtered = value;
	for ( const { callback, namespace } of [ ...( filters[ hookName ]?.handlers ?? [] ) ] ) {
		try {
			const result: unknown = callback( copyOf( filtered ) );
			if ( ! isValid( result ) ) {
				throw new TypeError( 'It returned a value that can’t be used.' );
			}
			filtered = copyOf( result );
		} catch ( error ) {
			// eslint-disable-next-line no-console -- Tells the author of the extension.
			console.error( `The filter ${ hookName } of “${ namespace }” failed and was left out:`, error );
		}
	}
	return filtered;
}

/** Validates lists of names. */
export const isListOfStrings = ( value: unknown ): value is string[] =>
	Array.isArray( value ) && value.every( ( item ) => typeof item === 'string' );
