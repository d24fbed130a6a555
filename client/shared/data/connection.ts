/** Connecting the store to the account service that a plugin offers. */
import { __ } from '@wordpress/i18n';

import type { ConnectionAuthorizationUrl } from '../../generated/rest';
import { formatQuery, loadPage, urlTo } from '../routing';
import { getPageData } from './page-data';
import { request } from './request';
import { useAsyncAction } from './use-async-action';

interface Connection {
	/** Whether the service is being asked, or the browser is on its way there. */
	isBusy: boolean;
	/** Whether the service has not answered yet. */
	isAsking: boolean;
	/** Why it failed, a sentence for the owner; null if it did not. */
	failure: string | null;
	/** Asks where the store is connected, and goes there; a second call meanwhile does nothing. */
	connect: () => Promise< boolean >;
	/** Stops waiting for the service. */
	abort: () => void;
}

async function authorizationUrl(
	back: Readonly< Record< string, string > >,
	from: string,
	signal: AbortSignal
): Promise< string > {
	const wayBack = new URL( urlTo( '/', back ), new URL( getPageData().adminUrl, document.baseURI ) ).href;
	const { url, errors } = await request< ConnectionAuthorizationUrl >( {
		path: `/wc-admin/onboarding/plugins/jetpack-authorization-url?${ formatQuery( { redirect_url: wayBack, from } ) }`,
		signal,
	} );
	if ( errors[ 0 ] || ! url ) {
		throw new Error( errors[ 0 ] ?? __( 'Error requesting connection URL.', 'storewright' ) );
	}
	return url;
}

/**
 * Connects the store to the account service.
 *
 * @param back Query of the page on Home that the service sends the owner back to.
 * @param from What the owner was doing.
 */
export function useStoreConnection( back: Readonly< Record< string, string > >, from: string ): Connection {
	const { status, isBusy, failure, run, abort } = useAsyncAction(
		( signal ) => authorizationUrl( back, from, signal ),
		{
			isOnce: true,
			onDone: ( url ) => loadPage( url ),
		}
	);
	return { isBusy, isAsking: status === 'busy', failure: failure?.message ?? null, connect: run, abort };
}
