<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use WC_Customer;
use WC_Product_Variable;
use WC_Product_Variation;
use WC_Shipping_Zone;
use WC_Tax;
use WP_Error;
use WP_User;

/**
 * Events of whatever is no order.
 */
trait CompanionEventChecks {

	public function test_products_and_their_stock(): void {
		$this->listen(
			'product_created',
			'product_updated',
			'product_trashed',
			'product_untrashed',
			'product_deleted',
			'product_stock_changed',
			'tasks_changed'
		);

		$product = self::product( 'draft' );
		$id      = $product->get_id();
		$product->set_status( 'publish' );
		$product->save();
		wc_update_product_stock( $product, 3 );
		wp_trash_post( $id );
		wp_untrash_post( $id );
		$product->delete( true );

		self::assertSame( $id, $this->dispatched['product_created'][0][0] );
		self::assertSame( $id, $this->dispatched['product_updated'][0][0] );
		self::assertContains( [ $id, '3' ], $this->dispatched['product_stock_changed'] );
		self::assertSame( [ [ $id ] ], $this->dispatched['product_trashed'] );
		self::assertSame( [ [ $id ] ], $this->dispatched['product_untrashed'] );
		self::assertSame( [ [ $id ] ], $this->dispatched['product_deleted'] );
		self::assertNotEmpty( $this->dispatched['tasks_changed'] );
	}

	public function test_variations_and_their_stock(): void {
		$this->listen(
			'product_created',
			'product_variation_created',
			'product_variation_updated',
			'product_variation_trashed',
			'product_variation_untrashed',
			'product_variation_deleted',
			'product_stock_changed'
		);
		$tee = new WC_Product_Variable();
		$tee->set_name( 'Tee' );
		$tee->save();

		$variation = new WC_Product_Variation();
		$variation->set_parent_id( $tee->get_id() );
		$variation->set_manage_stock( true );
		$variation->save();
		$id = $variation->get_id();
		$variation->set_regular_price( '9' );
		$variation->save();
		wc_update_product_stock( $variation, 4 );
		wp_trash_post( $id );
		wp_untrash_post( $id );
		wp_delete_post( $id, true );

		self::assertSame( [ $tee->get_id() ], array_column( $this->dispatched['product_created'], 0 ) );
		self::assertSame( $id, $this->dispatched['product_variation_created'][0][0] );
		self::assertSame( $id, $this->dispatched['product_variation_updated'][0][0] );
		self::assertContains( [ $id, '4' ], $this->dispatched['product_stock_changed'] );
		foreach ( [ 'trashed', 'untrashed', 'deleted' ] as $event ) {
			self::assertSame( [ [ $id ] ], $this->dispatched[ "product_variation_$event" ] );
		}
	}

	public function test_settings_zones_gateways_and_taxes(): void {
		$this->listen(
			'setting_changed',
			'settings_changed',
			'shipping_zone_saved',
			'shipping_zone_deleted',
			'shipping_method_saved',
			'shipping_method_deleted',
			'payment_gateway_saved',
			'tax_rate_saved',
			'tax_rate_deleted'
		);

		update_option( 'woocommerce_calc_taxes', 'yes' );
		update_option( 'woocommerce_cod_settings', [ 'enabled' => 'yes' ] );
		$zone = new WC_Shipping_Zone();
		$zone->set_zone_name( 'Alps' );
		$zone->save();
		$instance = $zone->add_shipping_method( 'flat_rate' );
		$settings = array_fill_keys( [ 'title', 'tax_status' ], '' ) + [ 'cost' => '5' ];
		update_option( "woocommerce_flat_rate_{$instance}_settings", $settings );
		$this->as_administrator();
		$path = "/wc/v3/shipping/zones/{$zone->get_id()}/methods/$instance";
		$this->assertRestStatus( $this->rest( 'PUT', $path, [ 'enabled' => false ] ), 200 );
		$zone->delete_shipping_method( $instance );
		$other = $zone->add_shipping_method( 'free_shipping' );
		$id    = $zone->get_id();
		$zone->delete();
		$rate = WC_Tax::_insert_tax_rate(
			[
				'tax_rate_country' => 'DE',
				'tax_rate'         => '19',
			]
		);
		WC_Tax::_update_tax_rate( $rate, [ 'tax_rate' => '20' ] );
		WC_Tax::_delete_tax_rate( $rate );
		// Where no gateway was made before, theirs are told at the end.
		self::end_request();

		self::assertContains( [ 'woocommerce_calc_taxes', 'no', 'yes', '' ], $this->dispatched['setting_changed'] );
		self::assertContains( [ 'cod' ], $this->dispatched['payment_gateway_saved'] );
		self::assertSame( 'Alps', $this->dispatched['shipping_zone_saved'][0][0]->get_zone_name() );
		self::assertSame( [ [ $id ] ], $this->dispatched['shipping_zone_deleted'] );
		// Added, given a cost, switched off; the other one added.
		$saved = array_column( $this->dispatched['shipping_method_saved'], 0 );
		self::assertSame( [ $instance, $instance, $instance ], array_slice( $saved, 0, 3 ) );
		self::assertSame( $other, end( $saved ) );
		self::assertSame( [ $instance, $other ], array_column( $this->dispatched['shipping_method_deleted'], 0 ) );
		self::assertSame( [ $rate, $rate ], array_column( $this->dispatched['tax_rate_saved'], 0 ) );
		self::assertSame( [ [ $rate ] ], $this->dispatched['tax_rate_deleted'] );
		self::assertCount( 1, $this->dispatched['settings_changed'] );
	}

	public function test_customers(): void {
		$this->listen( 'customer_created', 'customer_updated', 'customer_deleted' );

		$customer = new WC_Customer();
		$customer->set_email( 'jo@example.org' );
		$customer->set_password( 'password' );
		$customer->save();
		$id = $customer->get_id();
		self::assertSame( [ [ $id ] ], $this->dispatched['customer_created'] );
		self::assertSame( [], $this->dispatched['customer_updated'] );
		$customer->set_first_name( 'Jo' );
		$customer->save();
		self::end_request();
		self::assertSame( [ [ $id ] ], $this->dispatched['customer_updated'] );
		$customer->delete();
		self::assertSame( [ [ $id ] ], $this->dispatched['customer_deleted'] );
		self::end_request();
		self::assertSame( [ [ $id ] ], $this->dispatched['customer_created'] );
		self::assertSame( [ [ $id ] ], $this->dispatched['customer_updated'] );
	}

	public function test_somebody_becomes_a_customer_by_the_role(): void {
		$user         = static fn( string $login ): int|WP_Error => wp_insert_user(
			[
				'user_login' => $login,
				'user_pass'  => 'password',
				'role'       => 'subscriber',
			]
		);
		[ $ann, $bo ] = [ $user( 'ann' ), $user( 'bo' ) ];
		self::assertIsInt( $ann );
		self::assertIsInt( $bo );
		self::end_request();
		$this->listen( 'customer_created', 'customer_updated' );

		( new WP_User( $ann ) )->set_role( 'customer' );
		( new WP_User( $bo ) )->add_role( 'customer' );
		( new WP_User( $bo ) )->add_role( 'customer' );
		self::end_request();

		self::assertSame( [ [ $ann ], [ $bo ] ], $this->dispatched['customer_created'] );
		self::assertSame( [], $this->dispatched['customer_updated'] );
	}

	public function test_a_tax_class_that_goes_with_its_rates_changes_tasks(): void {
		$this->as_administrator();
		WC_Tax::create_tax_class( 'Books' );
		WC_Tax::_insert_tax_rate( [ 'tax_rate_class' => 'books' ] );
		self::end_request();
		$this->listen( 'tasks_changed' );

		$this->assertRestStatus( $this->rest( 'DELETE', '/wc/v3/taxes/classes/books', [ 'force' => 'true' ] ), 200 );

		self::assertCount( 1, $this->dispatched['tasks_changed'] );
	}

	public function test_a_customer_that_is_deleted_as_soon_as_registered_is_not_told_as_created_afterwards(): void {
		$this->listen( 'customer_created', 'customer_updated', 'customer_deleted' );
		$id = wp_insert_user(
			[
				'user_login' => 'bo',
				'user_pass'  => 'password',
				'role'       => 'customer',
			]
		);
		self::assertIsInt( $id );
		wp_delete_user( $id );
		self::end_request();
		self::assertSame(
			[
				'customer_created' => [],
				'customer_updated' => [],
				'customer_deleted' => [ [ $id ] ],
			],
			$this->dispatched
		);
	}

	public function test_customers_that_register_at_the_checkout_or_are_wordpresss_users(): void {
		$this->listen( 'customer_created', 'customer_updated', 'customer_deleted' );

		$registered = wc_create_new_customer( 'ann@example.org', 'ann', 'password' );
		$added      = wp_insert_user(
			[
				'user_login' => 'bo',
				'user_pass'  => 'password',
				'role'       => 'customer',
			]
		);
		$editor     = wp_insert_user(
			[
				'user_login' => 'ed',
				'user_pass'  => 'password',
				'role'       => 'editor',
			]
		);
		self::end_request();
		self::assertIsInt( $added );
		self::assertIsInt( $editor );
		self::assertSame( [ [ $registered ], [ $added ] ], $this->dispatched['customer_created'] );

		wp_update_user(
			[
				'ID'         => $added,
				'first_name' => 'Bo',
			]
		);
		wp_update_user(
			[
				'ID'         => $editor,
				'first_name' => 'Ed',
			]
		);
		self::end_request();
		self::assertSame( [ [ $added ] ], $this->dispatched['customer_updated'] );
		wp_delete_user( $added );
		wp_delete_user( $editor );
		self::assertSame( [ [ $added ] ], $this->dispatched['customer_deleted'] );
	}

	public function test_reviews(): void {
		$this->listen( 'review_created', 'review_saved', 'review_deleted' );

		$review = (int) wp_insert_comment(
			[
				'comment_post_ID'  => self::product()->get_id(),
				'comment_type'     => 'review',
				'comment_approved' => '0',
			]
		);
		wp_set_comment_status( $review, 'approve' );
		wp_delete_comment( $review, true );
		wp_insert_comment( [ 'comment_content' => 'No review.' ] );

		self::assertSame( [ (string) $review ], array_map( static fn( array $args ) => $args[0]->comment_ID, $this->dispatched['review_created'] ) );
		self::assertSame( '1', $this->dispatched['review_saved'][0][0]->comment_approved );
		self::assertCount( 1, $this->dispatched['review_deleted'] );
	}
}
