/** Arguments of commands, such as `--count=20`. */
import { fail } from './failure.mjs';

/**
 * @param {string} name Of an argument.
 * @return {string|undefined} Its value, of the last one where there are several.
 */
function value( name ) {
	return process.argv.findLast( ( text ) => text.startsWith( `--${ name }=` ) )?.slice( name.length + 3 );
}

/**
 * @param {string} name     Of an argument.
 * @param {number} fallback Where it is left out.
 * @param {number} least    The smallest that is possible.
 */
export function numberArgument( name, fallback, least = 1 ) {
	const text = value( name );
	const number = text === undefined ? fallback : Number( text );
	if ( ! Number.isInteger( number ) || number < least ) {
		fail( `--${ name } is a whole number from ${ least } on.` );
	}
	return number;
}

/**
 * @template {string} T
 * @param {string} name   Of an argument.
 * @param {T[]}    values What it may be.
 * @return {T|null} Null where it is left out.
 */
export function textArgument( name, values ) {
	const text = value( name );
	const found = values.find( ( one ) => one === text );
	if ( text !== undefined && found === undefined ) {
		fail( `--${ name } is one of ${ values.join( ', ' ) }; “${ text }” is none.` );
	}
	return found ?? null;
}
