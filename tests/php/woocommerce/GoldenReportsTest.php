<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Automattic\WooCommerce\Admin\API\Reports\Products\DataStore;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\GoldenReports;
use Storewright\Tests\Support\WooCommerceReportsTestCase;
use WC_Order_Refund;

/**
 * The golden shop, made by WooCommerce 11.0.1: each of its requests is answered by WooCommerce and by us, and what differs is what the
 * orders say, recomputed by the test. docs/analytics-differences.md names the kinds.
 *
 * @spec B9-002
 */
#[Group( 'mariadb' )]
final class GoldenReportsTest extends WooCommerceReportsTestCase {

	public function test_each_request_is_answered_as_by_woocommerce_or_as_the_orders_say(): void {
		$this->make_shop();
		self::answer_indicators_once();
		GoldenReports::begin();
		$this->compare( array_map( self::with_ids( ... ), array_map( urldecode( ... ), array_column( GoldenReports::all(), 'request' ) ) ) );
		self::assertSame( GoldenReports::ONLY_ALONE, GoldenReports::unused() );
		self::assertLessThanOrEqual( 10, count( GoldenReports::kinds() ) );
		$this->compare( $this->further_requests() );
		$this->assert_orders_go_by_the_shops_date();
	}

	/**
	 * @param list<string> $requests
	 */
	private function compare( array $requests ): void {
		$orders = GoldenReports::figures( 'date_paid' );
		$found  = [];
		foreach ( $requests as $request ) {
			[ $peer, $of ]  = $this->ask( $request );
			[ $own, $mine ] = $this->ask( str_replace( '/wc-analytics/', '/storewright/analytics/', $request ) );
			foreach ( GoldenReports::differences( $peer, $own ) as $difference ) {
				$problem = GoldenReports::problem( $orders, $request, $difference, $own );
				$found[] = null === $problem ? null : "$request $problem";
			}
			if ( [] !== $peer ) {
				self::assertSame( GoldenReports::order( $request, $peer ), GoldenReports::order( $request, $own ), $request );
			}
			if ( '' !== $of && $of !== $mine ) {
				$found[] = "$request total: $of, $mine";
			}
		}
		$found = array_values( array_filter( $found ) );
		self::assertSame( [], array_slice( $found, 0, 200 ), count( $found ) . ' differences' );
	}

	/**
	 * Requests with other arguments than those of the golden shop. `{product.3}` stands for the id of its fourth product that was sold.
	 *
	 * @return list<string>
	 */
	private function further_requests(): array {
		$database = $this->context()->database;
		$ids      = static fn( string $table, string $column ): array => $database->column(
			"SELECT DISTINCT $column FROM {$database->table( $table )} WHERE $column > 0 ORDER BY $column"
		);
		$all      = [
			'product'   => $ids( 'wc_order_product_lookup', 'product_id' ),
			'variation' => $ids( 'wc_order_product_lookup', 'variation_id' ),
			'coupon'    => $ids( 'wc_order_coupon_lookup', 'coupon_id' ),
			'rate'      => $ids( 'wc_order_tax_lookup', 'tax_rate_id' ),
			'category'  => [ (string) get_option( 'default_product_cat' ) ],
		];
		$requests = file( dirname( __DIR__, 2 ) . '/fixtures/golden/further-requests.txt', FILE_IGNORE_NEW_LINES );
		self::assertIsArray( $requests );
		return array_map(
			static fn( string $request ): string => 'GET ' . preg_replace_callback(
				'/\{(\w+)\.(\d+)\}/',
				static fn( array $found ): string => (string) $all[ $found[1] ][ (int) $found[2] ],
				$request
			),
			$requests
		);
	}

	/**
	 * `date` in the report of orders is the one that the shop's reports go by, whichever that is, and so is the order of its rows.
	 */
	private function assert_orders_go_by_the_shops_date(): void {
		$request = 'GET /wc-analytics/reports/orders?orderby=date&order=asc&per_page=100&after=2025-03-01T00:00:00&before=2025-05-31T23:59:59';
		foreach ( [ 'date_created', 'date_paid', 'date_completed' ] as $type ) {
			update_option( 'woocommerce_date_type', $type );
			[ $peer, $of ]  = $this->ask( "$request&force_cache_refresh=true" );
			[ $own, $mine ] = $this->ask( str_replace( '/wc-analytics/', '/storewright/analytics/', $request ) );
			self::assertGreaterThan( 10, count( $peer ) );
			self::assertSame( [ $of, array_column( $peer, 'date' ) ], [ $mine, array_column( $own, 'date' ) ], $type );
			self::assertSame( [], GoldenReports::differences( $peer, $own ), $type );
		}
	}

	/**
	 * WooCommerce adds a filter of indicators with each REST server that it is asked by, which here are several: the second one would make
	 * nothing of what the first has answered.
	 */
	private static function answer_indicators_once(): void {
		$name = 'woocommerce_rest_performance_indicators_data_value';
		add_filter(
			$name,
			static function ( mixed $data ) use ( $name ): mixed {
				foreach ( array_slice( $GLOBALS['wp_filter'][ $name ]->callbacks[10] ?? [], 1 ) as $more ) {
					remove_filter( $name, $more['function'] );
				}
				return $data;
			},
			1
		);
	}

	/**
	 * Has WooCommerce make the shop, and both know its orders in their reports.
	 */
	private function make_shop(): void {
		update_option( 'timezone_string', 'America/New_York' );
		update_option( 'start_of_week', 1 );
		update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
		self::assertTrue( OrderUtil::custom_orders_table_usage_is_enabled() );
		$this->as_administrator();
		// WooCommerce would make a refund of each order that becomes refunded, besides those of the files.
		remove_action( 'woocommerce_order_status_refunded', 'wc_order_fully_refunded' );
		require dirname( __DIR__, 2 ) . '/companion/import-golden.php';
		// WooCommerce's cron does so ten seconds after it was installed.
		do_action( 'generate_category_lookup_table' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own.
		self::complete_refunds();
		$this->import_by_woocommerce();
		( new ReportRun( $this->context() ) )->start();
		$this->finish_report_run();
		self::assertTrue( ( new ReportRun( $this->context() ) )->is_complete() );
	}

	/**
	 * Does what WooCommerce does when it makes a refund: adds up its taxes, and notes whether it leaves nothing of its order.
	 */
	private static function complete_refunds(): void {
		update_option( 'woocommerce_analytics_uses_old_full_refund_data', 'no' );
		$orders = wc_get_orders(
			[
				'type'   => 'shop_order',
				'status' => 'any',
				'limit'  => -1,
			]
		);
		self::assertIsArray( $orders );
		foreach ( $orders as $order ) {
			$left    = (float) $order->get_total();
			$refunds = $order->get_refunds();
			$place   = static fn( WC_Order_Refund $one ): array => [ $one->get_date_created(), $one->get_id() ];
			usort( $refunds, static fn( WC_Order_Refund $one, WC_Order_Refund $other ) => $place( $one ) <=> $place( $other ) );
			foreach ( $refunds as $refund ) {
				if ( [] !== $refund->get_items() ) {
					$refund->update_taxes();
					$refund->save();
				}
				$left -= (float) $refund->get_amount();
				DataStore::add_refund_type_meta( $refund->get_id(), $left < 0.005 ? 'full' : 'partial' );
			}
		}
	}

	/**
	 * A request by the ids that WooCommerce gave.
	 */
	private static function with_ids( string $request ): string {
		return (string) preg_replace_callback(
			'/product_includes=(\d+)/',
			static function ( array $found ): string {
				$rows = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/golden/products.json' ), true );
				return 'product_includes=' . wc_get_product_id_by_sku( array_column( $rows, 'sku', 'id' )[ (int) $found[1] ] );
			},
			$request
		);
	}
}
