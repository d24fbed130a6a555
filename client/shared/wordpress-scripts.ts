/** Scripts of WordPress's that are fetched when they are first needed: they are larger than the rest of the page. */
import { getPageData } from './data/page-data';

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

/**
 * Fetches and runs scripts, styles and dialogs that an action of admin-ajax.php prints.
 *
 * @param action Name of the action.
 * @throws {Error} They could not be fetched.
 */
export async function loadWordPressScripts( action: string ): Promise< void > {
	// WordPress's own pages know where requests go, ours know where the administration is.
	const { ajaxurl } = window as { ajaxurl?: string };
	const response = await fetch( `${ ajaxurl ?? `${ getPageData().adminUrl }admin-ajax.php` }?action=${ action }`, {
		credentials: 'same-origin',
	} );
	if ( ! response.ok ) {
		throw new Error( String( response.status ) );
	}
	const parsed = new DOMParser().parseFromString( await response.text(), 'text/html' );
	const known = present();
	// The dialog for links of the text editor.
	const dialogs = [ ...parsed.querySelectorAll( 'body > [id^="wp-link"]' ) ];
	document.body.append( ...dialogs.filter( ( { id } ) => document.getElementById( id ) === null ) );
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
