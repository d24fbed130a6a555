import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { TaskPageProps } from '../../../types';
import { Actions } from '../../../../shared/ui/actions';
import { OfferList } from '../../../../shared/ui/offer/offer';
import styles from '../steps.module.scss';
import { PartnerAlone } from './partner-alone';
import { PartnerRow } from './partner-row';
import type { Partner } from './store';
import partnerStyles from './partners.module.scss';

interface LabelPrintingStepProps {
	/** At least one. */
	partners: readonly Partner[];
	trackEvent: TaskPageProps[ 'trackEvent' ];
	onDone: () => void;
}

/** Renders services that print shipping labels: one alone with its features, several as a list. */
export const LabelPrintingStep = ( { partners, trackEvent, onDone }: LabelPrintingStepProps ) => {
	const [ first ] = partners;
	const hasPartner = partners.some( ( { is_active } ) => is_active );
	const install = ( { id }: Partner ) =>
		trackEvent( 'tasklist_shipping_label_printing', { install: true, partner: id } );
	const goOn = () => {
		trackEvent( 'tasklist_shipping_label_printing', { install: false } );
		onDone();
	};
	return (
		<div className={ styles.step }>
			{ partners.length === 1 && first ? (
				<PartnerAlone partner={ first } onInstall={ () => install( first ) } />
			) : (
				<div className={ partnerStyles.list }>
					<OfferList>
						{ partners.map( ( partner ) => (
							<PartnerRow key={ partner.id } partner={ partner } onInstall={ () => install( partner ) } />
						) ) }
					</OfferList>
				</div>
			) }
			<Actions>
				<Button __next40pxDefaultSize variant={ hasPartner ? 'primary' : 'secondary' } onClick={ goOn }>
					{ hasPartner ? __( 'Continue', 'storewright' ) : __( 'Continue without labels', 'storewright' ) }
				</Button>
			</Actions>
		</div>
	);
};
