import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { navigate, urlTo } from '../../../shared/routing';
import { Actions } from '../../../shared/ui/actions';
import { Card } from '../../../shared/ui/card';
import { CardTitle } from '../../../shared/ui/card-title';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import type { TaskPageProps } from '../../types';
import { connectFailure } from '../payments/use-connect';
import { ConnectedAccount } from './connected-account';
import { accountOf } from './facts';
import { NewAccount } from './new-account';
import styles from './task.module.scss';

/** The task in which the owner connects the store with the provider that a plugin offers. */
export const Task = ( props: TaskPageProps ) => {
	const account = accountOf( props.task );
	if ( ! account ) {
		return <NoProvider />;
	}
	/* translators: %s: name of a payment provider. */
	const title = sprintf( __( 'Payments with %s', 'storewright' ), account.name );
	return (
		<Card as="section" aria-label={ title }>
			<div className={ styles.body }>
				<CardTitle>{ title }</CardTitle>
				<ConnectProblem kind={ props.query[ 'connect-error' ] } />
				{ account.isConnected ? (
					<ConnectedAccount { ...props } account={ account } />
				) : (
					<NewAccount { ...props } account={ account } />
				) }
			</div>
		</Card>
	);
};

/** Why the way to the provider ended here again. */
const ConnectProblem = ( { kind }: { kind: string | undefined } ) => {
	switch ( kind ) {
		case undefined:
			return null;
		case 'expired':
			return (
				<InlineNotice status="error">{ __( 'The link has expired. Try again.', 'storewright' ) }</InlineNotice>
			);
		case 'not-allowed':
			return (
				<InlineNotice status="error">
					{ __( 'You can’t connect this store. Ask an administrator.', 'storewright' ) }
				</InlineNotice>
			);
		default:
			return <InlineNotice status="error">{ connectFailure() }</InlineNotice>;
	}
};

const NoProvider = () => (
	<Card as="section">
		<div className={ styles.body }>
			<p className={ styles.line }>
				{ __(
					'No payments provider is set up on this site, so there is nothing to connect to.',
					'storewright'
				) }
			</p>
			<Actions>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => navigate( urlTo( '/', { task: 'payments' } ) ) }
				>
					{ __( 'Choose a payment method', 'storewright' ) }
				</Button>
			</Actions>
		</div>
	</Card>
);
