<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Histories\Check;
use Storewright\Tests\Histories\Shop;
use Storewright\Tests\Histories\Steps;
use Storewright\Tests\Support\Dispatched;
use Storewright\Tests\Support\GoldenReports;
use Storewright\Tests\Support\WooCommerceEmails;
use Storewright\Tests\Support\WooCommerceReportsTestCase;

/**
 * Random histories as those of `npm run histories`, made by WooCommerce: after each, the rows and sums of reports are what its orders say,
 * and so is each answer that is not WooCommerce's. STOREWRIGHT_HISTORIES and STOREWRIGHT_HISTORY_STEPS say how many, and of how many steps.
 *
 * @spec B3-001
 */
#[Group( 'mariadb' )]
final class HistoriesTest extends WooCommerceReportsTestCase {

	use Dispatched;

	private const HISTORIES = 2;

	private const STEPS = 50;

	/**
	 * Reports that both are asked for, of all days of a history.
	 */
	private const REPORTS = [
		'revenue/stats?interval=month',
		'orders/stats?interval=month',
		'products?extended_info=true&orderby=items_sold',
		'variations?orderby=items_sold',
		'coupons?orderby=amount',
		'taxes?orderby=total_tax',
		'taxes/stats?interval=month',
	];

	/**
	 * @return iterable<string, array{int}>
	 */
	public static function seeds(): iterable {
		foreach ( range( 1, self::number( 'STOREWRIGHT_HISTORIES', self::HISTORIES ) ) as $seed ) {
			yield "seed $seed" => [ $seed ];
		}
	}

	#[DataProvider( 'seeds' )]
	public function test_after_a_history_reports_are_what_the_orders_say_and_each_difference_is_recomputed( int $seed ): void {
		foreach ( [ 'Random', 'Requests', 'Shop', 'WooCommerceWrites', 'Steps', 'Orders', 'ExpectedRows', 'ExpectedSums', 'Check' ] as $class ) {
			require_once dirname( __DIR__, 2 ) . "/histories/$class.php";
		}
		update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
		update_option( 'woocommerce_analytics_uses_old_full_refund_data', 'no' );
		WooCommerceEmails::leave_out();
		$this->as_administrator();
		Shop::begin( 'America/New_York' );

		$count = self::number( 'STOREWRIGHT_HISTORY_STEPS', self::STEPS );
		$steps = new Steps( $seed, 0, 1 === $seed % 2 );
		$done  = [];
		for ( $step = 0; $step < $count; ++$step ) {
			[ 'did' => $did, 'status' => $status ] = $steps->run( $step );
			self::end_request();
			$done[] = "$did $status";
		}
		// That is what WooCommerce answers to a refund of more than is left.
		self::assertSame( [], preg_grep( '/ 5\d\d (?!woocommerce_rest_cannot_create_order_refund$)/', $done ) );

		$check = ( new Check() )->run();
		self::assertSame( [], $check['broken'], implode( ', ', $done ) );
		self::assertGreaterThan( $count / 4, $check['orders'] );
		$this->compare();
	}

	/**
	 * Asks both: what differs is what the orders say.
	 */
	private function compare(): void {
		$this->import_by_woocommerce();
		$orders = GoldenReports::figures( 'date_paid' );
		$found  = [];
		foreach ( self::REPORTS as $report ) {
			$request        = "GET /wc-analytics/reports/$report&per_page=100&after=2025-01-01T00:00:00&before=2027-12-31T23:59:59";
			[ $peer, $of ]  = $this->ask( $request );
			[ $own, $mine ] = $this->ask( str_replace( '/wc-analytics/', '/storewright/analytics/', $request ) );
			self::assertSame( $of, $mine, $request );
			foreach ( GoldenReports::differences( $peer, $own ) as $difference ) {
				$problem = GoldenReports::unequal( $orders->value( $request, $difference['path'], $own ), $difference );
				$found[] = null === $problem ? null : "$report $problem";
			}
		}
		$found = array_values( array_filter( $found ) );
		self::assertSame( [], array_slice( $found, 0, 100 ), count( $found ) . ' differences' );
	}

	private static function number( string $variable, int $usual ): int {
		$number = getenv( $variable );
		return is_numeric( $number ) ? (int) $number : $usual;
	}
}
