import { store as noticesStore } from '@wordpress/notices';
import { act, screen, waitFor, within } from '@testing-library/react';

import { onRequest, requestsMade, restError } from '../shared/test-utils';
import { pluginsChanged } from '../shared/data/plugins/changed';
import { fixture } from '../shared/test-utils/fixtures';
import { articlesOf, BASE, CRIER, DONE, INSTALLED, MAIL, open, recommendedOf, serverError } from './test-utils/open';

describe( 'the overview', () => {
	it( 'shows what is installed, recommended by category, articles by category, and more [B2-049] [B3-004] [B7-004]', async () => {
		await open( {
			[ `${ BASE }/misc-recommendations` ]: [
				{
					id: 'compass',
					slug: 'compass',
					name: 'Compass',
					description: 'Where orders come from.',
					url: 'https://example.org/',
				},
			],
		} );
		expect( await screen.findByRole( 'button', { name: 'Activate Town Crier' } ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Install Mail' } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: /Read me/ } ) ).toHaveAttribute( 'href', 'https://example.org/read' );
		expect( await screen.findByRole( 'region', { name: 'More recommendations' } ) ).toHaveTextContent( 'Compass' );
		expect( screen.getByRole( 'link', { name: /^Details\s?of Compass/ } ) ).toBeVisible();
		expect( screen.getByText( 'There are no articles about this.' ) ).toBeVisible();
	} );

	it( 'writes amounts of campaigns as the owner’s language does, each in its currency', async () => {
		const channel = { slug: 'post', name: 'Post', description: '', icon: '', is_setup_completed: true };
		const campaign = { id: '1', channel: 'post', title: 'Spring', manage_url: '' };
		await open( {
			[ `${ BASE }/channels` ]: [
				{ ...channel, errors_count: 0, product_listings_status: '', settings_url: '' },
			],
			[ `${ BASE }/campaigns?per_page=100` ]: [
				{
					...campaign,
					cost: { value: '1234.5', currency: 'EUR' },
					sales: { value: '20', currency: 'points' },
				},
			],
			[ `${ BASE }/campaign-types?per_page=100` ]: [],
		} );
		const row = await screen.findByRole( 'row', { name: /Spring/ } );
		expect( within( row ).getAllByRole( 'cell' )[ 1 ] ).toHaveTextContent( '€1,234.50' );
		expect( within( row ).getAllByRole( 'cell' )[ 2 ] ).toHaveTextContent( '20 points' );
	} );

	it( 'shows no card before all are there: nothing is pushed down', async () => {
		let answer: ( found: object ) => void = () => {};
		const answered = new Promise< object >( ( resolve ) => {
			answer = resolve;
		} );
		const opened = open( { [ recommendedOf( 'marketing' ) ]: () => answered } );
		await waitFor( () => expect( requestsMade( 'GET' ) ).toHaveLength( 7 ) );
		expect( screen.getByRole( 'status', { name: 'Loading…' } ) ).toBeVisible();
		expect( screen.queryByRole( 'region', { name: 'Installed extensions' } ) ).not.toBeInTheDocument();
		answer( [ MAIL ] );
		await opened;
		expect( screen.getByRole( 'region', { name: 'Coupons' } ) ).toBeVisible();
		expect( screen.queryByRole( 'status', { name: 'Loading…' } ) ).not.toBeInTheDocument();
	} );

	it( 'shows what the server really answers', async () => {
		const { body } = fixture< { body: unknown[] } >( 'wc-admin.marketing.recommended' );
		await open( { [ recommendedOf( 'marketing' ) ]: body } );
		expect( await screen.findAllByRole( 'button', { name: /^Install / } ) ).toHaveLength( body.length );
	} );

	it( 'leads to the coupons where the user has a page of them', async () => {
		await open( {}, { couponsUrl: 'http://shop.example/wp-admin/edit.php?post_type=shop_coupon' } );
		expect( await screen.findByRole( 'link', { name: 'Manage coupons' } ) ).toHaveAttribute(
			'href',
			'http://shop.example/wp-admin/edit.php?post_type=shop_coupon'
		);
	} );

	it( 'has no recommendations where promotions are off', async () => {
		await open( { [ recommendedOf( 'marketing' ) ]: [] }, { promotions: false } );
		await screen.findByRole( 'button', { name: 'Activate Town Crier' } );
		expect( screen.queryByRole( 'region', { name: 'Recommended extensions' } ) ).not.toBeInTheDocument();
		expect( requestsMade( 'GET' ).map( ( { path } ) => path ) ).not.toContain( `${ BASE }/misc-recommendations` );
	} );
} );

describe( 'what could not be loaded is said in its place and can be tried again', () => {
	it.each( [
		[ INSTALLED, 'There was an error loading installed extensions.', '[B8-002]' ],
		[ recommendedOf( 'marketing' ), 'There was an error loading recommended extensions.', '[B8-004]' ],
		[ `${ BASE }/misc-recommendations`, 'There was an error loading misc recommendations', '[B8-005]' ],
	] )( '%s: “%s” %s', async ( path, text ) => {
		const { user } = await open( { [ path ]: serverError } );
		const card = ( await screen.findByText( text ) ).closest( 'section' ) as HTMLElement;
		onRequest( 'GET', path, [] );
		await user.click( within( card ).getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( screen.queryByText( text ) ).not.toBeInTheDocument() );
	} );

	it( 'articles by category, without a notice [B8-006]', async () => {
		const { registry } = await open( { [ articlesOf( 'coupons' ) ]: serverError } );
		const coupons = screen.getByRole( 'region', { name: 'Coupons' } );
		expect( await within( coupons ).findByText( /The articles could not be loaded/ ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: /Read me/ } ) ).toBeVisible();
		expect( registry.select( noticesStore ).getNotices() ).toEqual( [] );
	} );
} );

describe( 'an extension', () => {
	it( 'is activated, and what is installed is read again [B4-004] [B8-007]', async () => {
		const { user } = await open();
		onRequest( 'POST', `${ BASE }/overview/activate-plugin`, {
			success: true,
			message: 'The extension has been successfully activated.',
			extension: { ...CRIER, status: 'activated' },
		} );
		const activate = await screen.findByRole( 'button', { name: 'Activate Town Crier' } );
		onRequest( 'GET', INSTALLED, [ { ...CRIER, status: 'activated', dashboardUrl: 'admin.php?page=crier' } ] );
		await user.click( activate );
		expect( await screen.findByRole( 'link', { name: 'Manage Town Crier' } ) ).toBeVisible();
		expect( screen.getAllByText( 'The extension has been successfully activated.' )[ 0 ] ).toBeInTheDocument();
		expect( requestsMade( 'POST' ).map( ( { data } ) => data ) ).toEqual( [ { plugin: 'crier' } ] );
	} );

	it.each( [
		[ 'activated', 'Activate Town Crier', { ...CRIER, status: 'activated' } ],
		[ 'installed', 'Install Mail', { ...CRIER, slug: 'mail', name: 'Mail', status: 'activated' } ],
	] )( 'that is %s has what is installed read once', async ( _how, button, extension ) => {
		const { user } = await open();
		onRequest( 'POST', '/wc-admin/plugins/install', DONE );
		onRequest( 'POST', `${ BASE }/overview/activate-plugin`, { success: true, message: 'Active.', extension } );
		onRequest( 'GET', INSTALLED, [ extension ] );
		await user.click( await screen.findByRole( 'button', { name: button } ) );
		// Asked for with all else that an extension may change.
		await waitFor( () => expect( requestsMade( 'GET', recommendedOf( 'coupons' ) ) ).toHaveLength( 2 ) );
		await waitFor( () => expect( requestsMade( 'GET', `${ BASE }/channels` ) ).toHaveLength( 2 ) );
		expect( requestsMade( 'GET', INSTALLED ) ).toHaveLength( 2 );
		expect( screen.getByText( 'Active' ) ).toBeVisible();
	} );

	it( 'says once that what is installed could not be read anew, and no longer at the next attempt', async () => {
		const { user, registry } = await open();
		const errors = () =>
			registry
				.select( noticesStore )
				.getNotices()
				.map( ( { content } ) => content );
		onRequest( 'POST', `${ BASE }/overview/activate-plugin`, serverError );
		onRequest( 'GET', INSTALLED, serverError );
		const notRead = 'There was an error loading installed extensions. The server broke.';
		const notActive = 'There was an error trying to activate the extension. The server broke.';
		const activate = await screen.findByRole( 'button', { name: 'Activate Town Crier' } );
		await user.click( activate );
		await waitFor( () => expect( errors() ).toEqual( [ notRead, notActive ] ) );
		await user.click( activate );
		await waitFor( () => expect( requestsMade( 'GET', INSTALLED ) ).toHaveLength( 3 ) );
		await waitFor( () => expect( errors() ).toEqual( [ notRead, notActive ] ) );
		onRequest( 'GET', INSTALLED, [ CRIER ] );
		await user.click( activate );
		await waitFor( () => expect( errors() ).toEqual( [ notActive ] ) );
	} );

	it( 'says in its row what it could not be installed for, one notice for each error, until the next attempt [B8-008]', async () => {
		const { user, registry } = await open();
		onRequest( 'POST', '/wc-admin/plugins/install', {
			...DONE,
			success: false,
			message: 'The plugin “Mail” could not be set up: It could not be unpacked. The disk is full.',
			errors: {
				mail: [ 'The plugin “Mail” could not be set up: It could not be unpacked.' ],
				no_space: [ 'The disk', 'is full.' ],
			},
			reasons: { mail: 'It could not be unpacked.' },
		} );
		const install = await screen.findByRole( 'button', { name: 'Install Mail' } );
		const row = within( install.closest( 'li' ) as HTMLElement );
		await user.click( install );
		await waitFor( () => expect( row.getAllByRole( 'alert' ) ).toHaveLength( 2 ) );
		const [ first, second ] = row.getAllByRole( 'alert' );
		expect( first ).toHaveTextContent( /^Mail could not be installedIt could not be unpacked\.$/ );
		expect( second ).toHaveTextContent( /^The disk is full\.$/ );
		expect( registry.select( noticesStore ).getNotices() ).toEqual( [] );
		let answer: ( outcome: object ) => void = () => {};
		onRequest( 'POST', '/wc-admin/plugins/install', () => new Promise( ( resolve ) => ( answer = resolve ) ) );
		await waitFor( () => expect( install ).not.toHaveAttribute( 'aria-disabled', 'true' ) );
		await user.click( install );
		await waitFor( () => expect( requestsMade( 'POST' ) ).toHaveLength( 2 ) );
		expect( row.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		await act( async () => answer( { ...DONE, success: false, errors: { mail: [ 'No.' ] } } ) );
		expect( await row.findByRole( 'alert' ) ).toHaveTextContent( 'No.' );
	} );

	it( 'is shown as active where nothing that is asked afterwards has a valid answer, which is said', async () => {
		const { user } = await open();
		onRequest( 'POST', `${ BASE }/overview/activate-plugin`, {
			success: true,
			message: 'The extension has been successfully activated.',
			extension: { ...CRIER, status: 'activated', dashboardUrl: 'admin.php?page=crier' },
		} );
		const activate = await screen.findByRole( 'button', { name: 'Activate Town Crier' } );
		onRequest( 'GET', INSTALLED, () => Promise.reject( { code: 'invalid_json', message: '' } ) );
		await user.click( activate );
		expect( await screen.findByRole( 'link', { name: 'Manage Town Crier' } ) ).toBeVisible();
		expect( screen.getByText( 'Active' ) ).toBeVisible();
		expect(
			(
				await screen.findAllByText(
					/There was an error loading installed extensions\. Your store sent an invalid response/
				)
			)[ 0 ]
		).toBeInTheDocument();
	} );

	it( 'is shown as active where the answer to its activation could not be read', async () => {
		const { user } = await open();
		onRequest( 'POST', `${ BASE }/overview/activate-plugin`, () =>
			Promise.reject( { code: 'invalid_json', message: '' } )
		);
		const activate = await screen.findByRole( 'button', { name: 'Activate Town Crier' } );
		onRequest( 'GET', INSTALLED, [ { ...CRIER, status: 'activated' } ] );
		await user.click( activate );
		expect( await screen.findByText( 'Active' ) ).toBeVisible();
	} );

	it( 'stays as it is where it cannot be activated, and the button is free again [B4-004] [B8-003]', async () => {
		const { user } = await open();
		onRequest( 'POST', `${ BASE }/overview/activate-plugin`, serverError );
		const activate = await screen.findByRole( 'button', { name: 'Activate Town Crier' } );
		await user.click( activate );
		expect(
			( await screen.findAllByText( /There was an error trying to activate the extension\./ ) )[ 0 ]
		).toBeInTheDocument();
		expect( activate ).not.toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'that is installed leaves the recommended ones [B4-005]', async () => {
		const { user } = await open();
		onRequest( 'POST', '/wc-admin/plugins/install', DONE );
		onRequest( 'POST', `${ BASE }/overview/activate-plugin`, {
			success: true,
			message: 'The extension has been successfully activated.',
			extension: {
				...CRIER,
				slug: 'mail',
				name: 'Mail',
				status: 'activated',
				dashboardUrl: 'admin.php?page=mail',
			},
		} );
		const install = await screen.findByRole( 'button', { name: 'Install Mail' } );
		onRequest( 'GET', INSTALLED, () => Promise.reject( { code: 'invalid_json', message: '' } ) );
		onRequest( 'GET', recommendedOf( 'marketing' ), [] );
		await user.click( install );
		expect( await screen.findByRole( 'link', { name: 'Manage Mail' } ) ).toBeVisible();
		expect( screen.getByRole( 'heading', { name: /^Mail/ } ) ).toHaveFocus();
		expect( screen.queryByRole( 'button', { name: 'Install Mail' } ) ).not.toBeInTheDocument();
		const sent = requestsMade( 'POST' ).map( ( { data } ) => data );
		expect( sent ).toEqual( [ { plugins: [ 'mail' ] }, { plugin: 'mail' } ] );
	} );

	it( 'that was installed and could not be activated leaves the recommended ones, and says why', async () => {
		const { user } = await open();
		onRequest( 'POST', '/wc-admin/plugins/install', DONE );
		let fail: ( error: object ) => void = () => {};
		const failing = new Promise( ( _, reject ) => ( fail = reject ) );
		onRequest( 'POST', `${ BASE }/overview/activate-plugin`, () => failing );
		const install = await screen.findByRole( 'button', { name: 'Install Mail' } );
		onRequest( 'GET', INSTALLED, [ { ...CRIER, slug: 'mail', name: 'Mail' } ] );
		onRequest( 'GET', recommendedOf( 'marketing' ), [] );
		await user.click( install );
		await waitFor( () => expect( requestsMade( 'POST' ) ).toHaveLength( 2 ) );
		// Another one was set up meanwhile: the lists are read anew, and the row goes before this one is done.
		act( pluginsChanged );
		await waitFor( () => expect( install ).not.toBeInTheDocument() );
		act( () => fail( restError( 'storewright_plugin_failed', 'It needs a newer PHP.', 503 ) ) );
		expect( await screen.findByRole( 'button', { name: 'Activate Mail' } ) ).toBeVisible();
		await waitFor( () => expect( screen.getByRole( 'heading', { name: /^Mail/ } ) ).toHaveFocus() );
		expect( screen.getAllByText( /error trying to activate .* It needs a newer PHP\./ )[ 0 ] ).toBeInTheDocument();
	} );

	it( 'stays where it is, with its progress, until it is active; a former error goes', async () => {
		const { user, registry } = await open();
		const notices = () => registry.select( noticesStore ).getNotices();
		onRequest( 'POST', '/wc-admin/plugins/install', serverError );
		const install = await screen.findByRole( 'button', { name: 'Install Mail' } );
		install.focus();
		await user.keyboard( '{Enter}' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Mail could not be installedThe server broke.'
		);
		onRequest( 'POST', '/wc-admin/plugins/install', DONE );
		let activate: ( answer: object ) => void = () => {};
		const activated = new Promise( ( resolve ) => ( activate = resolve ) );
		onRequest( 'POST', `${ BASE }/overview/activate-plugin`, () => activated );
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( requestsMade( 'POST' ) ).toHaveLength( 3 ) );
		expect( install ).toHaveFocus();
		expect( screen.getByText( 'Installing…' ) ).toBeVisible();
		expect( notices() ).toEqual( [] );
		const extension = { ...CRIER, slug: 'mail', name: 'Mail', status: 'activated' };
		onRequest( 'GET', INSTALLED, [ extension ] );
		onRequest( 'GET', recommendedOf( 'marketing' ), [] );
		await act( async () => activate( { success: true, message: 'It is active.', extension } ) );
		await waitFor( () => expect( install ).not.toBeInTheDocument() );
		expect( screen.getByRole( 'heading', { name: /^Mail/ } ) ).toHaveFocus();
	} );
} );
