/** Lengths of an IBAN after the letters of its country and the two check digits. */
const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * Whether a text is an IBAN: of the shape, and with check digits that fit the rest (ISO 7064, modulo 97).
 *
 * @param text As it was typed; blanks between its groups are of no account.
 */
export function isIban( text: string ): boolean {
	const iban = text.replace( /\s/g, '' ).toUpperCase();
	if ( ! SHAPE.test( iban ) ) {
		return false;
	}
	// Letters count as 10 to 35; the country and the check digits come last.
	const digits = [ ...iban.slice( 4 ), ...iban.slice( 0, 4 ) ].map( ( sign ) => parseInt( sign, 36 ) ).join( '' );
	let rest = 0;
	for ( const digit of digits ) {
		rest = ( rest * 10 + Number( digit ) ) % 97;
	}
	return rest === 1;
}
