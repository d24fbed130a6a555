import { __ } from '@wordpress/i18n';

import { focusHeading } from '../shared/focus-heading';
import { InlineNotice } from '../shared/ui/inline-notice';

interface InboxFailedProps {
	/** Why, as a sentence. */
	reason: string;
	onRetry: () => void;
	/** Puts the focus somewhere else: the button goes with the notice that it is in. By default on the page's heading. */
	onLeave?: () => void;
}

/** The inbox could not be read. */
export const InboxFailed = ( { reason, onRetry, onLeave = focusHeading }: InboxFailedProps ) => (
	<InlineNotice
		status="error"
		title={ __( 'Your inbox could not be loaded', 'storewright' ) }
		actions={ [
			{
				label: __( 'Try again', 'storewright' ),
				onClick: () => {
					onLeave();
					onRetry();
				},
			},
		] }
	>
		{ reason }
	</InlineNotice>
);
