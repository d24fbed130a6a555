import type { APIResponse, Browser, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from './fixtures';
import { brokenGuidelines } from './fixtures/guidelines';
import { callXmlRpc } from './pages/xml-rpc';

const heading = ( page: Page ) => page.getByRole( 'heading', { name: 'Coming soon' } );

/** Somebody who was never here. */
const stranger = async ( browser: Browser, baseURL: string | undefined ) =>
	(
		await browser.newContext( { storageState: { cookies: [], origins: [] }, ...( baseURL && { baseURL } ) } )
	).newPage();

test( '[B4-009] A store that waits shows visitors a page of its own, until it is launched', async ( {
	page,
	browser,
	baseURL,
	dashboard,
} ) => {
	await dashboard.open( { task: 'launch-your-store' } );
	await page.getByRole( 'button', { name: 'Show “Coming soon” until launch' } ).press( 'Enter' );
	await expect( page.getByText( 'Visitors currently see a “Coming soon” page' ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Launch store' } ) ).toBeFocused();
	await dashboard.expectAccessible();
	const visitor = await stranger( browser, baseURL );

	const answer = await visitor.goto( '/' );
	expect( answer?.status() ).toBe( 200 );
	expect( answer?.headers() ).toMatchObject( { 'x-robots-tag': 'noindex, nofollow' } );
	expect( answer?.headers()[ 'cache-control' ] ).toContain( 'no-cache' );
	await expect( heading( visitor ) ).toBeVisible();
	for ( const width of [ 1400, 320 ] ) {
		await visitor.setViewportSize( { width, height: 700 } );
		expect( await visitor.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( width );
	}
	expect( await brokenGuidelines( visitor, 'html', [] ) ).toEqual( [] );
	expect( ( await visitor.request.get( '/?feed=rss2' ) ).status() ).toBe( 503 );
	expect( ( await visitor.request.get( '/wp-json/' ) ).status() ).toBe( 200 );
	expect( ( await visitor.request.get( '/wp-json/wp/v2/posts' ) ).status() ).toBe( 401 );
	expect( ( await visitor.request.get( '/robots.txt' ) ).status() ).toBe( 200 );
	await visitor.keyboard.press( 'Tab' );
	await visitor.keyboard.press( 'Enter' );
	await expect( visitor.getByLabel( 'Username or Email Address' ) ).toBeVisible();

	await page.goto( '/' );
	await expect( heading( page ) ).toBeHidden();
	await dashboard.open( { task: 'launch-your-store' } );
	await page.getByRole( 'button', { name: 'Launch store' } ).press( 'Enter' );
	await page.getByRole( 'button', { name: 'Launch now' } ).press( 'Enter' );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await visitor.goto( '/' );
	await expect( heading( visitor ) ).toBeHidden();
	await visitor.context().close();
} );

test( 'A guest with the private link sees the store from wherever the link leads', async ( {
	browser,
	baseURL,
	requestUtils,
} ) => {
	await requestUtils.rest( {
		method: 'POST',
		path: '/storewright-test/v1/everything',
		data: {
			woocommerce_coming_soon: 'yes',
			woocommerce_store_pages_only: 'yes',
			woocommerce_private_link: 'yes',
			woocommerce_share_key: 'open-sesame',
		},
	} );
	const guest = await stranger( browser, baseURL );
	await guest.goto( '/?post_type=product' );
	await expect( heading( guest ) ).toBeVisible();

	const first = await guest.request.get( '/?post_type=product&woo-share=open-sesame', { maxRedirects: 0 } );
	expect( first.status() ).toBe( 302 );
	expect( first.headers() ).toMatchObject( {
		location: `${ baseURL }?post_type=product`,
		'referrer-policy': 'no-referrer',
		'x-robots-tag': 'noindex, nofollow',
	} );
	expect( first.headers()[ 'cache-control' ] ).toContain( 'no-cache' );
	const answer = await guest.goto( '/?woo-share=open-sesame' );
	expect( guest.url() ).toBe( baseURL );
	expect( await answer?.text() ).not.toContain( 'open-sesame' );

	const shop = await guest.goto( '/?post_type=product' );
	await expect( heading( guest ) ).toBeHidden();
	expect( shop?.headers() ).toMatchObject( {
		'referrer-policy': 'same-origin',
		'x-robots-tag': 'noindex, nofollow',
	} );
	await guest.context().close();
} );

/**
 * Creates content that visitors must not see while the shop is hidden: a product with a picture and a review, its
 * category, the cart.
 */
async function secretShop( client: RequestUtils, siteUrl: string ) {
	const create = async ( path: string, data: Record< string, unknown > ) =>
		client.rest< { id: number; link?: string; permalink?: string } >( { method: 'POST', path, data } );
	const category = await create( '/wc/v3/products/categories', { name: 'Zebra toys' } );
	const product = await create( '/wc/v3/products', {
		name: 'Zebra',
		regular_price: '4',
		status: 'publish',
		categories: [ { id: category.id } ],
	} );
	const review = await create( '/wc/v3/products/reviews', {
		product_id: product.id,
		review: 'A zebra indeed',
		reviewer: 'Ann',
		reviewer_email: 'ann@example.org',
		rating: 5,
	} );
	const cart = await create( '/wp/v2/pages', { title: 'Zebra cart', status: 'publish' } );
	const post = await create( '/wp/v2/posts', { title: 'Open news', status: 'publish' } );
	const picture = await client.uploadMedia( 'docs/images/home.png' );
	await create( `/wp/v2/media/${ picture.id }`, { post: product.id, title: 'Zebra picture' } );
	await client.rest( {
		method: 'POST',
		path: '/storewright-test/v1/everything',
		data: { woocommerce_coming_soon: 'yes', woocommerce_cart_page_id: cart.id },
	} );
	const embed = ( address: string ) => `/wp-json/oembed/1.0/embed?url=${ encodeURIComponent( siteUrl + address ) }`;
	const slug = new URL( product.permalink ?? '' ).pathname.slice( 1 );
	return {
		post: post.id,
		product: product.id,
		addresses: [
			...[
				'/?s=zebr',
				'/?s=zebr&feed=rss2',
				'/search/zebr/feed/',
				'/?s=zebr&post_type=any',
				'/zebr',
				'/zebr/feed/',
			],
			...[
				'/comments/feed/',
				'/?feed=comments-rss2',
				`/?feed=rss2&p=${ product.id }`,
				`/?author=1`,
				'/author/admin/feed/',
			],
			...[ '/wp-sitemap.xml', '/wp-sitemap-posts-product-1.xml', '/wp-sitemap-posts-page-1.xml' ],
			...[
				'/wp-sitemap-taxonomies-product_cat-1.xml',
				'/product-category/zebra-toys/',
				'/product-category/zebra-toys/feed/',
			],
			...[ '/?product_cat=zebra-toys', '/?taxonomy=product_cat&term=zebra-toys', '/shop/', '/shop/feed/' ],
			...[ `/?p=${ product.id }`, `/?p=${ product.id }&preview=true`, `/?post_type=product&p=${ product.id }` ],
			...[ `/?post_type[]=product&post_type[]=post`, `/${ slug }`, `/${ slug }feed/`, `/${ slug }embed/` ],
			...[
				`/?attachment_id=${ picture.id }`,
				`/?p=${ picture.id }`,
				`/?page_id=${ cart.id }`,
				`/?p=${ cart.id }`,
			],
			...[ `/wp-trackback.php/${ product.id }`, `/wp-trackback.php?post_type=product&p=${ product.id }` ],
			...[ 'product', 'Product', 'media', 'comments', 'pages' ].map( ( name ) => `/wp-json/wp/v2/${ name }` ),
			...[ 'product', 'PRODUCT', 'posts' ].map( ( name ) => `/wp-json/wp/v2/${ name }/${ product.id }` ),
			`/?rest_route=/wp/v2/product/${ product.id }`,
			`/wp-json/wp/v2/posts/${ post.id }?id=${ product.id }`,
			`/wp-json/wp/v2/media/${ picture.id }`,
			`/wp-json/wp/v2/media?parent=${ product.id }`,
			`/wp-json/wp/v2/comments/${ review.id }`,
			`/wp-json/wp/v2/comments?post=${ product.id }&type=review`,
			`/wp-json/wp/v2/pages/${ cart.id }`,
			'/wp-json/wp/v2/search?search=zebr',
			'/wp-json/wp/v2/search?search=zebr&subtype=product',
			'/wp-json/wp/v2/search?search=zebr&type=term',
			...[ `/${ slug }`, `/?p=${ product.id }`, `/?page_id=${ cart.id }` ].map( embed ),
		],
	};
}

for ( const mode of [ 'store', 'site' ] as const ) {
	test( `Nothing tells visitors what a shop has while the whole ${ mode } waits`, async ( {
		site,
		playwright,
		requestUtils,
	} ) => {
		const origin = site.url.replace( /\/$/, '' );
		const shop = await secretShop( requestUtils, origin );
		await requestUtils.rest( {
			method: 'POST',
			path: '/storewright-test/v1/everything',
			data: { woocommerce_store_pages_only: mode === 'store' ? 'yes' : 'no' },
		} );
		const visitor = await playwright.request.newContext( {
			baseURL: site.url,
			storageState: { cookies: [], origins: [] },
		} );
		const leaks: string[] = [];
		const look = async ( address: string, answer: APIResponse ) => {
			const answered = `${ await answer.text() } ${ answer.headers().location ?? '' }`.replaceAll( address, '' );
			if ( answer.status() >= 500 && answer.status() !== 503 ) {
				leaks.push( `${ address }: ${ answer.status() }` );
			}
			if ( /zebra/i.test( answered ) ) {
				leaks.push( `${ address }: ${ /.{0,60}zebra.{0,40}/i.exec( answered )?.[ 0 ] }` );
			}
		};
		await Promise.all(
			shop.addresses.map( async ( address ) =>
				look( address, await visitor.get( address, { maxRedirects: 0 } ) )
			)
		);
		const comment = { comment_post_ID: shop.product, author: 'Ann', email: 'ann@example.org', comment: 'Hello' };
		await look( 'a comment', await visitor.post( '/wp-comments-post.php', { form: comment, maxRedirects: 0 } ) );
		const comments = await callXmlRpc( visitor, 'wp.getComments', [
			1,
			'subscriber',
			'password',
			{ status: 'approve' },
		] );
		expect( comments ).toContain( '<array>' );
		expect( comments ).not.toMatch( /zebra/i );
		expect( leaks ).toEqual( [] );

		// What is open stays so, and who works on the site sees everything.
		const open = mode === 'store' ? 200 : 401;
		expect( ( await visitor.get( `/wp-json/wp/v2/posts/${ shop.post }` ) ).status() ).toBe( open );
		expect( ( await visitor.get( '/wp-json/wp/v2/search?search=open' ) ).status() ).toBe( open );
		expect( await requestUtils.rest( { path: '/wp/v2/product', params: { search: 'zebra' } } ) ).toHaveLength( 1 );
		await visitor.dispose();
	} );
}
