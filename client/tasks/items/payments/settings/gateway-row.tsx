import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';

import { Offer, OfferBadge } from '../../../../shared/ui/offer/offer';
import { PaymentLogos } from '../../../../shared/ui/payment-logos/payment-logos';
import { IncentiveNotice } from './incentive-notice';
import { METHODS, PathButton, settingsUrl } from './paths';
import { RowProblem } from './row-problem';
import { type Provider, settingsStore } from './store';
import { useChange } from './use-change';
import styles from './payments-pages.module.scss';

interface GatewayRowProps {
	/** Code of the country that the lists are for. */
	location: string;
	provider: Provider;
}

/** The address of the page that holds a provider's settings. */
const settingsOf = ( { id, _type: type }: Provider ) => {
	if ( type === 'offline_pms_group' ) {
		return settingsUrl( '/offline' );
	}
	return settingsUrl( type === 'offline_pm' ? `/offline/${ id }` : `/provider/${ id }` );
};

/** A payment method that the shop has, or the group of those that need no provider. */
export const GatewayRow = ( { location, provider }: GatewayRowProps ) => {
	const { title, description, image, logos, state, _incentive: incentive } = provider;
	const manage = (
		<PathButton
			variant="secondary"
			to={ settingsOf( provider ) }
			aria-label={
				/* translators: %s: name of a payment method or provider. */
				sprintf( __( 'Manage %s', 'storewright' ), title )
			}
		>
			{ __( 'Manage', 'storewright' ) }
		</PathButton>
	);
	if ( ! state ) {
		return <Offer name={ title } description={ description } action={ manage } />;
	}
	return (
		<StatefulRow
			location={ location }
			provider={ provider }
			render={ ( action, problem ) => (
				<>
					<Offer
						name={ title }
						// Offline methods are a page of their own, others a list with a title.
						as={ provider._type === 'offline_pm' ? 'h3' : 'h4' }
						image={ image }
						badges={ <StateBadges state={ state } /> }
						description={ description }
						action={
							<div className={ styles.buttons }>
								{ action }
								{ manage }
							</div>
						}
					>
						{ logos.length > 0 && (
							<div className={ styles.logos }>
								<PaymentLogos names={ logos } count={ logos.length } />
							</div>
						) }
					</Offer>
					{ incentive && <IncentiveNotice location={ location } provider={ provider } /> }
					{ problem }
				</>
			) }
		/>
	);
};

const StateBadges = ( { state }: { state: NonNullable< Provider[ 'state' ] > } ) => (
	<>
		{ state.enabled && <OfferBadge tone="done">{ __( 'Enabled', 'storewright' ) }</OfferBadge> }
		{ state.needs_setup && <OfferBadge tone="attention">{ __( 'Setup required', 'storewright' ) }</OfferBadge> }
		{ ( state.test_mode || state.dev_mode ) && (
			<OfferBadge tone="attention">{ __( 'Test mode', 'storewright' ) }</OfferBadge>
		) }
	</>
);

interface StatefulRowProps extends GatewayRowProps {
	render: ( action: ReactNode, problem: ReactNode ) => ReactNode;
}

/** The button for the next step of a payment method: its setup, or whether customers can choose it. */
const StatefulRow = ( { location, provider, render }: StatefulRowProps ) => {
	const { id, title, state } = provider;
	const { enable } = useDispatch( settingsStore );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const isEnabled = state?.enabled ?? false;
	const button = useRef< HTMLButtonElement >( null );
	const change = useChange( async ( enabled: boolean ) => {
		await enable( location, id, enabled );
		const text = enabled
			? /* translators: %s: name of a payment method. */
				__( '%s enabled', 'storewright' )
			: /* translators: %s: name of a payment method. */
				__( '%s disabled', 'storewright' );
		void createSuccessNotice( sprintf( text, title ), { type: 'snackbar' } );
	} );
	// The notice goes with its own button: the focus is on the row's by then.
	const tryAgain = () => {
		button.current?.focus();
		change.retry();
	};
	const problem = (
		<RowProblem
			title={ __( 'There was a problem saving your payment settings', 'storewright' ) }
			reason={ change.failure }
			isBusy={ change.isBusy }
			busyText={ __( 'Saving…', 'storewright' ) }
			onRetry={ tryAgain }
		/>
	);
	if ( state?.needs_setup && ! isEnabled ) {
		return <>{ render( <SetupButton provider={ provider } />, problem ) }</>;
	}
	const label = isEnabled
		? /* translators: %s: name of a payment method. */
			sprintf( __( 'Disable %s', 'storewright' ), title )
		: /* translators: %s: name of a payment method. */
			sprintf( __( 'Enable %s', 'storewright' ), title );
	return (
		<>
			{ render(
				<Button
					ref={ button }
					__next40pxDefaultSize
					variant={ isEnabled ? 'tertiary' : 'secondary' }
					isBusy={ change.isBusy }
					aria-disabled={ change.isBusy }
					aria-label={ label }
					onClick={ () => change.run( ! isEnabled ) }
				>
					{ isEnabled ? __( 'Disable', 'storewright' ) : __( 'Enable', 'storewright' ) }
				</Button>,
				problem
			) }
		</>
	);
};

/** Leads to the choice of payment methods where the provider has some, else to where it is set up. */
const SetupButton = ( { provider }: { provider: Provider } ) => {
	const { id, title, onboarding } = provider;
	const text = __( 'Complete setup', 'storewright' );
	/* translators: %s: name of a payment provider. */
	const label = sprintf( __( 'Complete setup of %s', 'storewright' ), title );
	if ( ( onboarding?.recommended_payment_methods ?? [] ).length > 0 ) {
		return (
			<PathButton variant="secondary" to={ settingsUrl( METHODS, { provider: id } ) } aria-label={ label }>
				{ text }
			</PathButton>
		);
	}
	const href = onboarding?._links.onboard?.href ?? '';
	return href === '' ? (
		<PathButton variant="secondary" to={ settingsOf( provider ) } aria-label={ label }>
			{ text }
		</PathButton>
	) : (
		<Button __next40pxDefaultSize variant="secondary" href={ href } aria-label={ label }>
			{ text }
		</Button>
	);
};
