<?php
declare(strict_types=1);

namespace Storewright\Tests\Histories;

use Storewright\Shop\Reports\CustomerCheck;
use Storewright\Shop\Reports\CustomerSums;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Shop\Reports\ReportCheck;

/**
 * Compares what reports store and answer with what the orders say.
 */
final class Check {

	/**
	 * Most lines that are kept of each comparison.
	 */
	private const KEPT = 5;

	/**
	 * @var array<string, list<string>>
	 */
	private array $broken = [];

	private int $compared = 0;

	/**
	 * @return array{orders: int, compared: int, broken: array<string, list<string>>} Rows, sums and figures that were compared, and what
	 *   differs, by what was compared.
	 */
	public function run(): array {
		$this->note_drift( 'drift' );
		Shop::finish_run();
		wp_cache_flush();
		$orders   = Orders::all();
		$expected = new ExpectedRows( $orders );
		$stored   = self::stored_stats();
		$this->compare( 'orders', $this->without_person( $expected->stats ), $stored );
		$this->compare_customers( $expected->stats );
		$this->compare( 'items', $expected->products, self::stored_products() );
		$this->compare( 'taxes', $expected->taxes, self::stored_taxes() );
		$this->compare( 'coupons', $expected->coupons, self::stored_coupons() );
		$this->compare( 'days', ExpectedSums::days( $expected->stats ), self::stored_days() );
		$this->compare( 'parts', ExpectedSums::parts( $expected->stats ), self::stored_parts() );
		$this->compare( 'items by month', ExpectedSums::items( $expected ), self::stored_items() );
		$this->compare( 'customers’ sums', self::customers( $expected->stats ), self::stored_customers() );
		$this->compare_answers( $expected->stats );
		$this->compare_different( $expected );
		$this->note_drift( 'drift after the run' );
		$this->check_all_days();
		return [
			'orders'   => count( $orders ),
			'compared' => $this->compared,
			'broken'   => $this->broken,
		];
	}

	/**
	 * @param array<int|string, array<string, mixed>> $expected
	 * @param array<int|string, array<string, mixed>> $stored
	 */
	private function compare( string $what, array $expected, array $stored ): void {
		$lines = [];
		foreach ( $expected + $stored as $key => $unused ) {
			$one   = $expected[ $key ] ?? [];
			$other = $stored[ $key ] ?? [];
			ksort( $one );
			ksort( $other );
			if ( $one !== $other ) {
				$lines[] = "$key: orders say " . wp_json_encode( array_diff_assoc( $one, $other ) )
					. ', stored is ' . wp_json_encode( array_diff_assoc( $other, $one ) );
			}
		}
		$this->compared += count( $expected );
		$this->note( $what, $lines );
	}

	/**
	 * @param list<string> $lines
	 */
	private function note( string $what, array $lines ): void {
		if ( [] !== $lines ) {
			$this->broken[ $what ] = [ ...array_slice( $lines, 0, self::KEPT ), count( $lines ) . ' in all' ];
		}
	}

	private function without_person( array $stats ): array {
		return array_map( static fn( array $row ) => array_diff_key( $row, array_flip( [ 'user', 'email' ] ) ), $stats );
	}

	/**
	 * Each row is of the customer who is named by the order.
	 */
	private function compare_customers( array $stats ): void {
		$tables = Shop::context()->shop()->report_tables();
		$lines  = [];
		foreach ( Orders::rows(
			"SELECT s.order_id, c.user_id, c.email FROM {$tables->order_stats} s
			LEFT JOIN {$tables->customer_lookup} c ON c.customer_id = s.customer_id"
		) as $row ) {
			$order = $stats[ (int) $row['order_id'] ] ?? null;
			if ( null !== $order && ( $order['user'] > 0 ? (int) $row['user_id'] !== $order['user'] : $row['email'] !== $order['email'] ) ) {
				$lines[] = "{$row['order_id']}: is of {$order['user']} {$order['email']}, stored is {$row['user_id']} {$row['email']}";
			}
		}
		$this->note( 'customers', $lines );
	}

	/**
	 * What the reports answer over REST of all days.
	 */
	private function compare_answers( array $stats ): void {
		$counted = array_filter( $stats, static fn( array $row ) => ! in_array( $row['status'], ExpectedRows::UNCOUNTED, true ) );
		$range   = 'after=2025-01-01T00:00:00&before=2027-12-31T23:59:59&date_type=date_created';
		$figures = [
			'revenue/stats' => [
				'orders_count'   => static fn( array $row ) => 0 === $row['parent'] ? 1 : 0,
				'num_items_sold' => static fn( array $row ) => $row['items'],
				'total_sales'    => static fn( array $row ) => $row['total'] / Orders::ONE,
				'taxes'          => static fn( array $row ) => $row['tax'] / Orders::ONE,
				'shipping'       => static fn( array $row ) => $row['shipping'] / Orders::ONE,
				'net_revenue'    => static fn( array $row ) => $row['net'] / Orders::ONE,
			],
		];
		foreach ( $figures as $report => $measures ) {
			[ $status, $answer ] = Shop::ask( 'GET', "/storewright/analytics/reports/$report?interval=month&per_page=100&$range" );
			$answer              = json_decode( (string) wp_json_encode( $answer ), true );
			$lines               = 200 === $status ? [] : [ (string) wp_json_encode( $answer ) ];
			foreach ( $measures as $figure => $of ) {
				$sum   = static fn( array $rows ): float => (float) array_sum( array_map( $of, $rows ) );
				$lines = [ ...$lines, ...$this->figure( 'in all', $sum( $counted ), $answer['totals'][ $figure ] ?? null, $figure ) ];
				foreach ( $answer['intervals'] ?? [] as $interval ) {
					$month = array_filter( $counted, static fn( array $row ) => str_starts_with( $row['created'], $interval['interval'] ) );
					$lines = [
						...$lines,
						...$this->figure( $interval['interval'], $sum( $month ), $interval['subtotals'][ $figure ] ?? null, $figure ),
					];
				}
			}
			$this->note( $report, $lines );
		}
	}

	/**
	 * What the reports answer of figures that are kept by day and month, and looked at again only where orders have changed: PrepareReports
	 * has kept some while the history went on.
	 */
	private function compare_different( ExpectedRows $expected ): void {
		$all   = ExpectedSums::different( $expected );
		$range = 'after=2025-01-01T00:00:00&before=2027-12-31T23:59:59&date_type=date_created';
		$lines = [];
		foreach ( [
			'revenue/stats' => [ 'total_customers', 'coupons_count' ],
			'orders/stats'  => [ 'products' ],
		] as $report => $figures ) {
			// The shop goes by when orders were paid; the report of orders takes no date type.
			update_option( 'woocommerce_date_type', 'date_created' );
			[ $status, $answer ] = Shop::ask( 'GET', "/storewright/analytics/reports/$report?interval=month&per_page=100&$range" );
			delete_option( 'woocommerce_date_type' );
			$answer = json_decode( (string) wp_json_encode( $answer ), true );
			$lines  = [ ...$lines, ...( 200 === $status ? [] : [ (string) wp_json_encode( $answer ) ] ) ];
			foreach ( $figures as $figure ) {
				$right = (float) ( $all[''][ $figure ] ?? 0 );
				$lines = [ ...$lines, ...$this->figure( 'in all', $right, $answer['totals'][ $figure ] ?? null, $figure ) ];
				foreach ( $answer['intervals'] ?? [] as $interval ) {
					$lines = 'products' === $figure ? $lines : [
						...$lines,
						...$this->figure(
							$interval['interval'],
							(float) ( $all[ $interval['interval'] ][ $figure ] ?? 0 ),
							$interval['subtotals'][ $figure ] ?? null,
							$figure
						),
					];
				}
			}
		}
		$this->note( 'figures that are kept', $lines );
	}

	/**
	 * @return list<string>
	 */
	private function figure( string $of, float $expected, mixed $answer, string $figure ): array {
		++$this->compared;
		return is_numeric( $answer ) && abs( $expected - (float) $answer ) < 0.0051
			? []
			: [ "$figure $of: orders say $expected, answered " . wp_json_encode( $answer ) ];
	}

	/**
	 * How far the product says that its sums are from its rows.
	 */
	private function note_drift( string $what ): void {
		$database = Shop::context()->database;
		$tables   = Shop::context()->shop()->report_tables();
		$drift    = new DayDrift( $database, $tables );
		$days     = $drift->days();
		$found    = null === $days ? [] : $drift->of( ...$days );
		if ( ( new CustomerCheck( Shop::context() ) )->is_complete() ) {
			$sums = new CustomerSums( $database, $tables->customer_lookup, $tables->order_stats );
			foreach ( $sums->differing( array_map( intval( ... ), $database->column( "SELECT customer_id FROM {$tables->customer_lookup}" ) ) ) as $id ) {
				$found[] = $database->row( "SELECT * FROM {$tables->customer_lookup} WHERE customer_id = %d", $id );
			}
			$all   = $sums->drift_of_all();
			$found = [ ...$found, ...( null === $all ? [] : [ array_map( strval( ... ), $all ) ] ) ];
		}
		$this->note( $what, array_map( static fn( $row ) => (string) wp_json_encode( $row ), $found ) );
	}

	/**
	 * The product's own check finds nothing either.
	 */
	private function check_all_days(): void {
		$check           = new ReportCheck( Shop::context() );
		$days            = $check->choose( 10000, 0 );
		$found           = [] === $days ? 0 : $check->run( $days );
		$this->compared += count( $days );
		$this->note( 'check of all days', 0 === $found ? [] : [ "$found orders and sums" ] );
	}

	private static function stored_stats(): array {
		$tables = Shop::context()->shop()->report_tables();
		$all    = [];
		foreach ( Orders::rows( "SELECT * FROM {$tables->order_stats}" ) as $row ) {
			$all[ (int) $row['order_id'] ] = [
				'parent'    => (int) $row['parent_id'],
				'created'   => self::time( $row['date_created'] ),
				'paid'      => self::time( $row['date_paid'] ),
				'completed' => self::time( $row['date_completed'] ),
				'status'    => $row['status'],
				'currency'  => $row['storewright_currency'],
				'method'    => $row['storewright_payment_method'],
				'country'   => $row['storewright_country'],
				'state'     => $row['storewright_state'],
				'items'     => (int) $row['num_items_sold'],
				'total'     => Orders::units( $row['total_sales'] ),
				'tax'       => Orders::units( $row['tax_total'] ),
				'shipping'  => Orders::units( $row['shipping_total'] ),
				'net'       => Orders::units( $row['net_total'] ),
				'coupons'   => Orders::units( $row['storewright_discount'] ),
				'returning' => in_array( $row['status'], ExpectedRows::UNCOUNTED, true ) ? null : (int) $row['returning_customer'],
			];
		}
		return $all;
	}

	/**
	 * What each customer has ordered, as the orders say, and all of them together.
	 */
	private static function customers( array $stats ): array {
		$all = [];
		foreach ( $stats as $row ) {
			$customer = $row['user'] > 0 ? "account {$row['user']}" : $row['email'];
			if ( in_array( $row['status'], ExpectedRows::UNCOUNTED, true ) || '' === $customer ) {
				continue;
			}
			foreach ( [ $customer, 'all' ] as $whose ) {
				$all[ $whose ]['orders'] = ( $all[ $whose ]['orders'] ?? 0 ) + ( 0 === $row['parent'] ? 1 : 0 );
				$all[ $whose ]['spent']  = ( $all[ $whose ]['spent'] ?? 0 ) + $row['total'];
				$all[ $whose ]['last']   = 'all' === $whose ? '' : max( $all[ $whose ]['last'] ?? '', $row['created'] );
			}
		}
		return $all;
	}

	private static function stored_customers(): array {
		global $wpdb;
		$tables = Shop::context()->shop()->report_tables();
		$all    = [];
		foreach ( Orders::rows( "SELECT * FROM {$tables->customer_lookup} WHERE storewright_last_order IS NOT NULL" ) as $row ) {
			$all[ (int) $row['user_id'] > 0 ? "account {$row['user_id']}" : $row['email'] ] = [
				'orders' => (int) $row['storewright_orders'],
				'spent'  => Orders::units( $row['storewright_spent'] ),
				'last'   => $row['storewright_last_order'],
			];
		}
		$sums = Orders::rows( "SELECT SUM( orders ) AS orders, SUM( spent ) AS spent FROM {$wpdb->prefix}storewright_report_customers" )[0];
		return [] === $all ? [] : $all + [
			'all' => [
				'orders' => (int) $sums['orders'],
				'spent'  => Orders::units( $sums['spent'] ),
				'last'   => '',
			],
		];
	}

	private static function stored_products(): array {
		$tables = Shop::context()->shop()->report_tables();
		$all    = [];
		foreach ( Orders::rows( "SELECT * FROM {$tables->product_lookup}" ) as $row ) {
			$all[ "{$row['order_item_id']} {$row['order_id']}" ] = [
				'product'      => (int) $row['product_id'],
				'variation'    => (int) $row['variation_id'],
				'pieces'       => (int) $row['product_qty'],
				'net'          => Orders::units( $row['product_net_revenue'] ),
				'tax'          => Orders::units( $row['tax_amount'] ),
				'shipping'     => Orders::units( $row['shipping_amount'] ),
				'shipping_tax' => Orders::units( $row['shipping_tax_amount'] ),
				'coupons'      => Orders::units( $row['coupon_amount'] ),
			];
		}
		return $all;
	}

	private static function stored_taxes(): array {
		$tables = Shop::context()->shop()->report_tables();
		$all    = [];
		foreach ( Orders::rows( "SELECT * FROM {$tables->tax_lookup}" ) as $row ) {
			$all[ "{$row['tax_rate_id']} {$row['order_id']}" ] = [
				'order'    => Orders::units( $row['order_tax'] ),
				'shipping' => Orders::units( $row['shipping_tax'] ),
			];
		}
		return $all;
	}

	private static function stored_coupons(): array {
		$tables = Shop::context()->shop()->report_tables();
		$all    = [];
		foreach ( Orders::rows( "SELECT * FROM {$tables->coupon_lookup}" ) as $row ) {
			$all[ "{$row['coupon_id']} {$row['order_id']}" ] = [ 'amount' => Orders::units( $row['discount_amount'] ) ];
		}
		return $all;
	}

	private static function stored_days(): array {
		$tables = Shop::context()->shop()->report_tables();
		return self::sums(
			Orders::rows( "SELECT * FROM {$tables->days}" ),
			static fn( array $row ) => [
				$row['date_type'],
				$row['day'],
				$row['status'],
				$row['currency'],
				$row['is_refund'],
				in_array( $row['status'], ExpectedRows::UNCOUNTED, true ) ? '-' : $row['returning_customer'],
			]
		);
	}

	private static function stored_parts(): array {
		$tables = Shop::context()->shop()->report_tables();
		return self::sums(
			Orders::rows( "SELECT * FROM {$tables->parts} WHERE kind <> 'changes'" ),
			static fn( array $row ) => array_map(
				static fn( string $column ) => $row[ $column ],
				[ 'kind', 'date_type', 'day', 'value', 'status', 'currency', 'is_refund' ]
			)
		);
	}

	private static function stored_items(): array {
		$tables = Shop::context()->shop()->report_tables();
		$sums   = [];
		foreach ( Orders::rows( "SELECT * FROM {$tables->items}" ) as $row ) {
			$name  = implode( ' | ', [ $row['kind'], $row['day'], $row['id'], $row['variation_id'], $row['status'] ] );
			$added = [
				'orders'      => (int) $row['orders'],
				'items'       => (int) $row['items'],
				'entries'     => (int) $row['entries'],
				'amount'      => Orders::units( $row['amount'] ),
				'of_shipping' => Orders::units( $row['of_shipping'] ),
			];
			foreach ( $added as $measure => $figure ) {
				$sums[ $name ][ $measure ] = ( $sums[ $name ][ $measure ] ?? 0 ) + $figure;
			}
		}
		return array_filter( $sums, static fn( array $sum ) => [] !== array_filter( $sum ) );
	}

	private static function sums( array $rows, callable $key ): array {
		$sums = [];
		foreach ( $rows as $row ) {
			$name = implode( ' | ', $key( $row ) );
			foreach ( ExpectedSums::MEASURES as $measure ) {
				$is_count                  = in_array( $measure, [ 'orders', 'items' ], true );
				$added                     = $is_count ? (int) $row[ $measure ] : Orders::units( $row[ $measure ] );
				$sums[ $name ][ $measure ] = ( $sums[ $name ][ $measure ] ?? 0 ) + $added;
			}
		}
		return array_filter( $sums, static fn( array $sum ) => [] !== array_filter( $sum ) );
	}

	private static function time( ?string $time ): ?string {
		return null === $time || str_starts_with( $time, '0000' ) ? null : $time;
	}
}
