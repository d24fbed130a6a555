import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { FailedCommands, useCommands, type Command } from '../../shared/commands';
import { useQuery } from '../../shared/data/use-query';
import { navigate } from '../../shared/routing';
import { addressOf, savedReportsStore } from './store';

/** Registers a command for each saved report. */
export function SavedCommands() {
	const saved = useQuery( savedReportsStore, 'getSaved', {} );
	const reports = saved.status === 'ready' ? saved.data : null;
	const commands = useMemo(
		() =>
			( reports ?? [] ).map( ( report ): Command => ( {
				name: `storewright/saved-report-${ report.id }`,
				/* translators: %s: name of a saved report. */
				label: sprintf( __( 'Saved report: %s', 'storewright' ), report.name ),
				category: 'view',
				callback: ( { close } ) => {
					close();
					navigate( addressOf( report ) );
				},
			} ) ),
		[ reports ]
	);
	useCommands( commands );
	return saved.status === 'failed' ? (
		<FailedCommands
			name="storewright/saved-reports-failed"
			message={ __( 'The saved reports could not be loaded.', 'storewright' ) }
			onRetry={ saved.retry }
		/>
	) : null;
}
