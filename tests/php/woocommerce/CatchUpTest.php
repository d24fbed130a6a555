<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Automattic\WooCommerce\Caches\OrderCountCache;
use Automattic\WooCommerce\Caches\ProductCountCache;
use Storewright\Companion\CatchUp\CatchUpModule;
use Storewright\Companion\CatchUp\CountProducts;
use Storewright\Companion\CatchUp\ForgetOrdersAndProducts;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\ExternalWrites;
use Storewright\Kernel\Installer;
use Storewright\Tests\Support\CompanionTestCase;
use WC_Order;

/**
 * WooCommerce is told once that Storewright ran the shop alone before.
 */
final class CatchUpTest extends CompanionTestCase {

	public function test_woocommerce_is_told_once_and_only_where_storewright_ran_the_shop(): void {
		delete_option( 'storewright_woocommerce_was_active' );
		ExternalWrites::note();
		self::assertFalse( CatchUpModule::is_needed( $this->context() ) );

		delete_option( 'storewright_woocommerce_was_active' );
		update_option( Installer::VERSION_OPTION, STOREWRIGHT_VERSION, true );
		ExternalWrites::note();
		self::assertTrue( CatchUpModule::is_needed( $this->context() ) );
		set_transient( 'wc_term_counts', [ 1 => 5 ] );
		$this->catch_up();

		self::assertFalse( get_transient( 'wc_term_counts' ) );
		$database = $this->context()->database;
		$actions  = $database->table( 'actionscheduler_actions' );
		$args     = (string) wp_json_encode( [ CountProducts::name() ] );
		self::assertNotNull( $database->value( "SELECT action_id FROM $actions WHERE hook = %s AND args = %s", Queue::HOOK, $args ) );
		self::assertFalse( CatchUpModule::is_needed( $this->context() ) );
	}

	public function test_a_persistent_object_cache_has_nothing_of_orders_and_products_from_before(): void {
		$before = wp_using_ext_object_cache( true );
		try {
			( new OrderCountCache() )->set( 'shop_order', 'wc-completed', 7 );
			$order = new WC_Order();
			$order->add_product( self::product() );
			$order->save();
			$item = 'item-' . (int) array_key_first( $order->get_items() );
			wp_cache_set( $item, 'old', 'order-items' );
			wp_cache_set( 'product-category-hierarchy-0', 'old', 'product_cat' );
			wp_cache_set( 'theirs', 'kept', 'another-plugin' );
			if ( class_exists( ProductCountCache::class ) ) {
				( new ProductCountCache() )->set( 'product', 'publish', 7 );
			}
			$this->catch_up();
			self::assertNull( ( new OrderCountCache() )->get( 'shop_order', [ 'wc-completed' ] ) );
			self::assertFalse( wp_cache_get( 'product-category-hierarchy-0', 'product_cat' ) );
			wp_cache_set( $item, 'old', 'order-items' );
			do_action( Queue::HOOK, ForgetOrdersAndProducts::name() );
			self::assertFalse( wp_cache_get( $item, 'order-items' ) );
			self::assertSame( 'kept', wp_cache_get( 'theirs', 'another-plugin' ) );
			self::assertTrue( ! class_exists( ProductCountCache::class ) || ! ( new ProductCountCache() )->is_cached( 'product', 'publish' ) );
		} finally {
			wp_using_ext_object_cache( (bool) $before );
		}
	}

	public function test_products_are_counted_and_what_customers_spent_is_found_out_anew(): void {
		$category = wp_insert_term( 'Mugs', 'product_cat' );
		self::assertIsArray( $category );
		$id = self::product()->get_id();
		wp_set_object_terms( $id, [ (int) $category['term_id'] ], 'product_cat' );
		$type = get_term_by( 'slug', 'simple', 'product_type' );
		self::assertInstanceOf( \WP_Term::class, $type );
		$this->context()->database->update( 'term_taxonomy', [ 'count' => 0 ], [ 'taxonomy' => 'product_type' ] );
		delete_term_meta( (int) $category['term_id'], 'product_count_product_cat' );
		update_user_meta( 1, 'wc_money_spent_wp', '7' );

		do_action( Queue::HOOK, CountProducts::name() );

		clean_term_cache( [ $type->term_id ], 'product_type' );
		self::assertSame( 1, get_term( $type->term_id, 'product_type' )->count ?? null );
		self::assertSame( '1', get_term_meta( (int) $category['term_id'], 'product_count_product_cat', true ) );
		self::assertSame( '', get_user_meta( 1, 'wc_money_spent_wp', true ) );
	}

	public function test_counting_comes_back_in_time_and_goes_on_where_it_stopped(): void {
		$parent = wp_insert_term( 'Crockery', 'product_cat' );
		self::assertIsArray( $parent );
		$child = wp_insert_term( 'Mugs', 'product_cat', [ 'parent' => max( 0, (int) $parent['term_id'] ) ] );
		self::assertIsArray( $child );
		wp_set_object_terms( self::product()->get_id(), [ (int) $child['term_id'] ], 'product_cat' );
		wp_insert_term( 'Blue', 'product_tag' );
		array_map( static fn( int $term ) => delete_term_meta( $term, 'product_count_product_cat' ), [ $parent['term_id'], $child['term_id'] ] );
		update_user_meta( 1, 'wc_order_count_wp', '3' );

		$stages = [];
		$cursor = null;
		do {
			$cursor   = ( new CountProducts() )->run( $this->context(), $cursor, 0.0 );
			$stages[] = strtok( (string) $cursor, ' ' );
			self::assertSame( '', get_user_meta( 1, 'wc_order_count_wp', true ), 'Customers come first.' );
		} while ( null !== $cursor );
		self::assertSame(
			[ 'customers', 'product_type', 'product_visibility', 'product_cat', 'product_tag', false ],
			array_values( array_unique( $stages, SORT_REGULAR ) )
		);
		foreach ( [ $parent, $child ] as $term ) {
			self::assertSame( '1', get_term_meta( (int) $term['term_id'], 'product_count_product_cat', true ) );
		}
	}

	/**
	 * Carries out what is done once WooCommerce is active after Storewright ran the shop.
	 */
	private function catch_up(): void {
		remove_all_actions( 'init' );
		( new CatchUpModule( $this->context() ) )->register();
		do_action( 'init' );
	}
}
