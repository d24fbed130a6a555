import { expect, test } from './fixtures';
import { byKeyboard, byMouse } from './pages/hands';
import { watchRequests } from './pages/requests';
import { WaitingPanels, WaitingShop } from './pages/waiting';

test.use( { as: 'visitor', tasks: [ 'Shipping' ] } );

for ( const [ way, handsOf ] of Object.entries( { 'by mouse': byMouse, 'by keyboard alone': byKeyboard } ) ) {
	test( `[B3-006] [B7-011] A morning in a running shop, ${ way }: what waits is dealt with in place`, async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		// One in each direction of reading.
		await dashboard.setDirection( way === 'by mouse' ? 'rtl' : 'ltr' );
		const shop = await WaitingShop.open( requestUtils );
		const [ first, second, third ] = shop.orders;
		const hands = handsOf( page );
		const panels = new WaitingPanels( page );
		const { orders, reviews, stock, inbox, note, messages, undo } = panels;
		const headingOf = ( panel: typeof orders ) => panel.getByRole( 'heading', { level: 2 } );

		await page.goto( dashboard.address() );
		const user = page.getByLabel( 'Username or Email Address' );
		await expect( user ).toBeFocused();
		await hands.write( user, 'admin' );
		await hands.write( page.getByLabel( 'Password', { exact: true } ), 'password' );
		const requests = watchRequests( page );
		await hands.press( page.getByRole( 'button', { name: 'Log In' } ) );
		await dashboard.expectReady();

		// Three orders wait, the oldest first.
		await expect( panels.rowsOf( orders ) ).toHaveText( [
			new RegExp( `#${ first } Ada Barlow.*\\$12\\.50` ),
			new RegExp( `#${ second } Jonas Barlow` ),
			new RegExp( `#${ third } Mei Barlow` ),
		] );
		await expect( panels.rowsOf( reviews ) ).toHaveCount( 3 );
		await expect( panels.rowsOf( stock ) ).toContainText( 'Lamp2 left' );
		expect( requests.all.filter( ( request ) => request.startsWith( 'GET ' ) ) ).toEqual( [] );

		await dashboard.expectFits();

		// One is sent; no, not yet.
		await hands.arrive();
		await hands.press( panels.complete( first! ) );
		await expect( messages ).toContainText( `Order #${ first } is completed.` );
		await expect( panels.rowsOf( orders ) ).toHaveCount( 2 );
		await expect( panels.rowsOf( orders ).first() ).toBeFocused();
		await hands.press( undo, 'back' );
		await expect( panels.rowsOf( orders ) ).toHaveCount( 3 );
		await expect( messages ).toContainText( 'Undone.' );
		await expect( messages ).toBeFocused();
		expect( await shop.statuses() ).toEqual( [ 'processing', 'processing', 'processing' ] );

		// A review is published.
		await hands.press( reviews.getByRole( 'button', { name: 'Approve the review by Jonas' } ) );
		await expect( messages ).toContainText( 'The review is approved.' );
		await expect( panels.rowsOf( reviews ) ).toHaveCount( 2 );
		await expect( panels.rowsOf( reviews ).nth( 1 ) ).toBeFocused();
		expect( await shop.reviewersOf( 'approved' ) ).toEqual( [ 'Jonas' ] );

		// New lamps have come.
		await hands.write( panels.quantity, '24' );
		await hands.press( panels.update );
		await expect( stock ).toContainText( 'Nothing is running low.' );
		await expect( headingOf( stock ) ).toBeFocused();
		expect( await shop.stock() ).toBe( 24 );

		// A message goes, and comes back.
		await hands.press( note.getByRole( 'button', { name: 'Dismiss' } ) );
		const dialog = page.getByRole( 'dialog', { name: 'Dismiss this message?' } );
		await hands.press( dialog.getByRole( 'button', { name: 'Dismiss', exact: true } ) );
		await expect( dialog ).toHaveCount( 0 );
		await expect( note ).toHaveCount( 0 );
		await expect( headingOf( inbox ) ).toBeFocused();
		await hands.press( undo, 'back' );
		await expect( note ).toHaveCount( 1 );

		// Where was the documentation?
		const help = dashboard.root.getByRole( 'button', { name: 'Help', exact: true } );
		const helpPanel = page.getByRole( 'region', { name: 'Help', exact: true } );
		await hands.press( help, 'back' );
		await expect( helpPanel ).toBeFocused();
		await expect( helpPanel.getByRole( 'link' ).first() ).toBeVisible();
		await dashboard.expectAccessible();
		await hands.close( help );
		await expect( helpPanel ).toHaveCount( 0 );

		// Mei calls: her parcel is on its way.
		await hands.palette.search( 'mei' );
		await hands.palette.choose( new RegExp( `^Mark order #${ third } as completed · Mei Barlow · Processing` ) );
		await expect( messages ).toContainText( `Order #${ third } is completed.` );
		await expect( panels.rowsOf( orders ) ).toHaveCount( 2 );
		expect( await shop.statuses() ).toEqual( [ 'processing', 'processing', 'completed' ] );
		expect( requests.refused ).toEqual( [] );
	} );
}

test.describe( 'Two people', () => {
	test.use( { as: 'admin' } );

	test( 'who deal with the same order and review overwrite nothing, and read what the other one made of it', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		// The browser itself tells of each refusal.
		problems.expect( /Console: Failed to load resource: .*status of 409/ );
		const shop = await WaitingShop.open( requestUtils );
		const [ first, second ] = shop.orders;
		const panels = new WaitingPanels( page );
		const other = ( path: string, status: string ) =>
			requestUtils.rest( { method: 'PUT', path: `/wc/v3/${ path }`, data: { status } } );
		await dashboard.open();
		await expect( panels.rowsOf( panels.orders ) ).toHaveCount( 3 );

		await other( `orders/${ first }`, 'cancelled' );
		await panels.complete( first! ).click();
		await expect( panels.orders.getByRole( 'alert' ) ).toContainText(
			`Order #${ first } was changed by somebody else meanwhile: it is “Cancelled” now`
		);
		expect( await shop.statuses() ).toEqual( [ 'cancelled', 'processing', 'processing' ] );

		// What the other one does after it is not undone, either.
		await panels.complete( second! ).click();
		await expect( panels.messages ).toContainText( `Order #${ second } is completed.` );
		await other( `orders/${ second }`, 'refunded' );
		await panels.undo.click();
		await expect( panels.messages ).toContainText( 'it is “Refunded” now' );
		expect( await shop.statuses() ).toEqual( [ 'cancelled', 'refunded', 'processing' ] );

		const [ review ] = await requestUtils.rest< Array< { id: number } > >( {
			path: '/wc/v3/products/reviews?status=hold&search=Mei',
		} );
		await other( `products/reviews/${ review!.id }`, 'spam' );
		await panels.reviews.getByRole( 'button', { name: 'Approve the review by Mei' } ).click();
		await expect( panels.reviews.getByRole( 'alert' ) ).toContainText(
			'The review by Mei was marked as spam by somebody else meanwhile.'
		);
		expect( await shop.reviewersOf( 'spam' ) ).toEqual( [ 'Mei' ] );
	} );
} );
