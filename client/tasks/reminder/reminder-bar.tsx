import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import { recordEvent } from '../../shared/data/events';
import { optionsStore, useOptions } from '../../shared/data/options';
import { toRequestError } from '../../shared/data/request';
import { focusHeading } from '../../shared/focus-heading';
import { Link, urlTo } from '../../shared/routing';
import { progressOf, remainingTasks } from '../progress';
import { useTaskLists } from '../use-task-lists';
import { REMINDER_OPTION, REMINDER_OPTIONS } from './reminder-option';
import styles from './reminder-bar.module.scss';

/**
 * How many steps are left to remind of; 0 where the bar stays away: before anything is done, when all is done, when the
 * list is hidden, and until all of that is known.
 */
function useStepsLeft(): number {
	const state = useTaskLists();
	const options = useOptions( REMINDER_OPTIONS );
	const isOpen = options !== undefined && options[ REMINDER_OPTION ] !== 'yes';
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
	const { updateOptions } = useDispatch( optionsStore );
	const { createErrorNotice } = useDispatch( noticesStore );

	const dismiss = async () => {
		recordEvent( 'tasklist_reminder_bar_close' );
		focusHeading();
		try {
			await updateOptions( { [ REMINDER_OPTION ]: 'yes' } );
		} catch ( error ) {
			const errorPrefix = __( 'The reminder could not be dismissed.', 'storewright' );
			void createErrorNotice( `${ errorPrefix } ${ toRequestError( error ).message }`, { type: 'snackbar' } );
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
