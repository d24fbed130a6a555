<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * The figures of orders. Refunds take back what they refund, on their own day; counts and means are of orders alone.
 */
final class OrderMeasures {

	/**
	 * Where they come from.
	 *
	 * @return array<string, Part>
	 */
	public static function parts(): array {
		return [
			''         => new Part( '{stats} s' ),
			'coupons'  => new Part( '{stats} s JOIN {coupons} c ON c.order_id = s.order_id' ),
			'products' => new Part( '{stats} s JOIN {products} p ON p.order_id = s.order_id' ),
		];
	}

	/**
	 * Those that are known of the orders' own rows, and of the sums by day: for reports with a row for several orders.
	 *
	 * @return list<Measure>
	 */
	public static function of_orders(): array {
		$coupons = Measure::sum( 'coupons', __( 'What coupons took off.', 'storewright' ), 's.storewright_discount' )->summed_by_day( 's.coupons' );
		$known   = array_filter(
			self::all(),
			static fn( Measure $one ) => null !== $one->derive || null !== $one->of_days()
		);
		$known   = array_map( static fn( Measure $one ) => 'coupons' === $one->name ? $coupons : $one, $known );
		// Sums follow from what comes before them.
		usort( $known, static fn( Measure $one, Measure $other ) => ( null !== $one->derive ) <=> ( null !== $other->derive ) );
		return $known;
	}

	/**
	 * The figures.
	 *
	 * @return list<Measure>
	 */
	public static function all(): array {
		return [
			Measure::count(
				'orders_count',
				__( 'Number of orders.', 'storewright' ),
				'SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END )'
			)->summed_by_day( self::of_orders_by_day( 'orders' ) ),
			Measure::count( 'num_items_sold', __( 'Pieces sold, less those that were given back.', 'storewright' ), 'SUM( s.num_items_sold )' )
				->summed_by_day( 's.items' ),
			Measure::sum( 'orders_net', '', 'CASE WHEN s.parent_id = 0 THEN s.net_total ELSE 0 END' )
				->summed_by_day( self::of_orders_by_day( 'net' ) ),
			Measure::count( 'orders_items', '', 'SUM( CASE WHEN s.parent_id = 0 THEN s.num_items_sold ELSE 0 END )' )
				->summed_by_day( self::of_orders_by_day( 'items' ) ),
			Measure::sum( 'refunded', '', 'CASE WHEN s.parent_id = 0 THEN 0 ELSE s.total_sales END' )
				->summed_by_day( 'CASE WHEN s.is_refund = 0 THEN 0 ELSE s.total END' ),
			Measure::derived(
				'gross_sales',
				Kind::Money,
				__( 'What was ordered before discounts, without tax and shipping; refunds are not taken off.', 'storewright' ),
				Derivation::sum( 'orders_net', 'coupons' )
			),
			Measure::sum( 'total_sales', __( 'Totals of orders less refunds, tax and shipping included.', 'storewright' ), 's.total_sales' )
				->summed_by_day( 's.total' ),
			Measure::sum( 'coupons', __( 'What coupons took off.', 'storewright' ), 'c.discount_amount', 'coupons' )
				->summed_by_day( 's.coupons' ),
			Measure::different( 'coupons_count', __( 'Number of different coupons that were used.', 'storewright' ), 'c.coupon_id', 'coupons' ),
			Measure::derived( 'refunds', Kind::Money, __( 'What was paid back.', 'storewright' ), Derivation::negated( 'refunded' ) ),
			Measure::sum( 'taxes', __( 'Taxes less those that were paid back.', 'storewright' ), 's.tax_total' )
				->summed_by_day( 's.tax' ),
			Measure::sum( 'shipping', __( 'Shipping less what was paid back, without tax.', 'storewright' ), 's.shipping_total' )
				->summed_by_day( 's.shipping' ),
			Measure::sum( 'net_revenue', __( 'Total sales without tax and shipping.', 'storewright' ), 's.net_total' )
				->summed_by_day( 's.net' ),
			Measure::derived(
				'avg_items_per_order',
				Kind::Number,
				__( 'Pieces of an order on average.', 'storewright' ),
				Derivation::mean( 'orders_items', 'orders_count', 4 )
			),
			Measure::derived(
				'avg_order_value',
				Kind::Money,
				__( 'Net amount of an order on average.', 'storewright' ),
				Derivation::mean( 'orders_net', 'orders_count' )
			),
			Measure::different( 'total_customers', __( 'Number of customers.', 'storewright' ), 's.customer_id' ),
			Measure::different( 'products', __( 'Number of different products.', 'storewright' ), 'p.product_id', 'products', true ),
		];
	}

	/**
	 * An expression for what the sums by day have of orders, without their refunds.
	 */
	private static function of_orders_by_day( string $column ): string {
		return "CASE WHEN s.is_refund = 0 THEN s.$column ELSE 0 END";
	}
}
