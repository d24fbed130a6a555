import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { loadPage } from '../../../shared/routing';
import { Actions } from '../../../shared/ui/actions';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import type { TaskPageProps } from '../../types';
import type { PaymentsAccount } from './facts';

interface ConnectedAccountProps extends Pick< TaskPageProps, 'onComplete' > {
	account: PaymentsAccount;
}

/** A store with an account: goes on from a test account to a real one, or begins anew. What is lost by that is said first. */
export const ConnectedAccount = ( { account, onComplete }: ConnectedAccountProps ) => {
	const { name, isTestMode, links } = account;
	const [ isAsking, setAsking ] = useState( false );
	return (
		<>
			<InlineNotice status={ isTestMode ? 'warning' : 'success' }>
				{ isTestMode
					? __( 'Your store has a test account. Payments are not real.', 'storewright' )
					: /* translators: %s: name of a payment provider. */
						sprintf( __( 'Your store is connected with %s.', 'storewright' ), name ) }
			</InlineNotice>
			{ isAsking && (
				<InlineNotice
					status="warning"
					title={ __( 'Disconnect this account?', 'storewright' ) }
					actions={ [
						{ label: __( 'Start over', 'storewright' ), onClick: () => loadPage( links.reset ) },
						{ label: __( 'Keep it', 'storewright' ), onClick: () => setAsking( false ) },
					] }
				>
					{ __( 'Customers can’t pay with it until you have connected another one.', 'storewright' ) }
				</InlineNotice>
			) }
			<Actions>
				{ isTestMode ? (
					<Button __next40pxDefaultSize variant="primary" href={ links.disable_test_mode }>
						{ __( 'Go live', 'storewright' ) }
					</Button>
				) : (
					<Button __next40pxDefaultSize variant="primary" onClick={ () => onComplete() }>
						{ __( 'Continue', 'storewright' ) }
					</Button>
				) }
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setAsking( true ) }>
					{ __( 'Reset account', 'storewright' ) }
				</Button>
			</Actions>
		</>
	);
};
