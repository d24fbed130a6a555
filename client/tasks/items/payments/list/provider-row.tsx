import { __, sprintf } from '@wordpress/i18n';

import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { ProviderLogo } from '../provider-logo';
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
	return (
		<li className={ styles.item }>
			<div className={ styles.row }>
				<ProviderLogo name={ title } image={ provider.image } />
				<div className={ styles.texts }>
					<h4 className={ styles.name }>
						{ title }
						<ProviderState provider={ provider } isRecommended={ isRecommended } />
					</h4>
					<p className={ styles.line }>{ content }</p>
					{ processors.length > 0 && (
						<ul
							className={ styles.processors }
							/* translators: %s: name of a payment provider. */
							aria-label={ sprintf( __( 'What customers pay with at %s', 'storewright' ), title ) }
						>
							{ processors.map( ( [ name, image ] ) => (
								<li key={ name }>{ image ? <img src={ image } alt={ name } /> : name }</li>
							) ) }
						</ul>
					) }
				</div>
				<ProviderButton
					provider={ provider }
					isPrimary={ isPrimary }
					isBusy={ isBusy }
					onChoose={ () => choice.choose( provider ) }
				/>
			</div>
			{ failure && (
				<InlineNotice status="error" title={ saveFailureText() }>
					{ failure.reason }
				</InlineNotice>
			) }
			<span role="status" className="screen-reader-text">
				{ isBusy ? __( 'Saving…', 'storewright' ) : '' }
			</span>
		</li>
	);
};

const ProviderState = ( { provider, isRecommended }: { provider: Provider; isRecommended: boolean } ) => {
	const { isEnabled, isTestMode } = provider;
	return (
		<>
			{ isRecommended && <span className={ styles.badge }> { __( 'Recommended', 'storewright' ) }</span> }
			{ isEnabled && <span className={ styles.enabled }> { __( 'Offered', 'storewright' ) }</span> }
			{ isEnabled && isTestMode && <span className={ styles.test }> { __( 'Test mode', 'storewright' ) }</span> }
		</>
	);
};
