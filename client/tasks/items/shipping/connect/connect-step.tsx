import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { useStoreConnection } from '../../../../shared/data/connection';
import { getPageData } from '../../../../shared/data/page-data';
import { reloadPage } from '../../../../shared/routing';
import { ConnectionTerms } from '../../../../shared/ui/connection-terms';
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
	const { isBusy, failure, connect } = useStoreConnection( BACK, 'woocommerce-services' );

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
	const hasFailed = failure !== null;
	const start = () => {
		if ( ! isBusy ) {
			trackEvent( 'tasklist_shipping_connect_store', { connect: true } );
			void connect();
		}
	};
	const skip = () => {
		trackEvent( 'tasklist_shipping_connect_store', { connect: false } );
		onDone();
	};
	return (
		<div className={ styles.step }>
			{ hasFailed && (
				<InlineNotice status="error" title={ __( 'Your store could not be connected', 'storewright' ) }>
					{ failure }
				</InlineNotice>
			) }
			<ConnectionTerms />
			<Actions>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
					onClick={ hasFailed ? reloadPage : start }
				>
					{ hasFailed ? __( 'Retry', 'storewright' ) : __( 'Connect', 'storewright' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ skip }>
					{ __( 'No thanks', 'storewright' ) }
				</Button>
			</Actions>
			<span role="status" className="screen-reader-text">
				{ isBusy ? __( 'Connecting…', 'storewright' ) : '' }
			</span>
		</div>
	);
};
