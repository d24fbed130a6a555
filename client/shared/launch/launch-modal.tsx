import { Button, Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { optionsStore } from '../data/options';
import { updatePageData } from '../data/page-data';
import { useAsyncAction } from '../data/use-async-action';
import { Actions } from '../ui/actions';
import { onFirstClick } from '../ui/first-click';
import { InlineNotice } from '../ui/inline-notice';
import styles from './launch.module.scss';

interface LaunchModalProps {
	/** Whether visitors see a “Coming soon” page until then. */
	isComingSoon: boolean;
	/** Missing parts of the store, in sentences. */
	missing: readonly string[];
	/** Called even where the owner has left by then. */
	onLaunched: () => void;
	onCancel: () => void;
}

/** Renders the question whether to launch, and does it. */
export const LaunchModal = ( { isComingSoon, missing, onLaunched, onCancel }: LaunchModalProps ) => {
	const { updateOptions } = useDispatch( optionsStore );
	const { isBusy, failure, run } = useAsyncAction(
		async () => {
			await updateOptions( { woocommerce_coming_soon: 'no', woocommerce_show_lys_tour: 'yes' } );
			updatePageData( { launchTour: true } );
			onLaunched();
		},
		{ isOnce: true }
	);
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
			// The second click of a double click would close it.
			shouldCloseOnClickOutside={ false }
			onRequestClose={ close }
		>
			<div className={ styles.modal }>
				<p className={ styles.line }>
					{ isComingSoon
						? __( 'This turns off “Coming soon”. Everyone can see your store.', 'storewright' )
						: __( 'Your store will be marked as live.', 'storewright' ) }
				</p>
				{ missing.length > 0 && (
					<InlineNotice status="warning" title={ __( 'You can launch now, but:', 'storewright' ) }>
						<ul className={ styles.missing }>
							{ missing.map( ( text ) => (
								<li key={ text }>{ text }</li>
							) ) }
						</ul>
					</InlineNotice>
				) }
				{ failure !== null && (
					<InlineNotice status="error" title={ __( 'Your store was not launched', 'storewright' ) }>
						{ failure.message }
					</InlineNotice>
				) }
				<Actions>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ onFirstClick( () => run() ) }
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
