import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { getPageData } from '../../../shared/data/page-data';
import { addressLine } from '../../../shared/ui/address-form/address';
import { Card } from '../../../shared/ui/card';
import { CardTitle } from '../../../shared/ui/card-title';
import { Stepper } from '../../../shared/ui/stepper/stepper';
import { useSteps } from '../../../shared/ui/stepper/use-steps';
import { ConnectStep } from './connect-step';
import { GoodNews } from './good-news';
import { InstallButton } from './install-button';
import { locationStep } from './location-step';
import { OtherWays } from './other-ways';
import type { TaxPartner } from './partners';
import type { ViewProps } from './types';
import styles from './tax.module.scss';

const STEPS = [ 'store_location', 'install', 'connect' ] as const;

type Key = ( typeof STEPS )[ number ];

interface AutomatedFlowProps extends ViewProps {
	partner: TaxPartner;
	/** Whether the owner asked for it already: once nothing is missing, it is turned on. */
	isAuto: boolean;
}

/** Sets up a service that works tax out by itself; once nothing is missing, offers to turn it on. */
export const AutomatedFlow = ( { partner, isAuto, ...view }: AutomatedFlowProps ) => {
	const { settings, trackEvent } = view;
	const [ first ] = useState< Partial< Record< Key, string > > >( () => ( {
		...( settings.isLocated && { store_location: addressLine( settings.address ) } ),
		...( partner.isActive && { install: '' } ),
		...( getPageData().connection.isConnected && { connect: '' } ),
	} ) );
	const wasMissing = first.install === undefined;
	const { current, withProgress, open, complete } = useSteps( STEPS, first );
	if ( current === null ) {
		const hasMoved = view.hasMoved || STEPS.some( ( key ) => first[ key ] === undefined );
		return <GoodNews { ...view } hasMoved={ hasMoved } partner={ partner } isAuto={ isAuto } />;
	}
	const steps = withProgress( [
		{
			key: 'store_location',
			...locationStep( trackEvent, ( summary ) => complete( 'store_location', summary ) ),
		},
		{
			key: 'install',
			label: __( 'Install the tax extension', 'storewright' ),
			/* translators: %s: name of a plugin. */
			description: sprintf( __( 'Adds the plugin %s to your site', 'storewright' ), partner.name ),
			render: () => (
				<InstallButton partner={ partner } trackEvent={ trackEvent } onDone={ () => complete( 'install' ) } />
			),
		},
		{
			key: 'connect',
			label: __( 'Connect your store', 'storewright' ),
			description: __( 'Link your store to an account to look up rates', 'storewright' ),
			render: () => (
				<ConnectStep
					partner={ partner }
					isConfigured={ getPageData().connection.isConfigured || wasMissing }
					trackEvent={ trackEvent }
					onManual={ view.onManual }
				/>
			),
		},
	] );
	return (
		<Card as="section" aria-label={ partner.name }>
			<div className={ styles.head }>
				<CardTitle as="h2" takesFocus={ view.hasMoved }>
					{ sprintf(
						/* translators: %s: name of a service. */
						__( 'Calculate tax with %s', 'storewright' ),
						partner.name
					) }
				</CardTitle>
			</div>
			<div className={ styles.steps }>
				<Stepper
					label={ __( 'Steps of automating your taxes', 'storewright' ) }
					current={ current }
					onOpen={ ( key ) => open( key as Key ) }
					steps={ steps }
				/>
			</div>
			<div className={ styles.foot }>
				<OtherWays { ...view } />
			</div>
		</Card>
	);
};
