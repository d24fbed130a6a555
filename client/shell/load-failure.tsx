import { __ } from '@wordpress/i18n';
import { isLoadError } from '../shared/data/use-module';
import { InlineNotice } from '../shared/ui/inline-notice';

/** Says that a screen could not be fetched; a defect in it goes on to the crash screen. */
export function LoadFailure( { error, onRetry }: { error: Error; onRetry: () => void } ) {
	if ( ! isLoadError( error ) ) {
		throw error;
	}
	return (
		<InlineNotice
			status="error"
			title={ __( 'This page could not be loaded', 'storewright' ) }
			actions={ [ { label: __( 'Retry', 'storewright' ), onClick: onRetry } ] }
		>
			{ __( 'The connection may have been interrupted. Check it and try again.', 'storewright' ) }
		</InlineNotice>
	);
}
