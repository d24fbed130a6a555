import { expect, test } from './fixtures';

test( 'A product’s page and the shop show price and stock, and nothing of a blog post', async ( {
	page,
	requestUtils,
} ) => {
	const data = {
		name: 'Stoneware cup',
		regular_price: '8.90',
		manage_stock: true,
		stock_quantity: 3,
		short_description: 'Holds tea.',
		description: 'Fired twice, and safe in the dishwasher.',
	};
	const product = await requestUtils.rest< { permalink: string } >( {
		path: '/wc/v3/products',
		method: 'POST',
		data,
	} );
	const main = page.getByRole( 'main' );
	for ( const width of [ 1400, 782, 400 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( product.permalink );
		await expect( main.getByRole( 'heading', { level: 1, name: 'Stoneware cup' } ) ).toBeVisible();
		for ( const text of [ '$8.90', '3 in stock', 'Holds tea.', 'Fired twice, and safe in the dishwasher.' ] ) {
			await expect( main.getByText( text ) ).toBeVisible();
		}
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( width );
	}
	await expect( main ).not.toContainText( /Written by|Leave a Reply|Uncategorized/ );
	await expect( main.locator( 'time, form' ) ).toHaveCount( 0 );

	await page.goto( '/?post_type=product' );
	await expect( main.getByRole( 'link', { name: 'Stoneware cup' } ) ).toBeVisible();
	await expect( main.getByText( '$8.90' ) ).toBeVisible();
	await expect( main.locator( 'time' ) ).toHaveCount( 0 );
} );

test( 'The feed of products has price and stock, is well formed, and is never answered as unchanged', async ( {
	page,
	requestUtils,
} ) => {
	const data = { name: 'Cup & <saucer>', regular_price: '8.90', manage_stock: true, stock_quantity: 1 };
	const { id } = await requestUtils.rest< { id: number } >( { path: '/wc/v3/products', method: 'POST', data } );
	const address = '/?post_type=product&feed=rss2';
	const read = async () => {
		const answer = await page.request.get( address, {
			headers: { 'If-Modified-Since': new Date( Date.now() + 60_000 ).toUTCString(), 'If-None-Match': '*' },
		} );
		expect( answer.status() ).toBe( 200 );
		expect( answer.headers() ).not.toHaveProperty( 'etag' );
		expect( answer.headers() ).not.toHaveProperty( 'last-modified' );
		return answer.text();
	};
	const before = await read();
	expect( before ).toContain( `<g:id>${ id }</g:id>` );
	expect( before ).toContain( '<g:availability>in_stock</g:availability>' );
	await page.goto( '/?post_type=product' );
	const error = await page.evaluate(
		( xml ) => new DOMParser().parseFromString( xml, 'text/xml' ).querySelector( 'parsererror' )?.textContent ?? '',
		before
	);
	expect( error ).toBe( '' );
	await requestUtils.rest( {
		path: '/wc/v3/orders',
		method: 'POST',
		data: { status: 'processing', line_items: [ { product_id: id, quantity: 1 } ] },
	} );
	expect( await read() ).toContain( '<g:availability>out_of_stock</g:availability>' );
} );

test( 'In a classic theme, too, a product’s page and the shop are no posts, and plugins fill the place of the buy button', async ( {
	page,
	requestUtils,
} ) => {
	const { id } = await requestUtils.uploadMedia( 'docs/images/home.png' );
	const product = await requestUtils.rest< { permalink: string } >( {
		path: '/wc/v3/products',
		method: 'POST',
		data: {
			name: 'Stoneware cup',
			regular_price: '8.90',
			stock_quantity: 3,
			manage_stock: true,
			description: 'Fired twice, and safe in the dishwasher.',
			images: [ { id } ],
		},
	} );
	await requestUtils.activateTheme( 'classic-shop' );
	await requestUtils.activatePlugin( 'buy-link' );
	const main = page.getByRole( 'main' );
	for ( const width of [ 1400, 400 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( product.permalink );
		await expect( page.getByText( 'Classic header' ) ).toBeVisible();
		await expect( main.getByRole( 'heading', { level: 1, name: 'Stoneware cup' } ) ).toBeVisible();
		for ( const text of [ '$8.90', '3 in stock', 'Fired twice, and safe in the dishwasher.' ] ) {
			await expect( main.getByText( text ) ).toBeVisible();
		}
		await expect( main.locator( 'img.wp-post-image' ) ).toHaveAttribute( 'src', /home/ );
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( width );
	}
	await expect( main.getByRole( 'link', { name: 'Add to cart' } ) ).toHaveAttribute( 'href', /\?add=\d+$/ );
	await expect( main ).not.toContainText( /Written by|Leave a Reply/ );
	await expect( page.locator( 'main time, main form, #respond' ) ).toHaveCount( 0 );

	await page.goto( '/?post_type=product' );
	await expect( main.getByRole( 'link', { name: 'Stoneware cup' } ) ).toBeVisible();
	await expect( main.getByText( '$8.90' ) ).toBeVisible();
	await expect( page.locator( 'main time, #respond' ) ).toHaveCount( 0 );
} );
