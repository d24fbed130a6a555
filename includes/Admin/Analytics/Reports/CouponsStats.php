<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Closure;
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
 * Figures of coupons that were used.
 */
final class CouponsStats implements StatsReport, HasMonthFigures {

	public const FROM = '{coupons} c JOIN {stats} s ON s.order_id = c.order_id';

	private const ITEMS = self::FROM . ' JOIN {products} p ON p.order_id = c.order_id';

	private const CATEGORIES = " JOIN {has_terms} r ON r.object_id = p.product_id
		JOIN {term_tree} t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = 'product_cat'
		JOIN {categories} l ON l.category_id = t.term_id";

	public function name(): string {
		return 'coupons';
	}

	public function date( DateType $type ): string {
		return 'c.date_created';
	}

	public function parts(): array {
		return [ '' => new Part( self::FROM, is_in_order: true ) ];
	}

	public function month_sums(): MonthSums {
		return new MonthSums( 'all_coupons', self::FROM, 'c', [ 'coupon_id' => 'id' ], '' );
	}

	public function month_kinds(): array {
		return [ 'coupon_id' => [ 'coupon' ] ];
	}

	public function measures(): array {
		return self::figures( 'c' );
	}

	public function filters(): array {
		return [ self::coupons() ];
	}

	/**
	 * Which coupons are meant.
	 */
	public static function coupons(): Filter {
		return Filter::ids(
			'coupons',
			__( 'Limit results to these coupons.', 'storewright' ),
			static fn( array $ids ) => Condition::in( 'c.coupon_id', $ids )
		);
	}

	public function segments(): array {
		return [
			'product'   => self::by( 'p.product_id', self::ITEMS, SegmentLabels::products( ... ) ),
			'variation' => self::by( 'p.variation_id', self::ITEMS, SegmentLabels::variations( ... ) ),
			'category'  => self::by( 'l.category_tree_id', self::ITEMS . self::CATEGORIES, SegmentLabels::categories( ... ) ),
			'coupon'    => self::by( 'c.coupon_id', self::FROM, SegmentLabels::coupons( ... ) ),
		];
	}

	public function orderby(): array {
		return [
			'date'          => '',
			'amount'        => 'amount',
			'coupons_count' => 'coupons_count',
			'orders_count'  => 'orders_count',
		];
	}

	public function arguments(): array {
		return [ 'fields' ];
	}

	/**
	 * @return list<Measure>
	 */
	private static function figures( string $of ): array {
		return [
			Measure::sum( 'amount', __( 'What coupons took off.', 'storewright' ), "$of.discount_amount" )
				->summed_by_month( 'm.amount' ),
			Measure::different( 'coupons_count', __( 'Number of different coupons.', 'storewright' ), "$of.coupon_id" ),
			Measure::count( 'orders_count', __( 'Number of orders with coupons.', 'storewright' ), "COUNT( DISTINCT $of.order_id )" )
				->summed_by_month( 'm.orders' ),
		];
	}

	/**
	 * @param string $id   Expression for the id.
	 * @param string $from Where coupons and what they are split by come from.
	 * @param Closure(\Storewright\Kernel\Context, list<int>): array<int, string|null> $labels
	 */
	private static function by( string $id, string $from, Closure $labels ): Segment {
		return new Segment(
			$id,
			[ '' => new Part( $from, 'c.order_id, c.coupon_id, c.discount_amount' ) ],
			self::figures( 's' ),
			$labels
		);
	}
}
