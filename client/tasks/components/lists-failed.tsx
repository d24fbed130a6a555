import { __ } from '@wordpress/i18n';

import { InlineNotice } from '../../shared/ui/inline-notice';

interface ListsFailedProps {
	/** Why, as a sentence. */
	reason: string;
	onRetry: () => void;
}

/**
 * The task lists could not be read.
 */
export const ListsFailed = ( { reason, onRetry }: ListsFailedProps ) => (
	<InlineNotice status="error" actions={ [ { label: __( 'Try again', 'storewright' ), onClick: onRetry } ] }>
		{ __( 'Your task list could not be loaded.', 'storewright' ) } { reason }
	</InlineNotice>
);
