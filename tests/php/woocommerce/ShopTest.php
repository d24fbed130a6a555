<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Companion\Shop\WooCommerceShop;
use Storewright\Shop\Gateway;
use Storewright\Tests\Support\CompanionTestCase;
use WC_Shipping_Zone;
use WC_Tax;

/**
 * The data that the dashboard reads of WooCommerce's shop.
 */
final class ShopTest extends CompanionTestCase {

	public function test_settings(): void {
		update_option( 'woocommerce_default_country', 'US:NY' );
		update_option( 'woocommerce_store_city', 'Albany' );
		update_option( 'woocommerce_currency', 'EUR' );
		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );
		update_option( 'woocommerce_calc_taxes', 'yes' );

		$settings = $this->context()->shop()->settings();

		self::assertInstanceOf( WooCommerceShop::class, $this->context()->shop() );
		self::assertSame(
			[ 'US', 'NY', 'Albany' ],
			[ $settings->address()->country, $settings->address()->state, $settings->address()->city ]
		);
		self::assertSame(
			[ 'EUR', '€', 2 ],
			[ $settings->currency_format()->code, $settings->currency_format()->symbol, $settings->currency_format()->decimals ]
		);
		self::assertFalse( $settings->allows_suggestions() );
		self::assertTrue( $settings->calculates_taxes() );
	}

	public function test_countries(): void {
		$countries = $this->context()->shop()->countries();

		self::assertTrue( $countries->has_states( 'us' ) );
		self::assertFalse( $countries->has_states( 'AF' ) );
		self::assertFalse( $countries->has_states( 'GB' ) );
		self::assertSame(
			[ 'address_1', 'address_2', 'city', 'state', 'postcode' ],
			array_keys( $countries->address_format( '' )->fields )
		);
		self::assertFalse( $countries->address_format( 'DE' )->fields['state']->required );
		self::assertSame( 'ZIP Code', $countries->address_format( 'US' )->fields['postcode']->label );
		self::assertTrue( $countries->address_format( 'AE' )->fields['postcode']->hidden );
	}

	public function test_countries_over_rest(): void {
		$this->as_administrator();

		$germany = $this->item( $this->rest( 'GET', '/storewright/analytics/data/countries/de' ) );
		$formats = $this->data( $this->rest( 'GET', '/storewright/analytics/data/countries/locales', [ '_fields' => 'US' ] ) );

		self::assertSame( [ 'DE', 'Germany' ], [ $germany['code'], $germany['name'] ] );
		self::assertContains(
			[
				'code' => 'DE-BE',
				'name' => 'Berlin',
			],
			$germany['states']
		);
		self::assertSame( [ 'US' ], array_keys( (array) $formats ) );
		$this->assertRestError(
			$this->rest( 'GET', '/storewright/analytics/data/countries/xx' ),
			'woocommerce_rest_data_invalid_location',
			404
		);
		$this->as_subscriber();
		$this->assertRestStatus( $this->rest( 'GET', '/storewright/analytics/data/countries' ), 403 );
	}

	public function test_gateways_zones_rates_and_products(): void {
		$shop = $this->context()->shop();
		self::assertFalse( $shop->shipping()->has_enabled_methods() );
		self::assertFalse( $shop->taxes()->has_rates() );
		self::assertFalse( $shop->products()->has_published() );

		update_option( 'woocommerce_cod_settings', [ 'enabled' => 'yes' ] );
		WC()->payment_gateways()->init();
		( new WC_Shipping_Zone( 0 ) )->add_shipping_method( 'flat_rate' );
		WC_Tax::_insert_tax_rate( [ 'tax_rate' => '19' ] );
		self::product( 'draft' );
		self::product();

		$enabled = array_filter( $shop->gateways()->all(), static fn( Gateway $gateway ) => $gateway->is_enabled );
		self::assertSame( [ 'cod' ], array_column( array_map( 'get_object_vars', array_values( $enabled ) ), 'id' ) );
		self::assertTrue( $shop->shipping()->has_enabled_methods() );
		self::assertTrue( $shop->taxes()->has_rates() );
		self::assertTrue( $shop->products()->has_published() );
		self::assertSame( 1, $shop->products()->count_published() );
	}

	#[DataProvider( 'order_storages' )]
	public function test_orders_wherever_they_are_kept( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$orders = $this->context()->shop()->orders();
		self::assertFalse( $orders->any() );
		self::order();
		self::assertTrue( $orders->any() );
		$older = self::order();
		$older->update_status( 'processing' );
		$newer = self::order();
		$newer->set_date_created( time() + HOUR_IN_SECONDS );
		$newer->update_status( 'processing' );

		$counts = $orders->count_by_status();

		self::assertSame( [ 1, 2 ], [ $counts['pending'], $counts['processing'] ] );
		self::assertSame( [ 2, 3, 0 ], array_map( $orders->count_in( ... ), [ [ 'processing' ], [ 'processing', 'pending' ], [] ] ) );
		$oldest = static fn( int $limit ) => array_column( array_map( 'get_object_vars', $orders->oldest_in( [ 'processing' ], $limit ) ), 'id' );
		self::assertSame( [ [ $older->get_id() ], [ $older->get_id(), $newer->get_id() ] ], [ $oldest( 1 ), $oldest( 5 ) ] );
	}

	#[DataProvider( 'order_storages' )]
	public function test_waiting_orders_are_read_as_woocommerce_reads_them( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		update_option( 'timezone_string', 'Europe/Berlin' );
		update_option( 'woocommerce_price_num_decimals', '3' );
		foreach ( [ [ 'Ann', 'Adams', 'EUR', 300 ], [ '', '', 'USD', 100 ], [ '', 'Müller', 'JPY', 200 ] ] as [ $first, $last, $currency, $age ] ) {
			$order = self::order();
			$order->set_billing_first_name( $first );
			$order->set_billing_last_name( $last );
			$order->set_currency( $currency );
			$order->set_date_created( time() - $age );
			$order->update_status( 'on-hold' );
		}
		$orders = $this->context()->shop()->orders();
		// WooCommerce's and WordPress's options are read once.
		$orders->oldest_in( [ 'processing' ], 1 );
		/** @var \wpdb $wpdb */
		global $wpdb;
		$before = $wpdb->num_queries;
		$read   = $orders->oldest_in( [ 'processing', 'on-hold' ], 5 );
		$taken  = $wpdb->num_queries - $before;
		add_filter( 'woocommerce_order_number', static fn( mixed $number ): mixed => $number, 10, 1 );

		self::assertEquals( $orders->oldest_in( [ 'processing', 'on-hold' ], 5 ), $read );
		self::assertSame( [ 'Ann Adams', 'Müller', '' ], array_column( array_map( 'get_object_vars', $read ), 'customer' ) );
		self::assertSame( '28.000', $read[0]->total );
		self::assertSame( 1, $taken );
	}

	public function test_numbers_that_a_plugin_gives_orders_are_shown(): void {
		self::order()->update_status( 'processing' );
		add_filter( 'woocommerce_order_number', static fn( string|int $number ): string => "A-$number", 10, 1 );

		self::assertStringStartsWith( 'A-', $this->context()->shop()->orders()->oldest_in( [ 'processing' ], 5 )[0]->number );
	}
}
