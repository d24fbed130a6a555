import { Button } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import { recordEvent } from '../../shared/data/events';
import { optionsStore } from '../../shared/data/options';
import { usePageData } from '../../shared/data/page-data';
import { toRequestError } from '../../shared/data/request';
import { focusHeading } from '../../shared/focus-heading';
import { Link, urlTo } from '../../shared/routing';
import { keepBadge } from '../badge';
import { REMINDER_OPTION } from './reminder-option';
import { stepsLeft } from './steps-left';
import styles from './reminder-bar.module.scss';

/** How many steps are left to remind of: the page was told all of it, but for what was closed since. */
function useStepsLeft(): number {
	const { setup, isReminderClosed } = usePageData();
	const known = useSelect( ( select ) => select( optionsStore ).getKnownOption( REMINDER_OPTION ), [] );
	return stepsLeft( { setup, isReminderClosed: known === undefined ? isReminderClosed : known === 'yes' } );
}

/**
 * Reminds of the setup that is not finished, above the app's other pages.
 */
export default function ReminderBar() {
	const registry = useRegistry();
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

	// What another part of the page learns of the tasks is told to it.
	useEffect( () => keepBadge( registry ), [ registry ] );

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
