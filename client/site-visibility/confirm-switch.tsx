import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { Actions } from '../shared/ui/actions';

interface ConfirmSwitchProps {
	onSwitch: () => void;
	onCancel: () => void;
}

/** Renders the question before a site that is live is hidden. */
export const ConfirmSwitch = ( { onSwitch, onCancel }: ConfirmSwitchProps ) => (
	<Modal
		className="storewright-page"
		title={ __( 'Confirm switch to ‘Coming soon’ mode', 'storewright' ) }
		size="medium"
		onRequestClose={ onCancel }
	>
		<p>
			{ __(
				'Are you sure you want to switch from live to coming soon mode? Your site will not be visible, and customers won’t be able to make purchases during this time.',
				'storewright'
			) }
		</p>
		<Actions>
			<Button __next40pxDefaultSize variant="primary" onClick={ onSwitch }>
				{ __( 'Switch', 'storewright' ) }
			</Button>
			<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
				{ __( 'Cancel', 'storewright' ) }
			</Button>
		</Actions>
	</Modal>
);
