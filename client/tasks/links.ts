import { getPageData } from '../shared/data/page-data';
import { focusHeading } from '../shared/focus-heading';
import { urlTo } from '../shared/routing';
import type { Task } from './types';

/**
 * Where a task is done: its own address if it has one, else its page in the app.
 *
 * An address of an extension has to be one of the web: nothing else becomes a link.
 */
export function taskHref( { id, actionUrl }: Pick< Task, 'id' | 'actionUrl' > ): string {
	return webAddress( actionUrl ) ?? urlTo( '/', { task: id } );
}

/**
 * Where the result of a task is changed later: the address that the task names, else where it is done.
 */
export function manageHref( task: Pick< Task, 'id' | 'actionUrl' | 'manageUrl' > ): string {
	return webAddress( task.manageUrl ) ?? taskHref( task );
}

function webAddress( url: string ): string | null {
	if ( ! url ) {
		return null;
	}
	const base = new URL( getPageData().adminUrl, document.baseURI );
	const { href, protocol } = URL.canParse( url, base.href ) ? new URL( url, base ) : { href: '', protocol: '' };
	return [ 'http:', 'https:' ].includes( protocol ) ? href : null;
}

/** Id of the element that is a task's row's link. */
export const rowId = ( id: string ) => `storewright-task-${ id }`;

/** Part of Home's address that has the focus go to the extended list. */
export const EXTENDED_LIST = '#extended_task_list';

/** Id of a list's heading. */
export const headingId = ( list: string ) => `storewright-task-list-${ list }`;

/**
 * Moves the focus to an element, or to the page's heading if that element is gone.
 *
 * @param id Id of the element.
 */
export function focusOn( id: string ): void {
	const target = document.getElementById( id );
	if ( target === null ) {
		focusHeading();
	} else {
		target.focus();
	}
}

/**
 * Moves the focus to an element if what had it is gone, so that the keyboard's place is never lost.
 */
export function focusIfLost( id: string ): void {
	const target = document.getElementById( id );
	const { activeElement = null, body } = target?.ownerDocument ?? {};
	if ( activeElement === null || activeElement === body ) {
		target?.focus();
	}
}

/**
 * Notes where the focus is, while something is done. The function that it gives moves the focus to an element, unless the
 * owner has gone elsewhere meanwhile.
 */
export function holdFocus(): ( id: string ) => void {
	const { activeElement: held } = document;
	return ( id ) => {
		const { activeElement, body } = document;
		if ( activeElement === held || activeElement === null || activeElement === body ) {
			focusOn( id );
		}
	};
}
