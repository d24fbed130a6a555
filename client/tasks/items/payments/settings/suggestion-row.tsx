import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { external } from '@wordpress/icons';

import { recordEvent } from '../../../../shared/data/events';
import { useInstaller } from '../../../../shared/data/plugins/use-installer';
import { Offer, OfferBadge } from '../../../../shared/ui/offer/offer';
import { PaymentLogos } from '../../../../shared/ui/payment-logos/payment-logos';
import { IncentiveNotice } from './incentive-notice';
import { RowProblem } from './row-problem';
import { type Provider, settingsStore, type Suggestion } from './store';
import { useChange } from './use-change';
import styles from './payments-pages.module.scss';

interface SuggestionRowProps {
	/** Code of the country that the lists are for. */
	location: string;
	suggestion: Provider | Suggestion;
	/** The suggestion's own id. */
	id: string;
	/** Slugs of the plugins that bring it. */
	plugins: readonly string[];
	/** Puts the focus on the list: the row is about to go. */
	onLeave: () => void;
}

/** A provider that the store could use: it is installed from here, or set up on its own site. */
export const SuggestionRow = ( { location, suggestion, id, plugins, onLeave }: SuggestionRowProps ) => {
	const { title, description, image, logos, plugin, links, tags } = suggestion;
	const { attach, hide } = useDispatch( settingsStore );
	const { busy, failure, install } = useInstaller();
	const button = useRef< HTMLButtonElement >( null );
	const hiding = useChange( () => hide( location, id ), onLeave );
	const isInstalling = busy.length > 0;
	const isInstalled = plugin.status === 'installed';
	const isRecommended = tags.includes( 'preferred' );
	const installNow = async () => {
		recordEvent( 'settings_payments_recommendations_setup', { id } );
		const isDone = await install( plugins, () => attach( location, id ) );
		if ( isDone ) {
			onLeave();
		}
	};
	// The notice goes with its own button: the focus is on the row's by then.
	const tryAgain = () => {
		button.current?.focus();
		void installNow();
	};
	/* translators: %s: name of a payment provider. */
	const installLabel = isInstalled ? __( 'Activate %s', 'storewright' ) : __( 'Install %s', 'storewright' );
	const link = links[ 0 ]?.url ?? '';
	return (
		<>
			<Offer
				name={ title }
				image={ image }
				badges={
					<>
						{ isRecommended && <OfferBadge>{ __( 'Recommended', 'storewright' ) }</OfferBadge> }
						{ isInstalling && <OfferBadge>{ __( 'Installing…', 'storewright' ) }</OfferBadge> }
					</>
				}
				description={ description }
				action={
					<div className={ styles.buttons }>
						{ isRecommended && (
							<Button
								__next40pxDefaultSize
								variant="tertiary"
								isBusy={ hiding.isBusy }
								aria-disabled={ hiding.isBusy }
								/* translators: %s: name of a payment provider. */
								aria-label={ sprintf( __( 'Hide %s', 'storewright' ), title ) }
								onClick={ () => hiding.run() }
							>
								{ __( 'Hide', 'storewright' ) }
							</Button>
						) }
						{ plugins.length === 0 && link !== '' && (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								href={ link }
								target="_blank"
								rel="noreferrer"
								icon={ external }
								iconPosition="right"
								aria-label={
									/* translators: %s: name of a payment provider. */
									sprintf( __( 'Get started with %s (opens in a new tab)', 'storewright' ), title )
								}
							>
								{ __( 'Get started', 'storewright' ) }
							</Button>
						) }
						{ plugins.length > 0 && plugin.status !== 'active' && (
							<Button
								ref={ button }
								__next40pxDefaultSize
								variant="secondary"
								isBusy={ isInstalling }
								aria-disabled={ isInstalling }
								aria-label={ sprintf( installLabel, title ) }
								onClick={ () => void installNow() }
							>
								{ isInstalled ? __( 'Activate', 'storewright' ) : __( 'Install', 'storewright' ) }
							</Button>
						) }
					</div>
				}
			>
				{ logos.length > 0 && (
					<div className={ styles.logos }>
						<PaymentLogos names={ logos } count={ logos.length } />
					</div>
				) }
			</Offer>
			<IncentiveNotice location={ location } provider={ { ...suggestion, suggestionId: id } } />
			<RowProblem
				/* translators: %s: name of a plugin or service. */
				title={ sprintf( __( '%s could not be installed', 'storewright' ), title ) }
				reason={ failure }
				isBusy={ isInstalling }
				busyText={ __( 'Installing…', 'storewright' ) }
				onRetry={ tryAgain }
			/>
			{ hiding.failure !== null && (
				<RowProblem
					/* translators: %s: name of a payment provider. */
					title={ sprintf( __( '%s could not be hidden', 'storewright' ), title ) }
					reason={ hiding.failure }
					isBusy={ hiding.isBusy }
					busyText={ __( 'Saving…', 'storewright' ) }
					onRetry={ hiding.retry }
				/>
			) }
		</>
	);
};
