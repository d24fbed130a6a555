import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { useAddressFormat } from '../../../shared/data/countries';
import { getPageData } from '../../../shared/data/page-data';
import { useSettings, type SettingValues } from '../../../shared/data/settings';
import { addressLine, countryOf, isLocated } from '../../../shared/ui/address-form/address';
import { GROUP, storeAddress } from '../../../shared/ui/address-form/store-address';
import { Card } from '../../../shared/ui/card';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { QueryContent } from '../../runtime/query-content';
import { TaskSkeleton } from '../../runtime/task-skeleton';
import { store } from '../../store';
import type { TaskPageProps } from '../../types';
import { usePartners } from './partners/store';
import { ShippingSteps } from './shipping-steps';
import { stepsOfStore } from './steps-of-store';
import type { StepKey } from './steps';
import styles from './steps.module.scss';

/** The task in which the owner says what it costs to send an order. */
export const Task = ( props: TaskPageProps ) => {
	const settings = useSettings( GROUP );
	return (
		<QueryContent result={ settings } failure={ notLoaded() }>
			{ ( data ) => <Steps { ...props } settings={ data } /> }
		</QueryContent>
	);
};

const notLoaded = () => __( 'Your store’s settings could not be loaded', 'storewright' );

/** Back from the account service, everything before it is behind the owner. */
const COMPLETED_STEPS = { rates: '', label_printing: '' } as const;

const Steps = ( { task, query, settings, trackEvent, onComplete }: TaskPageProps & { settings: SettingValues } ) => {
	const address = storeAddress( settings );
	const country = countryOf( address.countryState );
	const format = useAddressFormat( country );
	const partners = usePartners( country );
	const finish = useFinish( task.id, onComplete );

	const first = useRef< Partial< Record< StepKey, string > > >();
	if ( ! first.current && format.status === 'ready' ) {
		const isBack = query.step === 'connect' && getPageData().connection.isConnected;
		first.current = isLocated( address, format.data )
			? { store_location: addressLine( address ), ...( isBack && COMPLETED_STEPS ) }
			: {};
	}
	const hasBegun = useRef( false );
	hasBegun.current ||= first.current !== undefined && partners.status !== 'loading';
	if ( format.status === 'failed' && ! first.current ) {
		return <NotLoaded title={ notLoaded() } reads={ [ format ] } />;
	}
	if ( ! first.current || ! hasBegun.current ) {
		return <TaskSkeleton />;
	}
	// Without an answer about partners the step about them is left out: it is an offer, not a duty.
	const offered = partners.status === 'ready' ? partners.data : [];
	const visible = stepsOfStore( settings, offered.length > 0 );
	return (
		<Card className={ styles.card }>
			<ShippingSteps
				visible={ visible }
				first={ first.current }
				address={ address }
				partners={ offered }
				trackEvent={ trackEvent }
				isSettled={ partners.status !== 'loading' }
				onFinish={ () => finish( visible.includes( 'rates' ) ) }
			/>
		</Card>
	);
};

/**
 * Returns a function that completes the task. Stores that ship nothing have no rates that prove it: the server is notified.
 */
function useFinish( id: string, onComplete: TaskPageProps[ 'onComplete' ] ) {
	const { actionTask } = useDispatch( store );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const finish = () => {
		createSuccessNotice( __( "Shipping is done! Don't worry, you can always change it later", 'storewright' ), {
			type: 'snackbar',
		} );
		onComplete();
	};
	return ( hasRates: boolean ) => {
		if ( hasRates ) {
			finish();
		} else {
			void actionTask( id, finish );
		}
	};
}
