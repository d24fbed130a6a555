import { addAction, removeAction } from '@wordpress/hooks';
import { act, screen, waitFor, within } from '@testing-library/react';
import { store as noticesStore } from '@wordpress/notices';

import { onRequest, requestsMade } from '../shared/test-utils';
import { PLUGINS_CHANGED } from '../shared/data/plugins/changed';
import { whileUnderWay } from '../shared/data/plugins/under-way';
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

	it( 'what fails once the owner has left is said in a notice', async () => {
		const { user, registry } = await open();
		let fail: ( answer: object ) => void = () => {};
		onRequest( 'POST', '/wc-admin/plugins/install', () => new Promise( ( resolve ) => ( fail = resolve ) ) );
		await user.click( screen.getByRole( 'button', { name: 'Install Mail' } ) );
		act( () => navigate( urlTo( '/extensions' ) ) );
		await act( async () => fail( { ...DONE, success: false, errors: { mail: [ 'The disk is full.' ] } } ) );
		await waitFor( () =>
			expect( registry.select( noticesStore ).getNotices() ).toMatchObject( [
				{ status: 'error', content: 'Mail could not be installed. The disk is full.' },
			] )
		);
	} );

	it( 'what fails once the owner has come back is said in its row, until the next attempt', async () => {
		const { user, registry } = await open();
		let fail: ( answer: object ) => void = () => {};
		onRequest( 'POST', '/wc-admin/plugins/install', () => new Promise( ( resolve ) => ( fail = resolve ) ) );
		await user.click( screen.getByRole( 'button', { name: 'Install Mail' } ) );
		act( () => navigate( urlTo( '/extensions' ) ) );
		act( () => navigate( urlTo( '/marketing' ) ) );
		expect( await screen.findByText( 'Installing…' ) ).toBeVisible();
		await act( async () => fail( { ...DONE, success: false, errors: { mail: [ 'The disk is full.' ] } } ) );
		const install = screen.getByRole( 'button', { name: 'Install Mail' } );
		const row = within( install.closest( 'li' ) as HTMLElement );
		expect( await row.findByRole( 'alert' ) ).toHaveTextContent( 'Mail could not be installedThe disk is full.' );
		expect( registry.select( noticesStore ).getNotices() ).toEqual( [] );
		await waitFor( () => expect( install ).not.toHaveAttribute( 'aria-disabled', 'true' ) );
		await user.click( install );
		expect( row.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		await act( async () => fail( { ...DONE, success: false, errors: { mail: [ 'Still full.' ] } } ) );
		expect( await row.findByRole( 'alert' ) ).toHaveTextContent( 'Still full.' );
		act( () => navigate( urlTo( '/extensions' ) ) );
		act( () => navigate( urlTo( '/marketing' ) ) );
		expect( await screen.findByRole( 'button', { name: 'Install Mail' } ) ).toBeVisible();
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	it( 'what another one installs waits here as well, and says so', async () => {
		const { user } = await open();
		act( () => navigate( urlTo( '/extensions' ) ) );
		let installed: ( answer: object ) => void = () => {};
		onRequest( 'POST', '/wc-admin/plugins/install', () => new Promise( ( resolve ) => ( installed = resolve ) ) );
		await user.click( screen.getByRole( 'button', { name: 'Set Mail up' } ) );
		act( () => navigate( urlTo( '/marketing' ) ) );
		expect( await screen.findByText( 'Installing…' ) ).toBeVisible();
		const install = screen.getByRole( 'button', { name: 'Install Mail' } );
		expect( install ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( install );
		expect( requestsMade( 'POST' ) ).toHaveLength( 1 );
		await act( async () => installed( { ...DONE, success: false, errors: { mail: [ 'No.' ] } } ) );
		await waitFor( () => expect( install ).not.toHaveAttribute( 'aria-disabled', 'true' ) );
	} );

	it( 'what another one installs keeps nobody from installing something else here', async () => {
		let finish: () => void = () => {};
		const work = whileUnderWay( [ 'drum' ], 'install', () => new Promise< void >( ( done ) => ( finish = done ) ) );
		const { user } = await open();
		onRequest( 'POST', '/wc-admin/plugins/install', { ...DONE, success: false, errors: { mail: [ 'No.' ] } } );
		await user.click( screen.getByRole( 'button', { name: 'Install Mail' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Mail could not be installedNo.' );
		await act( async () => {
			finish();
			await work;
		} );
	} );

	it.each( [
		[ 'installed', 'Install Mail', { ...CRIER, slug: 'mail', name: 'Mail', status: 'activated' } ],
		[ 'activated', 'Activate Town Crier', { ...CRIER, status: 'activated' } ],
	] )( 'what is %s here is under way for the others until it is read again', async ( _, button, extension ) => {
		const { user } = await open();
		let installed: ( answer: object ) => void = () => {};
		let read: ( answer: object ) => void = () => {};
		onRequest( 'POST', '/wc-admin/plugins/install', DONE );
		onRequest(
			'POST',
			`${ BASE }/overview/activate-plugin`,
			() => new Promise( ( done ) => ( installed = done ) )
		);
		await user.click( screen.getByRole( 'button', { name: button } ) );
		await waitFor( () => expect( requestsMade( 'POST', `${ BASE }/overview/activate-plugin` ) ).toHaveLength( 1 ) );
		act( () => navigate( urlTo( '/extensions' ) ) );
		const status = screen.getByRole( 'status', { name: 'Under way' } );
		expect( status ).toHaveTextContent( extension.slug );
		onRequest( 'GET', INSTALLED, () => new Promise( ( done ) => ( read = done ) ) );
		await act( async () => installed( { success: true, message: 'Active.', extension } ) );
		await waitFor( () => expect( requestsMade( 'GET', INSTALLED ) ).toHaveLength( 2 ) );
		expect( status ).toHaveTextContent( extension.slug );
		await act( async () => read( [ extension ] ) );
		await waitFor( () => expect( status ).toBeEmptyDOMElement() );
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
