import { useState } from '@wordpress/element';

type Done< Key extends string > = Partial< Record< Key, string > >;

/**
 * Goes through steps, one at a time; what is done from the start is passed over.
 *
 * @param order The steps.
 * @param first What is done from the start, with what came of it.
 */
export function useSteps< Key extends string >( order: readonly Key[], first: Done< Key > ) {
	const [ { done, opened }, setProgress ] = useState< { done: Done< Key >; opened: Key | null } >( {
		done: first,
		opened: null,
	} );
	return {
		done,
		/** The step that is open; null once all are done. */
		current: opened ?? order.find( ( key ) => done[ key ] === undefined ) ?? null,
		open: ( key: Key ) => setProgress( ( progress ) => ( { ...progress, opened: key } ) ),
		/** Notes what came of a step, and goes on. */
		complete: ( key: Key, summary = '' ) =>
			setProgress( ( progress ) => ( { done: { ...progress.done, [ key ]: summary }, opened: null } ) ),
	};
}
