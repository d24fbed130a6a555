<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Storewright\Database\CacheInvalidation;
use WC_Cache_Helper;

/**
 * What WooCommerce caches of shipping zones and their rates.
 */
final class CachedShipping {

	/**
	 * Has WooCommerce forget it when the transaction ends. It does so while it writes, and where the object cache persists, requests
	 * until the commit cache what was before, for good.
	 */
	public static function forget_again(): void {
		CacheInvalidation::again(
			'woocommerce_shipping',
			static function (): void {
				WC_Cache_Helper::invalidate_cache_group( 'shipping_zones' );
				if ( wp_using_ext_object_cache() ) {
					// WooCommerce's own versions are seconds: those requests would have the same one.
					set_transient( 'shipping-transient-version', sprintf( '%.6F', microtime( true ) ) );
				}
			}
		);
	}
}
