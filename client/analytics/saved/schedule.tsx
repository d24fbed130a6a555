import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import type { SavedReport } from '../../generated/rest';
import { useAsyncAction } from '../../shared/data/use-async-action';
import { getPageData } from '../../shared/data/page-data';
import { InlineNotice } from '../../shared/ui';
import { formatDay } from '../period/dates';
import styles from './saved.module.scss';
import { useSavedReports } from './store';

/** How often, and when next: “Daily by email, next on Nov 29, 2026”. */
function textOf( { frequency, next_email: next }: SavedReport ): string {
	const day = formatDay( ( next ?? '' ).slice( 0, 10 ), getPageData().locale, { dateStyle: 'medium' } );
	switch ( frequency ) {
		case 'daily':
			/* translators: %s: a day. */
			return sprintf( __( 'Daily by email, next on %s', 'storewright' ), day );
		case 'weekly':
			/* translators: %s: a day. */
			return sprintf( __( 'Weekly by email, next on %s', 'storewright' ), day );
		default:
			/* translators: %s: a day. */
			return sprintf( __( 'Monthly by email, next on %s', 'storewright' ), day );
	}
}

/** When a saved report is sent, and for who receives it, the way out of it and back. */
export function Schedule( { report }: { report: SavedReport } ) {
	const { subscribe } = useSavedReports();
	const { is_recipient: isRecipient, is_subscribed: isSubscribed, name } = report;
	const changing = useAsyncAction( () => subscribe( report.id, ! isSubscribed ) );
	if ( report.frequency === '' || report.next_email === null ) {
		return null;
	}
	return (
		<div className={ styles.schedule }>
			<span>{ textOf( report ) }</span>
			{ isRecipient && (
				<Button
					variant="link"
					isBusy={ changing.isBusy }
					disabled={ changing.isBusy }
					accessibleWhenDisabled
					aria-label={
						isSubscribed
							? /* translators: %s: name of a saved report. */
								sprintf( __( 'Unsubscribe from “%s”', 'storewright' ), name )
							: /* translators: %s: name of a saved report. */
								sprintf( __( 'Subscribe to “%s”', 'storewright' ), name )
					}
					onClick={ () => void changing.run() }
				>
					{ isSubscribed ? __( 'Unsubscribe', 'storewright' ) : __( 'Subscribe', 'storewright' ) }
				</Button>
			) }
			{ changing.failure && <InlineNotice status="error">{ changing.failure.message }</InlineNotice> }
		</div>
	);
}
