/** A server for tests: answers the requests that a test expects, and makes it fail on every other. */
import apiFetch from '@wordpress/api-fetch';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RestRequest {
	method: Method;
	/** With its query, without the parameters that api-fetch adds. */
	path: string;
	data: unknown;
}

/** Answer of a route: a body, a promise of one, or a function of the request. */
export type RestAnswer = unknown | ( ( request: RestRequest ) => unknown );

interface HandlerOptions {
	path?: string;
	method?: string;
	data?: unknown;
	headers?: Record< string, string >;
	signal?: AbortSignal | null;
	parse?: boolean;
}

let answers = new Map< string, RestAnswer >();
let requests: RestRequest[] = [];
let unexpected: string[] = [];

const keyOf = ( method: string, path: string ) => `${ method } ${ path }`;

const withoutLocale = ( path: string ) =>
	path
		.replaceAll( '%2C', ',' )
		.replace( /([?&])_locale=user(&|$)/, '$1' )
		.replace( /[?&]$/, '' );

function requestOf( { method, path = '', data, headers }: HandlerOptions ): RestRequest {
	const override = headers?.[ 'X-HTTP-Method-Override' ];
	return { method: ( override ?? method ?? 'GET' ) as Method, path: withoutLocale( path ), data };
}

function untilAborted( signal: AbortSignal | null | undefined ): Promise< never > {
	return new Promise( ( _, reject ) => {
		const abort = () => reject( new DOMException( 'Aborted', 'AbortError' ) );
		if ( signal?.aborted ) {
			abort();
		}
		signal?.addEventListener( 'abort', abort );
	} );
}

async function handle( options: HandlerOptions ): Promise< unknown > {
	const request = requestOf( options );
	const key = keyOf( request.method, request.path );
	requests.push( request );
	if ( ! answers.has( key ) ) {
		unexpected.push( key );
		throw { code: 'unexpected_request', message: `No answer is set for ${ key }.` };
	}
	const answer = answers.get( key );
	const body = Promise.resolve( typeof answer === 'function' ? answer( request ) : answer );
	return Promise.race( [ body, untilAborted( options.signal ) ] );
}

/**
 * Sets what a route answers from now on.
 *
 * @param method HTTP method.
 * @param path   With its query, such as '/wc/v3/shipping/zones'.
 * @param answer The body, or a function that makes it; throw `restError()` in it for a failure.
 */
export function onRequest( method: Method, path: string, answer: RestAnswer ): void {
	answers.set( keyOf( method, path ), answer );
}

/**
 * Comes between a route and its answer for a while.
 *
 * @param method HTTP method.
 * @param path   As for `onRequest()`; it has an answer already.
 * @param answer Makes the answer; is given what makes the usual one.
 * @return Has the route answer as before.
 */
export function interceptRequest(
	method: Method,
	path: string,
	answer: ( usual: () => unknown ) => unknown
): () => void {
	const before = answers.get( keyOf( method, path ) );
	onRequest( method, path, ( request: RestRequest ) =>
		answer( () => ( typeof before === 'function' ? before( request ) : before ) )
	);
	return () => onRequest( method, path, before );
}

/**
 * The requests made so far in this test.
 *
 * @param method Only those of a method.
 * @param path   Only those of a path.
 */
export function requestsMade( method?: Method, path?: string ): RestRequest[] {
	return requests.filter(
		( request ) => ( ! method || request.method === method ) && ( path === undefined || request.path === path )
	);
}

/**
 * A failure as WordPress's REST API tells of it.
 *
 * @param code    Stable code.
 * @param message Sentence for people.
 * @param status  HTTP status.
 * @param params  What is wrong with which parameter.
 */
export function restError( code: string, message: string, status: number, params: Record< string, string > = {} ) {
	return { code, message, data: { status, params } };
}

/** Begins anew: nothing asked, nothing answered. */
export function resetRequests(): void {
	answers = new Map();
	requests = [];
	unexpected = [];
	apiFetch.setFetchHandler( handle as Parameters< typeof apiFetch.setFetchHandler >[ 0 ] );
}

/** Throws where something was asked for that the test set no answer for. */
export function assertExpectedRequests(): void {
	if ( unexpected.length > 0 ) {
		throw new Error( `Unexpected requests: ${ unexpected.join( ', ' ) }` );
	}
}
