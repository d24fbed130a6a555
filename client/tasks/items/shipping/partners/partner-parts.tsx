import { Button, ExternalLink } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { OfferBadge } from '../../../../shared/ui/offer/offer';
import type { Partner } from './store';

interface PartnerProps {
	partner: Partner;
	onInstall: () => void;
}

/** Where the service's plugin is: here already, or to be had. Installing happens in another tab. */
export const PartnerAction = ( { partner, onInstall }: PartnerProps ) => {
	const { name, is_active: isActive, is_installed: isInstalled, install_url: installUrl } = partner;
	if ( isActive || isInstalled ) {
		return <span>{ isActive ? __( 'Active', 'storewright' ) : __( 'Installed', 'storewright' ) }</span>;
	}
	return installUrl ? (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			href={ installUrl }
			target="_blank"
			rel="noreferrer"
			onClick={ onInstall }
			/* translators: %s: name of a service. */
			aria-label={ sprintf( __( 'Install %s (opens in a new tab)', 'storewright' ), name ) }
		>
			{ __( 'Install', 'storewright' ) }
		</Button>
	) : null;
};

/** Renders the length of the free trial. */
export const Trial = ( { days }: { days: number } ) =>
	days > 0 ? (
		<OfferBadge tone="done">
			{
				/* translators: %d: number of days. */
				sprintf( _n( 'Free trial of %d day', 'Free trial of %d days', days, 'storewright' ), days )
			}
		</OfferBadge>
	) : null;

/** The service's own page. */
export const LearnMore = ( { partner }: { partner: Partner } ) => (
	<ExternalLink href={ partner.learn_more_link }>
		{ __( 'Learn more', 'storewright' ) }
		<span className="screen-reader-text"> { partner.name }</span>
	</ExternalLink>
);
