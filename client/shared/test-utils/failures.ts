/** The ways in which a request fails, as the browser and the server really fail: api-fetch makes errors of them. */
import apiFetch from '@wordpress/api-fetch';

interface Reply {
	status: number;
	body: string;
}

/** A failure that is ready to happen. */
export interface Armed {
	/** For `interceptRequest()`. */
	answer: () => unknown;
	/** Has it happen. */
	strike: () => void;
}

export interface RequestFailure {
	name: string;
	/** The sentence that tells the owner of it. */
	reason: string;
	arm: () => Armed;
}

/** The server's error where something in it broke. */
const BROKEN: Reply = {
	status: 500,
	body: JSON.stringify( { code: 'storage_failed', message: 'The database went away.', data: { status: 500 } } ),
};

const PROXY_ERROR: Reply = { status: 502, body: '<html><head><title>502 Bad Gateway</title></head></html>' };

const STALE_NONCE: Reply = {
	status: 403,
	body: JSON.stringify( {
		code: 'rest_cookie_invalid_nonce',
		message: 'Cookie check failed',
		data: { status: 403 },
	} ),
};

/** Who is not logged in gets no fresh nonce. */
const NO_NONCE: Reply = { status: 400, body: '0' };

/** Has the browser give these replies in turn; an error is one of the network. */
function network( replies: ReadonlyArray< Reply | Error > ): unknown {
	const left = [ ...replies ];
	globalThis.fetch = jest.fn( async () => {
		const reply = left.shift();
		if ( ! reply || reply instanceof Error ) {
			throw reply ?? new Error( 'The network was asked once too often.' );
		}
		return { ok: reply.status < 400, status: reply.status, text: async () => reply.body } as Response;
	} );
	return apiFetch.defaultFetchHandler( { path: '/' } );
}

const afterwards =
	( ...replies: ReadonlyArray< Reply | Error > ) =>
	(): Armed => {
		let strike = () => {};
		const struck = new Promise< void >( ( resolve ) => {
			strike = resolve;
		} );
		return { answer: () => struck.then( () => network( replies ) ), strike };
	};

// A page, a failure and another attempt take their time on a busy machine.
jest.setTimeout( 20_000 );

const schedule = globalThis.setTimeout;

afterEach( () => {
	globalThis.setTimeout = schedule;
	Reflect.deleteProperty( globalThis, 'fetch' );
} );

/** Longer than anything that a page waits for, but an answer. */
const TIMEOUT = 30_000;

/** No answer comes, until the client gives up: the time of that is now. */
function silence(): Armed {
	const deadlines: Array< () => void > = [];
	// No mock of Jest's: testing-library would take it for a stopped clock.
	globalThis.setTimeout = ( ( act: () => void, after?: number ) =>
		after === undefined || after < TIMEOUT ? schedule( act, after ) : deadlines.push( act ) ) as typeof setTimeout;
	return {
		answer: () => new Promise( () => undefined ),
		strike: () => deadlines.forEach( ( giveUp ) => giveUp() ),
	};
}

/** The one that forms are tested with: what they do is the same for all, since `request()` makes one kind of error of each. */
export const SERVER_ERROR: RequestFailure = {
	name: 'a server error',
	reason: 'The database went away.',
	arm: afterwards( BROKEN ),
};

/** Every way. `request()` is tested with all of them; else only what tells them apart. */
export const FAILURES: readonly RequestFailure[] = [
	SERVER_ERROR,
	{
		name: 'no network',
		reason: 'Your store could not be reached. Check your connection and try again.',
		arm: afterwards( new TypeError( 'Failed to fetch' ) ),
	},
	{
		name: 'an expired login',
		reason: 'You have been logged out. Log in again in another tab, then try again.',
		arm: afterwards( STALE_NONCE, NO_NONCE ),
	},
	{
		name: 'a page of a proxy in place of an answer',
		reason: 'Your store sent an invalid response. Try again.',
		arm: afterwards( PROXY_ERROR ),
	},
	{
		name: 'no answer at all',
		reason: 'Your store took too long to respond. Try again.',
		arm: silence,
	},
];
