import { speak } from '@wordpress/a11y';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';

import { getPageData, updatePageData } from '../shared/data/page-data';
import { request } from '../shared/data/request';

/** As many as are shown at once: the others wait for the next page. */
const MAX_SHOWN = 3;

/** Shows the messages that wait, and has the server keep that the user has seen them. */
export default function ShowTransientNotices(): null {
	const { createNotice } = useDispatch( noticesStore );
	useEffect( () => {
		const waiting = getPageData().transientNotices;
		if ( waiting.length === 0 ) {
			return;
		}
		updatePageData( { transientNotices: [] } );
		for ( const { id, status, content, options } of waiting.slice( 0, MAX_SHOWN ) ) {
			const { actions, explicitDismiss, spokenMessage } = options;
			void createNotice( status, content, {
				id: `transient-${ id }`,
				type: 'snackbar',
				actions: [ ...actions ],
				explicitDismiss,
				speak: spokenMessage === '',
			} );
			if ( spokenMessage !== '' ) {
				speak( spokenMessage, status === 'error' ? 'assertive' : 'polite' );
			}
			// Where that can't be kept, it is shown once more: nothing is lost.
			request( { path: `/wc-admin/transient-notices/${ id }`, method: 'DELETE' } ).catch( () => undefined );
		}
	}, [ createNotice ] );
	return null;
}
