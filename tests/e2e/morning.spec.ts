import { expect, test } from './fixtures';
import { pressOn } from './pages/keyboard';
import { watchRequests } from './pages/requests';

test.describe( 'A morning in a running shop', () => {
	test.use( { tasks: [ 'Shipping' ] } );

	test( '[B2-043] [B3-006] [B7-011] shows what waits; it is dealt with in place, by mouse and by keyboard', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const send = < Answer >( path: string, data: object ) =>
			requestUtils.rest< Answer >( { method: 'POST', path: `/wc/v3/${ path }`, data } );
		const lamp = await send< { id: number } >( 'products', {
			name: 'Lamp',
			regular_price: '9.00',
			manage_stock: true,
			stock_quantity: 2,
		} );
		const orders: number[] = [];
		for ( const name of [ 'Ada', 'Jonas', 'Mei' ] ) {
			const { id } = await send< { id: number } >( 'orders', {
				status: 'processing',
				billing: { first_name: name, last_name: 'Barlow' },
				fee_lines: [ { name: 'Fee', total: '12.50' } ],
			} );
			orders.push( id );
		}
		for ( const reviewer of [ 'Ada', 'Jonas' ] ) {
			await send( 'products/reviews', {
				product_id: lamp.id,
				review: `Shines, says ${ reviewer }.`,
				reviewer,
				reviewer_email: `${ reviewer.toLowerCase() }@example.org`,
				rating: 5,
				status: 'hold',
			} );
		}
		const panel = ( name: string ) => dashboard.root.getByRole( 'region', { name } );
		const waiting = panel( 'Orders to fulfill' );
		const reviews = panel( 'Reviews to moderate' );
		const stock = panel( 'Stock running low' );
		const undo = page.getByRole( 'region', { name: 'Messages' } ).getByRole( 'button', { name: 'Undo' } ).last();
		const messages = page.getByRole( 'region', { name: 'Messages' } );

		const requests = watchRequests( page );
		await dashboard.open();
		await expect( waiting.getByRole( 'listitem' ) ).toHaveCount( 3 );
		await expect( waiting.getByRole( 'listitem' ).first() ).toContainText( `#${ orders[ 0 ] } Ada Barlow` );
		await expect( waiting ).toContainText( '$12.50' );
		await expect( reviews.getByRole( 'listitem' ) ).toHaveCount( 2 );
		await expect( stock.getByRole( 'listitem' ) ).toContainText( 'Lamp2 left' );
		expect( requests.all.filter( ( request ) => request.startsWith( 'GET ' ) ) ).toEqual( [] );
		await dashboard.expectAccessible();
		await dashboard.expectFits();
		await dashboard.takePictures( 'home-panels' );

		await waiting.getByRole( 'button', { name: `Mark as completed: order #${ orders[ 0 ] }` } ).click();
		await expect( waiting.getByRole( 'listitem' ) ).toHaveCount( 2 );
		await undo.click();
		await expect( waiting.getByRole( 'listitem' ) ).toHaveCount( 3 );
		await pressOn( page, waiting.getByRole( 'button', { name: `Mark as completed: order #${ orders[ 1 ] }` } ) );
		await expect( waiting.getByRole( 'listitem' ) ).toHaveCount( 2 );
		await expect( waiting.getByRole( 'listitem' ).last() ).toBeFocused();
		await expect( messages ).toContainText( `Order #${ orders[ 1 ] } is completed.` );

		await reviews.getByRole( 'button', { name: 'Approve the review by Ada' } ).click();
		await expect( reviews.getByRole( 'listitem' ) ).toHaveCount( 1 );
		await pressOn( page, reviews.getByRole( 'button', { name: 'Move the review by Jonas to the trash' } ) );
		await expect( reviews ).toContainText( 'No reviews waiting.' );
		await expect( messages ).toContainText( 'The review is in the trash.' );
		await undo.press( 'Enter' );
		await expect( reviews.getByRole( 'listitem' ) ).toContainText( 'Jonas on “Lamp”' );

		const quantity = stock.getByRole( 'textbox', { name: 'New quantity of “Lamp”' } );
		await quantity.fill( '24' );
		await quantity.press( 'Enter' );
		await expect( stock ).toContainText( 'Nothing is running low.' );

		const status = async ( id: number ) =>
			( await requestUtils.rest< { status: string } >( { path: `/wc/v3/orders/${ id }` } ) ).status;
		expect( await Promise.all( orders.map( status ) ) ).toEqual( [ 'processing', 'completed', 'processing' ] );
		const stored = await requestUtils.rest< { stock_quantity: number } >( {
			path: `/wc/v3/products/${ lamp.id }`,
		} );
		expect( stored.stock_quantity ).toBe( 24 );

		await dashboard.open( { opened_panel: 'reviews-panel' } );
		await expect( reviews.getByRole( 'heading', { name: 'Reviews to moderate' } ) ).toBeFocused();
	} );
} );
