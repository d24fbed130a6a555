import { __, sprintf } from '@wordpress/i18n';

import type { InstallerVerb } from '../shared/data/plugins/installer';

/** What a button says that is about one of several extensions. */
export const verbText = ( verb: InstallerVerb ): string =>
	( {
		install: __( 'Install', 'storewright' ),
		activate: __( 'Activate', 'storewright' ),
		update: __( 'Update', 'storewright' ),
	} )[ verb ];

/** The same with the extension's name. */
export const verbLabel = ( verb: InstallerVerb, name: string ): string =>
	( {
		/* translators: %s: name of an extension. */
		install: sprintf( __( 'Install %s', 'storewright' ), name ),
		/* translators: %s: name of an extension. */
		activate: sprintf( __( 'Activate %s', 'storewright' ), name ),
		/* translators: %s: name of an extension. */
		update: sprintf( __( 'Update %s', 'storewright' ), name ),
	} )[ verb ];

/** What is being done. */
export const progressText = ( verb: InstallerVerb ): string =>
	( {
		install: __( 'Downloading and installing…', 'storewright' ),
		activate: __( 'Activating…', 'storewright' ),
		update: __( 'Updating…', 'storewright' ),
	} )[ verb ];

/** That it was done. */
export const doneText = ( verb: InstallerVerb, name: string ): string =>
	verb === 'update'
		? /* translators: %s: name of an extension. */
			sprintf( __( '%s was updated.', 'storewright' ), name )
		: __( 'The extension has been successfully activated.', 'storewright' );

/** That it could not be done, a title. */
export const failedText = ( verb: InstallerVerb, name: string ): string =>
	( {
		/* translators: %s: name of a plugin or service. */
		install: sprintf( __( '%s could not be installed', 'storewright' ), name ),
		activate: __( 'There was an error trying to activate the extension.', 'storewright' ),
		/* translators: %s: name of an extension. */
		update: sprintf( __( '%s could not be updated', 'storewright' ), name ),
	} )[ verb ];
