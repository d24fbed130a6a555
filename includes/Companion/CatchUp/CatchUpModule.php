<?php
declare(strict_types=1);

namespace Storewright\Companion\CatchUp;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;
use Storewright\Kernel\ExternalWrites;
use Storewright\Kernel\HasJobs;
use WC_Cache_Helper;

/**
 * Where Storewright ran the shop alone before: has WooCommerce forget what it keeps of products, orders, zones and taxes from before that.
 */
final class CatchUpModule extends BackOfficeModule implements ConditionalModule, HasJobs {

	/**
	 * Needed once after WooCommerce was activated.
	 */
	public static function is_needed( Context $context ): bool {
		return ExternalWrites::are_unknown_to_woocommerce();
	}

	public function register(): void {
		// Once WooCommerce has made what it lacks.
		add_action( 'init', $this->catch_up( ... ), 20, 0 );
	}

	/**
	 * The jobs that have WooCommerce count products, and forget what it has cached of each.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new CountProducts(), new ForgetOrdersAndProducts() ];
	}

	private function catch_up(): void {
		wc_delete_product_transients();
		wc_delete_shop_order_transients();
		delete_transient( 'wc_term_counts' );
		delete_transient( 'wc_attribute_taxonomies' );
		WC_Cache_Helper::get_transient_version( 'shipping', true );
		WC_Cache_Helper::invalidate_cache_group( 'taxes' );
		WC_Cache_Helper::invalidate_cache_group( 'shipping_zones' );
		WC_Cache_Helper::invalidate_cache_group( 'woocommerce-attributes' );
		if ( wp_using_ext_object_cache() ) {
			// WooCommerce keeps orders, their items, and how many orders and products there are in a dozen groups of it, and in two of
			// each product.
			KeptOfShop::forget_at_once( $this->context->database );
			Queue::enqueue( ForgetOrdersAndProducts::name() );
		}
		Queue::enqueue( CountProducts::name() );
		ExternalWrites::mark_known_to_woocommerce();
	}
}
