import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { updatePageData, usePageData, type HomeStats } from '../../shared/data/page-data';
import { useAsyncAction } from '../../shared/data/use-async-action';
import { preferencesStore } from '../../shared/data/user-preferences';

/** What counts as long as the server has told nothing. */
const NOTHING: HomeStats = { period: 'week', hidden: [] };

/**
 * What the user wants to see, and a function that shows something else at once and saves it for the user. Where that fails, the
 * choice before is shown again, and the user is told so.
 */
export function useChoice(): {
	choice: HomeStats;
	isSaving: boolean;
	choose: ( change: Partial< HomeStats > ) => void;
} {
	const choice = usePageData().homeStats ?? NOTHING;
	const { updatePreferences } = useDispatch( preferencesStore );
	const { createErrorNotice } = useDispatch( noticesStore );
	const saving = useAsyncAction(
		async ( _signal, chosen: HomeStats, before: HomeStats ) => {
			updatePageData( { homeStats: chosen } );
			const { hidden: hiddenIndicators, period } = chosen;
			try {
				await updatePreferences( { homepage_stats: JSON.stringify( { hiddenIndicators, period } ) } );
			} catch ( error ) {
				updatePageData( { homeStats: before } );
				throw error;
			}
		},
		{
			onFailure: ( { message }, args ) =>
				void createErrorNotice(
					/* translators: %s: why, a sentence. */
					sprintf( __( 'Your choice was not saved, so it is as it was. %s', 'storewright' ), message ),
					{
						type: 'snackbar',
						explicitDismiss: true,
						actions: [
							{
								label: __( 'Try again', 'storewright' ),
								onClick: () => void saving.run( ...args ),
							},
						],
					}
				),
		}
	);
	return {
		choice,
		isSaving: saving.isBusy,
		choose: ( change ) => void saving.run( { ...choice, ...change }, choice ),
	};
}
