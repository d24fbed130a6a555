import { __ } from '@wordpress/i18n';

import { InlineNotice } from '../../../../shared/ui/inline-notice';

interface RowProblemProps {
	title: string;
	/** Why it failed; null if it did not. */
	reason: string | null;
	isBusy: boolean;
	/** Said while it is under way. */
	busyText: string;
	onRetry: () => void;
}

/** What became of a change of a row. */
export const RowProblem = ( { title, reason, isBusy, busyText, onRetry }: RowProblemProps ) => (
	<>
		{ reason !== null && (
			<InlineNotice
				status="error"
				title={ title }
				actions={ [ { label: __( 'Try again', 'storewright' ), onClick: onRetry } ] }
			>
				<bdi>{ reason }</bdi>
			</InlineNotice>
		) }
		<span role="status" className="screen-reader-text">
			{ isBusy ? busyText : '' }
		</span>
	</>
);
