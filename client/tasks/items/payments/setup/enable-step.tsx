import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { Actions } from '../../../../shared/ui/actions';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import type { Provider } from '../providers';
import { saveFailureText } from '../texts';
import { useSave } from './use-save';
import styles from '../payments.module.scss';

interface EnableStepProps {
	provider: Provider;
	onConfigured: () => void;
}

/** Offers a way to pay that needs nothing else. */
export const EnableStep = ( { provider, onConfigured }: EnableStepProps ) => {
	const { id, title, gateway, isEnabled } = provider;
	const { isBusy, problem, save } = useSave( id );
	const button = useRef< HTMLButtonElement >( null );
	if ( isEnabled ) {
		return (
			<div className={ styles.step }>
				<InlineNotice status="success">
					{ sprintf(
						/* translators: %s: name of a way to pay. */
						__( 'Customers can choose %s.', 'storewright' ),
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
	const enable = async () => {
		if ( await save( { enabled: true } ) ) {
			onConfigured();
		}
	};
	// The notice goes with its own button: the focus is on the step's by then.
	const tryAgain = () => {
		button.current?.focus();
		void enable();
	};
	return (
		<div className={ styles.step }>
			{ problem && (
				<InlineNotice
					status="error"
					title={ saveFailureText() }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: tryAgain } ] }
				>
					{ problem.message }
				</InlineNotice>
			) }
			<Actions>
				<Button
					ref={ button }
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
					onClick={ () => void enable() }
				>
					{ /* translators: %s: name of a way to pay. */ sprintf( __( 'Enable %s', 'storewright' ), title ) }
				</Button>
			</Actions>
		</div>
	);
};
