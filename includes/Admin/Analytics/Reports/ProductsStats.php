<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Filter;
use Storewright\Admin\Analytics\Declaration\HasMonthFigures;
use Storewright\Admin\Analytics\Declaration\ItemMeasures;
use Storewright\Admin\Analytics\Declaration\ItemSegments;
use Storewright\Admin\Analytics\Declaration\MonthSums;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Query\Condition;

/**
 * Figures of products that were sold.
 */
final class ProductsStats implements StatsReport, HasMonthFigures {

	/**
	 * Columns of items => those of the sums by month.
	 */
	public const IDS = [
		'product_id'   => 'id',
		'variation_id' => 'variation_id',
	];

	public function name(): string {
		return 'products';
	}

	public function date( DateType $type ): string {
		return ItemMeasures::DATE;
	}

	public function parts(): array {
		return [ '' => new Part( ItemMeasures::FROM, is_in_order: true ) ];
	}

	public function month_sums(): MonthSums {
		return new MonthSums( 'all_products', ItemMeasures::FROM, 'p', self::IDS, '' );
	}

	public function month_kinds(): array {
		return [
			'product_id'   => [ 'product' ],
			'variation_id' => [ 'variation', 'all_simple' ],
		];
	}

	public function measures(): array {
		return [ ...ItemMeasures::all(), ItemMeasures::products(), ItemMeasures::variations() ];
	}

	public function filters(): array {
		return [
			Filter::ids( 'categories', __( 'Limit results to products of these categories.', 'storewright' ), ItemMeasures::in_categories( ... ) ),
			Filter::ids(
				'products',
				__( 'Limit results to these products.', 'storewright' ),
				static fn( array $ids ) => Condition::in( 'p.product_id', $ids )
			),
			Filter::ids(
				'variations',
				__( 'Limit results to these variations.', 'storewright' ),
				static fn( array $ids ) => Condition::in( 'p.variation_id', $ids )
			),
		];
	}

	public function segments(): array {
		return ItemSegments::all(
			[
				'product_id'   => ItemMeasures::products(),
				'variation_id' => ItemMeasures::variations(),
			]
		);
	}

	/**
	 * What intervals can be sorted by. WooCommerce's interface lists figures that this report has not: these go by time.
	 */
	public function orderby(): array {
		return [
			'date'         => '',
			'net_revenue'  => 'net_revenue',
			'coupons'      => '',
			'refunds'      => '',
			'shipping'     => '',
			'taxes'        => '',
			'orders_count' => 'orders_count',
			'items_sold'   => 'items_sold',
		];
	}

	public function arguments(): array {
		return [ 'fields' ];
	}
}
