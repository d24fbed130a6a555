import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { external } from '@wordpress/icons';
import type { Ref } from 'react';

import { actionOf, type ProviderAction, type Provider } from '../providers';

interface ProviderButtonProps {
	/** Of the button where it does something on this page. */
	buttonRef?: Ref< HTMLButtonElement >;
	provider: Provider;
	isPrimary: boolean;
	isBusy: boolean;
	onChoose: () => void;
}

/** Returns the button's text, and its label for screen readers, which names the row. */
const textsOf = ( action: ProviderAction, title: string ): [ string, string ] => {
	switch ( action ) {
		case 'start':
			/* translators: %s: name of a way to pay. */
			return [ __( 'Get started', 'storewright' ), sprintf( __( 'Get started with %s', 'storewright' ), title ) ];
		case 'finish':
			/* translators: %s: name of a way to pay. */
			return [ __( 'Finish setup', 'storewright' ), sprintf( __( 'Finish setup of %s', 'storewright' ), title ) ];
		case 'enable':
			/* translators: %s: name of a way to pay. */
			return [ __( 'Enable', 'storewright' ), sprintf( __( 'Enable %s', 'storewright' ), title ) ];
		case 'manage':
			/* translators: %s: name of a way to pay. */
			return [ __( 'Manage', 'storewright' ), sprintf( __( 'Manage %s', 'storewright' ), title ) ];
	}
};

/** Renders the button for the next step of a payment provider. */
export const ProviderButton = ( { buttonRef, provider, isPrimary, isBusy, onChoose }: ProviderButtonProps ) => {
	const { title, gateway, externalLink } = provider;
	const action = actionOf( provider );
	const [ text, label ] = textsOf( action, title );
	const variant = isPrimary ? 'primary' : 'secondary';
	if ( gateway === null && externalLink !== '' ) {
		return (
			<Button
				__next40pxDefaultSize
				variant={ variant }
				href={ externalLink }
				target="_blank"
				rel="noreferrer"
				icon={ external }
				iconPosition="right"
				/* translators: %s: name of a way to pay. */
				aria-label={ sprintf( __( 'Get started with %s (opens in a new tab)', 'storewright' ), title ) }
			>
				{ __( 'Get started', 'storewright' ) }
			</Button>
		);
	}
	if ( action === 'manage' ) {
		return (
			<Button __next40pxDefaultSize variant={ variant } href={ gateway?.settings_url ?? '' } aria-label={ label }>
				{ text }
			</Button>
		);
	}
	return (
		<Button
			ref={ buttonRef }
			__next40pxDefaultSize
			variant={ variant }
			isBusy={ isBusy }
			aria-disabled={ isBusy }
			onClick={ onChoose }
			aria-label={ label }
		>
			{ text }
		</Button>
	);
};
