import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Card } from '../../../shared/ui/card';
import { CardTitle } from '../../../shared/ui/card-title';
import { OfferItem, OfferList } from '../../../shared/ui/offer/offer';
import { OtherWays } from './other-ways';
import { PartnerSummary } from './partner-summary';
import type { TaxPartner } from './partners';
import type { ViewProps } from './types';
import styles from './tax.module.scss';

interface PartnerChooserProps extends ViewProps {
	/** At least one. */
	partners: readonly TaxPartner[];
	onChoose: ( id: string ) => void;
}

/** The services that can work tax out for this store, and the ways without them. */
export const PartnerChooser = ( { partners, onChoose, ...view }: PartnerChooserProps ) => (
	<Card as="section" aria-label={ __( 'Choose a tax partner', 'storewright' ) }>
		<div className={ styles.head }>
			<CardTitle as="h2" takesFocus={ view.hasMoved }>
				{ __( 'Choose a tax partner', 'storewright' ) }
			</CardTitle>
			<p className={ styles.line }>
				{ __( 'A partner calculates tax for each order. You can change this later.', 'storewright' ) }
			</p>
		</div>
		<OfferList>
			{ partners.map( ( partner, index ) => (
				<OfferItem key={ partner.id }>
					<PartnerSummary
						partner={ partner }
						isRecommended={ index === 0 && partners.length > 1 }
						action={
							<Button
								__next40pxDefaultSize
								variant={ index === 0 ? 'primary' : 'secondary' }
								onClick={ () => {
									view.trackEvent( 'tasklist_tax_select_option', { selected_option: partner.id } );
									onChoose( partner.id );
								} }
								aria-label={ sprintf(
									/* translators: %s: name of a service. */
									__( 'Get started with %s', 'storewright' ),
									partner.name
								) }
							>
								{ __( 'Get started', 'storewright' ) }
							</Button>
						}
					/>
				</OfferItem>
			) ) }
		</OfferList>
		<div className={ styles.foot }>
			<OtherWays { ...view } />
		</div>
	</Card>
);
