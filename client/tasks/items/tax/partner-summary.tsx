import { ExternalLink, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';

import type { TaxPartner } from './partners';
import styles from './tax.module.scss';

interface PartnerSummaryProps {
	partner: TaxPartner;
	isRecommended?: boolean;
}

/** What a service is called and does, with the first letter of its name for a logo. */
export const PartnerSummary = ( { partner, isRecommended = false }: PartnerSummaryProps ) => (
	<>
		<span className={ styles.logo } aria-hidden="true">
			{ [ ...partner.name ][ 0 ] }
		</span>
		<div className={ styles.texts }>
			<h3 className={ styles.name }>
				{ partner.name }
				{ isRecommended && <span className={ styles.badge }> { __( 'Recommended', 'storewright' ) }</span> }
			</h3>
			<p className={ styles.line }>
				{ partner.description }{ ' ' }
				{ partner.learnMoreLink && (
					<ExternalLink href={ partner.learnMoreLink }>
						{ __( 'Learn more', 'storewright' ) }
						<span className="screen-reader-text"> { partner.name }</span>
					</ExternalLink>
				) }
			</p>
			<ul className={ styles.features }>
				{ partner.features.map( ( feature ) => (
					<li key={ feature }>
						<Icon icon={ check } size={ 20 } />
						{ feature }
					</li>
				) ) }
			</ul>
		</div>
	</>
);
