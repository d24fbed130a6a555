/** What is written from Home and by the command palette, while the server fails: nothing is lost, and it is said what to do. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Palette } from './pages/palette';
import { FAILURES, failWritesAt } from './pages/requests';
import { FIRST_ORDER, WaitingPanels, WaitingShop } from './pages/waiting';

test.use( { tasks: [ 'Shipping' ] } );

/** What the browser's console says of all the ways to fail. */
const ALL_PROBLEMS = Object.values( FAILURES ).flatMap( ( { problems } ) => [ ...problems ] );

interface Write {
	/** The REST route that fails, and how. */
	route: string;
	fails: keyof typeof FAILURES;
	/** Does it. */
	act: () => Promise< unknown >;
	/** Where it is said what failed, with the button that tries again. */
	said: Locator;
	/** What still has to be there. */
	kept: () => Promise< unknown >;
	/** What has to be there once it has worked. */
	done: () => Promise< unknown >;
}

/** Lets a write fail, and then go through. */
async function failThenWork( page: Page, { route, fails, act, said, kept, done }: Write ): Promise< void > {
	const repair = await failWritesAt( page, route, fails );
	await act();
	await expect( said, route ).toContainText( FAILURES[ fails ].text );
	await kept();
	await repair();
	await said.getByRole( 'button', { name: 'Try again' } ).click();
	await done();
	await expect( said ).toHaveCount( 0 );
}

test( '[B2-043] What waits on Home stays while the server fails, and is dealt with at the next try', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
} ) => {
	ALL_PROBLEMS.forEach( ( problem ) => problems.expect( problem ) );
	// WooCommerce’s product editor, where the last link leads, shows an icon from there.
	problems.allow( /^https:\/\/woocommerce\.com\// );
	const shop = await WaitingShop.open( requestUtils );
	await shop.sellOut( 'Chair' );
	const [ order ] = shop.orders;
	const panels = new WaitingPanels( page );
	const { orders, reviews, stock, inbox, messages, undo } = panels;
	const rowsOf = ( panel: Locator ) => panel.getByRole( 'listitem' );
	const failureIn = ( place: Locator ) => place.getByRole( 'alert' );
	const failedMessage = messages.locator( '> *' ).filter( { hasText: 'Try again' } );
	const press = ( place: Locator, name: string ) => place.getByRole( 'button', { name } ).click();
	const notes = await requestUtils.rest< Array< { id: number; title: string } > >( {
		path: '/wc-analytics/admin/notes',
	} );
	const idOf = ( text: string ) => notes.find( ( { title } ) => title.includes( text ) )!.id;

	await dashboard.open( { opened_panel: 'reviews-panel' } );
	await expect( reviews.getByRole( 'heading', { name: 'Reviews to moderate' } ) ).toBeFocused();
	await expect( rowsOf( orders ) ).toHaveCount( 3 );

	await failThenWork( page, {
		route: `wc/v3/orders/${ order }`,
		fails: 'broken',
		act: () => panels.complete( order! ).click(),
		said: failureIn( orders ),
		kept: () => expect( rowsOf( orders ) ).toHaveCount( 3 ),
		done: () => expect( rowsOf( orders ) ).toHaveCount( 2 ),
	} );
	await failThenWork( page, {
		route: `wc/v3/orders/${ order }`,
		fails: 'logged out',
		act: () => undo.click(),
		said: failedMessage,
		kept: () => expect( rowsOf( orders ) ).toHaveCount( 2 ),
		done: () => expect( rowsOf( orders ) ).toHaveCount( 3 ),
	} );
	expect( await shop.statuses() ).toEqual( [ 'processing', 'processing', 'processing' ] );

	const verdicts = {
		'Approve the review by Ada': 'broken',
		'Mark the review by Jonas as spam': 'offline',
		'Move the review by Mei to the trash': 'logged out',
	} as const;
	for ( const [ index, [ name, fails ] ] of Object.entries( verdicts ).entries() ) {
		await failThenWork( page, {
			route: 'wc/v3/products/reviews/\\d+',
			fails,
			act: () => press( reviews, name ),
			said: failureIn( reviews ),
			kept: () => expect( rowsOf( reviews ) ).toHaveCount( 3 - index ),
			done: () => expect( rowsOf( reviews ) ).toHaveCount( 2 - index ),
		} );
	}
	expect( await shop.reviewersOf( 'approved' ) ).toEqual( [ 'Ada' ] );
	expect( await shop.reviewersOf( 'spam' ) ).toEqual( [ 'Jonas' ] );
	expect( await shop.reviewersOf( 'trash' ) ).toEqual( [ 'Mei' ] );

	await panels.quantity.fill( '24' );
	await failThenWork( page, {
		route: `wc/v3/products/${ shop.lamp }`,
		fails: 'offline',
		act: () => panels.update.click(),
		said: failureIn( stock ),
		kept: () => expect( panels.quantity ).toHaveValue( '24' ),
		done: () => expect( panels.quantity ).toHaveCount( 0 ),
	} );
	expect( await shop.stock() ).toBe( 24 );

	await inbox.getByRole( 'button', { name: 'Inbox options' } ).click();
	await failThenWork( page, {
		route: 'wc-analytics/admin/notes/update',
		fails: 'offline',
		act: () => page.getByRole( 'menuitem', { name: 'Mark all as read' } ).click(),
		said: failedMessage,
		kept: () => expect( inbox ).toContainText( '2 new' ),
		done: () => expect( inbox ).not.toContainText( 'new' ),
	} );

	const dialog = page.getByRole( 'dialog', { name: 'Dismiss this message?' } );
	await press( panels.note, 'Dismiss' );
	await failThenWork( page, {
		route: `wc-analytics/admin/notes/delete/${ idOf( 'first order' ) }`,
		fails: 'broken',
		act: () => press( dialog, 'Dismiss' ),
		said: dialog,
		kept: () => expect( dialog ).toContainText( FIRST_ORDER ),
		done: () => expect( panels.note ).toHaveCount( 0 ),
	} );
	await failThenWork( page, {
		route: 'wc-analytics/admin/notes/update',
		fails: 'logged out',
		act: () => undo.click(),
		said: failedMessage,
		kept: () => expect( panels.note ).toHaveCount( 0 ),
		done: () => expect( panels.note ).toHaveCount( 1 ),
	} );

	const chair = rowsOf( inbox ).filter( { hasText: '“Chair” is sold out' } );
	await press( chair, 'Remind me later' );
	await failThenWork( page, {
		route: `wc-analytics/admin/notes/${ idOf( 'Chair' ) }`,
		fails: 'broken',
		act: () => page.getByRole( 'menuitem', { name: 'Until tomorrow' } ).click(),
		said: failureIn( chair ),
		kept: () => expect( chair ).toHaveCount( 1 ),
		done: () => expect( chair ).toHaveCount( 0 ),
	} );
	await undo.click();
	await expect( chair ).toHaveCount( 1 );

	await failThenWork( page, {
		route: `wc-analytics/admin/notes/${ idOf( 'Chair' ) }/action/\\d+`,
		fails: 'offline',
		act: () => press( chair, 'Edit product' ),
		said: failureIn( chair ),
		kept: () => expect( chair.getByRole( 'button', { name: 'Edit product' } ) ).toBeVisible(),
		done: () => expect( page ).toHaveURL( /\/post\.php\?post=\d+&action=edit$/ ),
	} );
} );

test( '[issue 13.7] What is chosen in the palette and in Home’s menus stays as it was while the server fails, and is tried again', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
} ) => {
	ALL_PROBLEMS.forEach( ( problem ) => problems.expect( problem ) );
	const shop = await WaitingShop.open( requestUtils );
	const [ order ] = shop.orders;
	await requestUtils.rest( { method: 'POST', path: '/wc-admin/onboarding/tasks/setup/hide' } );
	await requestUtils.rest( { method: 'POST', path: '/wc-admin/options', data: { woocommerce_coming_soon: 'no' } } );
	const { orders, messages } = new WaitingPanels( page );
	const palette = new Palette( page );
	const said = messages.locator( '> *' ).filter( { hasText: 'Try again' } );
	const choose = async ( text: string, name: RegExp ) => {
		await palette.search( text );
		await palette.choose( name );
	};
	await dashboard.open();

	await failThenWork( page, {
		route: `wc/v3/orders/${ order }`,
		fails: 'offline',
		act: () => choose( `#${ order }`, new RegExp( `^Mark order #${ order } as completed` ) ),
		said,
		kept: () => expect( orders.getByRole( 'listitem' ) ).toHaveCount( 3 ),
		done: () => expect( orders.getByRole( 'listitem' ) ).toHaveCount( 2 ),
	} );
	await failThenWork( page, {
		route: 'wc-admin/options',
		fails: 'broken',
		act: () => choose( 'coming soon', /^Turn on “Coming soon”/ ),
		said,
		kept: () => expect( messages ).not.toContainText( 'Visitors see “Coming soon” now.' ),
		done: () => expect( messages ).toContainText( 'Visitors see “Coming soon” now.' ),
	} );
	await failThenWork( page, {
		route: 'wc/v3/settings/advanced/woocommerce_show_marketplace_suggestions',
		fails: 'logged out',
		act: () => choose( 'promotions', /^Hide promotions/ ),
		said,
		kept: () => expect( messages ).not.toContainText( 'Promotions are hidden.' ),
		done: () => expect( messages ).toContainText( 'Promotions are hidden.' ),
	} );

	const inbox = dashboard.root.getByRole( 'region', { name: 'Inbox' } );
	const isAside = async () => ( await inbox.boundingBox() )!.x > ( await orders.boundingBox() )!.x;
	await dashboard.root.getByRole( 'button', { name: 'Display options' } ).click();
	await failThenWork( page, {
		route: 'wp/v2/users/me',
		fails: 'offline',
		act: () => page.getByRole( 'menuitemradio', { name: 'Two columns' } ).click(),
		said,
		kept: () => expect.poll( isAside ).toBe( false ),
		done: () => expect.poll( isAside ).toBe( true ),
	} );
	const performance = dashboard.root.getByRole( 'region', { name: 'Store performance' } );
	const figure = performance.getByRole( 'link', { name: /^Total sales/ } );
	await performance.getByRole( 'button', { name: 'Choose figures' } ).click();
	await failThenWork( page, {
		route: 'wp/v2/users/me',
		fails: 'broken',
		act: async () => {
			await page.getByRole( 'menuitemcheckbox', { name: 'Total sales' } ).click();
			await page.keyboard.press( 'Escape' );
		},
		said,
		kept: () => expect( figure ).toHaveCount( 1 ),
		done: () => expect( figure ).toHaveCount( 0 ),
	} );
} );
