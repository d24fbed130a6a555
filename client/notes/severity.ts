/** How the kinds of notes differ: by icon, by color (of the stylesheets), and by a word for who does not see these. */
import { __ } from '@wordpress/i18n';
import { caution, comment, error as triangle, info, megaphone, update } from '@wordpress/icons';

interface Severity {
	/** Names the color in the stylesheets. */
	name: 'error' | 'warning' | 'update' | 'marketing' | 'survey' | 'info';
	/** PHP prints the same drawing: `ICONS` of `includes/Admin/Notes/Home/InboxPanel.php`. */
	icon: typeof info;
	/** Stands before the title, read out alone; null for plain information. */
	word: string | null;
}

/**
 * The severity of a note.
 *
 * @param type The note's; one that a plugin made up is plain information.
 */
export function severityOf( type: string ): Severity {
	switch ( type ) {
		case 'error':
			return { name: 'error', icon: caution, word: __( 'Error:', 'storewright' ) };
		case 'warning':
			return { name: 'warning', icon: triangle, word: __( 'Warning:', 'storewright' ) };
		case 'update':
			return { name: 'update', icon: update, word: __( 'Update:', 'storewright' ) };
		case 'marketing':
			return { name: 'marketing', icon: megaphone, word: __( 'Suggestion:', 'storewright' ) };
		case 'survey':
			return { name: 'survey', icon: comment, word: __( 'Survey:', 'storewright' ) };
		default:
			return { name: 'info', icon: info, word: null };
	}
}
