import { __ } from '@wordpress/i18n';

import { ConnectButton } from '../../../shared/ui/connect-button';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import type { TaxPartner } from './partners';
import type { ViewProps } from './types';
import styles from './tax.module.scss';

interface ConnectStepProps extends Pick< ViewProps, 'trackEvent' | 'onManual' > {
	partner: TaxPartner;
	/** Whether there is a service to connect to, as far as is known: the page knows nothing of what was installed on it. */
	isConfigured: boolean;
}

/** Connects the store to the account service; the owner comes back to this partner. */
export const ConnectStep = ( { partner, isConfigured, trackEvent, onManual }: ConnectStepProps ) => {
	if ( ! isConfigured ) {
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
			<ConnectButton
				back={ { task: 'tax', partner: partner.id } }
				from={ partner.slug }
				onConnect={ () => trackEvent( 'tasklist_tax_connect_store', { connect: true } ) }
				onAbort={ () => trackEvent( 'tasklist_tax_connect_store', { connect: false } ) }
			/>
		</div>
	);
};
