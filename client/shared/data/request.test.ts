import { onRequest, requestsMade, restError } from '../test-utils';
import { FAILURES } from '../test-utils/failures';
import { REQUEST_TIMEOUT, request, RequestError, toRequestError } from './request';

const PATH = '/wc/v3/shipping/zones';

const failureOf = ( asked: Promise< unknown > ): Promise< RequestError > =>
	asked.then(
		() => Promise.reject( new Error( 'The request should have failed.' ) ),
		( error: RequestError ) => error
	);

describe( 'a request', () => {
	it( 'returns what the server answers', async () => {
		onRequest( 'POST', PATH, { id: 4 } );
		expect( await request( { path: PATH, method: 'POST', data: { name: 'Europe' } } ) ).toEqual( { id: 4 } );
		expect( requestsMade() ).toEqual( [ { method: 'POST', path: PATH, data: { name: 'Europe' } } ] );
	} );

	it( 'that is refused says what is wrong with what', async () => {
		onRequest( 'GET', PATH, () =>
			Promise.reject( restError( 'rest_invalid_param', 'Invalid.', 400, { name: 'Too long.' } ) )
		);
		const error = await failureOf( request( { path: PATH } ) );
		expect( error ).toBeInstanceOf( RequestError );
		expect( error ).toMatchObject( {
			code: 'rest_invalid_param',
			message: 'Invalid.',
			status: 400,
			params: { name: 'Too long.' },
		} );
	} );

	it( 'is given up after a while', async () => {
		jest.useFakeTimers();
		onRequest( 'GET', PATH, () => new Promise( () => undefined ) );
		const failed = failureOf( request( { path: PATH } ) );
		await jest.advanceTimersByTimeAsync( REQUEST_TIMEOUT );
		expect( await failed ).toMatchObject( { code: 'timeout', status: null } );
		jest.useRealTimers();
	} );

	it.each( FAILURES )(
		'that meets $name fails in one way, with a sentence for the owner',
		async ( { arm, reason } ) => {
			const { answer, strike } = arm();
			onRequest( 'POST', PATH, answer );
			let isSettled = false;
			const failed = failureOf( request( { path: PATH, method: 'POST' } ) ).finally( () => ( isSettled = true ) );
			await Promise.resolve();
			expect( isSettled ).toBe( false );
			strike();
			const error = await failed;
			expect( error ).toBeInstanceOf( RequestError );
			expect( error.message ).toBe( reason );
			expect( requestsMade() ).toHaveLength( 1 );

			onRequest( 'POST', PATH, { id: 4 } );
			expect( await request( { path: PATH, method: 'POST' } ) ).toEqual( { id: 4 } );
		}
	);

	it( 'that nobody waits for any more is not a failure', async () => {
		onRequest( 'GET', PATH, () => new Promise( () => undefined ) );
		const controller = new AbortController();
		const failed = failureOf( request( { path: PATH, signal: controller.signal } ) );
		controller.abort();
		expect( await failed ).toMatchObject( { name: 'AbortError' } );
	} );

	it( 'is not even made when it was given up before', async () => {
		const failed = failureOf( request( { path: PATH, signal: AbortSignal.abort() } ) );
		expect( await failed ).toMatchObject( { name: 'AbortError' } );
		expect( requestsMade() ).toEqual( [] );
	} );
} );

describe( 'the sentence of a failure', () => {
	it.each( [
		[ 'offline_error', 'Your store could not be reached. Check your connection and try again.' ],
		[ 'fetch_error', 'Your store could not be reached. Check your connection and try again.' ],
		[
			'rest_no_route',
			'Storewright is not responding. It may have been deactivated. Check your plugins, then try again.',
		],
		[ 'invalid_json', 'Your store sent an invalid response. Try again.' ],
		[ 'rest_cookie_invalid_nonce', 'You have been logged out. Log in again in another tab, then try again.' ],
	] )( 'is ours where there was no answer to show: %s', ( code, sentence ) => {
		expect( toRequestError( { code, message: 'internal' } ).message ).toBe( sentence );
	} );

	it( 'says that the owner is logged out where the answer about a nonce is all there is', () => {
		class Response {}
		globalThis.Response = Response as never;
		expect( toRequestError( new Response() ) ).toMatchObject( {
			code: 'rest_cookie_invalid_nonce',
			message: 'You have been logged out. Log in again in another tab, then try again.',
		} );
		Reflect.deleteProperty( globalThis, 'Response' );
	} );

	it( 'is never empty', () => {
		for ( const reason of [ undefined, null, {}, { message: '' }, 'text' ] ) {
			expect( toRequestError( reason ).message ).toBe( 'Something went wrong. Try again.' );
		}
	} );

	it( 'is kept when an error is handed on', () => {
		const error = new RequestError( { code: 'a', message: 'b' } );
		expect( toRequestError( error ) ).toBe( error );
	} );
} );
