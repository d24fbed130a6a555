/** The page of the app: renders the shell into the root that the server printed. */
import { createRoot } from '@wordpress/element';
import { getPageData } from '../shared/data/page-data';
import { App } from '../shell/app';
import { replaceFirstHome } from '../shell/first-home';
import '../shared/ui/tokens.scss';

// At once: scripts of other plugins, which run before React renders, may take it away.
getPageData();

const root = document.getElementById( 'storewright-root' );
if ( root !== null ) {
	replaceFirstHome( root );
	createRoot( root ).render( <App /> );
}
