/** Every way into WordPress besides the shop's own, knocked at by those who have no business with orders and coupons. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from './fixtures';
import { callXmlRpc, faultCode } from './pages/xml-rpc';

test.use( { as: 'visitor' } );

interface Thing {
	id: number;
}

const SECRET = 'Zebra';

const create = async ( client: RequestUtils, path: string, data: Record< string, unknown > ): Promise< number > =>
	( await client.rest< Thing >( { method: 'POST', path, data } ) ).id;

const user = ( client: RequestUtils, role: string ) =>
	create( client, '/wp/v2/users', {
		username: role,
		email: `${ role }@example.org`,
		password: 'password',
		roles: [ role ],
	} );

async function secrets( client: RequestUtils ) {
	const product = await create( client, '/wc/v3/products', {
		name: 'Cup',
		regular_price: '4',
		status: 'publish',
	} );
	const order = await create( client, '/wc/v3/orders', {
		billing: { first_name: SECRET, email: 'zebra@example.org' },
		customer_note: SECRET,
		line_items: [ { product_id: product, quantity: 1 } ],
	} );
	const refund = await create( client, `/wc/v3/orders/${ order }/refunds`, {
		amount: '1',
		reason: SECRET,
		api_refund: false,
	} );
	const note = await create( client, `/wc/v3/orders/${ order }/notes`, { note: SECRET } );
	const coupon = await create( client, '/wc/v3/coupons', { code: SECRET, amount: '10', description: SECRET } );
	return { product, order, refund, note, coupon };
}

test( 'XML-RPC shows an editor no order, refund, note or coupon, and deletes none', async ( {
	request,
	requestUtils,
} ) => {
	await user( requestUtils, 'editor' );
	const { order, refund, note, coupon } = await secrets( requestUtils );
	const kept = async () =>
		JSON.stringify( [
			await requestUtils.rest( { path: `/wc/v3/orders/${ order }/notes` } ),
			await requestUtils.rest( { path: `/wc/v3/orders/${ order }/refunds/${ refund }` } ),
			await requestUtils.rest( { path: `/wc/v3/coupons/${ coupon }` } ),
		] );
	const before = await kept();
	const ask = async ( login: string, method: string, ...parameters: Parameters< typeof callXmlRpc >[ 2 ] ) => {
		const answer = await callXmlRpc( request, method, [ 1, login, 'password', ...parameters ] );
		expect( answer, `${ login } ${ method } ${ JSON.stringify( parameters ) }` ).not.toMatch(
			/zebra|shop_coupon/i
		);
		return faultCode( answer );
	};

	for ( const id of [ order, refund, coupon ] ) {
		expect( await ask( 'editor', 'wp.getPost', id ) ).toBe( 401 );
		expect( await ask( 'editor', 'wp.editPost', id, { post_status: 'publish', post_title: 'Mine' } ) ).toBe( 401 );
		expect( await ask( 'editor', 'wp.deletePost', id ) ).toBe( 401 );
		expect( await ask( 'editor', 'wp.getCommentCount', id ) ).toBe( 403 );
		expect( await ask( 'editor', 'wp.getRevisions', id ) ).toBe( 401 );
		expect( await ask( 'editor', 'wp.newComment', id, { content: 'Hello' } ) ).toBe( 403 );
		for ( const method of [ 'metaWeblog.getPost', 'mt.getPostCategories' ] ) {
			expect( faultCode( await callXmlRpc( request, method, [ id, 'editor', 'password' ] ) ), method ).toBe(
				401
			);
		}
		expect( await callXmlRpc( request, 'mt.getTrackbackPings', [ id ] ) ).not.toContain( SECRET );
	}
	for ( const type of [ 'shop_order', 'shop_order_refund', 'shop_order_placehold', 'shop_coupon' ] ) {
		expect( await ask( 'editor', 'wp.getPosts', { post_type: type, number: 50 } ), type ).toBe( 401 );
		expect( await ask( 'editor', 'wp.newPost', { post_type: type, post_title: 'Mine' } ), type ).toBe( 401 );
	}
	// Not even who runs the shop: an order's notes would go with what holds its id.
	for ( const login of [ 'editor', 'manager', 'admin' ] ) {
		expect( await ask( login, 'wp.getComment', note ), login ).toBe( 403 );
		expect( await ask( login, 'wp.editComment', note, { content: 'Mine' } ), login ).toBe( 403 );
		expect( await ask( login, 'wp.deleteComment', note ), login ).toBe( 403 );
		expect( await ask( login, 'wp.getComments', { post_id: order, number: 50 } ), login ).toBe( 0 );
		expect( await ask( login, 'wp.getComments', { number: 50 } ), login ).toBe( 0 );
		expect( await ask( login, 'wp.deletePost', order ), login ).toBe( 401 );
	}
	expect( faultCode( await callXmlRpc( request, 'wp.getPost', [ 1, 'manager', 'password', coupon ] ) ) ).toBe( 0 );
	expect( await kept() ).toBe( before );
} );

test( 'Orders, their notes and coupons are on no page, in no feed, search, sitemap or embed', async ( {
	request,
	requestUtils,
} ) => {
	const { order, refund, note, coupon } = await secrets( requestUtils );
	const addresses = [
		'/?s=zebr',
		'/?s=zebr&feed=rss2',
		'/?s=zebr&post_type=any',
		'/?feed=comments-rss2',
		'/comments/feed/',
		'/wp-sitemap.xml',
		'/wp-json/wp/v2/search?search=zebr&type=post&subtype=any',
		'/wp-json/wp/v2/comments?search=zebr',
		`/wp-json/wp/v2/Comments/${ note }`,
		`/?rest_route=/wp/v2/COMMENTS/${ note }`,
		'/wp-json/wp/v2/types',
	];
	for ( const id of [ order, refund, coupon ] ) {
		addresses.push(
			`/?p=${ id }`,
			`/?p=${ id }&preview=true`,
			`/?p=${ id }&feed=rss2`,
			`/?p=${ id }&embed=true`,
			`/?page_id=${ id }`,
			`/?attachment_id=${ id }`,
			`/wp-json/wp/v2/posts/${ id }`,
			`/wp-json/wp/v2/product/${ id }`,
			`/wp-json/wp/v2/comments?post=${ id }`,
			`/wp-json/oembed/1.0/embed?url=${ encodeURIComponent( `${ new URL( requestUtils.baseURL ?? '' ).origin }/?p=${ id }` ) }`,
			`/wp-trackback.php?p=${ id }`
		);
	}
	for ( const type of [ 'shop_order', 'shop_order_refund', 'shop_order_placehold', 'shop_coupon' ] ) {
		addresses.push(
			`/?post_type=${ type }`,
			`/?post_type=${ type }&feed=rss2`,
			`/?post_type[]=${ type }&post_type[]=post`,
			`/?post_type=${ type }&p=${ type === 'shop_coupon' ? coupon : order }`,
			`/?${ type }=zebra`,
			`/wp-sitemap-posts-${ type }-1.xml`,
			`/wp-json/wp/v2/${ type }`
		);
	}
	const look = async ( address: string ) => {
		const answer = await request.get( address );
		expect( answer.status(), address ).toBeLessThan( 500 );
		const found = /zebra|shop_(?:order|coupon)["<]/i.exec( await answer.text() );
		expect( found?.[ 0 ] ?? null, address ).toBeNull();
	};
	await Promise.all( addresses.map( look ) );
	const pinged = await callXmlRpc( request, 'pingback.ping', [
		'http://127.0.0.1/',
		`${ new URL( requestUtils.baseURL ?? '' ).origin }/?p=${ order }`,
	] );
	expect( pinged ).toContain( '<fault>' );
	expect( pinged ).not.toContain( SECRET );
} );

test( 'A login’s cookies alone carry out no method, however it is spelled', async ( {
	site,
	playwright,
	requestUtils,
} ) => {
	const { order } = await secrets( requestUtils );
	const path = `/wp-json/wc/v3/orders/${ order }`;
	const ways = [
		[ 'GET', path, {} ],
		[ 'GET', `${ path }?_method=DELETE&force=true`, {} ],
		[ 'GET', `${ path }?force=true`, { 'X-HTTP-Method-Override': 'DELETE' } ],
		[ 'POST', `${ path }?_method=DELETE&force=true`, {} ],
		[ 'POST', `${ path }?force=true`, { 'X-HTTP-Method-Override': 'DELETE' } ],
		[ 'DELETE', `${ path }?force=true`, {} ],
		[ 'GET', `/?rest_route=/wc/v3/orders/${ order }&_method=DELETE&force=true`, {} ],
		[ 'GET', `/index.php?rest_route=/wc/v3/Orders/${ order }/`, {} ],
		[ 'GET', `${ path }?_jsonp=read`, {} ],
		[ 'GET', `${ path }?_envelope=1`, {} ],
		[ 'GET', `${ path }?_wpnonce=0`, {} ],
		[ 'GET', `${ path }`, { 'X-WP-Nonce': '0123456789' } ],
		[ 'POST', '/wp-json/batch/v1', {} ],
	] as const;
	for ( const login of [ 'visitor', 'subscriber', 'manager', 'admin' ] as const ) {
		const cookies = login === 'visitor' ? [] : site.cookies[ login ];
		const client = await playwright.request.newContext( {
			baseURL: site.url,
			storageState: { cookies, origins: [] },
		} );
		for ( const [ method, address, headers ] of ways ) {
			const data = address.includes( 'batch' )
				? { requests: [ { method: 'DELETE', path: `/wc/v3/orders/${ order }?force=true` } ] }
				: undefined;
			const answer = await client.fetch( address, { method, headers, ...( data && { data } ) } );
			const text = await answer.text();
			expect( text, `${ login } ${ method } ${ address }` ).not.toContain( SECRET );
			expect( text, `${ login } ${ method } ${ address }` ).toMatch( /"status":4\d\d|"code":"rest_/ );
		}
		await client.dispose();
	}
	// With a nonce, the role decides.
	for ( const address of [ `/wc/v3/orders/${ order }`, `/wc/v3/orders/${ order }?_method=DELETE&force=true` ] ) {
		await expect( site.clients.subscriber.rest( { path: address } ) ).rejects.toMatchObject( {
			data: { status: 403 },
		} );
	}
	expect( await requestUtils.rest( { path: `/wc/v3/orders/${ order }` } ) ).toMatchObject( {
		customer_note: SECRET,
	} );
} );
