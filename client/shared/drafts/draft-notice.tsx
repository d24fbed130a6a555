import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';

import { usePageData } from '../data/page-data';
import { InlineNotice } from '../ui/inline-notice';
import type { DraftOffer } from './use-draft';

/** Answers once to a double click: its second click would be about the next draft, which comes in the place of this one. */
const once = ( act: () => void ) => ( event: MouseEvent ) => {
	if ( event.detail <= 1 ) {
		act();
	}
};

/** Renders the question whether unsaved changes are to come back. */
export const DraftNotice = ( { savedAt, restore, discard }: DraftOffer ) => {
	const { locale } = usePageData();
	const time = new Intl.DateTimeFormat( locale, { dateStyle: 'medium', timeStyle: 'short' } ).format( savedAt );
	return (
		<InlineNotice
			status="info"
			actions={ [
				{ label: __( 'Restore', 'storewright' ), onClick: once( restore ) },
				{ label: __( 'Discard', 'storewright' ), onClick: once( discard ) },
			] }
		>
			{
				/* translators: %s: date and time. */
				sprintf( __( 'You have unsaved changes from %s.', 'storewright' ), time )
			}
		</InlineNotice>
	);
};
