import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { getHistory } from './history';

const guards = new Set< object >();
const stayListeners = new Set< () => void >();

function askToLeave(): boolean {
	// eslint-disable-next-line no-alert -- The browser's own question works when everything else is leaving too.
	const isLeaving = window.confirm( __( 'Your changes have not been saved. Leave without saving?', 'storewright' ) );
	if ( ! isLeaving ) {
		stayListeners.forEach( ( listener ) => listener() );
	}
	return isLeaving;
}

/**
 * Asks before the page is left while something on it isn't saved: by a link or the browser's buttons, and by the browser's
 * own question where the page is closed or loaded anew.
 *
 * @param isUnsaved Whether there is something to lose.
 */
export function useLeaveGuard( isUnsaved: boolean ): void {
	useEffect( () => {
		if ( ! isUnsaved ) {
			return undefined;
		}
		const guard = {};
		guards.add( guard );
		const unblock = getHistory().block( ( { retry } ) => {
			if ( askToLeave() ) {
				unblock();
				retry();
			}
		} );
		return () => {
			guards.delete( guard );
			unblock();
		};
	}, [ isUnsaved ] );
}

/**
 * Asks before a part of the page makes room for another one, such as a step; true at once where nothing is unsaved.
 */
export const confirmDiscard = (): boolean => guards.size === 0 || askToLeave();

/**
 * Calls back when the owner was asked, and stays.
 *
 * @param listener What to do.
 * @return Ends that.
 */
export function onStay( listener: () => void ): () => void {
	stayListeners.add( listener );
	return () => void stayListeners.delete( listener );
}
