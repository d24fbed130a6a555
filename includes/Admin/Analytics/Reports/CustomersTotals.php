<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\CustomerFilters;
use Storewright\Admin\Analytics\Declaration\CustomerOrders;
use Storewright\Admin\Analytics\Declaration\Filter;
use Storewright\Admin\Analytics\Declaration\GoesByRequest;
use Storewright\Admin\Analytics\Declaration\Kind;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\TotalsReport;
use Storewright\Admin\Analytics\Query\Condition;

/**
 * How many customers there are, and what they ordered on average.
 */
final class CustomersTotals implements TotalsReport, GoesByRequest {

	private Condition $orders;

	private string $searchby = 'name';

	private bool $has_sums = false;

	/**
	 * Whether it is of all customers: then the sums of these are read.
	 */
	private bool $is_of_all = false;

	public function __construct() {
		$this->orders = new Condition( '1 = 1' );
	}

	public function for_request( array $arguments, Condition $orders, bool $has_sums ): static {
		$report           = clone $this;
		$report->orders   = $orders;
		$report->searchby = is_string( $arguments['searchby'] ?? null ) ? $arguments['searchby'] : 'name';
		$report->has_sums = $has_sums;

		$asked             = static fn( Filter $filter ): bool => null !== $filter->condition( $arguments[ $filter->name ] ?? null );
		$report->is_of_all = $has_sums && [] === array_filter( $report->filters(), $asked );
		return $report;
	}

	public function name(): string {
		return 'customers';
	}

	public function source(): Condition {
		if ( $this->is_of_all ) {
			return new Condition(
				'( SELECT ( SELECT COUNT(*) FROM {customers} ) AS customers, SUM( orders ) AS orders, SUM( spent ) AS spent,
				SUM( buyers ) AS buyers, SUM( means ) AS means FROM {buyers} ) o'
			);
		}
		return $this->has_sums
			? CustomerOrders::kept( 'CASE WHEN c.storewright_orders > 0 THEN c.storewright_mean END' )
			: CustomerOrders::source( $this->orders, true );
	}

	/**
	 * Means are of all customers, but for that of an order's value: it is of those who ordered.
	 */
	public function measures(): array {
		$count = fn( string $sql ): string => $this->is_of_all ? 'MAX( o.customers )' : $sql;
		$mean  = fn( string $value, string $sum, string $of ): string => $this->is_of_all ? "$sum * 1.0 / NULLIF( $of, 0 )" : $value;
		return [
			Measure::count( 'customers_count', __( 'Number of customers.', 'storewright' ), $count( 'COUNT(*)' ) ),
			Measure::mean(
				'avg_orders_count',
				Kind::Number,
				__( 'Orders of a customer on average.', 'storewright' ),
				$mean( 'COALESCE( o.orders_count, 0 )', 'o.orders', 'o.customers' )
			),
			Measure::mean(
				'avg_total_spend',
				Kind::Money,
				__( 'What a customer spent on average.', 'storewright' ),
				$mean( 'COALESCE( o.total_spend, 0 )', 'o.spent', 'o.customers' )
			),
			Measure::mean(
				'avg_avg_order_value',
				Kind::Money,
				__( 'What a customer’s order came to on average.', 'storewright' ),
				$mean( 'o.avg_order_value', 'o.means', 'o.buyers' )
			),
		];
	}

	public function filters(): array {
		return CustomerFilters::all( $this->searchby );
	}

	public function arguments(): array {
		return [ 'match', 'searchby', 'fields', 'force_cache_refresh' ];
	}
}
