import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';

import { recordEvent } from '../shared/data/events';
import { optionsStore } from '../shared/data/options';
import { getPageData } from '../shared/data/page-data';
import { useAsyncAction } from '../shared/data/use-async-action';
import { forgetSaved } from '../shared/drafts/drafts';
import { ACTION, MARK_AS_ASKED } from './asked-option';

/** How long the chosen answer stays before the thank-you comes, in milliseconds. */
export const THANKS_AFTER = 1200;

/** From 1 to 5; what is above this is good, and no more is asked. */
const LAST_BAD_SCORE = 2;

/** Names the draft of the answers. */
export const FEEDBACK_DRAFT = 'feedback';

/** An owner's answer. */
export interface FeedbackRecord {
	score: number;
	secondScore?: number;
	comments?: string;
}

export interface Feedback {
	/** How far it is: `thanked` comes a moment after `sent`. */
	stage: 'asked' | 'sending' | 'sent' | 'thanked';
	/** Why the last attempt failed, a sentence for the owner; null if it did not. */
	failure: string | null;
	/** Sends an answer; a second call meanwhile or afterwards does nothing. */
	send: ( answer: FeedbackRecord ) => Promise< boolean >;
	/** Notes that more is asked. */
	ask: () => void;
	clearFailure: () => void;
}

/**
 * Whether a score says that all is well.
 *
 * @param score From 1 to 5.
 */
export const isPositive = ( score: number ): boolean => score > LAST_BAD_SCORE;

/** Returns the properties of every event. */
const facts = () => ( { action: ACTION, store_age: getPageData().storeAge } );

/**
 * An answer as its event tells of it.
 *
 * @param answer The owner's.
 */
export const factsOf = ( { score, secondScore, comments = '' }: FeedbackRecord ) => ( {
	...facts(),
	score,
	...( secondScore !== undefined && {
		score_second_question: secondScore,
		score_combined: score + secondScore,
	} ),
	...( comments.trim() !== '' && { comments: comments.trim() } ),
} );

/**
 * Sends what the owner thinks of the setup: to whoever listens to events on this page, once it is remembered that the owner
 * was asked.
 */
export function useFeedback(): Feedback {
	const { updateOptions } = useDispatch( optionsStore );
	const [ over, setOver ] = useState< 'sent' | 'thanked' | null >( null );
	const { isBusy, failure, run, reset } = useAsyncAction(
		async ( _, answer: FeedbackRecord ) => {
			await updateOptions( MARK_AS_ASKED );
			recordEvent( 'ces_feedback', factsOf( answer ) );
			forgetSaved( FEEDBACK_DRAFT );
		},
		{ isOnce: true, onDone: () => setOver( 'sent' ) }
	);

	useEffect( () => {
		const timer = over === 'sent' ? window.setTimeout( () => setOver( 'thanked' ), THANKS_AFTER ) : undefined;
		return () => window.clearTimeout( timer );
	}, [ over ] );

	const stage = isBusy ? 'sending' : 'asked';
	return {
		stage: over ?? stage,
		failure: failure?.message ?? null,
		send: run,
		ask: () => recordEvent( 'ces_view', facts() ),
		clearFailure: reset,
	};
}
