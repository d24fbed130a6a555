import { __ } from '@wordpress/i18n';
import { InlineNotice } from '../shared/ui/inline-notice';

/** Renders that a screen could not be loaded, with a button to try again. */
export function LoadFailure( { onRetry }: { onRetry: () => void } ) {
	return (
		<InlineNotice
			status="error"
			title={ __( 'This page could not be loaded', 'storewright' ) }
			actions={ [ { label: __( 'Try again', 'storewright' ), onClick: onRetry } ] }
		>
			{ __( 'The connection may have been interrupted. Check it and try again.', 'storewright' ) }
		</InlineNotice>
	);
}
