<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\Indicator;

/**
 * The figures that the overview can show, in the order in which it does.
 */
final class Indicators {

	/**
	 * All of them.
	 *
	 * @return list<Indicator>
	 */
	public static function all(): array {
		$revenue   = new RevenueStats();
		$orders    = new OrdersStats();
		$coupons   = new CouponsStats();
		$taxes     = new TaxesStats();
		$downloads = new DownloadsStats();
		return [
			new Indicator( $revenue, 'total_sales', __( 'Total sales', 'storewright' ) ),
			new Indicator( $revenue, 'net_revenue', __( 'Net sales', 'storewright' ) ),
			new Indicator( $orders, 'orders_count', __( 'Orders', 'storewright' ) ),
			new Indicator( $orders, 'avg_order_value', __( 'Average order value', 'storewright' ) ),
			new Indicator( new ProductsStats(), 'items_sold', __( 'Products sold', 'storewright' ) ),
			new Indicator( $revenue, 'refunds', __( 'Returns', 'storewright' ) ),
			new Indicator( $coupons, 'orders_count', __( 'Discounted orders', 'storewright' ) ),
			new Indicator( $coupons, 'amount', __( 'Net discount amount', 'storewright' ) ),
			new Indicator( $taxes, 'total_tax', __( 'Total tax', 'storewright' ) ),
			new Indicator( $taxes, 'order_tax', __( 'Order tax', 'storewright' ) ),
			new Indicator( $taxes, 'shipping_tax', __( 'Shipping tax', 'storewright' ) ),
			new Indicator( $revenue, 'shipping', __( 'Shipping', 'storewright' ) ),
			new Indicator( $downloads, 'download_count', __( 'Downloads', 'storewright' ) ),
			new Indicator( $revenue, 'gross_sales', __( 'Gross sales', 'storewright' ) ),
			new Indicator( new VariationsStats(), 'items_sold', __( 'Variations Sold', 'storewright' ) ),
		];
	}

	/**
	 * What requests call them.
	 *
	 * @return list<string>
	 */
	public static function stats(): array {
		return array_map( static fn( Indicator $one ) => $one->stat(), self::all() );
	}
}
