import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { useAsyncAction } from '../../../../shared/data/use-async-action';
import { Actions } from '../../../../shared/ui/actions';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import type { Provider } from '../providers';
import { paymentsStore } from '../store';
import { saveFailureText } from '../texts';
import styles from '../payments.module.scss';

interface EnableStepProps {
	provider: Provider;
	/** Called even where the owner has left by then. */
	onConfigured: () => void;
	onDone: () => void;
}

/** Renders the button that offers a way to pay that needs nothing else. */
export const EnableStep = ( { provider, onConfigured, onDone }: EnableStepProps ) => {
	const { id, title, gateway, isEnabled } = provider;
	const { saveGateway } = useDispatch( paymentsStore );
	const { isBusy, failure, run } = useAsyncAction(
		async () => {
			await saveGateway( id, { enabled: true } );
			onConfigured();
		},
		{ isOnce: true, onDone }
	);
	const button = useRef< HTMLButtonElement >( null );
	if ( isEnabled ) {
		return (
			<div className={ styles.step }>
				<InlineNotice status="success">
					{ sprintf(
						/* translators: %s: name of a way to pay. */
						__( 'Let customers pay with %s.', 'storewright' ),
						title
					) }
				</InlineNotice>
				<Actions>
					<Button __next40pxDefaultSize variant="secondary" href={ gateway?.settings_url ?? '' }>
						{ __( 'Manage', 'storewright' ) }
					</Button>
				</Actions>
			</div>
		);
	}
	// The notice goes with its own button: the focus is on the step's by then.
	const tryAgain = () => {
		button.current?.focus();
		void run();
	};
	return (
		<div className={ styles.step }>
			{ failure && (
				<InlineNotice
					status="error"
					title={ saveFailureText() }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: tryAgain } ] }
				>
					{ failure.message }
				</InlineNotice>
			) }
			<Actions>
				<Button
					ref={ button }
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
					onClick={ () => void run() }
				>
					{ /* translators: %s: name of a way to pay. */ sprintf( __( 'Enable %s', 'storewright' ), title ) }
				</Button>
			</Actions>
		</div>
	);
};
