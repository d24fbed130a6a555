import type { DataRegistry } from '@wordpress/data';
import { _n, sprintf } from '@wordpress/i18n';

import { getPageData, updatePageData } from '../shared/data/page-data';
import { progressOf, remainingTasks } from './progress';
import { store } from './store';
import type { TaskList } from './types';

/** The app's entry of the admin menu: WooCommerce has badges of the same class. */
const menu = () => `#toplevel_page_${ getPageData().page }`;
/** Also at entries of WooCommerce's menu that lead here. */
const badges = () => [
	...document.querySelectorAll(
		`${ menu() } .remaining-tasks-badge, a[href*="#storewright-menu="] .remaining-tasks-badge`
	),
];

/**
 * Shows in the admin menu how many tasks are left, as the server prints it; at 0 there is no badge.
 *
 * @param count Tasks that wait for the owner.
 */
export function showBadge( count: number ) {
	const shown = badges();
	if ( count < 1 ) {
		shown.forEach( ( badge ) => badge.remove() );
		return;
	}
	if ( shown.length ) {
		shown.forEach( ( badge ) => fill( badge, count ) );
		return;
	}
	const badge = document.createElement( 'span' );
	fill( badge, count );
	document.querySelector( `${ menu() } .wp-menu-name` )?.append( ' ', badge );
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
 * Returns the number that the badge shows.
 */
export function shownBadge(): number {
	return Number( badges()[ 0 ]?.querySelector( '.count' )?.textContent ?? 0 );
}

/** Tells the rest of the page how far setup is: the server has printed what was true when the page was opened. */
function tellSetup( list: TaskList | undefined ): void {
	const before = getPageData().setup;
	const setup =
		list === undefined || list.isHidden || list.isComplete
			? null
			: { completed: progressOf( list ).completed, remaining: remainingTasks( list ) };
	if ( setup?.completed !== before?.completed || setup?.remaining !== before?.remaining ) {
		updatePageData( { setup } );
	}
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
		const { getTaskList, hasLists } = registry.select( store );
		if ( ! hasLists() ) {
			return;
		}
		const setup = getTaskList( 'setup' );
		const count = remainingTasks( setup );
		tellSetup( setup );
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
