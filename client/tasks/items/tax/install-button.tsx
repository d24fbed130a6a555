import { useInstaller } from '../../../shared/data/plugins/use-installer';
import { InstallAction } from '../../../shared/ui/install-action';
import type { TaxPartner } from './partners';
import type { ViewProps } from './types';

interface InstallButtonProps extends Pick< ViewProps, 'trackEvent' > {
	partner: TaxPartner;
	onDone: () => void;
}

/** Renders the button that installs the plugin of a service. Why that failed is said in the installer's notice, too. */
export const InstallButton = ( { partner, trackEvent, onDone }: InstallButtonProps ) => {
	const { busy, failure, install } = useInstaller();
	const setUp = async () => {
		const track = () => trackEvent( 'tasklist_tax_install_extensions', { install_extensions: true } );
		if ( await install( [ partner.slug ], track ) ) {
			onDone();
		}
	};
	return (
		<InstallAction
			name={ partner.name }
			isBusy={ busy.length > 0 }
			failure={ failure }
			onInstall={ () => void setUp() }
		/>
	);
};
