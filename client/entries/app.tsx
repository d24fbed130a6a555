/** The page of the app: renders the shell into the root that the server printed. */
import { createRoot } from '@wordpress/element';
import { App } from '../shell/app';
import '../shared/ui/tokens.scss';

const root = document.getElementById( 'storewright-root' );
if ( root !== null ) {
	createRoot( root ).render( <App /> );
}
