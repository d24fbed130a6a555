import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { toRequestError } from '../request';
import { installAndActivate, PLUGIN_FAILED } from './installer';

export interface Installer {
	/** Slugs of the plugins that are being set up at this moment; none if nothing is. */
	busy: readonly string[];
	/** Why the last attempt failed, a sentence for the owner; null if it did not. */
	failure: string | null;
	/**
	 * Installs and activates plugins; a second call while one is under way does nothing.
	 *
	 * @return Whether they are active now.
	 */
	install: ( ...slugs: readonly string[] ) => Promise< boolean >;
}

const NOTICE = 'storewright-plugin-install';

/**
 * Sets plugins up on demand. A failure is told in a notice as well, so that it is heard by screen readers and seen wherever the
 * owner is by then.
 */
export function useInstaller(): Installer {
	const [ busy, setBusy ] = useState< readonly string[] >( [] );
	const [ failure, setFailure ] = useState< string | null >( null );
	const isBusy = useRef( false );
	const { createErrorNotice, removeNotice } = useDispatch( noticesStore );

	const install = async ( ...slugs: readonly string[] ) => {
		if ( isBusy.current ) {
			return false;
		}
		isBusy.current = true;
		setBusy( slugs );
		setFailure( null );
		void removeNotice( NOTICE );
		try {
			await installAndActivate( slugs );
			return true;
		} catch ( reason ) {
			const { code, message } = toRequestError( reason );
			setFailure( message );
			// The server names the plugin; that there was no answer does not say what of.
			const sorry = __( 'The plugin could not be set up.', 'storewright' );
			void createErrorNotice( code === PLUGIN_FAILED ? message : `${ sorry } ${ message }`, { id: NOTICE } );
			return false;
		} finally {
			isBusy.current = false;
			setBusy( [] );
		}
	};
	return { busy, failure, install };
}
