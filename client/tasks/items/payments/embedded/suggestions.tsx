import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';

import { recordEvent } from '../../../../shared/data/events';
import { urlTo } from '../../../../shared/routing';
import { Card } from '../../../../shared/ui/card';
import { CardTitle } from '../../../../shared/ui/card-title';
import { NotLoaded } from '../../../../shared/ui/not-loaded';
import { Offer, OfferItem, OfferList } from '../../../../shared/ui/offer/offer';
import { filterInstallable, GROUPS, inGroup, providersOf } from '../providers';
import { useGateways, useSuggestions } from '../store';
import styles from '../payments.module.scss';

/** How many are shown: the task of Home has all. */
const MOST = 5;

/** Ways to pay that are suggested and not offered yet, below the payment settings; each is set up in its task. */
export default function PaymentSuggestions() {
	const suggestions = useSuggestions();
	const gateways = useGateways();
	const titleId = useInstanceId( PaymentSuggestions, 'storewright-payment-suggestions' );
	const failed = [ suggestions, gateways ].filter( ( read ) => read.status === 'failed' );
	if ( failed.length > 0 ) {
		return (
			<NotLoaded
				title={ __( 'Suggested payment methods could not be loaded', 'storewright' ) }
				reads={ failed }
			/>
		);
	}
	if ( suggestions.status !== 'ready' || gateways.status !== 'ready' ) {
		return null;
	}
	const providers = filterInstallable( providersOf( suggestions.data, gateways.data ) );
	const shown = GROUPS.filter( ( group ) => group !== 'own' )
		.flatMap( ( group ) => inGroup( providers, group ) )
		.filter( ( { isEnabled } ) => ! isEnabled )
		.slice( 0, MOST );
	if ( shown.length === 0 ) {
		return null;
	}
	return (
		<Card as="section" aria-labelledby={ titleId }>
			<div className={ styles.head }>
				<CardTitle id={ titleId }>{ __( 'Suggested payment methods', 'storewright' ) }</CardTitle>
				<Button __next40pxDefaultSize variant="tertiary" href={ urlTo( '/', { task: 'payments' } ) }>
					{ __( 'See all', 'storewright' ) }
				</Button>
			</div>
			<OfferList aria-labelledby={ titleId }>
				{ shown.map( ( { id, title, content, image } ) => (
					<OfferItem key={ id }>
						<Offer
							name={ title }
							image={ image }
							description={ content }
							action={
								<Button
									__next40pxDefaultSize
									variant="secondary"
									href={ urlTo( '/', { task: 'payments', id } ) }
									onClick={ () => recordEvent( 'settings_payments_recommendations_setup', { id } ) }
								>
									{ __( 'Set up', 'storewright' ) }
									<span className="screen-reader-text"> { title }</span>
								</Button>
							}
						/>
					</OfferItem>
				) ) }
			</OfferList>
		</Card>
	);
}
