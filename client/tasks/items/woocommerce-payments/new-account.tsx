import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Actions } from '../../../shared/ui/actions';
import type { TaskPageProps } from '../../types';
import { useConnect } from '../payments/use-connect';
import type { PaymentsAccount } from './facts';
import styles from './task.module.scss';

interface NewAccountProps extends Pick< TaskPageProps, 'trackEvent' > {
	account: PaymentsAccount;
}

/** A store without an account: connects it, or tries the provider out. */
export const NewAccount = ( { account, trackEvent }: NewAccountProps ) => {
	const { isBusy, connect } = useConnect();
	const { name, links } = account;
	const start = () => {
		trackEvent( 'tasklist_payment_connect_start', { payment_method: 'woocommerce_payments' } );
		void connect();
	};
	return (
		<>
			<p className={ styles.line }>
				{ sprintf(
					/* translators: %s: name of a payment provider. */
					__(
						'You verify your business with %s and then return here. Use a test account to try it out first. Payments are not real.',
						'storewright'
					),
					name
				) }
			</p>
			<Actions>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
					onClick={ start }
				>
					{ __( 'Connect account', 'storewright' ) }
				</Button>
				<Button __next40pxDefaultSize variant="secondary" href={ links.test_drive }>
					{ __( 'Try it with a test account', 'storewright' ) }
				</Button>
				<span role="status" className="screen-reader-text">
					{ isBusy ? __( 'Connecting…', 'storewright' ) : '' }
				</span>
			</Actions>
		</>
	);
};
