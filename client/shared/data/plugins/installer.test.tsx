import { act, renderHook, waitFor } from '@testing-library/react';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { addAction, removeAction } from '@wordpress/hooks';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';

import { onRequest, requestsMade, restError } from '../../test-utils';
import { usePluginWork } from './under-way';
import { useInstaller } from './use-installer';

const INSTALL = '/wc-admin/plugins/install';
const ACTIVATE = '/wc-admin/plugins/activate';
const DONE = { data: {}, errors: {}, success: true, message: 'The plugins are ready.' };

const setup = () => {
	const registry = createRegistry();
	registry.register( noticesStore );
	const wrapper = ( { children }: { children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	const { result, unmount } = renderHook( useInstaller, { wrapper } );
	return { result, unmount, notices: () => registry.select( noticesStore ).getNotices() };
};

const install = async ( result: { current: ReturnType< typeof useInstaller > }, ...slugs: string[] ) => {
	let outcome = false;
	await act( async () => {
		outcome = await result.current.install( slugs );
	} );
	return outcome;
};

describe( 'the shared installer [A7-012]', () => {
	const events: unknown[][] = [];

	beforeEach( () => {
		events.length = 0;
		addAction( 'storewright.event', 'test', ( ...event: unknown[] ) => void events.push( event ) );
	} );

	afterEach( () => void removeAction( 'storewright.event', 'test' ) );

	it( '[B7-021] installs and activates', async () => {
		onRequest( 'POST', INSTALL, DONE );
		onRequest( 'POST', ACTIVATE, DONE );
		const { result, notices } = setup();
		expect( await install( result, 'one', 'two' ) ).toBe( true );
		expect( requestsMade() ).toEqual( [
			{ method: 'POST', path: INSTALL, data: { plugins: [ 'one', 'two' ] } },
			{ method: 'POST', path: ACTIVATE, data: { plugins: [ 'one', 'two' ] } },
		] );
		expect( events ).toEqual( [ [ 'plugin_installed', { plugins: 'one,two' } ] ] );
		expect( result.current ).toMatchObject( { busy: [], failure: null } );
		expect( notices() ).toEqual( [] );
	} );

	it.each( [
		[
			'a plugin can’t be had',
			{ ...DONE, success: false, message: 'The directory does not answer.' },
			'The directory does not answer.',
			'The directory does not answer.',
		],
		[
			'the server fails',
			() => Promise.reject( restError( 'internal', 'The server is busy.', 500 ) ),
			'The server is busy.',
			'The plugin could not be set up. The server is busy.',
		],
	] )( 'tells, records and is free again when %s [A8-006]', async ( _, answer, sentence, spoken ) => {
		onRequest( 'POST', INSTALL, answer );
		const { result, notices } = setup();
		expect( await install( result, 'one' ) ).toBe( false );
		expect( result.current ).toMatchObject( { busy: [], failure: sentence } );
		// Who asked shows it: a notice would say it twice.
		expect( notices() ).toEqual( [] );
		expect( document.getElementById( 'a11y-speak-assertive' ) ).toHaveTextContent( spoken );
		expect( events ).toMatchObject( [ [ 'plugin_install_failed', { plugins: 'one' } ] ] );

		onRequest( 'POST', INSTALL, DONE );
		onRequest( 'POST', ACTIVATE, DONE );
		expect( await install( result, 'one' ) ).toBe( true );
		expect( notices() ).toEqual( [] );
	} );

	it( 'says in a notice what failed where the owner has left by then', async () => {
		let answer: ( value: unknown ) => void = () => {};
		onRequest( 'POST', INSTALL, () => new Promise( ( resolve ) => ( answer = resolve ) ) );
		const { result, unmount, notices } = setup();
		const { install: start } = result.current;
		let started: Promise< boolean > | null = null;
		act( () => {
			started = start( [ 'one' ] );
		} );
		await waitFor( () => expect( requestsMade( 'POST' ) ).toHaveLength( 1 ) );
		unmount();
		await act( async () => {
			answer( { ...DONE, success: false, message: 'The disk is full.' } );
			await started;
		} );
		expect( notices() ).toMatchObject( [ { status: 'error', content: 'The disk is full.' } ] );
	} );

	it( 'is under way for other screens until what follows is done', async () => {
		onRequest( 'POST', INSTALL, DONE );
		onRequest( 'POST', ACTIVATE, DONE );
		const { result } = setup();
		const { result: work } = renderHook( usePluginWork );
		let finish: () => void = () => {};
		let outcome: Promise< boolean > = Promise.resolve( false );
		act( () => {
			outcome = result.current.install( [ 'one' ], () => new Promise( ( done ) => ( finish = done ) ) );
		} );
		await waitFor( () => expect( requestsMade( 'POST', ACTIVATE ) ).toHaveLength( 1 ) );
		await waitFor( () => expect( events ).toHaveLength( 1 ) );
		expect( work.current ).toEqual( [ { slug: 'one', verb: 'activate' } ] );
		await act( async () => {
			finish();
			await outcome;
		} );
		expect( work.current ).toEqual( [] );
	} );

	it( 'makes one installation of two clicks', async () => {
		onRequest( 'POST', INSTALL, DONE );
		onRequest( 'POST', ACTIVATE, DONE );
		const { result } = setup();
		await act( async () => {
			const outcomes = await Promise.all( [
				result.current.install( [ 'one' ] ),
				result.current.install( [ 'one' ] ),
			] );
			expect( outcomes ).toEqual( [ true, false ] );
		} );
		expect( requestsMade( 'POST' ) ).toHaveLength( 2 );
	} );
} );
