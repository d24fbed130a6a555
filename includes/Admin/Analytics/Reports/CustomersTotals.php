<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\CustomerFilters;
use Storewright\Admin\Analytics\Declaration\CustomerOrders;
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

	public function __construct() {
		$this->orders = new Condition( '1 = 1' );
	}

	public function for_request( array $arguments, Condition $orders ): static {
		$report           = clone $this;
		$report->orders   = $orders;
		$report->searchby = is_string( $arguments['searchby'] ?? null ) ? $arguments['searchby'] : 'name';
		return $report;
	}

	public function name(): string {
		return 'customers';
	}

	public function source(): Condition {
		return CustomerOrders::source( $this->orders, true );
	}

	/**
	 * Means are of all customers, but for that of an order's value: it is of those who ordered.
	 */
	public function measures(): array {
		return [
			Measure::count( 'customers_count', __( 'Number of customers.', 'storewright' ), 'COUNT(*)' ),
			Measure::mean( 'avg_orders_count', Kind::Number, __( 'Orders of a customer on average.', 'storewright' ), 'COALESCE( o.orders_count, 0 )' ),
			Measure::mean( 'avg_total_spend', Kind::Money, __( 'What a customer spent on average.', 'storewright' ), 'COALESCE( o.total_spend, 0 )' ),
			Measure::mean(
				'avg_avg_order_value',
				Kind::Money,
				__( 'What a customer’s order came to on average.', 'storewright' ),
				'o.avg_order_value'
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
