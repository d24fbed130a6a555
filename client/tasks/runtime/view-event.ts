import { useEffect } from '@wordpress/element';

import { recordEvent } from '../../shared/data/events';
import { loadTimeBucket, viewTime } from '../../shared/data/events-load-time';
import { getPageData } from '../../shared/data/page-data';
import type { Task } from '../types';

interface ViewEventProps {
	task: Task;
}

/**
 * Records once that a task was opened, how long that took, and what the site has to do it with: whether a plugin is there that
 * connects the store to an account service, and whether it is connected. To be rendered beside what the task is done with.
 */
export const ViewEvent = ( { task: { id, recordViewEvent } }: ViewEventProps ) => {
	useEffect( () => {
		if ( recordViewEvent ) {
			const { connection, storeAge } = getPageData();
			recordEvent( 'task_view', {
				task_name: id,
				plugin_installed: connection.isConfigured,
				connected: connection.isConnected,
				load_time: loadTimeBucket( viewTime() ),
				store_age: storeAge,
			} );
		}
	}, [ id, recordViewEvent ] );
	return null;
};
