import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { Offer, OfferBadge, OfferItem } from '../../../../shared/ui/offer/offer';
import type { Provider } from '../providers';
import { saveFailureText } from '../texts';
import { ProviderButton } from './provider-button';
import type { Choice } from './use-choice';
import styles from '../payments.module.scss';

interface ProviderRowProps {
	provider: Provider;
	isRecommended: boolean;
	isPrimary: boolean;
	choice: Choice;
}

/** A way to pay among others. */
export const ProviderRow = ( { provider, isRecommended, isPrimary, choice }: ProviderRowProps ) => {
	const { id, title, content, processors } = provider;
	const isBusy = choice.busy === id;
	const failure = choice.failure?.id === id ? choice.failure : null;
	const button = useRef< HTMLButtonElement >( null );
	// The notice goes with its own button: the focus is on the row's by then.
	const tryAgain = () => {
		button.current?.focus();
		choice.choose( provider );
	};
	return (
		<OfferItem>
			<Offer
				name={ title }
				image={ provider.image }
				badges={ <ProviderState provider={ provider } isRecommended={ isRecommended } /> }
				description={ content }
				action={
					<ProviderButton
						buttonRef={ button }
						provider={ provider }
						isPrimary={ isPrimary }
						isBusy={ isBusy }
						onChoose={ () => choice.choose( provider ) }
					/>
				}
			>
				{ processors.length > 0 && (
					<ul
						className={ styles.processors }
						/* translators: %s: name of a payment provider. */
						aria-label={ sprintf( __( 'Payment methods of %s', 'storewright' ), title ) }
					>
						{ processors.map( ( [ name, picture ] ) => (
							<li key={ name }>{ picture ? <img src={ picture } alt={ name } /> : name }</li>
						) ) }
					</ul>
				) }
			</Offer>
			{ failure && (
				<InlineNotice
					status="error"
					title={ saveFailureText() }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: tryAgain } ] }
				>
					{ failure.reason }
				</InlineNotice>
			) }
			<span role="status" className="screen-reader-text">
				{ isBusy ? __( 'Saving…', 'storewright' ) : '' }
			</span>
		</OfferItem>
	);
};

const ProviderState = ( { provider, isRecommended }: { provider: Provider; isRecommended: boolean } ) => {
	const { isEnabled, isTestMode } = provider;
	return (
		<>
			{ isRecommended && <OfferBadge>{ __( 'Recommended', 'storewright' ) }</OfferBadge> }
			{ isEnabled && <OfferBadge tone="done">{ __( 'Offered', 'storewright' ) }</OfferBadge> }
			{ isEnabled && isTestMode && (
				<OfferBadge tone="attention">{ __( 'Test mode', 'storewright' ) }</OfferBadge>
			) }
		</>
	);
};
