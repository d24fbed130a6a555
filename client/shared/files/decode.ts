/** Text files as spreadsheet programs write them: read, and written in the same encoding. */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
	/** Without a byte order mark. */
	text: string;
	encoding: Encoding;
	/** Whether the letters beyond ASCII are a guess. */
	isGuessed: boolean;
}

const withoutMark = ( text: string ): string => text.replace( /^\uFEFF/, '' );

/**
 * Returns the text of a file: UTF-8, UTF-16 with its mark, or what spreadsheets on Windows write.
 *
 * @param bytes Its content.
 */
export function decode( bytes: ArrayBuffer ): DecodedText {
	const [ first, second ] = new Uint8Array( bytes );
	const read = ( encoding: Encoding, isGuessed = false, fatal = false ): DecodedText => ( {
		text: withoutMark( new TextDecoder( encoding, { fatal } ).decode( bytes ) ),
		encoding,
		isGuessed,
	} );
	if ( first === 0xff && second === 0xfe ) {
		return read( 'utf-16le' );
	}
	if ( first === 0xfe && second === 0xff ) {
		return read( 'utf-16be' );
	}
	try {
		return read( 'utf-8', false, true );
	} catch {
		return read( 'windows-1252', true );
	}
}

/** Characters of Windows-1252 in place of the control characters 128 to 159. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function toWindows( text: string ): Uint8Array< ArrayBuffer > | null {
	const bytes = new Uint8Array( text.length );
	for ( let index = 0; index < text.length; index++ ) {
		const code = text.charCodeAt( index );
		const place = WINDOWS.indexOf( text[ index ] ?? '' );
		if ( place === -1 && ( code > 255 || ( code >= 128 && code < 160 ) ) ) {
			return null;
		}
		bytes[ index ] = place === -1 ? code : 128 + place;
	}
	return bytes;
}

function toUtf16( text: string, isLittle: boolean ): Uint8Array< ArrayBuffer > {
	const view = new DataView( new ArrayBuffer( 2 * text.length ) );
	for ( let index = 0; index < text.length; index++ ) {
		view.setUint16( 2 * index, text.charCodeAt( index ), isLittle );
	}
	return new Uint8Array( view.buffer );
}

/**
 * Returns a text in an encoding, with the mark by which spreadsheets know it. A text that Windows-1252 cannot hold is UTF-8.
 *
 * @param text
 * @param encoding
 */
export function encode( text: string, encoding: Encoding ): BlobPart {
	switch ( encoding ) {
		case 'utf-16le':
		case 'utf-16be':
			return toUtf16( `\uFEFF${ text }`, encoding === 'utf-16le' );
		case 'windows-1252':
			return toWindows( text ) ?? `\uFEFF${ text }`;
		default:
			return `\uFEFF${ text }`;
	}
}

/**
 * Returns the content of a file that the owner chose.
 *
 * @param file
 * @throws {DOMException} It is gone, or must not be read.
 */
export const bytesOf = ( file: File ): Promise< ArrayBuffer > =>
	new Promise( ( resolve, reject ) => {
		const reader = new FileReader();
		reader.onload = () => resolve( reader.result as ArrayBuffer );
		reader.onerror = () => reject( reader.error ?? new Error( file.name ) );
		reader.readAsArrayBuffer( file );
	} );
