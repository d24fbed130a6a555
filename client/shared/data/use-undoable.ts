import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { toRequestError } from './request';

/** What is said, and what takes it back. */
interface Undoable {
	message: string;
	undo: () => Promise< unknown >;
}

/**
 * Does something, and says so with a button that undoes it. What fails is said with a button that tries again, unless somebody else
 * was faster. For what is done where no place is left to say it, such as by a command.
 */
export function useUndoableAction(): ( action: () => Promise< unknown >, done: Undoable ) => Promise< void > {
	const { createSuccessNotice, createErrorNotice } = useDispatch( noticesStore );
	const attempt = async ( action: () => Promise< unknown >, sayDone: () => void ): Promise< void > => {
		try {
			await action();
			sayDone();
		} catch ( error ) {
			const { code, message } = toRequestError( error );
			void createErrorNotice( message, {
				type: 'snackbar',
				explicitDismiss: true,
				actions:
					code === 'storewright_changed_meanwhile'
						? []
						: [
								{
									label: __( 'Try again', 'storewright' ),
									onClick: () => void attempt( action, sayDone ),
								},
							],
			} );
		}
	};
	const sayUndone = () => void createSuccessNotice( __( 'Undone.', 'storewright' ), { type: 'snackbar' } );
	return ( action, { message, undo } ) =>
		attempt(
			action,
			() =>
				void createSuccessNotice( message, {
					type: 'snackbar',
					actions: [ { label: __( 'Undo', 'storewright' ), onClick: () => void attempt( undo, sayUndone ) } ],
				} )
		);
}

/**
 * Returns a function that says that something was done, with a button that undoes it. Where undoing fails, it can be tried again.
 */
export function useUndoable(): ( message: string, undo: () => Promise< unknown > ) => void {
	const run = useUndoableAction();
	return ( message, undo ) => void run( () => Promise.resolve(), { message, undo } );
}
