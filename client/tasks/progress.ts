import { __, sprintf } from '@wordpress/i18n';

import type { Task, TaskList } from './types';

/** The task whose visit does not count as having begun: its page is where everybody starts. */
const FIRST_TASK = 'store_details';

/** Share of the bar that is filled before anything is done. */
export const MINIMUM_FILL = 0.25;

/** How far a list is. */
export interface Progress {
	/** Tasks that are done. */
	completed: number;
	/** Tasks that were not dismissed. */
	total: number;
	/** Displayed fill of the bar, 0.25 to 1. */
	fill: number;
}

/**
 * The tasks that have a row: those not dismissed. A snoozed one keeps its row and waits there.
 */
export function listedTasks( list: TaskList ): Task[] {
	return list.tasks.filter( ( { canView, isDismissed } ) => canView && ! isDismissed );
}

/**
 * Whether nothing of a list is left to do; a list without tasks isn't done.
 */
export const isDone = ( tasks: readonly Task[] ): boolean =>
	tasks.length > 0 && tasks.every( ( { isComplete, isDismissed } ) => isComplete || isDismissed );

/**
 * How far a list is.
 */
export function progressOf( list: TaskList ): Progress {
	const tasks = listedTasks( list );
	const completed = tasks.filter( ( { isComplete } ) => isComplete ).length;
	const share = tasks.length > 0 ? completed / tasks.length : 0;
	return {
		completed,
		total: tasks.length,
		// Moves with the first task, and still begins at the minimum.
		fill: MINIMUM_FILL + ( 1 - MINIMUM_FILL ) * share,
	};
}

/**
 * How many tasks wait for the owner: what the badge in the menu counts.
 */
export function remainingTasks( list: TaskList | undefined ): number {
	return list && ! list.isHidden ? list.tasks.filter( ( task ) => task.isVisible && ! task.isComplete ).length : 0;
}

/**
 * The task that the head of the list leads to: the first visible one that is not done, or else the last.
 */
export function headerTask( list: TaskList ): Task | undefined {
	const visible = list.tasks.filter( ( { isVisible } ) => isVisible );
	return visible.find( ( { isComplete } ) => ! isComplete ) ?? visible.at( -1 );
}

/**
 * The title over the list.
 *
 * @param list      The list.
 * @param siteTitle Name of the site, '' where it has none.
 */
export function headerTitle( list: TaskList, siteTitle: string ): string {
	const begun = list.tasks.some( ( { id, isVisited } ) => isVisited && id !== FIRST_TASK );
	const { completed, total } = progressOf( list );
	if ( ! begun || completed === total ) {
		return siteTitle
			? /* translators: %s: name of the site. */
				sprintf( __( 'Welcome to %s', 'storewright' ), siteTitle )
			: __( 'Welcome to your store', 'storewright' );
	}
	if ( completed <= 3 ) {
		return __( "Let's get you started", 'storewright' );
	}
	return completed <= 5
		? __( "You're on the right track", 'storewright' )
		: __( "You're almost there", 'storewright' );
}
