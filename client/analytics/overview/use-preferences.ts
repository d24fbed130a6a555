import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { toRequestError } from '../../shared/data/request';
import { preferencesStore, useUserPreferences, type UserPreferences } from '../../shared/data/user-preferences';
import type { QueryResult } from '../../shared/data/use-query';

const NOTICE = 'storewright-overview-not-saved';

/**
 * The user's preferences, and a function that changes some of them: at once on the screen, and one request after the other on the
 * server. What could not be saved stays on the screen, and the user is told so and can try again.
 */
export function usePreferences(): [ QueryResult< UserPreferences >, ( values: UserPreferences ) => void ] {
	const stored = useUserPreferences();
	const { updatePreferences } = useDispatch( preferencesStore );
	const { createErrorNotice, removeNotice } = useDispatch( noticesStore );
	/** What the user has changed and the server does not have yet. */
	const [ own, setOwn ] = useState< UserPreferences >( {} );
	const unsaved = useRef< UserPreferences >( {} );
	const isSaving = useRef( false );
	const isShown = useRef( true );
	useEffect( () => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, [] );

	const save = async () => {
		if ( isSaving.current ) {
			return;
		}
		isSaving.current = true;
		try {
			while ( Object.keys( unsaved.current ).length > 0 ) {
				const sent = unsaved.current;
				unsaved.current = {};
				try {
					await updatePreferences( sent );
				} catch ( error ) {
					unsaved.current = { ...sent, ...unsaved.current };
					throw error;
				}
			}
			if ( isShown.current ) {
				setOwn( {} );
			}
		} catch ( error ) {
			void createErrorNotice(
				sprintf(
					/* translators: %s: why, a sentence. */
					__( 'Your changes of the overview are not saved yet. %s', 'storewright' ),
					toRequestError( error ).message
				),
				{
					id: NOTICE,
					type: 'snackbar',
					explicitDismiss: true,
					actions: [ { label: __( 'Try again', 'storewright' ), onClick: () => void save() } ],
				}
			);
		} finally {
			isSaving.current = false;
		}
	};
	const change = ( values: UserPreferences ) => {
		unsaved.current = { ...unsaved.current, ...values };
		setOwn( ( before ) => ( { ...before, ...values } ) );
		void removeNotice( NOTICE );
		void save();
	};
	return [ stored.status === 'ready' ? { status: 'ready', data: { ...stored.data, ...own } } : stored, change ];
}
