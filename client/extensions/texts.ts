import { __, sprintf } from '@wordpress/i18n';

import type { InstallerVerb } from '../shared/data/plugins/installer';
import { truncate } from '../shared/format/truncate';

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

/** How many characters of an address's value are told: as in the server's sentences. */
const QUOTED = 40;

/**
 * What sentences tell of a value of the address, which may be anything.
 *
 * @param value The value.
 */
export const quoted = ( value: string ): string => truncate( value, QUOTED, '…' );

/** Says that an address names an extension that can't be one; '' where it can. */
export const slugProblem = ( slug: string ): string =>
	/^[a-z0-9][a-z0-9_-]{0,199}$/.test( slug )
		? ''
		: sprintf(
				/* translators: %s: what the page's address has in the place of an extension's name. */
				__(
					'“%s” in the address is not an extension: their names have lowercase letters, numbers, hyphens, and underscores only.',
					'storewright'
				),
				quoted( slug )
			);

/** Says that an address names a page that can't be one; '' where it can. */
export const pageProblem = ( page: string ): string =>
	/^[1-9][0-9]{0,8}$/.test( page )
		? ''
		: /* translators: %s: what the page's address has in the place of a number. */
			sprintf( __( '“%s” in the address is not a page of these extensions.', 'storewright' ), quoted( page ) );
