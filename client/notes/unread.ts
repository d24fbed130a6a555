/** Which notes are new to the user: those that came after the user last looked, and nobody has marked as read. */
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState, type RefObject } from '@wordpress/element';

import type { Note } from '../generated/rest';
import { getPageData, updatePageData } from '../shared/data/page-data';
import { request } from '../shared/data/request';
import { preferencesStore, useUserPreferences } from '../shared/data/user-preferences';
import { isActionable } from './actionable';

/** Name of the preference: when the user last saw the inbox, as Unix time in milliseconds. */
export const LAST_READ = 'activity_panel_inbox_last_read';

/** Name of the user's meta data that says so beside WooCommerce, whose own inbox keeps the preference. */
const OWN_LAST_READ = 'storewright_inbox_last_read';

export const OWN_LAST_READ_PATH = '/wp/v2/users/me?context=edit&_fields=meta';

/**
 * Whether a note is new.
 *
 * @param note     The note.
 * @param lastRead When the user last saw the inbox, as Unix time in milliseconds.
 */
export const isUnread = (
	note: Pick< Note, 'date_created_gmt' | 'is_deleted' | 'is_read' | 'status' >,
	lastRead: number
): boolean => ! note.is_read && isActionable( note, lastRead );

/**
 * When the user had last seen the inbox before this page was opened. It stays, so that new notes are marked as long as the page is
 * open; for the next page the inbox is read once it has come into sight.
 *
 * @param inbox The inbox's element.
 * @return Unix time in milliseconds; Infinity until it is known.
 */
export function useLastRead( inbox: RefObject< HTMLElement | null > ): number {
	const preferences = useUserPreferences();
	const { updatePreferences } = useDispatch( preferencesStore );
	const [ lastRead, setLastRead ] = useState( Infinity );
	const isSaved = useRef( false );
	const own = getPageData().inboxLastRead;
	const preferred = preferences.status === 'ready' ? Number( preferences.data[ LAST_READ ] ?? 0 ) : null;
	const stored = own ?? preferred;
	const isOwn = own !== null;

	useEffect( () => {
		if ( stored !== null && lastRead === Infinity ) {
			setLastRead( stored );
		}
	}, [ stored, lastRead ] );

	useEffect( () => {
		if ( stored === null || isSaved.current || inbox.current === null ) {
			return;
		}
		const observer = new IntersectionObserver( ( entries ) => {
			if ( ! isSaved.current && entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				isSaved.current = true;
				observer.disconnect();
				const now = Date.now();
				updatePageData( { hasUnreadNotes: false, ...( isOwn && { inboxLastRead: now } ) } );
				const saved = isOwn
					? request( {
							path: OWN_LAST_READ_PATH,
							method: 'POST',
							data: { meta: { [ OWN_LAST_READ ]: String( now ) } },
						} )
					: updatePreferences( { [ LAST_READ ]: String( now ) } );
				// Where it can't be saved, the notes are new once more: nothing is lost.
				saved.catch( () => undefined );
			}
		} );
		observer.observe( inbox.current );
		return () => observer.disconnect();
	}, [ stored, isOwn, inbox, updatePreferences ] );

	return lastRead;
}
