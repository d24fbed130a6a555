import { useEffect, useRef, useState } from '@wordpress/element';

import { toRequestError, type RequestError } from '../shared/data/request';

/** How many characters a search has at least: nearly everything has a single one. */
const SHORTEST = 2;

/** For how long nothing has to be typed before the server is asked, in milliseconds. */
const DELAY = 250;

/** Asks the server what there is. */
export type Read< Item > = ( search: string, signal: AbortSignal ) => Promise< readonly Item[] >;

interface Answer< Item > {
	search: string;
	items: readonly Item[];
	failure: RequestError | null;
}

/**
 * What the server finds of a text, as one types. A server goes on with a request that nobody waits for any more: there is one at a time,
 * and the next is for what was typed last.
 *
 * @param search What is searched for.
 * @param read   Always the same function.
 */
export function useSearch< Item >( search: string, read: Read< Item > ) {
	const text = search.trim();
	const isLongEnough = text.length >= SHORTEST;
	const [ attempt, setAttempt ] = useState( 0 );
	const [ answer, setAnswer ] = useState< Answer< Item > | null >( null );
	const running = useRef( Promise.resolve() );
	const end = useRef< () => void >();

	useEffect( () => () => end.current?.(), [] );

	useEffect( () => {
		if ( ! isLongEnough ) {
			return undefined;
		}
		let isLast = true;
		const ask = async () => {
			const controller = new AbortController();
			const { signal } = controller;
			end.current = () => controller.abort();
			try {
				const items = await read( text, signal );
				setAnswer( { search: text, items, failure: null } );
			} catch ( reason ) {
				if ( ! signal.aborted ) {
					setAnswer( { search: text, items: [], failure: toRequestError( reason ) } );
				}
			}
		};
		const askInTurn = async () => {
			await running.current;
			if ( isLast ) {
				running.current = ask();
			}
		};
		const timer = setTimeout( () => void askInTurn(), DELAY );
		return () => {
			clearTimeout( timer );
			isLast = false;
		};
	}, [ text, isLongEnough, read, attempt ] );

	const current = isLongEnough && answer?.search === text ? answer : null;
	const retry = () => {
		setAnswer( null );
		setAttempt( attempt + 1 );
	};
	return { isLoading: isLongEnough && current === null, answer: current, retry };
}
