import { Button, Slot } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { urlTo, useQuery, type IslandProps } from '../../../../shared/routing';
import { PAYMENTS_BANNER, type PaymentsBannerProps } from '../../../../shared/slots';
import { factsOf } from '../facts';
import { filterInstallable, providersOf, recommendedOf } from '../providers';
import { useGateways, useSuggestions } from '../store';

/** What has the focus once the banner is gone. */
const HEADING = '.storewright-settings h2';

/**
 * The banner above the payment settings while the plugin of the recommended provider is there and customers can't pay with it yet;
 * else there is the plain heading alone.
 */
export default function PaymentsBanner( props: IslandProps ) {
	const { banner } = factsOf( { additionalData: props } );
	const suggestions = useSuggestions();
	const gateways = useGateways();
	const [ isGone, setGone ] = useState( false );
	const { path = '/' } = useQuery();
	if ( suggestions.status === 'loading' || gateways.status === 'loading' ) {
		return null;
	}
	const providers =
		suggestions.status === 'ready' && gateways.status === 'ready'
			? providersOf( suggestions.data, gateways.data )
			: [];
	const provider = recommendedOf( filterInstallable( providers ) );
	const isDue =
		banner !== null &&
		provider !== null &&
		provider.id === banner.provider &&
		provider.isInstalled &&
		! provider.isEnabled;
	if ( ! isDue || isGone || path !== '/' ) {
		return null;
	}
	const fillProps: PaymentsBannerProps = {
		facts: banner,
		title: provider.title,
		content: provider.content,
		needsSetup: true,
		action: (
			<Button
				__next40pxDefaultSize
				variant="primary"
				href={ urlTo( '/', { task: 'payments', id: provider.id } ) }
			>
				{ sprintf(
					/* translators: %s: name of a payment provider. */
					__( 'Finish setup of %s', 'storewright' ),
					provider.title
				) }
			</Button>
		),
		onLeave: () => setGone( true ),
		onChanged: () => document.querySelector< HTMLElement >( HEADING )?.focus(),
	};
	return <Slot name={ PAYMENTS_BANNER } fillProps={ { ...fillProps } } />;
}
