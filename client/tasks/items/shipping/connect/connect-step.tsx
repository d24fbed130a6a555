import { ConnectButton } from '../../../../shared/ui/connect-button';
import type { TaskPageProps } from '../../../types';
import styles from '../steps.module.scss';

/** Where the service sends the owner back to: this step, which is over then. */
const BACK = { task: 'shipping', step: 'connect' } as const;

interface ConnectStepProps {
	trackEvent: TaskPageProps[ 'trackEvent' ];
	onDone: () => void;
}

/** Connects the store to the account service, or goes on without. */
export const ConnectStep = ( { trackEvent, onDone }: ConnectStepProps ) => {
	const skip = () => {
		trackEvent( 'tasklist_shipping_connect_store', { connect: false } );
		onDone();
	};
	return (
		<div className={ styles.step }>
			<ConnectButton
				back={ BACK }
				from="woocommerce-services"
				onConnect={ () => trackEvent( 'tasklist_shipping_connect_store', { connect: true } ) }
				onSkip={ skip }
				onAbort={ () => trackEvent( 'tasklist_shipping_connect_store', { connect: false } ) }
			/>
		</div>
	);
};
