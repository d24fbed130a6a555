<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\OrderFilters;
use Storewright\Admin\Analytics\Declaration\OrderMeasures;
use Storewright\Admin\Analytics\Declaration\OrderSegments;
use Storewright\Admin\Analytics\Declaration\StatsReport;

/**
 * Figures of orders, with filters by what is in them.
 */
final class OrdersStats implements StatsReport {

	private const CUSTOMERS = [ 'new', 'returning' ];

	public function name(): string {
		return 'orders';
	}

	public function date( DateType $type ): string {
		return $type->column();
	}

	public function parts(): array {
		return OrderMeasures::parts();
	}

	public function measures(): array {
		return OrderMeasures::all();
	}

	public function filters(): array {
		return [ ...OrderFilters::all( self::CUSTOMERS ), OrderFilters::customer( 'customer', self::CUSTOMERS ) ];
	}

	public function segments(): array {
		return OrderSegments::all();
	}

	public function orderby(): array {
		return [
			'date'            => '',
			'net_revenue'     => 'net_revenue',
			'orders_count'    => 'orders_count',
			'avg_order_value' => 'avg_order_value',
		];
	}

	public function arguments(): array {
		return [ 'match', 'fields' ];
	}
}
