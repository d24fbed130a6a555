import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

import { Actions } from '../../../../shared/ui/actions';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { Replaceable } from '../../../../shared/ui/replaceable';
import { Skeleton } from '../../../../shared/ui/skeleton';
import type { TaskPageProps } from '../../../types';
import { factsOf } from '../facts';
import { BANK_TRANSFER, type Provider, requiredSettings, WOOPAYMENTS } from '../providers';
import { type Gateway, type GatewayChange, paymentsStore } from '../store';
import { configuredText, useConfigured } from '../use-configured';
import { useConnect } from '../use-connect';
import { BankStep } from './bank/bank-step';
import { EnableStep } from './enable-step';
import { isSupported, SettingsForm } from './settings-form';
import type { Reload } from './use-reload';
import styles from '../payments.module.scss';

interface ConfigureStepProps extends TaskPageProps {
	provider: Provider;
	/** Whether it is not known yet what there is to be configured. */
	isLoading: boolean;
	reload: Reload;
}

/**
 * Renders the settings that a provider needs before customers can pay. A script of the provider may render its own
 * instead.
 */
export const ConfigureStep = ( { provider, isLoading, reload, ...props }: ConfigureStepProps ) => {
	const { id, title, gateway } = provider;
	const { saveGateway } = useDispatch( paymentsStore );
	const onConfigured = useConfigured( props );
	const notify = ( text: string = configuredText( title ) ) => onConfigured( id, text );
	const finish = ( text?: string ) => {
		notify( text );
		props.onComplete();
	};
	if ( isLoading ) {
		return (
			<div className={ styles.step }>
				<Skeleton width="40%" />
				<Skeleton width="100%" height="40px" />
				<Skeleton width="120px" height="40px" />
			</div>
		);
	}
	const save = ( change: GatewayChange ) => saveGateway( id, change );
	return (
		<Replaceable
			waits
			slot={ `storewright_payment_gateway_configure_${ id }` }
			fillProps={ { gateway, save, onConfigured: () => finish() } }
		>
			<OwnStep
				{ ...props }
				provider={ provider }
				reload={ reload }
				onEnabled={ notify }
				onConfigured={ finish }
			/>
		</Replaceable>
	);
};

interface OwnStepProps extends Omit< ConfigurationProps, 'gateway' > {
	reload: Reload;
}

const OwnStep = ( { reload, ...props }: OwnStepProps ) => {
	const { title, gateway, externalLink, recommendedMethods } = props.provider;
	if ( gateway === null ) {
		return externalLink === '' ? (
			<GatewayMissing title={ title } reload={ reload } />
		) : (
			<ExternalSetup { ...props.provider } />
		);
	}
	const recommended = recommendedMethods.join( ', ' );
	return (
		<div className={ styles.step }>
			{ gateway.setup_help_text && <p className={ styles.line }>{ gateway.setup_help_text }</p> }
			{ recommended !== '' && (
				<p className={ styles.line }>
					{
						/* translators: %s: names of ways to pay, such as Cards, Wallets. */
						sprintf( __( 'Recommended: %s', 'storewright' ), recommended )
					}
				</p>
			) }
			<Configuration { ...props } gateway={ gateway } />
		</div>
	);
};

interface ConfigurationProps extends TaskPageProps {
	provider: Provider;
	gateway: Gateway;
	/** Told that customers can choose it, even where the owner has left by then. */
	onEnabled: () => void;
	onConfigured: ( text?: string ) => void;
}

const Configuration = ( { provider, gateway, onEnabled, onConfigured, onComplete, task }: ConfigurationProps ) => {
	const { id, needsSetup } = provider;
	if ( id === BANK_TRANSFER ) {
		return <BankStep isEnabled={ gateway.enabled } onConfigured={ onConfigured } />;
	}
	if ( needsSetup && id === WOOPAYMENTS && factsOf( task ).hasPaymentsProvider ) {
		return <ConnectAccount />;
	}
	if ( needsSetup && gateway.connection_url !== null ) {
		return <OpenButton href={ gateway.connection_url } text={ __( 'Connect', 'storewright' ) } />;
	}
	const settings = requiredSettings( gateway );
	if ( settings.length > 0 && settings.every( isSupported ) ) {
		return <SettingsForm gateway={ gateway } settings={ settings } onConfigured={ () => onConfigured() } />;
	}
	if ( needsSetup ) {
		return <OpenButton href={ gateway.settings_url } text={ __( 'Open settings', 'storewright' ) } />;
	}
	return <EnableStep provider={ provider } onConfigured={ onEnabled } onDone={ () => onComplete() } />;
};

const ConnectAccount = () => {
	const { isBusy, connect } = useConnect();
	return (
		<Actions>
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => void connect() }
			>
				{ __( 'Connect account', 'storewright' ) }
			</Button>
		</Actions>
	);
};

const OpenButton = ( { href, text }: { href: string; text: string } ) => (
	<Actions>
		<Button __next40pxDefaultSize variant="primary" href={ href }>
			{ text }
		</Button>
	</Actions>
);

const ExternalSetup = ( { title, externalLink }: Provider ) => (
	<div className={ styles.step }>
		<p className={ styles.line }>
			{ sprintf(
				/* translators: %s: name of a payment provider. */
				__( 'Set up %s on its own site. It opens in a new tab.', 'storewright' ),
				title
			) }
		</p>
		<Actions>
			<Button __next40pxDefaultSize variant="primary" href={ externalLink } target="_blank" rel="noreferrer">
				{ __( 'Get started', 'storewright' ) }
				<span className="screen-reader-text"> { __( '(opens in a new tab)', 'storewright' ) }</span>
			</Button>
		</Actions>
	</div>
);

const GatewayMissing = ( { title, reload }: { title: string; reload: Reload } ) => (
	<InlineNotice
		status="warning"
		title={ sprintf(
			/* translators: %s: name of a payment provider. */
			__( '%s has not added a payment method yet', 'storewright' ),
			title
		) }
		actions={ [ { label: __( 'Check again', 'storewright' ), onClick: () => void reload.run() } ] }
	>
		{ reload.failure ??
			__(
				'The plugin is active, but it may need something else. Check the plugin’s page, or choose another payment method.',
				'storewright'
			) }
	</InlineNotice>
);
