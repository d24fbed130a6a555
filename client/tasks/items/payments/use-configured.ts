import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { store } from '../../store';
import type { TaskPageProps } from '../../types';

/** Returns the message for a payment method that is now offered. */
export const configuredText = ( title: string ) =>
	/* translators: %s: name of a way to pay. */
	sprintf( __( '%s configured successfully', 'storewright' ), title );

/** Returns a function that reports a new payment method: by a notice, an event, and by refreshing the task lists. */
export function useConfigured( { task, trackEvent }: Pick< TaskPageProps, 'task' | 'trackEvent' > ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const { optimisticallyCompleteTask, refreshTaskLists } = useDispatch( store );
	return ( id: string, text: string ) => {
		trackEvent( 'tasklist_payment_connect_method', { payment_method: id } );
		void createSuccessNotice( text, { type: 'snackbar' } );
		void optimisticallyCompleteTask( task.id );
		void refreshTaskLists();
	};
}
