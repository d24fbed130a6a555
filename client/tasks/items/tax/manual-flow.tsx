import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { addressLine } from '../../../shared/ui/address-form/address';
import { Card } from '../../../shared/ui/card';
import { CardTitle } from '../../../shared/ui/card-title';
import { Stepper } from '../../../shared/ui/stepper/stepper';
import { useSteps } from '../../../shared/ui/stepper/use-steps';
import { locationStep } from './location-step';
import { OtherWays } from './other-ways';
import { RatesStep } from './rates/rates-step';
import type { ViewProps } from './types';
import styles from './tax.module.scss';

const STEPS = [ 'store_location', 'rates' ] as const;

type Key = ( typeof STEPS )[ number ];

interface ManualFlowProps extends ViewProps {
	/** Back to the partners; absent where there are none. */
	onBack?: ( () => void ) | undefined;
}

/** The steps in which the owner enters the store's rates. */
export const ManualFlow = ( { onBack, ...view }: ManualFlowProps ) => {
	const { settings, trackEvent } = view;
	const [ first ] = useState< Partial< Record< Key, string > > >( () =>
		settings.isLocated ? { store_location: addressLine( settings.address ) } : {}
	);
	const { current, withProgress, open, complete } = useSteps( STEPS, first );
	const steps = withProgress( [
		{
			key: 'store_location',
			...locationStep( trackEvent, ( summary ) => complete( 'store_location', summary ) ),
		},
		{
			key: 'rates',
			label: __( 'Configure tax rates', 'storewright' ),
			description: __(
				'The percentages your customers pay. Ask your tax advisor if you are not sure',
				'storewright'
			),
			render: () => <RatesStep { ...view } />,
		},
	] );
	return (
		<Card as="section" aria-label={ __( 'Set up taxes manually', 'storewright' ) }>
			{ onBack && (
				<div className={ styles.head }>
					<CardTitle as="h2" takesFocus={ view.hasMoved }>
						{ __( 'Set up taxes manually', 'storewright' ) }
					</CardTitle>
				</div>
			) }
			<div className={ styles.steps }>
				<Stepper
					label={ __( 'Steps of setting up taxes', 'storewright' ) }
					current={ current }
					onOpen={ ( key ) => open( key as Key ) }
					steps={ steps }
				/>
			</div>
			<div className={ styles.foot }>
				<OtherWays { ...view } onManual={ undefined } onBack={ onBack } />
			</div>
		</Card>
	);
};
