import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';

import { recordEvent } from '../../../../shared/data/events';
import { urlTo, type IslandProps } from '../../../../shared/routing';
import { Card } from '../../../../shared/ui/card';
import { CardTitle } from '../../../../shared/ui/card-title';
import { Offer, OfferItem, OfferList } from '../../../../shared/ui/offer/offer';
import { usePartners } from '../partners/store';
import styles from './defaults.module.scss';

/** What a new store starts its shipping with, below the shipping settings: rates for its country, and services for labels. */
export default function ShippingDefaults( { country }: IslandProps ) {
	const partners = usePartners( typeof country === 'string' ? country : '' );
	const titleId = useInstanceId( ShippingDefaults, 'storewright-shipping-defaults' );
	const href = urlTo( '/', { task: 'shipping' } );
	const setUp = ( name: string, what: string ) => (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			href={ href }
			onClick={ () => recordEvent( 'settings_shipping_recommendation_setup', { what } ) }
		>
			{ __( 'Set up', 'storewright' ) }
			<span className="screen-reader-text"> { name }</span>
		</Button>
	);
	const rates = __( 'Shipping rates', 'storewright' );
	return (
		<Card as="section" aria-labelledby={ titleId }>
			<div className={ styles.head }>
				<CardTitle id={ titleId }>{ __( 'Recommended shipping setup', 'storewright' ) }</CardTitle>
			</div>
			<OfferList aria-labelledby={ titleId }>
				<OfferItem>
					<Offer
						name={ rates }
						description={ __(
							'Set what shipping costs in your country and elsewhere. Zones and methods are created for you.',
							'storewright'
						) }
						action={ setUp( rates, 'rates' ) }
					/>
				</OfferItem>
				{ /* The rates can be set up without them: where they can't be read, they are left out. */ }
				{ ( partners.status === 'ready' ? partners.data : [] ).map(
					( { slug, name, description, layout_row } ) => (
						<OfferItem key={ slug }>
							<Offer
								name={ name }
								image={ layout_row?.image }
								description={ description }
								action={ setUp( name, slug ) }
							/>
						</OfferItem>
					)
				) }
			</OfferList>
		</Card>
	);
}
