import { ExternalLink, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import type { ReactNode } from 'react';

import { Offer, OfferBadge } from '../../../shared/ui/offer/offer';
import type { TaxPartner } from './partners';
import styles from './tax.module.scss';

interface PartnerSummaryProps {
	partner: TaxPartner;
	isRecommended?: boolean;
	/** Button of the partner. */
	action?: ReactNode;
}

/** Renders the name and description of a service. */
export const PartnerSummary = ( { partner, isRecommended = false, action }: PartnerSummaryProps ) => (
	<Offer
		name={ partner.name }
		as="h3"
		badges={ isRecommended && <OfferBadge>{ __( 'Recommended', 'storewright' ) }</OfferBadge> }
		description={
			<>
				{ partner.description }{ ' ' }
				{ partner.learnMoreLink && (
					<ExternalLink href={ partner.learnMoreLink }>
						{ __( 'Learn more', 'storewright' ) }
						<span className="screen-reader-text"> { partner.name }</span>
					</ExternalLink>
				) }
			</>
		}
		action={ action }
	>
		<ul className={ styles.features }>
			{ partner.features.map( ( feature ) => (
				<li key={ feature }>
					<Icon icon={ check } size={ 20 } />
					{ feature }
				</li>
			) ) }
		</ul>
	</Offer>
);
