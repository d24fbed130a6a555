import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import type { ConnectionAuthorizationUrl } from '../../../../generated/rest';
import { getPageData } from '../../../../shared/data/page-data';
import { request, toRequestError } from '../../../../shared/data/request';
import { formatQuery, loadPage, urlTo, usePageReturn } from '../../../../shared/routing';

/** How far connecting is. */
export type Connecting =
	{ status: 'idle' } | { status: 'awaiting' } | { status: 'redirecting' } | { status: 'failed'; reason: string };

/** Where the service sends the owner back to: this step, which is over then. */
const wayBack = () =>
	new URL( urlTo( '/', { task: 'shipping', step: 'connect' } ), new URL( getPageData().adminUrl, document.baseURI ) )
		.href;

async function authorizationUrl(): Promise< string > {
	const query = formatQuery( { redirect_url: wayBack(), from: 'woocommerce-services' } );
	const { url, errors } = await request< ConnectionAuthorizationUrl >( {
		path: `/wc-admin/onboarding/plugins/jetpack-authorization-url?${ query }`,
	} );
	if ( errors[ 0 ] || ! url ) {
		throw new Error( errors[ 0 ] ?? __( 'Error requesting connection URL.', 'storewright' ) );
	}
	return url;
}

/** Connects the store to the account service: asks where that is done, and goes there. */
export function useConnection(): Connecting & { connect: () => Promise< void > } {
	const [ state, setState ] = useState< Connecting >( { status: 'idle' } );
	usePageReturn( () => setState( { status: 'idle' } ) );
	const connect = async () => {
		setState( { status: 'awaiting' } );
		try {
			const url = await authorizationUrl();
			setState( { status: 'redirecting' } );
			loadPage( url );
		} catch ( error ) {
			setState( { status: 'failed', reason: toRequestError( error ).message } );
		}
	};
	return { ...state, connect };
}
