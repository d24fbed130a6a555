import { useDispatch, useSelect } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import { reasonOf, SetUpError, type InstallerVerb } from '../shared/data/plugins/installer';
import { usePluginWork } from '../shared/data/plugins/under-way';
import { toRequestError, type RequestError } from '../shared/data/request';
import { useAsyncAction } from '../shared/data/use-async-action';
import { extensionsStore, type Work } from './store';
import { doneText, failedText } from './texts';

export interface SetUp {
	/** What is being done with this extension, null for nothing. */
	work: Work | null;
	/** Whether it has to wait: for what is done with it, or for another one on this screen. */
	isBlocked: boolean;
	/** Why the last attempt failed, and what it was. */
	failure: { verb: InstallerVerb; error: RequestError } | null;
	run: ( verb: InstallerVerb ) => void;
}

/** What failed: what is installed may only not start. */
const failedVerb = ( error: Error, asked: InstallerVerb ): InstallerVerb =>
	error instanceof SetUpError ? error.verb : asked;

/**
 * Sets an extension up on demand. A failure is shown beside it, or in a notice where the owner has left by then.
 *
 * @param slug   Its slug.
 * @param name   Its name.
 * @param nameId Id of the element with its name, which has the focus once the button is gone.
 */
export function useSetUp( slug: string, name: string, nameId: string ): SetUp {
	const { setUp } = useDispatch( extensionsStore );
	const { createSuccessNotice, createErrorNotice } = useDispatch( noticesStore );
	const own = useSelect( ( select ) => select( extensionsStore ).getWork(), [] );
	const elsewhere = usePluginWork();
	const { run, failure, args } = useAsyncAction(
		async ( signal, verb: InstallerVerb ) => {
			await setUp( slug, verb ).catch( ( error: Error ) => {
				if ( signal.aborted ) {
					const failed = failedText( failedVerb( error, verb ), name ).replace( /\.$/, '' );
					void createErrorNotice( `${ failed }: ${ reasonOf( toRequestError( error ) ) }`, { id: nameId } );
				}
				throw error;
			} );
			void createSuccessNotice( doneText( verb, name ), { type: 'snackbar' } );
		},
		{ onDone: () => document.getElementById( nameId )?.focus() }
	);
	const work = [ ...( own ? [ own ] : [] ), ...elsewhere ].find( ( one ) => one.slug === slug ) ?? null;
	return {
		work,
		isBlocked: own !== null || work !== null,
		failure: failure && args ? { verb: failedVerb( failure, args[ 0 ] ), error: failure } : null,
		run: ( verb ) => void run( verb ),
	};
}
