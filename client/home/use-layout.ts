import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { recordEvent } from '../shared/data/events';
import { updatePageData, usePageData, type HomeLayout } from '../shared/data/page-data';
import { useAsyncAction } from '../shared/data/use-async-action';
import { preferencesStore } from '../shared/data/user-preferences';

/**
 * The layout of Home, and a function that shows another one at once and saves it for the user. Where that fails, the one before is
 * shown again, and the owner is told so.
 */
export function useLayout(): { layout: HomeLayout; isSaving: boolean; choose: ( layout: HomeLayout ) => void } {
	const { homeLayout: layout } = usePageData();
	const { updatePreferences } = useDispatch( preferencesStore );
	const { createErrorNotice } = useDispatch( noticesStore );
	const saving = useAsyncAction(
		async ( _signal, chosen: HomeLayout, before: HomeLayout ) => {
			updatePageData( { homeLayout: chosen } );
			try {
				await updatePreferences( { homepage_layout: chosen } );
			} catch ( error ) {
				updatePageData( { homeLayout: before } );
				throw error;
			}
			recordEvent( 'home_layout_change', { layout: chosen } );
		},
		{
			onFailure: ( { message }, args ) =>
				void createErrorNotice(
					/* translators: %s: why, a sentence. */
					sprintf( __( 'The layout was not saved, so it is as it was. %s', 'storewright' ), message ),
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
	return { layout, isSaving: saving.isBusy, choose: ( chosen ) => void saving.run( chosen, layout ) };
}
