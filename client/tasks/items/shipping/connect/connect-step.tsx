import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getPageData } from '../../../../shared/data/page-data';
import { ConnectButton } from '../../../../shared/ui/connect-button';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import type { TaskPageProps } from '../../../types';
import { Actions } from '../../../../shared/ui/actions';
import styles from '../steps.module.scss';

/** Where the service sends the owner back to: this step, which is over then. */
const BACK = { task: 'shipping', step: 'connect' } as const;

interface ConnectStepProps {
	trackEvent: TaskPageProps[ 'trackEvent' ];
	onDone: () => void;
}

/** Connects the store to the account service, or goes on without. */
export const ConnectStep = ( { trackEvent, onDone }: ConnectStepProps ) => {
	if ( ! getPageData().connection.isConfigured ) {
		return (
			<div className={ styles.step }>
				<InlineNotice status="info">
					{ __(
						'No account service is set up on this site, so there is nothing to connect. You can finish without it.',
						'storewright'
					) }
				</InlineNotice>
				<Actions>
					<Button __next40pxDefaultSize variant="primary" onClick={ onDone }>
						{ __( 'Finish', 'storewright' ) }
					</Button>
				</Actions>
			</div>
		);
	}
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
