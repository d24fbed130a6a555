import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { Actions } from '../../shared/ui/actions';

interface DeleteDialogProps {
	/** Has all orders taken out of the reports. */
	onConfirm: () => void;
	onClose: () => void;
}

/** Asks before all orders are taken out of the reports. */
export const DeleteDialog = ( { onConfirm, onClose }: DeleteDialogProps ) => (
	<Modal title={ __( 'Delete all imported data?', 'storewright' ) } size="small" onRequestClose={ onClose }>
		<p>
			{ __(
				'Reports will be empty until you import the orders again. The orders themselves and your customers stay as they are.',
				'storewright'
			) }
		</p>
		<Actions>
			<Button __next40pxDefaultSize variant="primary" isDestructive onClick={ onConfirm }>
				{ __( 'Delete imported data', 'storewright' ) }
			</Button>
			<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
				{ __( 'Cancel', 'storewright' ) }
			</Button>
		</Actions>
	</Modal>
);
