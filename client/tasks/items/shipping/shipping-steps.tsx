import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { hasFeature } from '../../../shared/data/page-data';
import { addressLine, countryOf, type Address } from '../../../shared/ui/address-form/address';
import { StoreLocation } from '../../../shared/ui/address-form/store-location';
import { Stepper, type Step } from '../../../shared/ui/stepper/stepper';
import { useSteps } from '../../../shared/ui/stepper/use-steps';
import type { TaskPageProps } from '../../types';
import { ConnectStep } from './connect/connect-step';
import { LabelPrintingStep } from './partners/label-printing-step';
import type { Partner } from './partners/store';
import { RatesStep } from './rates/rates-step';
import type { StepKey } from './steps';

interface ShippingStepsProps {
	/** The steps that the store has. */
	visible: readonly StepKey[];
	/** Steps that are done from the start, with their results. */
	first: Partial< Record< StepKey, string > >;
	address: Address;
	partners: readonly Partner[];
	trackEvent: TaskPageProps[ 'trackEvent' ];
	/** Whether it's known which steps there are. */
	isSettled: boolean;
	/** Called once all steps are done. */
	onFinish: () => void;
}

const texts = ( key: StepKey ): Pick< Step, 'label' | 'description' > => {
	switch ( key ) {
		case 'store_location':
			return {
				label: __( 'Set store location', 'storewright' ),
				description: __( 'The address from which your business operates', 'storewright' ),
			};
		case 'rates':
			return {
				label: __( 'Set shipping costs', 'storewright' ),
				description: __( 'Define how much customers pay to ship to different destinations', 'storewright' ),
			};
		case 'label_printing':
			return {
				label: __( 'Print shipping labels', 'storewright' ),
				description: __( 'Buy and print labels without a trip to the post office', 'storewright' ),
			};
		case 'connect':
			return {
				label: __( 'Connect your store', 'storewright' ),
				description: __( 'Link your store to an account that pays for shipping labels', 'storewright' ),
			};
	}
};

/** The steps of the shipping task. */
export const ShippingSteps = ( props: ShippingStepsProps ) => {
	const { visible, first, address, partners, trackEvent, isSettled, onFinish } = props;
	const { current, withProgress, open, complete } = useSteps( visible, first );
	useEffect( () => {
		if ( isSettled && current === null ) {
			onFinish();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Finished once, when no step is left.
	}, [ current, isSettled ] );

	const render: Record< StepKey, Step[ 'render' ] > = {
		store_location: () => (
			<StoreLocation
				submitLabel={ __( 'Save address', 'storewright' ) }
				onSaved={ ( saved ) => {
					trackEvent( 'tasklist_shipping_set_location', { country: countryOf( saved.countryState ) } );
					complete( 'store_location', addressLine( saved ) );
				} }
			/>
		),
		rates: () => (
			<RatesStep
				country={ countryOf( address.countryState ) }
				trackEvent={ trackEvent }
				onDone={ ( summary ) => complete( 'rates', summary ) }
			/>
		),
		label_printing: () => (
			<LabelPrintingStep
				partners={ partners }
				trackEvent={ trackEvent }
				onDone={ () => complete( 'label_printing' ) }
			/>
		),
		connect: () => <ConnectStep trackEvent={ trackEvent } onDone={ () => complete( 'connect' ) } />,
	};
	return (
		<Stepper
			label={ __( 'Steps of setting up shipping', 'storewright' ) }
			current={ current }
			onOpen={ ( key ) => open( key as StepKey ) }
			isFree={ hasFeature( 'shipping-smart-defaults' ) }
			steps={ withProgress( visible.map( ( key ) => ( { key, ...texts( key ), render: render[ key ] } ) ) ) }
		/>
	);
};
