import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';

import type { Export } from './use-export';

interface ExportButtonProps {
	state: Export;
	/** Whether there are rows. */
	hasRows: boolean;
}

/** Downloads all rows of a report as a CSV file. */
export function ExportButton( { state, hasRows }: ExportButtonProps ) {
	const isBusy = state.isStarting || state.percent !== null;
	return (
		<Button
			__next40pxDefaultSize
			variant="tertiary"
			icon={ download }
			isBusy={ isBusy }
			disabled={ isBusy || ! hasRows }
			accessibleWhenDisabled
			onClick={ state.start }
		>
			{ __( 'Download', 'storewright' ) }
		</Button>
	);
}
