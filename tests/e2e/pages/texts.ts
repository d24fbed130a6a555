/** The texts of the screens in the language of a journey, by their English ones. */
import { readFile } from 'node:fs/promises';
import gettext from 'gettext-parser';

export interface Texts {
	/** Returns a text, its placeholders filled. */
	of: ( english: string, ...values: readonly string[] ) => string;
	/** Returns the plural of a text. */
	many: ( english: string, plural: string, ...values: readonly string[] ) => string;
}

const filled = ( text: string, values: readonly string[] ): string => {
	let next = 0;
	return text
		.replace( /%(?:(\d)\$)?[sd]/g, ( _, place?: string ) => values[ place ? Number( place ) - 1 : next++ ] ?? '' )
		.replaceAll( '%%', '%' );
};

/** The texts as they are in the code. */
export const ENGLISH: Texts = {
	of: ( english, ...values ) => filled( english, values ),
	many: ( _, plural, ...values ) => filled( plural, values ),
};

/**
 * Returns the texts of a translation that the plugin brings.
 *
 * @param locale Such as `de_DE`.
 */
export async function textsOf( locale: 'de_DE' | 'he_IL' ): Promise< Texts > {
	const { translations } = gettext.po.parse( await readFile( `languages/storewright-${ locale }.po` ) );
	const find = ( english: string, at: 'first' | 'last' ): string => {
		const { msgstr = [] } = translations[ '' ]?.[ english ] ?? {};
		const text = at === 'first' ? msgstr[ 0 ] : msgstr.at( -1 );
		if ( ! text ) {
			throw new Error( `“${ english }” is not translated into ${ locale }.` );
		}
		return text;
	};
	return {
		of: ( english, ...values ) => filled( find( english, 'first' ), values ),
		many: ( english, _, ...values ) => filled( find( english, 'last' ), values ),
	};
}
