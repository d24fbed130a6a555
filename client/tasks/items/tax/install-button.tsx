import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { useInstaller } from '../../../shared/data/plugins/use-installer';
import { Actions } from '../../../shared/ui/actions';
import { InlineNotice } from '../../../shared/ui/inline-notice';
import type { TaxPartner } from './partners';
import styles from './tax.module.scss';

interface InstallButtonProps {
	partner: TaxPartner;
	onDone: () => void;
}

/** Installs the plugin of a service. Why that failed is said in the installer's notice, too. */
export const InstallButton = ( { partner, onDone }: InstallButtonProps ) => {
	const { busy, failure, install } = useInstaller();
	const isBusy = busy.length > 0;
	const setUp = async () => {
		if ( await install( partner.slug ) ) {
			onDone();
		}
	};
	return (
		<div className={ styles.step }>
			{ failure !== null && (
				<InlineNotice
					status="error"
					/* translators: %s: name of a service. */
					title={ sprintf( __( '%s could not be installed', 'storewright' ), partner.name ) }
				>
					{ failure }
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
					{ failure === null
						? sprintf(
								/* translators: %s: name of a service. */
								__( 'Install %s', 'storewright' ),
								partner.name
							)
						: __( 'Try again', 'storewright' ) }
				</Button>
				<span role="status" className="screen-reader-text">
					{ isBusy ? __( 'Installing…', 'storewright' ) : '' }
				</span>
			</Actions>
		</div>
	);
};
