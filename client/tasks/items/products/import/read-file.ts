/** Reads a file of products, bit by bit, so that the page answers meanwhile. */
import { __, sprintf } from '@wordpress/i18n';
import Papa from 'papaparse';

import { formatCount } from '../../../../shared/format/count';
import { bytesOf, decode, type DecodedText, type Encoding } from '../../../../shared/files/decode';
import { Digest } from './digest';

/** Contents of a file. */
export interface Sheet {
	fileName: string;
	headings: readonly string[];
	/** Without empty ones at the end of the file. */
	rows: ReadonlyArray< readonly string[] >;
	/** Whether the letters beyond ASCII are a guess. */
	isEncodingGuessed: boolean;
	encoding: Encoding;
	/** Separator of the cells. */
	delimiter: string;
	/** The same for the same cells only. */
	digest: string;
}

/** A file that can't be read, with a sentence that says why. */
export class UnreadableFile extends Error {}

const MAX_BYTES = 50 * 1024 * 1024;
const MAX_ROWS = 100_000;

/** Characters that are parsed before the page gets its turn. */
const CHUNK = 256 * 1024;

const startsWith = ( bytes: Uint8Array, ...signs: number[] ): boolean =>
	signs.every( ( sign, index ) => bytes[ index ] === sign );

async function decoded( file: File ): Promise< DecodedText > {
	const buffer = await bytesOf( file );
	const bytes = new Uint8Array( buffer );
	if ( startsWith( bytes, 0x50, 0x4b ) || startsWith( bytes, 0xd0, 0xcf, 0x11, 0xe0 ) ) {
		throw new UnreadableFile(
			__(
				'This is a spreadsheet, not a CSV file. Open it in your spreadsheet app and save it as CSV.',
				'storewright'
			)
		);
	}
	return decode( buffer );
}

const isEmpty = ( row: readonly string[] ): boolean => row.every( ( cell ) => cell.trim() === '' );

/** Returns the delimiter: comma, semicolon or tab, whichever is most frequent outside quotes. */
function separatorOf( text: string ): string {
	const counts = { ',': 0, ';': 0, '\t': 0 };
	let isQuoted = false;
	for ( const sign of text.slice( 0, CHUNK ) ) {
		if ( sign === '"' ) {
			isQuoted = ! isQuoted;
		} else if ( ! isQuoted && ( sign === '\n' || sign === '\r' ) ) {
			break;
		} else if ( ! isQuoted && sign in counts ) {
			counts[ sign as keyof typeof counts ]++;
		}
	}
	const signs = Object.keys( counts ) as Array< keyof typeof counts >;
	return signs.reduce( ( most, sign ) => ( counts[ sign ] > counts[ most ] ? sign : most ) );
}

/** Longest beginning of a row that is named. */
const MAX_LENGTH = 60;

const quotesText = ( row: readonly string[] = [] ): string =>
	sprintf(
		/* translators: %s: beginning of a row of a file. */
		__( 'A quotation mark is not closed or is inside a cell: “%s…”. Fix it and try again.', 'storewright' ),
		row.join( ', ' ).slice( 0, MAX_LENGTH )
	);

function parse( text: string, separator: string ): Promise< { rows: string[][]; digest: string } > {
	return new Promise( ( resolve, reject ) => {
		const rows: string[][] = [];
		const digest = new Digest();
		const config = {
			delimiter: separator,
			chunkSize: CHUNK,
			chunk: ( { data, errors }: Papa.ParseResult< string[] >, parser: Papa.Parser ) => {
				if ( errors.some( ( { type } ) => type === 'Quotes' ) ) {
					// Where a quotation mark is missing, what follows would be a part of that cell.
					reject( new UnreadableFile( quotesText( data.at( -1 ) ) ) );
					parser.abort();
					return;
				}
				data.forEach( ( row ) => {
					rows.push( row );
					digest.add( row );
				} );
				if ( rows.length > MAX_ROWS ) {
					parser.abort();
					return;
				}
				// The page gets its turn.
				parser.pause();
				setTimeout( () => parser.resume(), 0 );
			},
			complete: () => resolve( { rows, digest: digest.text() } ),
			error: ( error: Error ) => reject( new UnreadableFile( error.message ) ),
		};
		Papa.parse< string[] >( text, config );
	} );
}

/**
 * Reads a file: CSV with commas, semicolons or tabs, in UTF-8, UTF-16 or what older programs write.
 *
 * @param file What the owner chose.
 * @throws {UnreadableFile} There are no products in it.
 */
export async function readFile( file: File ): Promise< Sheet > {
	if ( file.size > MAX_BYTES ) {
		throw new UnreadableFile( __( 'The file is larger than 50 MB. Please split it into several.', 'storewright' ) );
	}
	const { text, encoding, isGuessed } = await decoded( file );
	// Some programs say in the first line what separates the cells.
	const directive = /^sep=(.)\r?\n/i.exec( text );
	const csv = text.slice( directive?.[ 0 ].length ?? 0 );
	const delimiter = directive?.[ 1 ] ?? separatorOf( csv );
	const { rows, digest } = await parse( csv, delimiter );
	if ( rows.length > MAX_ROWS ) {
		/* translators: %s: number of rows. */
		const reason = __( 'The file has more than %s rows. Please split it into several.', 'storewright' );
		throw new UnreadableFile( sprintf( reason, formatCount( MAX_ROWS ) ) );
	}
	while ( rows.length > 0 && isEmpty( rows.at( -1 ) ?? [] ) ) {
		rows.pop();
	}
	const [ headings = [], ...data ] = rows;
	if ( isEmpty( headings ) || data.length === 0 ) {
		throw new UnreadableFile(
			__(
				'There are no products in this file. It needs a row of headings and a row for each product.',
				'storewright'
			)
		);
	}
	return {
		fileName: file.name,
		headings: headings.map( ( heading ) => heading.trim() ),
		rows: data,
		isEncodingGuessed: isGuessed,
		encoding,
		delimiter,
		digest,
	};
}
