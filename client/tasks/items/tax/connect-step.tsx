import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { useStoreConnection } from '../../../shared/data/connection';
import { getPageData } from '../../../shared/data/page-data';
import { Actions } from '../../../shared/ui/actions';
import { ConnectionTerms } from '../../../shared/ui/connection-terms';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import type { TaxPartner } from './partners';
import type { ViewProps } from './types';
import styles from './tax.module.scss';

interface ConnectStepProps extends Pick< ViewProps, 'trackEvent' | 'onManual' > {
	partner: TaxPartner;
}

/** Connects the store to the account service; the owner comes back to this partner. */
export const ConnectStep = ( { partner, trackEvent, onManual }: ConnectStepProps ) => {
	const { isBusy, failure, connect } = useStoreConnection( { task: 'tax', partner: partner.id }, partner.slug );
	if ( ! getPageData().connection.isConfigured ) {
		return (
			<InlineNotice
				status="info"
				actions={ [ { label: __( 'Enter rates myself', 'storewright' ), onClick: onManual } ] }
			>
				{ __(
					'No account service is set up on this site, so there is nothing to connect to. You can enter your rates yourself for now.',
					'storewright'
				) }
			</InlineNotice>
		);
	}
	return (
		<div className={ styles.step }>
			{ failure !== null && (
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
					onClick={ () => {
						if ( ! isBusy ) {
							trackEvent( 'tasklist_tax_connect_store', { connect: true } );
							void connect();
						}
					} }
				>
					{ failure === null ? __( 'Connect', 'storewright' ) : __( 'Try again', 'storewright' ) }
				</Button>
			</Actions>
			<span role="status" className="screen-reader-text">
				{ isBusy ? __( 'Connecting…', 'storewright' ) : '' }
			</span>
		</div>
	);
};
