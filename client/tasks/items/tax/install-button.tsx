import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { useInstaller } from '../../../shared/data/plugins/use-installer';
import type { TaxPartner } from './partners';

interface InstallButtonProps {
	partner: TaxPartner;
	onDone: () => void;
}

/** Installs the plugin of a service. Why that failed is said in the installer's notice. */
export const InstallButton = ( { partner, onDone }: InstallButtonProps ) => {
	const { busy, install } = useInstaller();
	const isBusy = busy.length > 0;
	const setUp = async () => {
		if ( await install( partner.slug ) ) {
			onDone();
		}
	};
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => void setUp() }
			>
				{ sprintf(
					/* translators: %s: name of a service. */
					__( 'Install %s', 'storewright' ),
					partner.name
				) }
			</Button>
			<span role="status" className="screen-reader-text">
				{ isBusy ? __( 'Installing…', 'storewright' ) : '' }
			</span>
		</>
	);
};
