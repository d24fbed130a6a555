import { Offer, OfferItem } from '../../../../shared/ui/offer/offer';
import { LearnMore, PartnerAction, Trial } from './partner-parts';
import type { Partner } from './store';

interface PartnerRowProps {
	partner: Partner;
	onInstall: () => void;
}

/** A service among others. */
export const PartnerRow = ( { partner, onInstall }: PartnerRowProps ) => (
	<OfferItem>
		<Offer
			name={ partner.name }
			badges={ <Trial days={ partner.trial_days } /> }
			image={ partner.layout_row?.image }
			description={
				<>
					{ partner.description } <LearnMore partner={ partner } />
				</>
			}
			action={ <PartnerAction partner={ partner } onInstall={ onInstall } /> }
		/>
	</OfferItem>
);
