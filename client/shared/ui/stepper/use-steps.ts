import { useState } from '@wordpress/element';

import type { Step } from './stepper';

/** Results of the steps that are done, by key. */
export type DoneSteps< Key extends string > = Partial< Record< Key, string > >;

/**
 * Goes through steps in their order; what is done from the start is passed over, and what cannot be seen is left out.
 *
 * @param visible The steps that there are now.
 * @param first   What is done from the start, with what came of it.
 */
export function useSteps< Key extends string >( visible: readonly Key[], first: DoneSteps< Key > ) {
	const [ { done, opened }, setProgress ] = useState< { done: DoneSteps< Key >; opened: Key | null } >( {
		done: first,
		opened: null,
	} );
	const next = visible.find( ( key ) => done[ key ] === undefined ) ?? null;
	return {
		done,
		/** The step that is open: the one that the owner opened, or else the next one in order; null once all are done. */
		current: opened !== null && visible.includes( opened ) ? opened : next,
		/** The steps with how far each is, as `Stepper` takes them. */
		withProgress: ( steps: ReadonlyArray< Omit< Step, 'isDone' | 'summary' > & { key: Key } > ): Step[] =>
			steps.map( ( step ) => ( { ...step, isDone: done[ step.key ] !== undefined, summary: done[ step.key ] } ) ),
		open: ( key: Key ) => setProgress( ( progress ) => ( { ...progress, opened: key } ) ),
		/** Notes what came of a step, and goes on. */
		complete: ( key: Key, summary = '' ) =>
			setProgress( ( progress ) => ( { done: { ...progress.done, [ key ]: summary }, opened: null } ) ),
	};
}
