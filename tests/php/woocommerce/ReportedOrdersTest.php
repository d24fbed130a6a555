<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;
use WC_Order;

/**
 * What reports tell of WooCommerce's orders that is not in their tables.
 */
final class ReportedOrdersTest extends CompanionTestCase {

	use Dispatched;

	protected function tearDown(): void {
		// Or the next test's request would write these orders, whose ids others have by then.
		self::end_request();
		parent::tearDown();
	}

	#[DataProvider( 'order_storages' )]
	public function test_a_checkout_that_has_only_begun_is_looked_up_once_and_nothing_else( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		self::product();
		self::end_request();
		$asked = [];
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				if ( 1 === preg_match( '/storewright_(order|customer|report)|order_reports_/', $sql ) ) {
					$asked[] = $sql;
				}
				return $sql;
			}
		);
		$order = wc_create_order( [ 'status' => 'checkout-draft' ] );
		self::assertInstanceOf( WC_Order::class, $order );
		foreach ( [ 'Ann', 'Bea' ] as $name ) {
			$order->set_billing_first_name( $name );
			$order->set_billing_email( 'ann@example.test' );
			$order->save();
		}
		self::end_request();
		self::assertCount( 1, $asked, implode( "\n", $asked ) );
		self::assertStringStartsWith( 'SELECT 1 FROM', $asked[0] );

		$stats    = $this->context()->shop()->report_tables()->order_stats;
		$reported = fn(): array => $this->context()->database->column( "SELECT status FROM $stats WHERE order_id = %d", $order->get_id() );
		$order->update_status( 'processing' );
		self::end_request();
		self::assertSame( [ 'wc-processing' ], $reported() );
		$order->set_status( 'checkout-draft' );
		$order->save();
		self::end_request();
		self::assertSame( [], $reported() );
	}

	#[DataProvider( 'order_storages' )]
	public function test_numbers_and_sources_are_told_wherever_orders_are_kept( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$order = self::order();
		$order->update_meta_data( '_wc_order_attribution_source_type', 'referral' );
		$order->update_meta_data( '_wc_order_attribution_utm_source', 'example.test' );
		$order->save();
		$other    = self::order();
		$ids      = [ $order->get_id(), $other->get_id() ];
		$reported = $this->context()->shop()->orders()->reported( $ids );

		self::assertSame( $ids, array_keys( $reported ) );
		self::assertSame( [ 'referral', 'example.test' ], [ $reported[ $ids[0] ]->source_type, $reported[ $ids[0] ]->source ] );
		self::assertSame( [ '', '' ], [ $reported[ $ids[1] ]->source_type, $reported[ $ids[1] ]->source ] );
		self::assertSame( (string) $ids[0], $reported[ $ids[0] ]->number );

		add_filter( 'woocommerce_order_number', static fn( string|int $number ): string => "A-$number", 10, 1 );
		self::assertSame( "A-{$ids[0]}", $this->context()->shop()->orders()->reported( $ids )[ $ids[0] ]->number );
		self::assertSame( '€', $this->context()->shop()->settings()->currency_format( 'EUR' )->symbol );
		self::assertSame( '$', $this->context()->shop()->settings()->currency_format()->symbol );
	}
}
