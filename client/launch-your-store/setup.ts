/** What the hub reads: the setup tasks, and the launch check. */
import { useEffect, useState } from '@wordpress/element';

import type { LaunchCheck, OnboardingTask, OnboardingTaskList } from '../generated/rest';
import { request, type RequestError } from '../shared/data/request';
import { useAsyncAction } from '../shared/data/use-async-action';

/** Id of the task that this page completes. */
export const LAUNCH = 'launch-your-store';

/** Pages are requested one after the other, each for ten seconds at most and with redirects. */
const CHECK_TIMEOUT = 120_000;

interface Loaded< Data > {
	/** Null until it is there; stays while it is read again. */
	data: Data | null;
	isBusy: boolean;
	failure: RequestError | null;
	/** Reads it again. */
	read: () => void;
	/** Whether what is there does not hold any more. */
	isOutdated: boolean;
	/** Reads it again, since what was does not hold any more. */
	renew: () => void;
}

function useLoaded< Data >( load: ( signal: AbortSignal ) => Promise< Data > ): Loaded< Data > {
	const [ data, setData ] = useState< Data | null >( null );
	const [ isOutdated, setOutdated ] = useState( false );
	const { isBusy, failure, run, abort } = useAsyncAction( load, {
		onDone: ( loaded: Data ) => {
			setData( loaded );
			setOutdated( false );
		},
	} );
	useEffect( () => void run(), [ run ] );
	const read = () => {
		// What is under way may answer with what was before.
		abort();
		void run();
	};
	return {
		data,
		isBusy,
		failure,
		read,
		isOutdated,
		renew: () => {
			setOutdated( true );
			read();
		},
	};
}

/** The setup tasks, as they are now: the owner may come back from one of them. */
export const useSetupTasks = (): Loaded< OnboardingTask[] > =>
	useLoaded( async ( signal ) => {
		const lists = await request< OnboardingTaskList[] >( { path: '/wc-admin/onboarding/tasks', signal } );
		return lists.find( ( { id } ) => id === 'setup' )?.tasks ?? [];
	} );

/** What a visitor sees of the site. */
export const useLaunchCheck = (): Loaded< LaunchCheck > =>
	useLoaded( ( signal ) =>
		request< LaunchCheck >( {
			path: '/wc-admin/launch-your-store/check',
			method: 'POST',
			timeout: CHECK_TIMEOUT,
			signal,
		} )
	);
