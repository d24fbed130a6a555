/** Cuts texts between characters as people see them, never inside one. */
import { getPageData } from '../data/page-data';

/** What follows what is left of a text. */
const CUT = '...';

interface Segments {
	graphemes: readonly string[];
	/** After how many characters a word ends or begins. */
	boundaries: ReadonlySet< number >;
}

/** Browsers without Intl.Segmenter (Firefox before 125) cut between code points, at spaces. */
function segmentsOf( text: string ): Segments {
	if ( typeof Intl.Segmenter !== 'function' ) {
		const graphemes = [ ...text ];
		const spaces = graphemes.flatMap( ( grapheme, index ) =>
			/\s/.test( grapheme ) ? [ index, index + 1 ] : []
		);
		return { graphemes, boundaries: new Set( spaces ) };
	}
	const { locale } = getPageData();
	const graphemes = [ ...new Intl.Segmenter( locale, { granularity: 'grapheme' } ).segment( text ) ];
	const words = new Set(
		[ ...new Intl.Segmenter( locale, { granularity: 'word' } ).segment( text ) ].map( ( { index } ) => index )
	);
	return {
		graphemes: graphemes.map( ( { segment } ) => segment ),
		boundaries: new Set(
			graphemes.flatMap( ( { index }, position ) => ( words.has( index ) ? [ position ] : [] ) )
		),
	};
}

/**
 * How many characters a text has, as people count them.
 *
 * @param text The text.
 */
export const countCharacters = ( text: string ): number => segmentsOf( text ).graphemes.length;

/**
 * Cuts a text that is too long, between two words where there are any, and says so.
 *
 * @param text  The text.
 * @param limit How many characters are left of it at most, as people count them, without the dots.
 * @param cut   What is appended then.
 */
export function truncate( text: string, limit: number, cut = CUT ): string {
	const { graphemes, boundaries } = segmentsOf( text );
	if ( graphemes.length <= limit ) {
		return text;
	}
	let end = limit;
	while ( end > 0 && ! boundaries.has( end ) ) {
		end--;
	}
	const kept = graphemes.slice( 0, end === 0 ? limit : end ).join( '' );
	return `${ kept.trimEnd() || graphemes.slice( 0, limit ).join( '' ) }${ cut }`;
}
