import { screen, waitFor, within } from '@testing-library/react';

import { onRequest, renderScreen, requestsMade, restError } from '../../shared/test-utils';
import { SavedButton } from './saved-button';
import { savedReportsStore } from './store';

const ROUTE = '/wc-admin/analytics/saved-reports';

const summer = {
	id: 3,
	name: 'Summer',
	path: '/analytics/orders',
	query: 'period=quarter',
	roles: [],
	frequency: '',
	next_email: null,
	is_recipient: true,
	is_subscribed: true,
	is_own: true,
	is_editable: true,
};

const ours = {
	...summer,
	id: 4,
	name: 'Ours',
	query: 'period=year&paged=2',
	roles: [ 'clerk' ],
	is_own: false,
	is_editable: false,
};

const open = async ( reportRoles = {}, path = '/analytics/orders' ) => {
	const { user } = renderScreen( <SavedButton path={ path } />, {
		path: '/analytics/orders',
		query: { period: 'week', paged: '3' },
		pageData: { reportRoles },
		stores: [ savedReportsStore ] as never,
	} );
	await user.click( screen.getByRole( 'button', { name: 'Saved reports' } ) );
	return user;
};

const sent = ( method: Parameters< typeof requestsMade >[ 0 ] ) => requestsMade( method ).map( ( { data } ) => data );

describe( 'Saved reports', () => {
	beforeEach( () => onRequest( 'GET', ROUTE, [ summer, ours ] ) );

	it( 'lists what the user saved and what others share, each with a link', async () => {
		await open();
		expect( await screen.findByRole( 'link', { name: 'Summer' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'path=%2Fanalytics%2Forders&period=quarter' )
		);
		const { href } = screen.getByRole< HTMLAnchorElement >( 'link', { name: 'Ours' } );
		expect( href ).toMatch( /&period=year$/ );
		expect( screen.getByText( 'Shared with you' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Delete “Ours”' } ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'group', { name: 'Share with' } ) ).not.toBeInTheDocument();
	} );

	it( 'saves the view that is shown, shared with roles', async () => {
		onRequest( 'POST', ROUTE, { ...summer, id: 5, name: 'Weekly' } );
		const user = await open( { clerk: 'Clerk' } );
		await user.type( await screen.findByRole( 'textbox', { name: 'Save this view as' } ), 'Weekly' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Clerk' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
		expect( sent( 'POST' ) ).toEqual( [
			{ name: 'Weekly', path: '/analytics/orders', query: 'period=week', roles: [ 'clerk' ], frequency: '' },
		] );
	} );

	it( 'keeps what was typed where the name is taken', async () => {
		onRequest( 'POST', ROUTE, () => {
			throw restError( 'storewright_saved_report_exists', 'This name is taken.', 409 );
		} );
		const user = await open();
		const name = await screen.findByRole( 'textbox', { name: 'Save this view as' } );
		await user.type( name, 'Summer' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		expect( await within( screen.getByRole( 'dialog' ) ).findByText( 'This name is taken.' ) ).toBeInTheDocument();
		expect( name ).toHaveValue( 'Summer' );
	} );

	it( 'renames one from the name that was seen', async () => {
		onRequest( 'PUT', `${ ROUTE }/3`, { ...summer, name: 'Autumn' } );
		const user = await open();
		await user.click( await screen.findByRole( 'button', { name: 'Edit “Summer”' } ) );
		const name = screen.getByRole( 'textbox', { name: 'Name' } );
		await user.clear( name );
		await user.type( name, 'Autumn{Enter}' );
		await screen.findByRole( 'button', { name: 'Edit “Summer”' } );
		expect( sent( 'PUT' ) ).toEqual( [ { name: 'Autumn', roles: [], frequency: '', expected_name: 'Summer' } ] );
	} );

	it( 'has the view sent by email as often as is chosen', async () => {
		onRequest( 'POST', ROUTE, { ...summer, id: 5, name: 'Weekly', frequency: 'weekly' } );
		const user = await open();
		await user.type( await screen.findByRole( 'textbox', { name: 'Save this view as' } ), 'Weekly' );
		const field = screen.getByRole( 'combobox', { name: 'Send by email' } );
		expect(
			within( field )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Never', 'Daily', 'Weekly', 'Monthly' ] );
		expect( field ).toHaveValue( '' );
		await user.selectOptions( field, 'Weekly' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( sent( 'POST' ) ).toMatchObject( [ { name: 'Weekly', frequency: 'weekly' } ] ) );
	} );

	it( 'offers no email of what has no table of its own', async () => {
		await open( {}, '/analytics/overview' );
		await screen.findByRole( 'textbox', { name: 'Save this view as' } );
		expect( screen.queryByRole( 'combobox', { name: 'Send by email' } ) ).not.toBeInTheDocument();
	} );

	it( 'says when one is sent next, and lets who receives it unsubscribe and subscribe', async () => {
		const daily = { ...ours, frequency: 'daily', next_email: '2026-11-29T06:00:00' };
		onRequest( 'GET', ROUTE, [ daily ] );
		onRequest( 'PUT', `${ ROUTE }/4`, () => {
			onRequest( 'GET', ROUTE, [ { ...daily, is_subscribed: false } ] );
			return { ...daily, is_subscribed: false };
		} );
		const user = await open();
		expect( await screen.findByText( 'Daily by email, next on Nov 29, 2026' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Unsubscribe from “Ours”' } ) );
		expect( await screen.findByRole( 'button', { name: 'Subscribe to “Ours”' } ) ).toBeInTheDocument();
		expect( sent( 'PUT' ) ).toEqual( [ { is_subscribed: false } ] );
	} );

	it( 'deletes one', async () => {
		onRequest( 'DELETE', `${ ROUTE }/3`, summer );
		const user = await open();
		await user.click( await screen.findByRole( 'button', { name: 'Delete “Summer”' } ) );
		await waitFor( () => expect( requestsMade( 'DELETE' ) ).toHaveLength( 1 ) );
		await waitFor( () =>
			expect( requestsMade( 'GET' ).filter( ( { path } ) => path === ROUTE ) ).toHaveLength( 2 )
		);
	} );

	it( 'takes back what was deleted, whoever saved it', async () => {
		const theirs = { ...ours, frequency: 'daily', is_editable: true };
		onRequest( 'GET', ROUTE, [ theirs ] );
		onRequest( 'DELETE', `${ ROUTE }/4`, () => {
			onRequest( 'GET', ROUTE, [] );
			return theirs;
		} );
		onRequest( 'POST', `${ ROUTE }/4/restore`, () => {
			onRequest( 'GET', ROUTE, [ theirs ] );
			return theirs;
		} );
		const user = await open();
		await user.click( await screen.findByRole( 'button', { name: 'Delete “Ours”' } ) );
		await screen.findByText( 'No saved reports yet.' );
		await user.click( await screen.findByRole( 'button', { name: 'Undo', hidden: true } ) );
		expect( await screen.findByRole( 'link', { name: 'Ours' } ) ).toBeInTheDocument();
		expect( requestsMade( 'POST' ).map( ( { path } ) => path ) ).toEqual( [ `${ ROUTE }/4/restore` ] );
	} );
} );
