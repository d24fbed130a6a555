import type { PluginInstallation } from '../../../generated/rest';
import { __ } from '@wordpress/i18n';

import { recordEvent } from '../events';
import { request, RequestError, toRequestError } from '../request';

/** An installation downloads: it may take longer than other requests. */
const TIMEOUT = 120_000;

/** Code of a failure that the installer itself tells of. */
export const PLUGIN_FAILED = 'storewright_plugin_failed';

/** What the installer does with plugins. */
export type InstallerVerb = 'install' | 'activate' | 'update';

/**
 * Asks the installer, which answers each plugin by itself.
 *
 * @param verb  What to do.
 * @param slugs As in WordPress's plugin directory.
 * @throws {RequestError} The store could not be reached, or refused.
 */
export const askInstaller = ( verb: InstallerVerb, slugs: readonly string[] ): Promise< PluginInstallation > =>
	request< PluginInstallation >( {
		path: `/wc-admin/plugins/${ verb }`,
		method: 'POST',
		data: { plugins: slugs },
		timeout: TIMEOUT,
	} );

async function ask( verb: InstallerVerb, slugs: readonly string[] ): Promise< void > {
	const { success, message } = await askInstaller( verb, slugs );
	if ( ! success ) {
		throw new RequestError( {
			code: PLUGIN_FAILED,
			message: message || __( 'The plugin could not be set up. Please try again.', 'storewright' ),
		} );
	}
}

/** What ended an installation, with what was being done. */
export class SetUpError extends RequestError {
	readonly verb: InstallerVerb;

	constructor( { code, message, params, status, data }: RequestError, verb: InstallerVerb ) {
		super( { code, message, params, status, data } );
		this.verb = verb;
	}
}

/**
 * Installs plugins where they are missing, and activates them.
 *
 * @param slugs  As in WordPress's plugin directory.
 * @param onStep Told what begins.
 * @throws {SetUpError} With a sentence for the owner, if one of them is not active afterwards.
 */
export async function installAndActivate(
	slugs: readonly string[],
	onStep: ( verb: InstallerVerb ) => void = () => {}
): Promise< void > {
	const names = slugs.join();
	let step: InstallerVerb = 'install';
	const begin = async ( verb: InstallerVerb ) => {
		step = verb;
		onStep( verb );
		await ask( verb, slugs );
	};
	try {
		await begin( 'install' );
		await begin( 'activate' );
	} catch ( reason ) {
		const error = new SetUpError( toRequestError( reason ), step );
		recordEvent( 'plugin_install_failed', { plugins: names, code: error.code } );
		throw error;
	}
	recordEvent( 'plugin_installed', { plugins: names } );
}

/**
 * Activates plugins that are there.
 *
 * @param slugs Their folders.
 * @throws {RequestError} With a sentence for the owner.
 */
export const activatePlugins = ( slugs: readonly string[] ): Promise< void > => ask( 'activate', slugs );

/**
 * Updates plugins to the versions that WordPress knows of.
 *
 * @param slugs Their folders.
 * @throws {RequestError} With a sentence for the owner; the old versions are there then.
 */
export const updatePlugins = ( slugs: readonly string[] ): Promise< void > => ask( 'update', slugs );
