import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

import { usePageReturn } from '../routing';
import { toRequestError, type RequestError } from './request';

interface State< Args > {
	status: 'idle' | 'busy' | 'done' | 'failed';
	/** Arguments of the latest run; null before the first. */
	args: Args | null;
	/** Why the latest run failed; null where it did not, or is not over. */
	failure: RequestError | null;
}

export interface AsyncAction< Args extends readonly unknown[] > extends State< Args > {
	isBusy: boolean;
	/** Runs the action; true once it's done and the component is still there. A run while it is busy does nothing. */
	run: ( ...args: Args ) => Promise< boolean >;
	/** Runs it once more with what the latest run was given. */
	retry: () => Promise< boolean >;
	/** Forgets a failure, and frees an action that is done once. */
	reset: () => void;
	/** Aborts the run that is under way: nothing comes of it. */
	abort: () => void;
}

interface AsyncActionOptions< Args extends readonly unknown[], Result > {
	/** Called while the component is still there: navigates, moves the focus, keeps the result. */
	onDone?: ( result: Result, args: Args ) => void;
	/** Called also where the component is gone: a notice outlives it. Not called for what was aborted. */
	onFailure?: ( error: RequestError, args: Args ) => void;
	/** Stays busy once it's done, until the browser shows the page again: what it leads to takes its time. */
	isOnce?: boolean;
}

const IDLE = { status: 'idle', args: null, failure: null } as const;

/**
 * An action that takes time, one run at a time: `{ status, isBusy, args, failure, run( ...args ), retry(), reset() }`.
 *
 * What has to happen even where the owner has left by then (an event, a notice, a store's state) belongs into the action;
 * what only concerns the component belongs into `onDone` or after `await run()`.
 *
 * @param action  Is given a signal that is aborted by abort() and when the component is unmounted, then the run's arguments. Reads pass the
 *                signal on to `request()`; writes don't, as the server may have done them already.
 * @param options The latest ones are used.
 */
export function useAsyncAction< Args extends readonly unknown[], Result >(
	action: ( signal: AbortSignal, ...args: Args ) => Promise< Result >,
	options: AsyncActionOptions< Args, Result > = {}
): AsyncAction< Args > {
	const [ state, setState ] = useState< State< Args > >( IDLE );
	const latest = useRef( { action, options, state } );
	latest.current = { action, options, state };
	const owner = useRef< AbortController | null >( null );
	// Known at once, not only once it's rendered. What is done once stays closed without being under way.
	const isClosed = useRef( false );
	const isInFlight = useRef( false );

	const stop = useCallback( () => {
		owner.current?.abort();
		owner.current = null;
		isClosed.current = false;
		isInFlight.current = false;
	}, [] );
	useEffect( () => stop, [ stop ] );
	const abort = useCallback( () => {
		stop();
		setState( IDLE );
	}, [ stop ] );

	const run = useCallback( async ( ...args: Args ): Promise< boolean > => {
		if ( isClosed.current ) {
			return false;
		}
		isClosed.current = true;
		isInFlight.current = true;
		owner.current ??= new AbortController();
		const { signal } = owner.current;
		setState( { status: 'busy', args, failure: null } );
		let result: Result;
		try {
			result = await latest.current.action( signal, ...args );
		} catch ( reason ) {
			const isUnwanted = signal.aborted && ( reason as { name?: unknown } | null )?.name === 'AbortError';
			const failure = toRequestError( reason );
			if ( ! signal.aborted ) {
				isClosed.current = false;
				isInFlight.current = false;
				setState( { status: 'failed', args, failure } );
			}
			if ( ! isUnwanted ) {
				latest.current.options.onFailure?.( failure, args );
			}
			return false;
		}
		if ( signal.aborted ) {
			return false;
		}
		isClosed.current = latest.current.options.isOnce ?? false;
		isInFlight.current = false;
		setState( { status: 'done', args, failure: null } );
		latest.current.options.onDone?.( result, args );
		return true;
	}, [] );

	const retry = useCallback( async () => {
		const { args } = latest.current.state;
		return args !== null && run( ...args );
	}, [ run ] );

	const reset = useCallback( () => {
		if ( ! isInFlight.current ) {
			isClosed.current = false;
			setState( IDLE );
		}
	}, [] );
	const { isOnce = false } = options;
	usePageReturn( () => isOnce && reset() );

	return {
		...state,
		isBusy: state.status === 'busy' || ( isOnce && state.status === 'done' ),
		run,
		retry,
		reset,
		abort,
	};
}
