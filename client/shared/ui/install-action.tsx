import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Actions } from './actions';
import { InlineNotice } from './inline-notice';
import styles from './install-action.module.scss';

interface InstallActionProps {
	/** Name of what is installed. */
	name: string;
	/** Whether the button waits. */
	isBusy: boolean;
	/** Whether that is for the installation. */
	isInstalling?: boolean;
	/** Why it could not be installed, null where nothing failed. */
	failure: string | null;
	onInstall: () => void;
}

/** The button that installs what an owner chose, and why that failed. */
export const InstallAction = ( { name, isBusy, isInstalling = isBusy, failure, onInstall }: InstallActionProps ) => (
	<div className={ styles.install }>
		{ failure !== null && (
			<InlineNotice
				status="error"
				/* translators: %s: name of a plugin or service. */
				title={ sprintf( __( '%s could not be installed', 'storewright' ), name ) }
			>
				<bdi>{ failure }</bdi>
			</InlineNotice>
		) }
		<Actions>
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ onInstall }
			>
				{ failure === null
					? /* translators: %s: name of a plugin or service. */
						sprintf( __( 'Install %s', 'storewright' ), name )
					: __( 'Try again', 'storewright' ) }
			</Button>
			<span role="status" className="screen-reader-text">
				{ isInstalling ? __( 'Installing…', 'storewright' ) : '' }
			</span>
		</Actions>
	</div>
);
