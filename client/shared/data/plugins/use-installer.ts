import { speak } from '@wordpress/a11y';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { useIsHere } from '../../use-is-here';
import { useAsyncAction } from '../use-async-action';
import { pluginsChanged } from './changed';
import { installAndActivate, PLUGIN_FAILED, reasonOf, SetUpError } from './installer';
import { whileUnderWay } from './under-way';

export interface Installer {
	/** Slugs of the plugins that are being set up at this moment; none if nothing is. */
	busy: readonly string[];
	/** Why the last attempt failed, for who says beside it what did; null if it did not. */
	failure: string | null;
	/** Whether they were installed and only could not be activated. */
	isInstalled: boolean;
	/**
	 * Installs and activates plugins; a second call while one is under way does nothing.
	 *
	 * @param slugs As in WordPress's plugin directory.
	 * @param after What has to follow even where the owner has left by then.
	 * @return Whether they are active now, and who asked is still there.
	 */
	install: ( slugs: readonly string[], after?: () => Promise< void > | void ) => Promise< boolean >;
}

const NOTICE = 'storewright-plugin-install';

/**
 * Sets plugins up on demand. A failure is shown once: by who asked, beside its button, and in a notice where the owner has left
 * by then. Either way it is announced.
 */
export function useInstaller(): Installer {
	const { createErrorNotice, removeNotice } = useDispatch( noticesStore );
	const isHere = useIsHere();
	const { isBusy, args, failure, run } = useAsyncAction(
		async ( _, slugs: readonly string[], after: () => Promise< void > | void = () => {} ) => {
			void removeNotice( NOTICE );
			// Until what follows is done: another screen would offer it once more.
			await whileUnderWay( slugs, 'install', async ( tell ) => {
				try {
					await installAndActivate( slugs, tell );
					await after();
				} finally {
					pluginsChanged();
				}
			} );
		},
		{
			onFailure: ( { code, message } ) => {
				// The server names the plugin; that there was no answer does not say what of.
				const errorPrefix = __( 'The plugin could not be set up.', 'storewright' );
				const text = code === PLUGIN_FAILED ? message : `${ errorPrefix } ${ message }`;
				if ( isHere.current ) {
					speak( text, 'assertive' );
				} else {
					void createErrorNotice( text, { id: NOTICE } );
				}
			},
		}
	);
	const busy = isBusy && args ? args[ 0 ] : [];
	return {
		busy,
		failure: failure && reasonOf( failure ),
		isInstalled: failure instanceof SetUpError && failure.verb === 'activate',
		install: run,
	};
}
