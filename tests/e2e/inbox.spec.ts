import { expect, test } from './fixtures';
import { watchRequests } from './pages/requests';

const SOLD_OUT = '“Lamp” is sold out';

test.describe( 'The inbox', () => {
	test.use( { tasks: [ 'Shipping' ] } );

	test( '[B3-007] [B3-015] [B4-003] tells of a product that sold out, by keyboard, until it was dealt with', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
		site,
		woocommerce,
	} ) => {
		if ( woocommerce ) {
			// WooCommerce’s own editor of products shows a picture from there.
			problems.allow( /^https:\/\/woocommerce\.com\// );
		}
		const inbox = dashboard.root.getByRole( 'region', { name: 'Inbox' } );
		const note = inbox.getByRole( 'listitem' ).filter( { hasText: SOLD_OUT } );
		const product = await requestUtils.rest< { id: number } >( {
			method: 'POST',
			path: '/wc/v3/products',
			data: { name: 'Lamp', regular_price: '9.00', manage_stock: true, stock_quantity: 1 },
		} );
		await requestUtils.rest( {
			method: 'POST',
			path: '/wc/v3/orders',
			data: { status: 'processing', line_items: [ { product_id: product.id, quantity: 1 } ] },
		} );
		const requests = watchRequests( page );
		await dashboard.open();
		await expect( note ).toContainText( 'Customers can’t buy it until you add stock.' );
		await expect( note.getByText( 'New:' ) ).toBeAttached();
		await expect( inbox.getByRole( 'listitem' ) ).toHaveCount( 2 );
		expect( requests.all.filter( ( request ) => request.startsWith( 'GET ' ) ) ).toEqual( [] );
		await dashboard.expectFits();
		await dashboard.takePictures( 'inbox' );
		// A message was read once it was seen: below what waits for the owner.
		await note.scrollIntoViewIfNeeded();
		await expect( note ).toBeInViewport();
		await expect
			.poll( async () => {
				const user = await requestUtils.rest< {
					woocommerce_meta: Record< string, string >;
					meta: Record< string, string >;
				} >( { path: '/wp/v2/users/me?context=edit' } );
				// WooCommerce’s own inbox keeps its own.
				return String(
					woocommerce
						? user.meta.storewright_inbox_last_read
						: user.woocommerce_meta.activity_panel_inbox_last_read
				);
			} )
			.toMatch( /\d{13}/ );

		await dashboard.open();
		await expect( note ).toBeVisible();
		await expect( note.getByText( 'New:' ) ).toHaveCount( 0 );

		await note.getByRole( 'button', { name: 'Edit product' } ).press( 'Enter' );
		await expect( page ).toHaveURL( `${ site.url }wp-admin/post.php?post=${ product.id }&action=edit` );
		await dashboard.open();
		await expect( inbox.getByRole( 'listitem' ) ).toHaveCount( 1 );
	} );

	test( '[B9-010] shows the notes of plugins, with few tags', async ( { page, dashboard, requestUtils } ) => {
		await requestUtils.activatePlugin( 'hello-note' );
		await requestUtils.activatePlugin( 'long-note' );
		await page.goto( '/wp-admin/' );
		await dashboard.open();
		const long = dashboard.root.getByRole( 'listitem' ).filter( { hasText: 'The carrier writes at length' } );
		await expect( long.getByRole( 'link', { name: 'lamps' } ) ).toHaveAttribute(
			'href',
			'https://example.org/lamps'
		);
		await expect( long.locator( 'p strong' ) ).toHaveText( 'much' );
		await expect( long.locator( 'u, h1, form, script, img[src="x"]' ) ).toHaveCount( 0 );
		const note = dashboard.root.getByRole( 'listitem' ).filter( { hasText: 'Say hello to your readers' } );
		await expect( note.locator( 'em' ) ).toHaveText( 'one' );
		await note.getByRole( 'button', { name: 'Read it' } ).click();
		await expect( page ).toHaveURL( /edit\.php$/ );
		const left = await requestUtils.rest< Array< { name: string } > >( {
			path: '/wc-analytics/admin/notes',
			params: { status: 'unactioned' },
		} );
		expect( left.map( ( { name } ) => name ) ).not.toContain( 'hello-note-new-post' );
	} );
} );
