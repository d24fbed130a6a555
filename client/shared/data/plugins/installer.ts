import type { PluginInstallation } from '../../../generated/rest';
import { __ } from '@wordpress/i18n';

import { isRecord } from '../../is-record';
import { recordEvent } from '../events';
import { request, RequestError, toRequestError } from '../request';
import { whileUnderWay, type InstallerVerb } from './under-way';

export type { InstallerVerb } from './under-way';

/** An installation downloads: it may take longer than other requests. */
const TIMEOUT = 120_000;

/** Code of a failure that the installer itself tells of. */
export const PLUGIN_FAILED = 'storewright_plugin_failed';

/** Asks the installer, which answers each plugin by itself. */
const askInstaller = ( verb: InstallerVerb, slugs: readonly string[] ): Promise< PluginInstallation > =>
	request< PluginInstallation >( {
		path: `/wc-admin/plugins/${ verb }`,
		method: 'POST',
		data: { plugins: slugs },
		timeout: TIMEOUT,
	} );

async function ask( verb: InstallerVerb, slugs: readonly string[] ): Promise< void > {
	const { success, message, errors, reasons } = await askInstaller( verb, slugs );
	if ( ! success ) {
		throw new RequestError( {
			code: PLUGIN_FAILED,
			message: message || __( 'The plugin could not be set up. Please try again.', 'storewright' ),
			data: { errors, reasons },
		} );
	}
}

/**
 * Why each plugin could not be set up, by its slug, for who names it beside that: the error's own message does so as well.
 *
 * @param error What the installer ended with.
 */
export function reasonsOf( { message, data }: RequestError ): Readonly< Record< string, string > > {
	const { errors = null, reasons = null } = isRecord( data ) ? data : {};
	const found: Record< string, string > = {};
	for ( const [ slug, sentences ] of Object.entries( isRecord( errors ) ? errors : {} ) ) {
		const reason = isRecord( reasons ) ? reasons[ slug ] : undefined;
		found[ slug ] = [ reason ?? sentences ].flat().join( ' ' );
	}
	return Object.keys( found ).length > 0 ? found : { '': message };
}

/**
 * The same in one text.
 *
 * @param error What the installer ended with.
 */
export const reasonOf = ( error: RequestError ): string => Object.values( reasonsOf( error ) ).join( ' ' );

/** What ended an installation, with what was being done. */
export class SetUpError extends RequestError {
	readonly verb: InstallerVerb;

	constructor( { code, message, params, status, data }: RequestError, verb: InstallerVerb ) {
		super( { code, message, params, status, data } );
		this.verb = verb;
	}
}

/**
 * Installs plugins where they are missing.
 *
 * @param slugs As in WordPress's plugin directory.
 * @throws {RequestError} With a sentence for the owner.
 */
export const installPlugins = ( slugs: readonly string[] ): Promise< void > => ask( 'install', slugs );

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
	try {
		await whileUnderWay( slugs, step, async ( tell ) => {
			for ( step of [ 'install', 'activate' ] as const ) {
				tell( step );
				onStep( step );
				await ask( step, slugs );
			}
		} );
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
export const activatePlugins = ( slugs: readonly string[] ): Promise< void > =>
	whileUnderWay( slugs, 'activate', () => ask( 'activate', slugs ) );

/**
 * Updates plugins to the versions that WordPress knows of.
 *
 * @param slugs Their folders.
 * @throws {RequestError} With a sentence for the owner; the old versions are there then.
 */
export const updatePlugins = ( slugs: readonly string[] ): Promise< void > =>
	whileUnderWay( slugs, 'update', () => ask( 'update', slugs ) );
