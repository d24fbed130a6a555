import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { Actions } from '../../../shared/ui/actions';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import { useChange } from './use-change';
import styles from './launch.module.scss';

interface LaunchModalProps {
	/** Whether visitors see a “Coming soon” page until then. */
	isComingSoon: boolean;
	onLaunched: () => void;
	onCancel: () => void;
}

const LAUNCH = { path: '/wc-admin/options', method: 'POST', data: { woocommerce_coming_soon: 'no' } } as const;

/** Asks whether to launch, and does it. */
export const LaunchModal = ( { isComingSoon, onLaunched, onCancel }: LaunchModalProps ) => {
	const { isBusy, failure, make } = useChange( LAUNCH, onLaunched );
	const close = () => {
		if ( ! isBusy ) {
			onCancel();
		}
	};
	return (
		<Modal
			className="storewright-page"
			title={ __( 'Launch your store?', 'storewright' ) }
			size="small"
			onRequestClose={ close }
		>
			<div className={ styles.modal }>
				<p className={ styles.line }>
					{ isComingSoon
						? __( '“Coming soon” is turned off: everybody sees your store from then on.', 'storewright' )
						: __( 'Your store counts as live from then on.', 'storewright' ) }
				</p>
				{ failure !== null && (
					<InlineNotice status="error" title={ __( 'Your store was not launched', 'storewright' ) }>
						{ failure }
					</InlineNotice>
				) }
				<Actions>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void make() }
					>
						{ failure === null ? __( 'Launch now', 'storewright' ) : __( 'Try again', 'storewright' ) }
					</Button>
					<Button __next40pxDefaultSize variant="tertiary" onClick={ close }>
						{ __( 'Cancel', 'storewright' ) }
					</Button>
				</Actions>
			</div>
		</Modal>
	);
};
