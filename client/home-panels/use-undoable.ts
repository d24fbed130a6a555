import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { toRequestError } from '../shared/data/request';

/**
 * Returns a function that says that something was done, with a button that undoes it. Where undoing fails, it can be tried again.
 */
export function useUndoable(): ( message: string, undo: () => Promise< unknown > ) => void {
	const { createSuccessNotice, createErrorNotice } = useDispatch( noticesStore );
	const attempt = async ( undo: () => Promise< unknown > ) => {
		try {
			await undo();
			void createSuccessNotice( __( 'Undone.', 'storewright' ), { type: 'snackbar' } );
		} catch ( error ) {
			const { code, message } = toRequestError( error );
			void createErrorNotice( message, {
				type: 'snackbar',
				explicitDismiss: true,
				actions:
					code === 'storewright_changed_meanwhile'
						? []
						: [ { label: __( 'Try again', 'storewright' ), onClick: () => void attempt( undo ) } ],
			} );
		}
	};
	return ( message, undo ) =>
		void createSuccessNotice( message, {
			type: 'snackbar',
			actions: [ { label: __( 'Undo', 'storewright' ), onClick: () => void attempt( undo ) } ],
		} );
}
