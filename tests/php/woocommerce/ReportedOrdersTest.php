<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;

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
