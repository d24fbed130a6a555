/** How the owner goes through the profiler: one reducer, which does nothing where an action makes no sense. */
import type { StoreProfiler } from '../generated/rest';

/** The steps in which something is asked, in their order. */
const STEPS = [ 'stage', 'business', 'plugins', 'review' ] as const;

export type StepName = ( typeof STEPS )[ number ];

/** What the server calls the steps that it notes. */
export const SERVER_NAMES = { stage: 'user-profile', business: 'business-info', plugins: 'plugins' } as const;

export interface Answers {
	business_choice: StoreProfiler[ 'answers' ][ 'business_choice' ];
	selling_online_answer: StoreProfiler[ 'answers' ][ 'selling_online_answer' ];
	industry: StoreProfiler[ 'answers' ][ 'industry' ];
	store_name: string;
	/** 'CC' or 'CC:STATE', '' for none chosen. */
	country: string;
	/** Slugs. */
	plugins: readonly string[];
}

export interface State {
	/** The steps that there are for this owner. */
	steps: readonly StepName[];
	/** Where the owner is: in a step, while plugins are installed, or at the end. */
	at: StepName | 'installing' | 'done';
	answers: Answers;
	/** The answers as the server has them. */
	saved: Answers;
	/** Slugs of the plugins that are still to be installed. */
	waiting: readonly string[];
	/** Slugs of those that were installed. */
	installed: readonly string[];
	/** What was changed, in sentences, once it was applied. */
	changed: readonly string[];
	/** Whether the owner applied it before this page was loaded, and plugins were still to be installed. */
	isResumed: boolean;
}

export type Action =
	| { type: 'ANSWERED'; answers: Partial< Answers > }
	| { type: 'CONTINUED' }
	| { type: 'WENT_BACK' }
	| { type: 'APPLIED'; changed: readonly string[] }
	| { type: 'INSTALLED' }
	| { type: 'LEFT_OUT' };

/**
 * Where the owner begins, or goes on: with the plugins that are still to be installed, else at the first step that is not done.
 *
 * @param answers    What was answered so far, or is set already.
 * @param completed  The server's names of the steps that are done.
 * @param hasPlugins Whether there are plugins to choose.
 * @param waiting    Slugs of plugins that were confirmed before and are not installed.
 */
export function begin(
	answers: Answers,
	completed: readonly string[],
	hasPlugins: boolean,
	waiting: readonly string[] = []
): State {
	const isResumed = waiting.length > 0;
	const steps = STEPS.filter( ( step ) => step !== 'plugins' || hasPlugins );
	const isOpen = ( step: StepName ) => step === 'review' || ! completed.includes( SERVER_NAMES[ step ] );
	return {
		steps,
		at: isResumed ? 'installing' : ( steps.find( isOpen ) ?? 'review' ),
		answers,
		saved: answers,
		waiting,
		installed: [],
		changed: [],
		isResumed,
	};
}

const isStep = ( at: State[ 'at' ] ): at is StepName => ( STEPS as readonly string[] ).includes( at );

/** The step beside another one; undefined where there is none. */
const beside = ( { steps, at }: State, by: 1 | -1 ): StepName | undefined =>
	isStep( at ) ? steps[ steps.indexOf( at ) + by ] : undefined;

const afterInstalling = ( state: State, installed: readonly string[] ): State => {
	const waiting = state.waiting.slice( 1 );
	return { ...state, waiting, installed, at: waiting.length > 0 ? 'installing' : 'done' };
};

/**
 * What comes of an action.
 *
 * @param state  Where the owner is.
 * @param action What happened.
 */
export function reduce( state: State, action: Action ): State {
	switch ( action.type ) {
		case 'ANSWERED':
			return isStep( state.at ) ? { ...state, answers: { ...state.answers, ...action.answers } } : state;
		case 'CONTINUED': {
			const next = beside( state, 1 );
			return next ? { ...state, at: next, saved: state.answers } : state;
		}
		case 'WENT_BACK':
			return { ...state, at: beside( state, -1 ) ?? state.at };
		case 'APPLIED': {
			const { plugins } = state.answers;
			return state.at === 'review'
				? {
						...state,
						at: plugins.length > 0 ? 'installing' : 'done',
						saved: state.answers,
						waiting: plugins,
						changed: action.changed,
					}
				: state;
		}
		case 'INSTALLED':
			return state.at === 'installing'
				? afterInstalling( state, [ ...state.installed, ...state.waiting.slice( 0, 1 ) ] )
				: state;
		case 'LEFT_OUT':
			return state.at === 'installing' ? afterInstalling( state, state.installed ) : state;
	}
}
