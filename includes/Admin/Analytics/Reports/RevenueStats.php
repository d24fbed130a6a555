<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\OrderMeasures;
use Storewright\Admin\Analytics\Declaration\OrderSegments;
use Storewright\Admin\Analytics\Declaration\StatsReport;

/**
 * What the shop earned.
 */
final class RevenueStats implements StatsReport {

	public function name(): string {
		return 'revenue';
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
		return [];
	}

	public function segments(): array {
		return OrderSegments::all();
	}

	public function orderby(): array {
		return [
			'date'         => '',
			'total_sales'  => 'total_sales',
			'coupons'      => 'coupons',
			'refunds'      => 'refunds',
			'shipping'     => 'shipping',
			'taxes'        => 'taxes',
			'net_revenue'  => 'net_revenue',
			'orders_count' => 'orders_count',
			'items_sold'   => 'num_items_sold',
			'gross_sales'  => 'gross_sales',
		];
	}

	public function arguments(): array {
		return [ 'date_type', 'fields' ];
	}
}
