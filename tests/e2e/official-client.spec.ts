import client from '@woocommerce/woocommerce-rest-api';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from './fixtures';

type Fields = Record< string, unknown >;

interface Answer< T > {
	status: number;
	data: T;
	headers: Record< string, string >;
}

/** WooCommerce's own client, as far as it is used here. */
interface Client {
	get: < T = Fields[] >( path: string, query?: Fields ) => Promise< Answer< T > >;
	post: < T = Fields >( path: string, body: unknown ) => Promise< Answer< T > >;
	put: < T = Fields >( path: string, body: unknown ) => Promise< Answer< T > >;
	delete: < T = Fields >( path: string, query?: Fields ) => Promise< Answer< T > >;
}

type Constructor = new ( options: Fields ) => Client;

/** The package is CommonJS: its class comes as a property of what is imported, or of that. */
const module = client as unknown as { default?: Constructor | { default: Constructor } };
const inner = module.default ?? ( client as unknown as Constructor );
const WooCommerceRestApi = 'default' in inner ? inner.default : inner;

const connect = async ( url: string, requestUtils: RequestUtils, permissions = 'read_write' ): Promise< Client > => {
	const { key, secret } = await requestUtils.rest< { key: string; secret: string } >( {
		method: 'POST',
		path: '/storewright-test/v1/keys',
		data: { permissions },
	} );
	return new WooCommerceRestApi( { url, consumerKey: key, consumerSecret: secret, version: 'wc/v3' } );
};

interface Resource {
	/** Path of the collection. */
	path: string;
	/** Fields that create an object, and are returned. */
	create: Fields;
	/** Fields that are changed. */
	change: Fields;
	/** Another one, for batches; null where the resource has none. */
	another: Fields | null;
}

/** Lists, creates, reads, changes, batches and deletes. */
async function workThrough( api: Client, { path, create, change, another }: Resource ): Promise< void > {
	await test.step( path, async () => {
		const created = await api.post< Fields & { id: number } >( path, create );
		expect( created.status, `POST ${ path }` ).toBe( 201 );
		expect( created.data ).toMatchObject( create );
		const one = `${ path }/${ created.data.id }`;

		expect( ( await api.get( path, { per_page: 100 } ) ).data.map( ( { id } ) => id ) ).toContain(
			created.data.id
		);
		expect( ( await api.get< Fields >( one ) ).data ).toMatchObject( { id: created.data.id } );
		expect( ( await api.put( one, change ) ).data ).toMatchObject( change );
		expect( ( await api.get< Fields >( one ) ).data ).toMatchObject( change );

		if ( another ) {
			const batch = ( body: Fields ) =>
				api.post< Record< 'create' | 'update' | 'delete', Array< Fields & { id: number } > > >(
					`${ path }/batch`,
					body
				);
			const first = await batch( { create: [ another ], update: [ { id: created.data.id, ...create } ] } );
			expect( first.data.create[ 0 ] ).toMatchObject( another );
			expect( first.data.update[ 0 ] ).toMatchObject( { id: created.data.id } );
			const id = first.data.create[ 0 ]?.id ?? 0;
			expect( ( await batch( { delete: [ id ] } ) ).data.delete[ 0 ] ).toMatchObject( { id } );
		}

		expect( ( await api.delete( one, { force: true } ) ).status ).toBe( 200 );
		await expect( api.get( one ) ).rejects.toMatchObject( { response: { status: 404 } } );
	} );
}

test.describe( 'WooCommerce’s own client, with consumer keys', () => {
	test( 'manages the catalog', async ( { site, requestUtils } ) => {
		const api = await connect( site.url, requestUtils );
		await workThrough( api, {
			path: 'products',
			create: {
				name: 'Oak table',
				type: 'simple',
				regular_price: '87.32',
				manage_stock: true,
				stock_quantity: 4,
			},
			change: { regular_price: '90.00', stock_quantity: 3 },
			another: { name: 'Pine table', regular_price: '40' },
		} );
		await workThrough( api, {
			path: 'products/categories',
			create: { name: 'Furniture' },
			change: { description: 'Made of wood' },
			another: { name: 'Lamps' },
		} );
		await workThrough( api, {
			path: 'products/tags',
			create: { name: 'Oak' },
			change: { description: 'Hard wood' },
			another: { name: 'Pine' },
		} );
		await workThrough( api, {
			path: 'products/shipping_classes',
			create: { name: 'Bulky' },
			change: { description: 'Two people carry it' },
			another: { name: 'Letter' },
		} );
		await workThrough( api, {
			path: 'products/attributes',
			create: { name: 'Colour' },
			change: { order_by: 'name' },
			another: { name: 'Length' },
		} );

		const parent = await api.post< { id: number } >( 'products', {
			name: 'Trail tee',
			type: 'variable',
			attributes: [ { name: 'Size', options: [ 'S', 'M' ], variation: true, visible: true } ],
		} );
		await workThrough( api, {
			path: `products/${ parent.data.id }/variations`,
			create: { regular_price: '15.00', sku: 'TEE-S' },
			change: { regular_price: '16.00' },
			another: { regular_price: '18.00', sku: 'TEE-M' },
		} );
		await workThrough( api, {
			path: 'products/reviews',
			create: {
				product_id: parent.data.id,
				review: 'Fits.',
				reviewer: 'Iris',
				reviewer_email: 'iris@example.test',
				rating: 5,
			},
			change: { rating: 4 },
			another: null,
		} );
	} );

	test( 'manages orders, with their notes and refunds', async ( { site, requestUtils } ) => {
		const api = await connect( site.url, requestUtils );
		const product = await api.post< { id: number } >( 'products', { name: 'Tea pot', regular_price: '20.00' } );
		await workThrough( api, {
			path: 'orders',
			create: { payment_method: 'bacs', billing: { first_name: 'Iris', email: 'iris@example.test' } },
			change: { status: 'on-hold' },
			another: { payment_method: 'cod' },
		} );

		const order = await api.post< { id: number; total: string; line_items: Array< { id: number } > } >( 'orders', {
			set_paid: true,
			line_items: [ { product_id: product.data.id, quantity: 3 } ],
		} );
		expect( order.data ).toMatchObject( { status: 'processing', total: '60.00' } );
		const path = `orders/${ order.data.id }`;

		const note = await api.post< { id: number } >( `${ path }/notes`, { note: 'Wrapped as a gift.' } );
		expect( note.status ).toBe( 201 );
		expect( ( await api.get( `${ path }/notes` ) ).data.map( ( entry ) => entry.note ) ).toContain(
			'Wrapped as a gift.'
		);
		expect( ( await api.delete( `${ path }/notes/${ note.data.id }`, { force: true } ) ).status ).toBe( 200 );

		const refund = await api.post< { id: number } >( `${ path }/refunds`, {
			amount: '20.00',
			reason: 'One was broken',
			api_refund: false,
			line_items: [ { id: order.data.line_items[ 0 ]?.id, quantity: 1, refund_total: '20.00' } ],
		} );
		expect( refund.data ).toMatchObject( { amount: '20.00', reason: 'One was broken' } );
		expect( ( await api.get( `${ path }/refunds` ) ).data ).toHaveLength( 1 );
		expect( ( await api.get( 'refunds' ) ).data ).toHaveLength( 1 );
		await api.post( `${ path }/refunds`, { amount: '40.00', api_refund: false } );
		expect( ( await api.get< Fields >( path ) ).data ).toMatchObject( { status: 'refunded' } );
		expect( ( await api.delete( `${ path }/refunds/${ refund.data.id }`, { force: true } ) ).status ).toBe( 200 );
	} );

	test( 'manages customers, coupons, taxes and webhooks', async ( { site, requestUtils } ) => {
		const api = await connect( site.url, requestUtils );
		await workThrough( api, {
			path: 'customers',
			create: { email: 'iris@example.test', first_name: 'Iris', billing: { city: 'New York' } },
			change: { last_name: 'Ivy' },
			another: { email: 'otto@example.test' },
		} );
		await workThrough( api, {
			path: 'coupons',
			create: { code: 'tenoff', amount: '10.00', discount_type: 'percent' },
			change: { amount: '12.00' },
			another: { code: 'fiveoff' },
		} );
		await workThrough( api, {
			path: 'taxes',
			create: { country: 'US', state: 'NY', rate: '8.8750', name: 'NY Tax' },
			change: { rate: '9.0000' },
			another: { country: 'US', state: 'CA', rate: '7.2500' },
		} );
		const taxClass = await api.post< { slug: string } >( 'taxes/classes', { name: 'Books' } );
		expect( taxClass.data ).toMatchObject( { slug: 'books', name: 'Books' } );
		expect( ( await api.delete( 'taxes/classes/books', { force: true } ) ).status ).toBe( 200 );
		await workThrough( api, {
			path: 'webhooks',
			create: { name: 'Warehouse', topic: 'order.created', delivery_url: 'https://93.184.216.34/hooks' },
			change: { status: 'paused' },
			another: { topic: 'order.updated', delivery_url: 'https://93.184.216.34/hooks' },
		} );
	} );

	test( 'manages zones, methods, settings and gateways', async ( { site, requestUtils } ) => {
		const api = await connect( site.url, requestUtils );
		await workThrough( api, {
			path: 'shipping/zones',
			create: { name: 'Alps' },
			change: { name: 'The Alps' },
			another: null,
		} );
		const zone = await api.post< { id: number } >( 'shipping/zones', { name: 'Here' } );
		const zonePath = `shipping/zones/${ zone.data.id }`;
		const places = await api.put< Fields[] >( `${ zonePath }/locations`, [ { code: 'US:NY', type: 'state' } ] );
		expect( places.data ).toMatchObject( [ { code: 'US:NY', type: 'state' } ] );
		const method = await api.post< { id: number } >( `${ zonePath }/methods`, { method_id: 'flat_rate' } );
		const changed = await api.put( `${ zonePath }/methods/${ method.data.id }`, { settings: { cost: '4.50' } } );
		expect( changed.data ).toMatchObject( { settings: { cost: { value: '4.50' } } } );
		expect( ( await api.delete( `${ zonePath }/methods/${ method.data.id }`, { force: true } ) ).status ).toBe(
			200
		);

		expect( ( await api.get( 'settings' ) ).data.map( ( { id } ) => id ) ).toContain( 'general' );
		const currency = await api.put( 'settings/general/woocommerce_currency', { value: 'EUR' } );
		expect( currency.data ).toMatchObject( { value: 'EUR' } );
		const batch = await api.post< { update: Fields[] } >( 'settings/products/batch', {
			update: [ { id: 'woocommerce_weight_unit', value: 'kg' } ],
		} );
		expect( batch.data.update ).toMatchObject( [ { id: 'woocommerce_weight_unit', value: 'kg' } ] );

		const gateway = await api.put( 'payment_gateways/bacs', { enabled: true, title: 'Bank' } );
		expect( gateway.data ).toMatchObject( { id: 'bacs', enabled: true, title: 'Bank' } );
	} );

	test( 'is refused what its key does not allow', async ( { site, requestUtils } ) => {
		const reader = await connect( site.url, requestUtils, 'read' );
		expect( ( await reader.get( 'products' ) ).status ).toBe( 200 );
		await expect( reader.post( 'products', { name: 'Oak table' } ) ).rejects.toMatchObject( {
			response: { status: 401 },
		} );

		const stranger = new WooCommerceRestApi( {
			url: site.url,
			consumerKey: `ck_${ '0'.repeat( 40 ) }`,
			consumerSecret: `cs_${ '0'.repeat( 40 ) }`,
			version: 'wc/v3',
		} );
		await expect( stranger.get( 'products' ) ).rejects.toMatchObject( { response: { status: 401 } } );
	} );
} );
