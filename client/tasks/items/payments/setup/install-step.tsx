import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { userCan } from '../../../../shared/data/page-data';
import { useInstaller } from '../../../../shared/data/plugins/use-installer';
import { InlineNotice } from '../../../../shared/ui/inline-notice';
import { InstallAction } from '../../../../shared/ui/install-action';
import type { TaskPageProps } from '../../../types';
import type { Provider } from '../providers';
import type { Reload } from './use-reload';

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

	const load = () => {
		setThere( true );
		trackEvent( 'tasklist_payment_install_method', { plugins: missingPlugins.join(), selected: id } );
		void reload.run();
	};
	if ( ! userCan( 'install_plugins' ) ) {
		return (
			<InlineNotice status="info">
				{ __(
					'You can’t install plugins on this site. Ask an administrator to install this one.',
					'storewright'
				) }
			</InlineNotice>
		);
	}
	return (
		<InstallAction
			name={ title }
			isBusy={ isBusy }
			isInstalling={ busy.length > 0 }
			failure={ failure ?? reload.failure }
			onInstall={ () => ( isThere ? load() : void install( missingPlugins, load ) ) }
		/>
	);
};
