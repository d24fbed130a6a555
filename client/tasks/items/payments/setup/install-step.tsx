import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { userCan } from '../../../../shared/data/page-data';
import { useInstaller } from '../../../../shared/data/plugins/use-installer';
import { Actions } from '../../../../shared/ui/actions';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import type { TaskPageProps } from '../../../types';
import type { Provider } from '../providers';
import type { Reload } from './use-reload';
import styles from '../payments.module.scss';

interface InstallStepProps extends Pick< TaskPageProps, 'trackEvent' > {
	provider: Provider;
	reload: Reload;
}

/** Installs the plugins of a way to pay. Why that failed is said in the installer's notice, too. */
export const InstallStep = ( { provider, reload, trackEvent }: InstallStepProps ) => {
	const { id, title, missingPlugins } = provider;
	const { busy, failure, install } = useInstaller();
	const [ isThere, setThere ] = useState( false );
	const isBusy = busy.length > 0 || reload.isBusy;

	const setUp = async () => {
		if ( isBusy || ( ! isThere && ! ( await install( ...missingPlugins ) ) ) ) {
			return;
		}
		setThere( true );
		trackEvent( 'tasklist_payment_install_method', { plugins: missingPlugins.join(), selected: id } );
		await reload.run();
	};
	if ( ! userCan( 'install_plugins' ) ) {
		return (
			<InlineNotice status="info">
				{ __(
					'You may not install plugins on this site. Please ask an administrator to install this one.',
					'storewright'
				) }
			</InlineNotice>
		);
	}
	const reason = failure ?? reload.failure;
	return (
		<div className={ styles.step }>
			{ reason !== null && (
				<InlineNotice
					status="error"
					/* translators: %s: name of a payment provider. */
					title={ sprintf( __( '%s could not be installed', 'storewright' ), title ) }
				>
					{ reason }
				</InlineNotice>
			) }
			<Actions>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isBusy }
					aria-disabled={ isBusy }
					onClick={ () => void setUp() }
				>
					{ reason === null
						? /* translators: %s: name of a payment provider. */
							sprintf( __( 'Install %s', 'storewright' ), title )
						: __( 'Try again', 'storewright' ) }
				</Button>
				<span role="status" className="screen-reader-text">
					{ busy.length > 0 ? __( 'Installing…', 'storewright' ) : '' }
				</span>
			</Actions>
		</div>
	);
};
