import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';

import { recordEvent } from '../shared/data/events';
import { getPageData } from '../shared/data/page-data';
import { toRequestError } from '../shared/data/request';
import { ACTION, store } from './store';

/** How long the chosen answer stays before the thank-you comes, in milliseconds. */
export const THANKS_AFTER = 1200;

/** From 1 to 5; what is above this is good, and no more is asked. */
const LAST_BAD_SCORE = 2;

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
	send: ( answer: FeedbackRecord ) => Promise< void >;
	/** Notes that more is asked. */
	ask: () => void;
	forgetFailure: () => void;
}

/**
 * Whether a score says that all is well.
 *
 * @param score From 1 to 5.
 */
export const isPositive = ( score: number ): boolean => score > LAST_BAD_SCORE;

/** What belongs to every event. */
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
	const { remember } = useDispatch( store );
	const [ stage, setStage ] = useState< Feedback[ 'stage' ] >( 'asked' );
	const [ failure, setFailure ] = useState< string | null >( null );
	const isTaken = useRef( false );

	useEffect( () => {
		const timer = stage === 'sent' ? window.setTimeout( () => setStage( 'thanked' ), THANKS_AFTER ) : undefined;
		return () => window.clearTimeout( timer );
	}, [ stage ] );

	const send = async ( answer: FeedbackRecord ) => {
		if ( isTaken.current ) {
			return;
		}
		isTaken.current = true;
		setFailure( null );
		setStage( 'sending' );
		try {
			await remember();
			recordEvent( 'ces_feedback', factsOf( answer ) );
			setStage( 'sent' );
		} catch ( error ) {
			isTaken.current = false;
			setFailure( toRequestError( error ).message );
			setStage( 'asked' );
		}
	};
	return {
		stage,
		failure,
		send,
		ask: () => recordEvent( 'ces_view', facts() ),
		forgetFailure: () => setFailure( null ),
	};
}
