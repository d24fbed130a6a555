import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { usePluginWork } from '../../../shared/data/plugins/under-way';
import { useInstaller } from '../../../shared/data/plugins/use-installer';
import { navigate, urlTo } from '../../../shared/routing';
import { focusOn } from '../../links';
import { store } from '../../store';
import type { TaskPageProps } from '../../types';
import { nameId } from './extension-row';
import { useGroupActions, type Extension } from './store';

/** The setting up of extensions. */
export interface SetUp {
	/** Whether an extension is being set up, here or on another screen. */
	isInFlight: ( slug: string ) => boolean;
	/** Whether one is being set up here, which the others wait for. */
	isBusy: boolean;
	/** Why the last attempt failed, by the slug of what it was about. */
	problems: Readonly< Record< string, string > >;
	start: ( extension: Extension ) => Promise< void >;
}

/**
 * Sets extensions up: installed, active, and the task done by it. The owner is back on the task then.
 */
export function useSetUp( { task, trackEvent }: Pick< TaskPageProps, 'task' | 'trackEvent' > ): SetUp {
	const { busy, failure, install } = useInstaller();
	const work = usePluginWork();
	const { actionTask } = useDispatch( store );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const { readAgain, noteActive } = useGroupActions();
	const [ tried, setTried ] = useState( '' );
	const [ done, setDone ] = useState< Extension | null >( null );

	// Its button is gone.
	useEffect( () => {
		if ( done ) {
			focusOn( nameId( done ) );
		}
	}, [ done ] );

	/** The rest of it, wherever the owner is by then. */
	const finish = async ( { key, slug, name }: Extension ) => {
		trackEvent( 'tasklist_marketing_install', { selected_extension: key } );
		await actionTask( task.id );
		try {
			await readAgain();
		} catch {
			await noteActive( slug );
		}
		/* translators: %s: name of an extension. */
		void createSuccessNotice( sprintf( __( '%s is active now.', 'storewright' ), name ), {
			id: 'storewright-marketing',
			type: 'snackbar',
		} );
	};
	const isBusy = busy.length > 0;
	const isInFlight = ( slug: string ) => busy.includes( slug ) || work.some( ( one ) => one.slug === slug );
	const start = async ( extension: Extension ) => {
		if ( isBusy || isInFlight( extension.slug ) ) {
			return;
		}
		setTried( extension.slug );
		if ( await install( [ extension.slug ], () => finish( extension ) ) ) {
			navigate( urlTo( '/', { task: task.id } ) );
			setDone( extension );
		}
	};
	return { isInFlight, isBusy, problems: failure === null ? {} : { [ tried ]: failure }, start };
}
