import { useEffect, useState } from '@wordpress/element';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { useAsyncAction } from '../../../../shared/data/use-async-action';
import { Card } from '../../../../shared/ui/card';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { NotLoaded } from '../../../../shared/ui/not-loaded';
import { Replaceable } from '../../../../shared/ui/replaceable';
import { Skeleton } from '../../../../shared/ui/skeleton';
import { BANK_TRANSFER } from '../providers';
import {
	type BankAccounts,
	type Gateway,
	type GatewayChange,
	paymentsStore,
	readAccounts,
	useGateways,
} from '../store';
import { GatewayForm } from './gateway-form';
import { PageHead } from './page-head';
import type { OFFLINE, PROVIDERS } from './paths';
import type { PageProps } from './types';
import { settingsStore } from './store';
import styles from './payments-pages.module.scss';

interface GatewayPageProps extends PageProps {
	/** Id of the payment method. */
	id: string;
	/** The page that it belongs to. */
	back: typeof PROVIDERS | typeof OFFLINE;
}

/** Name of the slot in which a provider's plugin renders its own settings. */
export const providerSlot = ( id: string ) => `storewright_payment_provider_settings_${ id }`;

/** The settings of a payment method; a provider's plugin may render its own in their place. */
export const GatewayPage = ( { id, back, takesFocus, ...page }: GatewayPageProps ) => {
	const gateways = useGateways();
	if ( gateways.status === 'failed' ) {
		return (
			<NotLoaded
				title={ __( 'Your payment methods could not be loaded', 'storewright' ) }
				reads={ [ gateways ] }
			/>
		);
	}
	if ( gateways.status === 'loading' ) {
		return <FormSkeleton />;
	}
	const gateway = gateways.data.find( ( one ) => one.id === id );
	if ( ! gateway ) {
		return (
			<div className={ styles.narrow }>
				<PageHead
					title={ __( 'This payment method does not exist', 'storewright' ) }
					takesFocus={ takesFocus }
					back={ back }
				/>
			</div>
		);
	}
	return (
		<div className={ styles.narrow }>
			<PageHead title={ gateway.method_title } takesFocus={ takesFocus } back={ back } />
			<Settings gateway={ gateway } location={ page.location } />
		</div>
	);
};

const Settings = ( { gateway, location }: { gateway: Gateway; location: string } ) => {
	const { saveGateway } = useDispatch( paymentsStore );
	const { reload } = useDispatch( settingsStore );
	const save = async ( change: GatewayChange ) => {
		await saveGateway( gateway.id, change );
		// The list says whether it is enabled. Where that can't be read now, it is when it is opened next.
		await reload( location ).catch( () => undefined );
	};
	return (
		<Replaceable
			waits
			slot={ providerSlot( gateway.id ) }
			fillProps={ { gateway, save } }
			around={ ( fills ) => <Card className={ styles.body ?? '' }>{ fills }</Card> }
		>
			<Card className={ styles.body ?? '' }>
				<p className={ styles.line }>{ gateway.method_description }</p>
				{ gateway.id === BANK_TRANSFER ? (
					<WithAccounts gateway={ gateway } save={ save } />
				) : (
					<GatewayForm gateway={ gateway } accounts={ null } save={ save } />
				) }
			</Card>
		</Replaceable>
	);
};

interface WithAccountsProps {
	gateway: Gateway;
	save: ( change: GatewayChange ) => Promise< void >;
}

/** The form of bank transfers, which has the accounts that customers transfer money to. */
const WithAccounts = ( props: WithAccountsProps ) => {
	const [ accounts, setAccounts ] = useState< BankAccounts | null >( null );
	const { failure, run } = useAsyncAction( readAccounts, { onDone: setAccounts } );
	useEffect( () => void run(), [ run ] );
	if ( accounts ) {
		return <GatewayForm { ...props } accounts={ accounts } />;
	}
	if ( failure !== null ) {
		return (
			<InlineNotice
				status="error"
				title={ __( 'Your bank accounts could not be loaded', 'storewright' ) }
				actions={ [ { label: __( 'Try again', 'storewright' ), onClick: () => void run() } ] }
			>
				{ failure.message }
			</InlineNotice>
		);
	}
	return <FormSkeleton />;
};

const FormSkeleton = () => (
	<div className={ styles.skeleton } role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
		<Skeleton width="40%" height="28px" />
		<Skeleton width="100%" height="40px" />
		<Skeleton width="100%" height="40px" />
		<Skeleton width="120px" height="40px" />
	</div>
);
