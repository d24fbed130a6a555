import { __, sprintf } from '@wordpress/i18n';

const startOfDay = ( moment: Date ) => new Date( moment.getFullYear(), moment.getMonth(), moment.getDate() );

const DAY = 24 * 60 * 60 * 1000;

/**
 * Until when a task is put off, in the words of the day it is read on.
 *
 * @param until  Milliseconds since 1970; null stands for the usual day.
 * @param now    This moment.
 * @param locale As BCP 47 writes it, for the weekday.
 */
export function snoozedText( until: number | null, now: Date, locale: string ): string {
	const end = until === null ? new Date( now.getTime() + DAY ) : new Date( until );
	const days = Math.round( ( startOfDay( end ).getTime() - startOfDay( now ).getTime() ) / DAY );
	if ( days < 1 ) {
		return __( 'Until later today', 'storewright' );
	}
	if ( days === 1 ) {
		return __( 'Until tomorrow', 'storewright' );
	}
	return sprintf(
		/* translators: %s: date such as "Friday, March 6". */
		__( 'Until %s', 'storewright' ),
		new Intl.DateTimeFormat( locale, { weekday: 'long', month: 'long', day: 'numeric' } ).format( end )
	);
}
