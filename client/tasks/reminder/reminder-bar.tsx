import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import { recordEvent } from '../../shared/data/events';
import { toRequestError } from '../../shared/data/request';
import { Link, urlTo } from '../../shared/routing';
import { focusHeading } from '../links';
import { progressOf, remainingTasks } from '../progress';
import { useTaskLists } from '../use-task-lists';
import styles from './reminder-bar.module.scss';
import { store } from './store';

/**
 * How many steps are left to remind of; 0 where the bar stays away: before anything is done, when all is done, when the
 * list is hidden, and until all of that is known.
 */
function useStepsLeft(): number {
	const state = useTaskLists();
	const isOpen = useSelect( ( select ) => {
		const { isClosed, hasFinishedResolution } = select( store );
		return ! isClosed() && hasFinishedResolution( 'isClosed', [] );
	}, [] );
	const setup = state.status === 'ready' ? state.lists.find( ( { id } ) => id === 'setup' ) : undefined;
	if ( ! isOpen || ! setup || setup.isComplete || progressOf( setup ).completed === 0 ) {
		return 0;
	}
	return remainingTasks( setup );
}

/**
 * Reminds of the setup that is not finished, above the app's other pages.
 */
export default function ReminderBar() {
	const left = useStepsLeft();
	const { close } = useDispatch( store );
	const { createErrorNotice } = useDispatch( noticesStore );

	const dismiss = async () => {
		recordEvent( 'tasklist_reminder_bar_close' );
		focusHeading();
		try {
			await close();
		} catch ( error ) {
			const sorry = __( 'The reminder could not be closed for good.', 'storewright' );
			void createErrorNotice( `${ sorry } ${ toRequestError( error ).message }`, { type: 'snackbar' } );
		}
	};

	return left > 0 ? (
		<div className={ styles.bar } role="region" aria-label={ __( 'Store setup', 'storewright' ) }>
			<p className={ styles.text }>
				{ left === 1
					? __( 'Only 1 step left', 'storewright' )
					: /* translators: %d: number of setup steps, 2 or more. */
						sprintf( _n( '%d step left', '%d steps left', left, 'storewright' ), left ) }
			</p>
			<Link href={ urlTo() } onClick={ () => recordEvent( 'tasklist_reminder_bar_continue' ) }>
				{ __( 'Continue setup', 'storewright' ) }
			</Link>
			<Button
				className={ styles.close ?? '' }
				icon={ closeSmall }
				label={ __( 'Close the setup reminder', 'storewright' ) }
				onClick={ () => void dismiss() }
			/>
		</div>
	) : null;
}
