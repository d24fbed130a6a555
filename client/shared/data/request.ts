import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';

import { isRecord } from '../is-record';
import { sitePath } from './site-path';

/** After how many milliseconds without an answer a request is given up. */
export const REQUEST_TIMEOUT = 30_000;

export interface RequestOptions {
	/** REST path with its query, such as '/wc/v3/shipping/zones'. */
	path: string;
	method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** The body, sent as JSON. */
	data?: unknown;
	/** Gives the request up: its answer is not wanted any more. */
	signal?: AbortSignal;
	/** Lets the request go on while the page is left. */
	keepalive?: boolean;
	/** After how many milliseconds without an answer it is given up, if not after the usual time. */
	timeout?: number;
}

interface Failure {
	code: string;
	message: string;
	/** Errors by parameter, as the server says. */
	params?: Readonly< Record< string, string > >;
	/** HTTP status; null where there was no answer. */
	status?: number | null;
	/** Further data of the error. */
	data?: unknown;
}

/** A request that failed, with a sentence that can be shown as it is. */
export class RequestError extends Error {
	readonly code: string;
	readonly params: Readonly< Record< string, string > >;
	readonly status: number | null;
	readonly data: unknown;

	constructor( { code, message, params = {}, status = null, data = null }: Failure ) {
		super( message );
		this.name = 'RequestError';
		this.code = code;
		this.params = params;
		this.status = status;
		this.data = data;
	}
}

const textsOf = ( value: unknown ): Record< string, string > =>
	isRecord( value )
		? Object.fromEntries(
				Object.entries( value ).filter( ( pair ): pair is [ string, string ] => typeof pair[ 1 ] === 'string' )
			)
		: {};

/** Returns the sentence for errors without a useful message of the server's. */
function sentenceFor( code: string ): string | undefined {
	switch ( code ) {
		case 'offline_error':
		case 'fetch_error':
			return __( 'Your store could not be reached. Check your connection and try again.', 'storewright' );
		case 'timeout':
			return __( 'Your store took too long to respond. Try again.', 'storewright' );
		case 'invalid_json':
			return __( 'Your store sent an invalid response. Try again.', 'storewright' );
		case 'rest_no_route':
			return __(
				'Storewright is not responding. It may have been deactivated. Check your plugins, then try again.',
				'storewright'
			);
		case 'rest_cookie_invalid_nonce':
			return __( 'You have been logged out. Log in again in another tab, then try again.', 'storewright' );
		default:
			return undefined;
	}
}

/**
 * Whether it's the answer of a server that refused a fresh nonce, which api-fetch hands on as it is before WordPress 7.
 */
const isRefusedNonce = ( reason: unknown ): boolean => typeof Response === 'function' && reason instanceof Response;

/**
 * Makes one kind of error of all that a request can fail with.
 *
 * @param reason What was thrown: an error as the REST API tells of it, or one of the browser.
 */
export function toRequestError( reason: unknown ): RequestError {
	if ( reason instanceof RequestError ) {
		return reason;
	}
	if ( isRefusedNonce( reason ) ) {
		return toRequestError( { code: 'rest_cookie_invalid_nonce', data: { status: 403 } } );
	}
	const error = isRecord( reason ) ? reason : {};
	const data = isRecord( error.data ) ? error.data : {};
	const code = typeof error.code === 'string' ? error.code : 'unknown_error';
	const message = typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
	return new RequestError( {
		code,
		message: sentenceFor( code ) ?? message ?? __( 'Something went wrong. Try again.', 'storewright' ),
		params: textsOf( data.params ),
		status: typeof data.status === 'number' ? data.status : null,
		data: error.data,
	} );
}

/** Whether a request failed because it was aborted. */
export const isAbort = ( reason: unknown ): boolean => isRecord( reason ) && reason.name === 'AbortError';

/**
 * Sends a request to the REST API.
 *
 * @param options What to ask; the answer's JSON is returned.
 * @throws {RequestError} In whatever way it fails; only a request given up through `signal` throws its AbortError.
 */
export async function request< Answer >( {
	signal,
	timeout = REQUEST_TIMEOUT,
	...options
}: RequestOptions ): Promise< Answer > {
	const deadline = new AbortController();
	const giveUp = () => deadline.abort();
	const timer = setTimeout( giveUp, timeout );
	signal?.addEventListener( 'abort', giveUp );
	try {
		signal?.throwIfAborted();
		const path = sitePath( options.path, options.method );
		return await apiFetch< Answer >( { ...options, path, signal: deadline.signal } );
	} catch ( reason ) {
		if ( ! isAbort( reason ) ) {
			throw toRequestError( reason );
		}
		if ( signal?.aborted ) {
			throw reason;
		}
		throw toRequestError( { code: 'timeout' } );
	} finally {
		clearTimeout( timer );
		signal?.removeEventListener( 'abort', giveUp );
	}
}
