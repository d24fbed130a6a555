/** WordPress's media library, fetched when it is first opened: it is larger than the rest of the page. */
import { __ } from '@wordpress/i18n';

import { getPageData } from './data/page-data';

export interface Picture {
	id: number;
	url: string;
	alt: string;
}

interface Frame {
	on: ( event: string, listener: () => void ) => void;
	open: () => void;
	state: () => { get: ( name: 'selection' ) => { first: () => { toJSON: () => unknown } | undefined } };
}

type Media = ( options: Record< string, unknown > ) => Frame;

const library = (): Media | undefined => ( window as { wp?: { media?: Media } } ).wp?.media;

/** Ids of the scripts and styles that the page has, also those that the server sent in one file. */
function present(): Set< string > {
	const ids = [ ...document.querySelectorAll( 'script[id], link[id], style[id]' ) ].map( ( { id } ) => id );
	const together = [ ...document.querySelectorAll< HTMLScriptElement >( 'script[src*="load-scripts.php"]' ) ].flatMap(
		( { src } ) =>
			[ ...new URL( src ).searchParams ].flatMap( ( [ name, handles ] ) =>
				name.startsWith( 'load' ) ? handles.split( ',' ) : []
			)
	);
	return new Set( [ ...ids, ...together.map( ( handle ) => `${ handle }-js` ) ] );
}

/** The script that data or a translation belongs to: `wp-util-js-extra` to `wp-util-js`. */
const ownerOf = ( id: string ): string => id.replace( /-(?:extra|before|after|translations)$/, '' );

function run( found: HTMLScriptElement ): Promise< void > {
	// A script that was parsed on its own does not run: a copy does.
	const script = document.createElement( 'script' );
	[ ...found.attributes ].forEach( ( { name, value } ) => script.setAttribute( name, value ) );
	script.text = found.text;
	return new Promise( ( resolve, reject ) => {
		if ( script.src === '' || ( script.type !== '' && script.type !== 'text/javascript' ) ) {
			document.body.append( script );
			resolve();
			return;
		}
		script.async = false;
		script.onload = () => resolve();
		script.onerror = () => reject( new Error( script.src ) );
		document.body.append( script );
	} );
}

async function fetchLibrary(): Promise< void > {
	const response = await fetch( `${ getPageData().adminUrl }admin-ajax.php?action=storewright_media_library`, {
		credentials: 'same-origin',
	} );
	if ( ! response.ok ) {
		throw new Error( String( response.status ) );
	}
	const parsed = new DOMParser().parseFromString( await response.text(), 'text/html' );
	const known = present();
	const parts = parsed.querySelectorAll< HTMLElement >( 'link[rel="stylesheet"], style, script' );
	for ( const part of parts ) {
		if ( part.id !== '' && known.has( ownerOf( part.id ) ) ) {
			continue;
		}
		if ( part instanceof HTMLScriptElement ) {
			await run( part );
		} else {
			document.head.append( part );
		}
	}
}

let loading: Promise< void > | null = null;

/** Fetches the library once; anew where that has failed. */
async function loadLibrary(): Promise< Media > {
	if ( ! library() ) {
		loading ??= fetchLibrary();
		try {
			await loading;
		} catch ( error ) {
			loading = null;
			throw error;
		}
	}
	const media = library();
	if ( ! media ) {
		loading = null;
		throw new Error( 'wp.media' );
	}
	return media;
}

const pictureOf = ( chosen: unknown ): Picture | null => {
	const { id, url, alt } = ( chosen ?? {} ) as Record< string, unknown >;
	return typeof id === 'number' && typeof url === 'string'
		? { id, url, alt: typeof alt === 'string' ? alt : '' }
		: null;
};

/**
 * Opens the library, in which a picture can be chosen or uploaded.
 *
 * @param onChoose Called with what was chosen.
 * @param onClose  Called when it is closed, whatever was chosen.
 * @param signal   Aborted where it's not wanted any more: it is not opened then.
 * @throws {Error} It could not be fetched.
 */
export async function openLibrary(
	onChoose: ( picture: Picture ) => void,
	onClose: () => void,
	signal: AbortSignal
): Promise< void > {
	const media = await loadLibrary();
	signal.throwIfAborted();
	const frame = media( {
		title: __( 'Choose image', 'storewright' ),
		button: { text: __( 'Use this image', 'storewright' ) },
		library: { type: 'image' },
		multiple: false,
	} );
	frame.on( 'select', () => {
		const picture = pictureOf( frame.state().get( 'selection' ).first()?.toJSON() );
		if ( picture ) {
			onChoose( picture );
		}
	} );
	frame.on( 'close', onClose );
	frame.open();
}
