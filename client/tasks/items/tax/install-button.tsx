import { useInstaller } from '../../../shared/data/plugins/use-installer';
import { InstallAction } from '../../../shared/ui/install-action';
import type { TaxPartner } from './partners';

interface InstallButtonProps {
	partner: TaxPartner;
	onDone: () => void;
}

/** Installs the plugin of a service. Why that failed is said in the installer's notice, too. */
export const InstallButton = ( { partner, onDone }: InstallButtonProps ) => {
	const { busy, failure, install } = useInstaller();
	const setUp = async () => {
		if ( await install( partner.slug ) ) {
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
