import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { RequestError } from '../shared/data/request';
import { Actions } from '../shared/ui/actions';
import { InlineNotice } from '../shared/ui/inline-notice';
import styles from './inbox.module.scss';

interface DismissModalProps {
	/** The question. */
	title: string;
	/** What is about to go, such as a message's title. */
	children: string;
	isBusy: boolean;
	/** Why the last try failed, null where it did not. */
	failure: RequestError | null;
	onDismiss: () => void;
	onCancel: () => void;
}

/** Renders the question before messages are dismissed. */
export const DismissModal = ( { title, children, isBusy, failure, onDismiss, onCancel }: DismissModalProps ) => {
	const close = () => {
		if ( ! isBusy ) {
			onCancel();
		}
	};
	return (
		<Modal className="storewright-page" title={ title } size="small" onRequestClose={ close }>
			<div className={ styles.modal }>
				<p className={ styles.what }>{ children }</p>
				{ failure !== null && (
					<InlineNotice status="error" title={ __( 'Nothing was dismissed', 'storewright' ) }>
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
						onClick={ onDismiss }
					>
						{ failure === null ? __( 'Dismiss', 'storewright' ) : __( 'Try again', 'storewright' ) }
					</Button>
					<Button __next40pxDefaultSize variant="tertiary" onClick={ close }>
						{ __( 'Cancel', 'storewright' ) }
					</Button>
				</Actions>
			</div>
		</Modal>
	);
};
