import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import type { IslandProps } from '../../../../shared/routing';
import { Card } from '../../../../shared/ui/card';
import { CardTitle } from '../../../../shared/ui/card-title';
import { NotLoaded } from '../../../../shared/ui/not-loaded';
import { Skeleton } from '../../../../shared/ui/skeleton';
import { GatewayPage } from './gateway-page';
import { MethodsPage } from './methods-page';
import { OfflinePage } from './offline-page';
import { METHODS, OFFLINE, PathButton, PROVIDERS, settingsUrl, useSettingsPath } from './paths';
import { ProvidersPage } from './providers-page';
import { useLists } from './store';
import styles from './payments-pages.module.scss';

const textOf = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );

/** The payments settings, in the place of the list that PHP printed. */
export default function PaymentsSettings( props: IslandProps ) {
	const [ location, setLocation ] = useState( textOf( props.location ) );
	const { path, query } = useSettingsPath();
	const lists = useLists( location );
	const first = useRef( path );
	const hasMoved = useRef( false );
	hasMoved.current ||= first.current !== path;
	const page = { location, takesFocus: hasMoved.current };

	if ( lists.status === 'failed' ) {
		return (
			<NotLoaded title={ __( 'Your payment methods could not be loaded', 'storewright' ) } reads={ [ lists ] } />
		);
	}
	if ( lists.status === 'loading' ) {
		return <PageSkeleton />;
	}
	const [ , kind = '', id = '', ...rest ] = path.split( '/' );
	switch ( rest.length === 0 ? `/${ kind }` : '' ) {
		case PROVIDERS:
			return <ProvidersPage { ...page } lists={ lists.data } onLocation={ setLocation } />;
		case METHODS:
			return (
				<MethodsPage
					{ ...page }
					providers={ lists.data.providers }
					chosen={ query.provider ?? '' }
					onboardingUrl={ textOf( props.onboardingUrl ) }
				/>
			);
		case OFFLINE:
			return id === '' ? (
				<OfflinePage { ...page } methods={ lists.data.offline_payment_methods } />
			) : (
				<GatewayPage key={ id } { ...page } id={ id } back={ OFFLINE } />
			);
		case '/provider':
			return <GatewayPage key={ id } { ...page } id={ id } back={ PROVIDERS } />;
		default:
			return <NotFound />;
	}
}

const PageSkeleton = () => (
	<Card className={ styles.skeleton ?? '' } role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
		<Skeleton width="40%" height="28px" />
		<Skeleton width="100%" height="56px" />
		<Skeleton width="100%" height="56px" />
		<Skeleton width="100%" height="56px" />
	</Card>
);

const NotFound = () => (
	<Card className={ styles.skeleton ?? '' }>
		<CardTitle as="h2">{ __( 'This page does not exist', 'storewright' ) }</CardTitle>
		<div>
			<PathButton variant="secondary" to={ settingsUrl( PROVIDERS ) }>
				{ __( 'Return to gateways', 'storewright' ) }
			</PathButton>
		</div>
	</Card>
);
