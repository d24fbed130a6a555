import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';

import { useAsyncAction } from './use-async-action';

/** A run of the action; the test decides how it ends. */
interface Run {
	id: string;
	signal: AbortSignal;
	succeed: ( result?: string ) => Promise< void >;
	fail: ( reason: unknown ) => Promise< void >;
}

const onDone = jest.fn();
const onFailure = jest.fn();

function setup( { isOnce = false, isStrict = false } = {} ) {
	const runs: Run[] = [];
	const hook = renderHook(
		() =>
			useAsyncAction(
				( signal, id: string ) =>
					new Promise< string >( ( resolve, reject ) =>
						runs.push( {
							id,
							signal,
							succeed: ( result = 'all' ) => act( async () => resolve( result ) ),
							fail: ( reason ) => act( async () => reject( reason ) ),
						} )
					),
				{ onDone, onFailure, isOnce }
			),
		isStrict ? { wrapper: StrictMode } : {}
	);
	let outcome: Promise< boolean > = Promise.resolve( false );
	return {
		...hook,
		runs,
		start: async ( id = 'a' ) => {
			await act( async () => {
				outcome = hook.result.current.run( id );
			} );
			return runs.at( -1 ) as Run;
		},
		outcome: () => outcome,
	};
}

beforeEach( () => {
	onDone.mockReset();
	onFailure.mockReset();
} );

describe( 'an action', () => {
	it( 'is busy with what it was given, and done', async () => {
		const { result, start, outcome } = setup();
		expect( result.current ).toMatchObject( { status: 'idle', isBusy: false, args: null, failure: null } );
		const { succeed } = await start();
		expect( result.current ).toMatchObject( { status: 'busy', isBusy: true, args: [ 'a' ] } );
		await succeed( 'made' );
		expect( result.current ).toMatchObject( { status: 'done', isBusy: false } );
		expect( onDone ).toHaveBeenCalledWith( 'made', [ 'a' ] );
		expect( await outcome() ).toBe( true );
	} );

	it( 'says why it failed, and is tried again with the same', async () => {
		const { result, runs, start, outcome } = setup();
		const { fail } = await start();
		await fail( { code: 'bad', message: 'Bad.' } );
		expect( await outcome() ).toBe( false );
		expect( result.current ).toMatchObject( { status: 'failed', isBusy: false, failure: { message: 'Bad.' } } );
		expect( onFailure ).toHaveBeenCalledWith( expect.objectContaining( { code: 'bad' } ), [ 'a' ] );
		await act( async () => void result.current.retry() );
		expect( runs.map( ( { id } ) => id ) ).toEqual( [ 'a', 'a' ] );
		expect( result.current ).toMatchObject( { status: 'busy', failure: null } );
	} );

	it( 'does nothing while it is busy, whatever render the call comes from', async () => {
		const { result, runs, start } = setup();
		const { run } = result.current;
		const { succeed } = await start();
		await act( async () => expect( await run( 'b' ) ).toBe( false ) );
		expect( runs ).toHaveLength( 1 );
		await succeed();
		await start( 'b' );
		expect( runs ).toHaveLength( 2 );
	} );

	it( 'that is done once stays busy until the page is shown again', async () => {
		const { result, runs, start } = setup( { isOnce: true } );
		const { succeed } = await start();
		await succeed();
		expect( result.current ).toMatchObject( { status: 'done', isBusy: true } );
		await start();
		expect( runs ).toHaveLength( 1 );
		act( () => void window.dispatchEvent( new PageTransitionEvent( 'pageshow', { persisted: true } ) ) );
		expect( result.current ).toMatchObject( { status: 'idle', isBusy: false } );
		await start();
		expect( runs ).toHaveLength( 2 );
	} );

	it( 'lives through the double mounting of strict mode', async () => {
		const { result, start } = setup( { isStrict: true } );
		const { signal, succeed } = await start();
		expect( signal.aborted ).toBe( false );
		await succeed();
		expect( result.current.status ).toBe( 'done' );
	} );
} );

describe( 'a late answer', () => {
	it( 'is aborted with the component, and does not lead it on', async () => {
		const { unmount, start, outcome } = setup();
		const { signal, succeed } = await start();
		expect( signal.aborted ).toBe( false );
		unmount();
		expect( signal.aborted ).toBe( true );
		await succeed();
		expect( await outcome() ).toBe( false );
		expect( onDone ).not.toHaveBeenCalled();
	} );

	it( 'that it failed is still told: a notice outlives the component', async () => {
		const { unmount, start, outcome } = setup();
		const { fail } = await start();
		unmount();
		await fail( { code: 'bad', message: 'Bad.' } );
		expect( await outcome() ).toBe( false );
		expect( onFailure ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'that it was aborted is no failure', async () => {
		const { unmount, start, outcome } = setup();
		const { signal, fail } = await start();
		unmount();
		await fail( signal.reason );
		expect( await outcome() ).toBe( false );
		expect( onFailure ).not.toHaveBeenCalled();
	} );
} );
