import { Button, CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { loadPage } from '../../../../shared/routing';
import { Actions } from '../../../../shared/ui/actions';
import { Card } from '../../../../shared/ui/card';
import { PageHead } from './page-head';
import { PROVIDERS } from './paths';
import type { PageProps } from './types';
import type { Provider } from './store';
import styles from './payments-pages.module.scss';

interface MethodsPageProps extends PageProps {
	providers: readonly Provider[];
	/** Id of the provider whose methods are chosen; '' for the first one that has some. */
	chosen: string;
	/** Where a provider is set up that does not say where. */
	onboardingUrl: string;
}

const methodsOf = ( { onboarding }: Provider ) => onboarding?.recommended_payment_methods ?? [];

/**
 * Where a provider goes on with what was chosen.
 *
 * @param url          The provider's address, absolute or relative to wp-admin.
 * @param capabilities Payment methods by id, and whether each was chosen.
 */
export function withCapabilities( url: string, capabilities: Readonly< Record< string, boolean > > ): string {
	const address = new URL( url, document.baseURI );
	address.searchParams.set( 'capabilities', JSON.stringify( capabilities ) );
	return address.href;
}

/** The payment methods that a provider would turn on first: the owner chooses some and goes on to the provider. */
export const MethodsPage = ( { providers, chosen, onboardingUrl, takesFocus }: MethodsPageProps ) => {
	const provider = providers.find( ( one ) => ( chosen === '' ? methodsOf( one ).length > 0 : one.id === chosen ) );
	return (
		<div className={ styles.narrow }>
			<PageHead
				title={ __( 'Choose your payment methods', 'storewright' ) }
				takesFocus={ takesFocus }
				back={ PROVIDERS }
			/>
			{ provider && methodsOf( provider ).length > 0 ? (
				<Choice key={ provider.id } provider={ provider } onboardingUrl={ onboardingUrl } />
			) : (
				<Card className={ styles.body ?? '' }>
					<p className={ styles.line }>
						{ __(
							'Payment methods to choose from appear here once you have added a payment provider that offers several.',
							'storewright'
						) }
					</p>
				</Card>
			) }
		</div>
	);
};

const Choice = ( { provider, onboardingUrl }: { provider: Provider; onboardingUrl: string } ) => {
	const methods = methodsOf( provider );
	const [ capabilities, setCapabilities ] = useState< Readonly< Record< string, boolean > > >( () =>
		Object.fromEntries( methods.map( ( { id, enabled } ) => [ id, enabled ] ) )
	);
	const url = provider.onboarding?._links.onboard?.href || onboardingUrl;
	return (
		<Card as="section" aria-label={ provider.title } className={ styles.body ?? '' }>
			<fieldset className={ styles.methods }>
				<legend className={ styles.line }>
					{ sprintf(
						/* translators: %s: name of a payment provider. */
						__(
							'Customers will be able to pay with these through %s. You can change this later.',
							'storewright'
						),
						provider.title
					) }
				</legend>
				{ methods.map( ( { id, title, description, required } ) => (
					<CheckboxControl
						key={ id }
						__nextHasNoMarginBottom
						label={ title }
						help={ required ? __( 'Required by the provider.', 'storewright' ) : description }
						checked={ capabilities[ id ] ?? false }
						disabled={ required }
						onChange={ ( isChosen ) => setCapabilities( { ...capabilities, [ id ]: isChosen } ) }
					/>
				) ) }
			</fieldset>
			<Actions>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => loadPage( withCapabilities( url, capabilities ) ) }
				>
					{ __( 'Continue', 'storewright' ) }
				</Button>
			</Actions>
		</Card>
	);
};
