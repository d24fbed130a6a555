import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';

import { onRequest, OWNER, restError } from '../shared/test-utils';
import { STEP_PATH } from './store';
import {
	AT_REVIEW,
	FRESH,
	heading,
	LEAVE_OUT,
	openProfiler,
	PLUGIN,
	press,
	PROFILER,
	READ,
	sent,
} from './test-utils/open-profiler';

jest.mock( '../shared/routing/browser' );
const { loadPage } = jest.requireMock< { loadPage: jest.Mock } >( '../shared/routing/browser' );

beforeEach( () => loadPage.mockReset() );

it( 'installs what was chosen after all is saved, and goes on without what fails', async () => {
	const { user } = await openProfiler( {
		...AT_REVIEW,
		completed_steps: [ 'user-profile', 'business-info' ],
	} );
	const failed = { success: false, message: '“mailpoet” could not be set up.', errors: {}, data: {} };
	onRequest( 'POST', '/wc-admin/plugins/install', failed );
	await user.click( screen.getByRole( 'checkbox', { name: 'MailPoet' } ) );
	await press( user, 'Continue with 1 plugin' );
	expect( await screen.findByRole( 'region', { name: 'Plugins to install' } ) ).toHaveTextContent( 'MailPoet' );
	await press( user, 'Apply changes' );
	const alert = await screen.findByRole( 'alert' );
	expect( alert ).toHaveTextContent( 'Your other changes were saved.' );
	expect( heading() ).toHaveTextContent( 'A plugin could not be set up' );
	expect( heading() ).toHaveFocus();
	expect( screen.queryByText( /^Installing/ ) ).not.toBeInTheDocument();
	await user.click( within( alert ).getByRole( 'button', { name: 'Continue without it' } ) );
	await waitFor( () => expect( heading() ).toHaveTextContent( 'Your store is set up' ) );
	expect( screen.getByRole( 'list', { name: 'What was changed' } ) ).not.toHaveTextContent( 'MailPoet' );
	expect( sent( LEAVE_OUT ) ).toEqual( [ { plugins: [ 'mailpoet' ] } ] );
} );

/** What the server answers of installations, one after the other, once they are let go. */
function holdInstallations() {
	const held: Array< () => void > = [];
	onRequest( 'POST', '/wc-admin/plugins/activate', { success: true, message: '', errors: {}, data: {} } );
	onRequest( 'POST', '/wc-admin/plugins/install', async () => {
		await new Promise< void >( ( resolve ) => held.push( resolve ) );
		return { success: true, message: '', errors: {}, data: {} };
	} );
	return () => act( async () => held.shift()?.() );
}

const MATOMO = { ...PLUGIN, key: 'matomo', slug: 'matomo', name: 'Matomo' };
const installing = () => sent( '/wc-admin/plugins/install' );

it( 'goes on with the plugins that are still to be installed, after a reload and after another screen', async () => {
	const release = holdInstallations();
	const waiting = [ 'mailpoet', 'matomo', 'of-no-catalog' ];
	const { unmount } = await openProfiler( { waiting }, [ PLUGIN, MATOMO ] );
	expect( heading() ).toHaveTextContent( 'Installing plugins' );
	expect( screen.getByText( 'Setup continues with the plugins you chose.' ) ).toBeVisible();
	expect( screen.getByText( 'Installing MailPoet…' ) ).toBeVisible();
	unmount();

	const { user } = await openProfiler( { waiting: [ 'matomo' ] }, [ PLUGIN, MATOMO ] );
	expect( screen.getByText( 'Installing Matomo…' ) ).toBeVisible();
	expect( installing() ).toEqual( [ { plugins: [ 'mailpoet' ] }, { plugins: [ 'matomo' ] } ] );
	await release();
	await release();
	await waitFor( () => expect( heading() ).toHaveTextContent( 'Your store is set up' ) );
	expect( screen.getByRole( 'list', { name: 'What was changed' } ) ).toHaveTextContent( 'Matomo is installed' );
	expect( installing() ).toHaveLength( 2 );
	expect( sent( PROFILER ) ).toEqual( [] );
	await press( user, 'Go to Home' );
} );

/** Shows something else in place of it. */
const Leaving = ( { children }: { children: ReactNode } ) => {
	const [ isAway, setAway ] = useState( false );
	return (
		<>
			<button onClick={ () => setAway( ! isAway ) }>{ isAway ? 'Come back' : 'Leave' }</button>
			{ ! isAway && children }
		</>
	);
};

it( 'reads anew what waits, where the owner comes back without a reload', async () => {
	holdInstallations();
	const { user } = await openProfiler( AT_REVIEW, [ PLUGIN ], OWNER, ( profiler ) => (
		<Leaving>{ profiler }</Leaving>
	) );
	onRequest( 'GET', READ, { ...FRESH, waiting: [ 'mailpoet' ] } );
	await press( user, 'Leave' );
	expect( screen.queryByRole( 'heading', { level: 1 } ) ).not.toBeInTheDocument();
	await press( user, 'Come back' );
	expect( await screen.findByText( 'Installing MailPoet…' ) ).toBeVisible();
} );

it( 'skips the plugins that are still to be installed, and begins none of them meanwhile', async () => {
	const release = holdInstallations();
	const { user } = await openProfiler( { waiting: [ 'mailpoet', 'matomo' ] }, [ PLUGIN, MATOMO ] );
	let answer = () => {};
	onRequest( 'POST', LEAVE_OUT, async () => {
		await new Promise< void >( ( resolve ) => {
			answer = resolve;
		} );
		return FRESH;
	} );
	await press( user, 'Skip remaining plugins' );
	await release();
	expect( installing() ).toEqual( [ { plugins: [ 'mailpoet' ] } ] );
	expect( sent( LEAVE_OUT ) ).toEqual( [ { plugins: [ 'mailpoet', 'matomo' ] } ] );
	expect( loadPage ).not.toHaveBeenCalled();
	await act( async () => answer() );
	await waitFor( () => expect( loadPage ).toHaveBeenCalledTimes( 1 ) );
	expect( sent( STEP_PATH ) ).toEqual( [] );
} );

it( 'keeps the title and the place in the page while the others are skipped after a failure', async () => {
	onRequest( 'POST', '/wc-admin/plugins/install', { success: false, message: 'Full.', errors: {}, data: {} } );
	const { user } = await openProfiler( { waiting: [ 'mailpoet', 'matomo' ] }, [ PLUGIN, MATOMO ] );
	await waitFor( () => expect( heading() ).toHaveTextContent( 'A plugin could not be set up' ) );
	let answer = () => {};
	onRequest( 'POST', LEAVE_OUT, async () => {
		await new Promise< void >( ( resolve ) => ( answer = resolve ) );
		return FRESH;
	} );
	await press( user, 'Skip remaining plugins' );
	await waitFor( () => expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument() );
	expect( heading() ).toHaveTextContent( 'A plugin could not be set up' );
	expect( screen.getByRole( 'button', { name: 'Skip remaining plugins' } ) ).toHaveFocus();
	await act( async () => answer() );
	await waitFor( () => expect( loadPage ).toHaveBeenCalledTimes( 1 ) );
	expect( heading() ).toHaveTextContent( 'A plugin could not be set up' );
} );

it( 'says of a plugin that is installed and does not start that it could not be activated', async () => {
	onRequest( 'POST', '/wc-admin/plugins/install', { success: true, message: '', errors: {}, data: {} } );
	onRequest( 'POST', '/wc-admin/plugins/activate', { success: false, message: 'Old PHP.', errors: {}, data: {} } );
	await openProfiler( { waiting: [ 'mailpoet' ] } );
	expect( await screen.findByText( 'MailPoet could not be activated' ) ).toBeVisible();
	expect( screen.queryByText( 'MailPoet could not be installed' ) ).not.toBeInTheDocument();
} );

it( 'says where it can’t be noted that a plugin is left out, and what was saved where none is added', async () => {
	onRequest( 'POST', '/wc-admin/plugins/install', { success: false, message: 'Full.', errors: {}, data: {} } );
	const { user } = await openProfiler( { waiting: [ 'mailpoet' ] } );
	onRequest( 'POST', LEAVE_OUT, () => {
		throw restError( 'storage_failed', 'The database went away.', 500 );
	} );
	await user.click( await screen.findByRole( 'button', { name: 'Continue without it' } ) );
	expect( await screen.findByText( 'MailPoet could not be skipped' ) ).toBeVisible();
	expect( screen.getByText( 'The database went away.' ) ).toBeVisible();
	expect( screen.getAllByRole( 'alert' ) ).toHaveLength( 1 );
	onRequest( 'POST', LEAVE_OUT, FRESH );
	await press( user, 'Continue without it' );
	await waitFor( () => expect( heading() ).toHaveTextContent( 'Your store is set up' ) );
	expect( screen.getByText( 'Your other changes were saved.' ) ).toBeVisible();
} );

it( 'begins with its questions for who may not install what waits', async () => {
	await openProfiler(
		{ waiting: [ 'mailpoet' ], answers: { ...FRESH.answers, plugins: [ 'mailpoet' ] } },
		[ PLUGIN ],
		{ capabilities: { ...OWNER.capabilities!, install_plugins: false } }
	);
	expect( heading() ).toHaveTextContent( 'How far is your business?' );
	expect( screen.getByText( 'Step 1 of 3' ) ).toBeVisible();
	expect( installing() ).toEqual( [] );
} );
