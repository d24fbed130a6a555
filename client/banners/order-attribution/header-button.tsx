import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { external } from '@wordpress/icons';

import styles from './banner.module.scss';
import { recordClick } from './events';
import type { Offer } from './store';

/** Renders the offer as a button, for when its banner was closed. */
export const HeaderButton = ( { offer }: { offer: Offer } ) => (
	<Button
		className={ styles.headerButton ?? '' }
		__next40pxDefaultSize
		variant="tertiary"
		href={ offer.url }
		target="_blank"
		rel="noreferrer"
		icon={ external }
		iconPosition="right"
		onClick={ () => recordClick( 'analytics-overview-header' ) }
		aria-label={ __( 'See where orders come from (opens in a new tab)', 'storewright' ) }
	>
		{ __( 'See where orders come from', 'storewright' ) }
	</Button>
);
