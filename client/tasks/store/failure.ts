import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { toRequestError } from '../../shared/data/request';

/** Where failures of task lists are shown: beside the lists. */
export const NOTICES = 'storewright/tasks';

/**
 * Removes the notice of a failure, because the same is tried again.
 *
 * @param registry Registry with the notices.
 * @param key      What failed.
 */
export function clearFailure( registry: DataRegistry, key: string ) {
	void registry.dispatch( noticesStore ).removeNotice( key, NOTICES );
}

/**
 * Shows a notice of what failed and why, with a button to try again.
 *
 * @param registry Registry with the notices.
 * @param key      What failed; a later failure of the same replaces the notice.
 * @param errorPrefix    What failed, as a sentence.
 * @param error    The reason.
 * @param retry    Tries again.
 */
export function reportFailure(
	registry: DataRegistry,
	key: string,
	errorPrefix: string,
	error: unknown,
	retry: () => unknown
) {
	const { createErrorNotice } = registry.dispatch( noticesStore );
	createErrorNotice( `${ errorPrefix } ${ toRequestError( error ).message }`, {
		context: NOTICES,
		id: key,
		actions: [
			{
				label: __( 'Try again', 'storewright' ),
				onClick: () => {
					clearFailure( registry, key );
					retry();
				},
			},
		],
	} );
}
