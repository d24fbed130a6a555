/** Pages that WooCommerce has, in wp-admin and for visitors, and what they load. */
import assert from 'node:assert/strict';
import { WITHOUT_STOREWRIGHT } from './site.mjs';

const SETTINGS = [ 'general', 'products', 'tax', 'shipping', 'checkout', 'account', 'email', 'advanced' ];

/**
 * Opens WooCommerce's pages as an administrator, with Storewright and without: both load the same scripts and styles.
 *
 * @param {Awaited<ReturnType<typeof import('./site.mjs').startSite>>} site With WooCommerce, Storewright, an order and a product.
 */
export async function comparePages( site ) {
	const [ order ] = await site.rest( 'GET', 'wc/v3/orders?per_page=1' );
	const [ product ] = await site.rest( 'GET', 'wc/v3/products?per_page=1&status=publish' );
	const paths = [
		'wp-admin/admin.php?page=wc-orders',
		`wp-admin/admin.php?page=wc-orders&action=edit&id=${ order.id }`,
		'wp-admin/admin.php?page=wc-orders&action=new',
		'wp-admin/edit.php?post_type=product',
		`wp-admin/post.php?post=${ product.id }&action=edit`,
		'wp-admin/edit.php?post_type=product&page=product-reviews',
		'wp-admin/edit-tags.php?taxonomy=product_cat&post_type=product',
		'wp-admin/edit.php?post_type=shop_coupon',
		...SETTINGS.map( ( tab ) => `wp-admin/admin.php?page=wc-settings&tab=${ tab }` ),
		'wp-admin/admin.php?page=wc-admin',
		'wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Foverview',
		'',
		'shop/',
		product.permalink.replace( site.url, '' ),
		'cart/',
		'checkout/',
		'my-account/',
	];
	const loads = async ( /** @type {string} */ path, /** @type {Record<string, string>} */ headers ) => {
		const response = await site.admin.get( path, { headers } );
		assert.equal( response.status, 200, path );
		return [
			...( await response.text() ).matchAll(
				/<(?:script|link)\b[^>]*?\b(?:src|href)=["']([^"']+\.(?:js|css)\b[^"']*)/g
			),
		]
			.map( ( [ , address = '' ] ) => address )
			.sort();
	};
	for ( const path of paths ) {
		// What a page makes once and keeps, it may load more for.
		await loads( path, WITHOUT_STOREWRIGHT );
		const own = await loads( path, WITHOUT_STOREWRIGHT );
		assert.ok( own.length > 3, path );
		assert.deepEqual( await loads( path, {} ), own, path );
	}
}
