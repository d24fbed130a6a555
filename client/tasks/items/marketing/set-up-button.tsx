import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { buttonId } from './extension-row';
import type { Extension } from './store';
import type { SetUp } from './use-set-up';

interface SetUpButtonProps {
	extension: Extension;
	setUp: SetUp;
}

/** Installs or activates an extension, one at a time. */
export const SetUpButton = ( { extension, setUp: { isInFlight, isBusy, start } }: SetUpButtonProps ) => {
	const { name, slug, is_installed: isInstalled } = extension;
	return (
		<Button
			__next40pxDefaultSize
			id={ buttonId( extension ) }
			variant="secondary"
			isBusy={ isInFlight( slug ) }
			disabled={ isBusy || isInFlight( slug ) }
			accessibleWhenDisabled
			onClick={ () => void start( extension ) }
			aria-label={
				isInstalled
					? /* translators: %s: name of an extension. */
						sprintf( __( 'Activate %s', 'storewright' ), name )
					: /* translators: %s: name of an extension. */
						sprintf( __( 'Install %s', 'storewright' ), name )
			}
		>
			{ isInstalled ? __( 'Activate', 'storewright' ) : __( 'Install', 'storewright' ) }
		</Button>
	);
};
