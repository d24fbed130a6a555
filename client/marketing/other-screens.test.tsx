import { addAction, removeAction } from '@wordpress/hooks';
import { act, screen, waitFor } from '@testing-library/react';

import { onRequest, requestsMade } from '../shared/test-utils';
import { PLUGINS_CHANGED } from '../shared/data/plugins/changed';
import { navigate, urlTo } from '../shared/routing';
import { BASE, CRIER, DONE, INSTALLED, open, recommendedOf, serverError } from './test-utils/open';

describe( 'extensions and other screens', () => {
	it( 'what is set up on another one is not offered here any more', async () => {
		const { user } = await open();
		expect( screen.getByRole( 'button', { name: 'Install Mail' } ) ).toBeVisible();
		act( () => navigate( urlTo( '/extensions' ) ) );
		onRequest( 'POST', '/wc-admin/plugins/install', DONE );
		onRequest( 'POST', '/wc-admin/plugins/activate', DONE );
		onRequest( 'GET', recommendedOf( 'marketing' ), [] );
		onRequest( 'GET', INSTALLED, [
			{ ...CRIER, slug: 'mail', name: 'Mail', status: 'activated', dashboardUrl: 'admin.php?page=mail' },
		] );
		await user.click( screen.getByRole( 'button', { name: 'Set Mail up' } ) );
		await waitFor( () => expect( requestsMade( 'POST' ) ).toHaveLength( 2 ) );
		act( () => navigate( urlTo( '/marketing' ) ) );
		expect( await screen.findByRole( 'link', { name: 'Manage Mail' } ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Install Mail' } ) ).not.toBeInTheDocument();
	} );

	it( 'what is being installed says so where the owner comes back meanwhile', async () => {
		const { user } = await open();
		let installed: ( answer: object ) => void = () => {};
		const answer = new Promise( ( resolve ) => ( installed = resolve ) );
		onRequest( 'POST', '/wc-admin/plugins/install', () => answer );
		onRequest( 'POST', `${ BASE }/overview/activate-plugin`, serverError );
		await user.click( screen.getByRole( 'button', { name: 'Install Mail' } ) );
		act( () => navigate( urlTo( '/extensions' ) ) );
		act( () => navigate( urlTo( '/marketing' ) ) );
		expect( await screen.findByText( 'Installing…' ) ).toBeVisible();
		onRequest( 'GET', INSTALLED, [ { ...CRIER, slug: 'mail', name: 'Mail' } ] );
		await act( async () => installed( DONE ) );
		await waitFor( () => expect( screen.queryByText( 'Installing…' ) ).not.toBeInTheDocument() );
		expect( screen.getByRole( 'button', { name: 'Activate Mail' } ) ).toBeVisible();
	} );

	it( 'what is installed here is told to the others', async () => {
		const listener = jest.fn();
		addAction( PLUGINS_CHANGED, 'test', listener );
		const { user } = await open();
		onRequest( 'POST', '/wc-admin/plugins/install', DONE );
		onRequest( 'POST', `${ BASE }/overview/activate-plugin`, serverError );
		await user.click( screen.getByRole( 'button', { name: 'Install Mail' } ) );
		await waitFor( () => expect( listener ).toHaveBeenCalledTimes( 1 ) );
		removeAction( PLUGINS_CHANGED, 'test' );
	} );
} );
