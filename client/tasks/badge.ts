import type { DataRegistry } from '@wordpress/data';
import { _n, sprintf } from '@wordpress/i18n';

import { remainingTasks } from './progress';
import { store } from './store';

const BADGE = '.remaining-tasks-badge';
const MENU_TITLE = '#toplevel_page_wc-admin .wp-menu-name';

/**
 * Shows in the admin menu how many tasks are left, as the server prints it; at 0 there is no badge.
 *
 * @param count Tasks that wait for the owner.
 */
export function showBadge( count: number ) {
	const badges = document.querySelectorAll( BADGE );
	if ( count < 1 ) {
		badges.forEach( ( badge ) => badge.remove() );
		return;
	}
	if ( badges.length ) {
		badges.forEach( ( badge ) => fill( badge, count ) );
		return;
	}
	const badge = document.createElement( 'span' );
	fill( badge, count );
	document.querySelector( MENU_TITLE )?.append( ' ', badge );
}

function fill( badge: Element, count: number ) {
	const number = document.createElement( 'span' );
	number.className = 'count';
	number.setAttribute( 'aria-hidden', 'true' );
	number.textContent = String( count );
	const text = document.createElement( 'span' );
	text.className = 'screen-reader-text';
	text.textContent = sprintf(
		/* translators: %s: number of setup tasks. */
		_n( '%s setup task left', '%s setup tasks left', count, 'storewright' ),
		String( count )
	);
	badge.className = `awaiting-mod update-plugins remaining-tasks-badge count-${ count }`;
	badge.replaceChildren( number, text );
}

/**
 * What the badge shows at present.
 */
export function shownBadge(): number {
	return Number( document.querySelector( `${ BADGE } .count` )?.textContent ?? 0 );
}

/**
 * Keeps the badge true to the task lists from now on. What extensions add to it on the server stays added.
 *
 * @param registry Registry with the store of the tasks.
 * @return Ends it.
 */
export function keepBadge( registry: Pick< DataRegistry, 'select' | 'subscribe' > ): () => void {
	let last: number | undefined;
	let others = 0;
	const update = () => {
		const { getTaskList, hasFinishedResolution } = registry.select( store );
		if ( ! hasFinishedResolution( 'getTaskLists', [] ) ) {
			return;
		}
		const count = remainingTasks( getTaskList( 'setup' ) );
		if ( last === undefined ) {
			others = Math.max( 0, shownBadge() - count );
		} else if ( count !== last ) {
			showBadge( others + count );
		}
		last = count;
	};
	update();
	return registry.subscribe( update, store );
}
