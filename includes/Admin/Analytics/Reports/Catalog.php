<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Declaration\TotalsReport;

/**
 * The reports that there are.
 */
final class Catalog {

	/**
	 * Those with figures by time.
	 *
	 * @return list<StatsReport>
	 */
	public static function stats(): array {
		return [
			new RevenueStats(),
			new OrdersStats(),
			new ProductsStats(),
			new VariationsStats(),
			new CouponsStats(),
			new TaxesStats(),
			new DownloadsStats(),
		];
	}

	/**
	 * Those with figures of how things are now.
	 *
	 * @return list<TotalsReport>
	 */
	public static function totals(): array {
		return [ new StockTotals(), new CustomersTotals() ];
	}

	/**
	 * Those with rows.
	 *
	 * @return list<ListReport>
	 */
	public static function lists(): array {
		return [
			new OrdersReport(),
			new ProductsReport(),
			new VariationsReport(),
			new CategoriesReport(),
			new CouponsReport(),
			new TaxesReport(),
			new StockReport(),
			new CustomersReport(),
			new DownloadsReport(),
		];
	}

	/**
	 * What the index says of each, by path below `reports`.
	 *
	 * @return array<string, string>
	 */
	public static function descriptions(): array {
		return [
			'performance-indicators' => __( 'Figures of several reports at once.', 'storewright' ),
			'revenue/stats'          => __( 'Figures of revenue.', 'storewright' ),
			'orders'                 => __( 'Orders and refunds.', 'storewright' ),
			'orders/stats'           => __( 'Figures of orders.', 'storewright' ),
			'products'               => __( 'Products that were sold.', 'storewright' ),
			'products/stats'         => __( 'Figures of products that were sold.', 'storewright' ),
			'variations'             => __( 'Variations that were sold.', 'storewright' ),
			'variations/stats'       => __( 'Figures of variations that were sold.', 'storewright' ),
			'categories'             => __( 'Categories of products that were sold.', 'storewright' ),
			'coupons'                => __( 'Coupons that were used.', 'storewright' ),
			'coupons/stats'          => __( 'Figures of coupons that were used.', 'storewright' ),
			'taxes'                  => __( 'Tax rates that orders were taxed by.', 'storewright' ),
			'taxes/stats'            => __( 'Figures of taxes.', 'storewright' ),
			'stock'                  => __( 'How many are left of products and variations.', 'storewright' ),
			'stock/stats'            => __( 'How many products and variations are in stock.', 'storewright' ),
			'customers'              => __( 'Customers and what they ordered.', 'storewright' ),
			'customers/stats'        => __( 'Figures of customers.', 'storewright' ),
			'downloads'              => __( 'Downloads of files.', 'storewright' ),
			'downloads/stats'        => __( 'Figures of downloads.', 'storewright' ),
		];
	}
}
