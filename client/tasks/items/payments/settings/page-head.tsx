import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { ReactNode } from 'react';

import { CardTitle } from '../../../../shared/ui/card-title';
import type { PROVIDERS } from './paths';
import { OFFLINE, PathButton, settingsUrl } from './paths';
import styles from './payments-pages.module.scss';

interface PageHeadProps {
	title: string;
	takesFocus: boolean;
	/** The page that the link leads back to; none on the first page. */
	back?: typeof PROVIDERS | typeof OFFLINE;
	/** At the end of the line. */
	children?: ReactNode;
}

/** The heading of a page of the payments settings, with the way back. */
export const PageHead = ( { title, takesFocus, back, children }: PageHeadProps ) => (
	<div className={ styles.pageHead }>
		{ back !== undefined && (
			<PathButton
				className={ styles.back ?? '' }
				variant="link"
				icon={ isRTL() ? chevronRight : chevronLeft }
				to={ settingsUrl( back ) }
			>
				{ back === OFFLINE
					? __( 'Take offline payments', 'storewright' )
					: __( 'Return to gateways', 'storewright' ) }
			</PathButton>
		) }
		<div className={ styles.titleLine }>
			<CardTitle as="h2" takesFocus={ takesFocus }>
				{ title }
			</CardTitle>
			{ children }
		</div>
	</div>
);
