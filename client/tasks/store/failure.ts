import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { toRequestError } from '../../shared/data/request';

/** Where failures of task lists are shown: beside the lists. */
export const NOTICES = 'storewright/tasks';

/**
 * Takes back what was told of a failure: the same is tried again.
 *
 * @param registry Registry with the notices.
 * @param key      What failed.
 */
export function forgetFailure( registry: DataRegistry, key: string ) {
	void registry.dispatch( noticesStore ).removeNotice( key, NOTICES );
}

/**
 * Tells the owner that something did not work, why, and lets them try again.
 *
 * @param registry Registry with the notices.
 * @param key      What failed; a later failure of the same replaces the notice.
 * @param sorry    What did not work, as a sentence.
 * @param error    The reason.
 * @param retry    Tries again.
 */
export function reportFailure(
	registry: DataRegistry,
	key: string,
	sorry: string,
	error: unknown,
	retry: () => unknown
) {
	const { createErrorNotice } = registry.dispatch( noticesStore );
	createErrorNotice( `${ sorry } ${ toRequestError( error ).message }`, {
		context: NOTICES,
		id: key,
		actions: [
			{
				label: __( 'Try again', 'storewright' ),
				onClick: () => {
					forgetFailure( registry, key );
					retry();
				},
			},
		],
	} );
}
