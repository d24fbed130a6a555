import type { PluginInstallation } from '../../../generated/rest';
import { __ } from '@wordpress/i18n';

import { recordEvent } from '../events';
import { request, RequestError, toRequestError } from '../request';

/** An installation downloads: it may take longer than other requests. */
const TIMEOUT = 120_000;

/** Code of a failure that the installer itself tells of. */
export const PLUGIN_FAILED = 'storewright_plugin_failed';

async function ask( verb: 'install' | 'activate', slugs: readonly string[] ): Promise< void > {
	const { success, message } = await request< PluginInstallation >( {
		path: `/wc-admin/plugins/${ verb }`,
		method: 'POST',
		data: { plugins: slugs },
		timeout: TIMEOUT,
	} );
	if ( ! success ) {
		throw new RequestError( {
			code: PLUGIN_FAILED,
			message: message || __( 'The plugin could not be set up. Please try again.', 'storewright' ),
		} );
	}
}

/**
 * Installs plugins where they are missing, and activates them.
 *
 * @param slugs As in WordPress's plugin directory.
 * @throws {RequestError} With a sentence for the owner, if one of them is not active afterwards.
 */
export async function installAndActivate( slugs: readonly string[] ): Promise< void > {
	const names = slugs.join();
	try {
		await ask( 'install', slugs );
		await ask( 'activate', slugs );
	} catch ( reason ) {
		const error = toRequestError( reason );
		recordEvent( 'plugin_install_failed', { plugins: names, code: error.code } );
		throw error;
	}
	recordEvent( 'plugin_installed', { plugins: names } );
}
