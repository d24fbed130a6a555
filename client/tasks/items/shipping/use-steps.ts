import { useState } from '@wordpress/element';

/** The steps of the task, in their order. */
export const STEPS = [ 'store_location', 'rates', 'label_printing', 'connect' ] as const;

export type StepKey = ( typeof STEPS )[ number ];

interface Progress {
	/** What came of each step that is done. */
	done: Partial< Record< StepKey, string > >;
	/** A step that the owner opened; null for the next one in order. */
	opened: StepKey | null;
}

/**
 * Goes through the steps in their order; what cannot be seen is left out.
 *
 * @param visible The steps that there are now.
 * @param first   What is done from the start, with what came of it.
 */
export function useSteps( visible: readonly StepKey[], first: Partial< Record< StepKey, string > > ) {
	const [ { done, opened }, setProgress ] = useState< Progress >( { done: first, opened: null } );
	const next = visible.find( ( key ) => done[ key ] === undefined ) ?? null;
	return {
		done,
		/** The step that is open; null once all are done. */
		current: opened !== null && visible.includes( opened ) ? opened : next,
		open: ( key: StepKey ) => setProgress( ( progress ) => ( { ...progress, opened: key } ) ),
		/** Notes what came of a step, and goes on. */
		complete: ( key: StepKey, summary = '' ) =>
			setProgress( ( progress ) => ( { done: { ...progress.done, [ key ]: summary }, opened: null } ) ),
	};
}
