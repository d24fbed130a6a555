<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Filter;
use Storewright\Admin\Analytics\Declaration\HasMonthFigures;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\MonthSums;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Admin\Analytics\Declaration\Segment;
use Storewright\Admin\Analytics\Declaration\SegmentLabels;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Query\Condition;

/**
 * Figures of taxes.
 */
final class TaxesStats implements StatsReport, HasMonthFigures {

	public const FROM = '{taxes} x JOIN {stats} s ON s.order_id = x.order_id';

	public function name(): string {
		return 'taxes';
	}

	public function date( DateType $type ): string {
		return 'x.date_created';
	}

	public function parts(): array {
		return [ '' => new Part( self::FROM, is_in_order: true ) ];
	}

	public function month_sums(): MonthSums {
		return new MonthSums( 'all_taxes', self::FROM, 'x', [ 'tax_rate_id' => 'id' ], '' );
	}

	public function month_kinds(): array {
		return [ 'tax_rate_id' => [ 'tax_rate' ] ];
	}

	public function measures(): array {
		return [
			Measure::different( 'tax_codes', __( 'Number of different tax rates.', 'storewright' ), 'x.tax_rate_id' ),
			...self::amounts(),
		];
	}

	/**
	 * Amounts and orders of tax rates.
	 *
	 * @return list<Measure>
	 */
	public static function amounts(): array {
		return [
			Measure::sum( 'total_tax', __( 'Taxes less those that were paid back.', 'storewright' ), 'x.total_tax' )
				->summed_by_month( 'm.amount' ),
			Measure::sum( 'order_tax', __( 'Taxes on what was ordered.', 'storewright' ), 'x.order_tax' )
				->summed_by_month( 'm.amount - m.of_shipping' ),
			Measure::sum( 'shipping_tax', __( 'Taxes on shipping.', 'storewright' ), 'x.shipping_tax' )
				->summed_by_month( 'm.of_shipping' ),
			Measure::count(
				'orders_count',
				__( 'Number of orders.', 'storewright' ),
				'COUNT( DISTINCT CASE WHEN s.parent_id = 0 THEN s.order_id END )'
			)->summed_by_month( 'm.orders' ),
		];
	}

	public function filters(): array {
		return [
			Filter::ids(
				'taxes',
				__( 'Limit results to these tax rates.', 'storewright' ),
				static fn( array $ids ) => Condition::in( 'x.tax_rate_id', $ids )
			),
		];
	}

	public function segments(): array {
		return [
			'tax_rate_id' => new Segment( 'x.tax_rate_id', $this->parts(), $this->measures(), SegmentLabels::tax_rates( ... ) ),
		];
	}

	/**
	 * What intervals can be sorted by. WooCommerce's interface lists figures that this report has not: these go by time.
	 */
	public function orderby(): array {
		return [
			'date'           => '',
			'items_sold'     => '',
			'total_sales'    => '',
			'orders_count'   => 'orders_count',
			'products_count' => '',
		];
	}

	public function arguments(): array {
		return [ 'fields' ];
	}
}
