import { Button } from '@wordpress/components';
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
	return (
		<div className={ styles.step }>
			{ problem && (
				<InlineNotice status="error" title={ saveFailureText() }>
					{ problem.message }
				</InlineNotice>
			) }
			<Actions>
				<Button
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
