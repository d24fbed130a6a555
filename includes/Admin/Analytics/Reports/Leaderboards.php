<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\Leaderboard;

/**
 * The leaderboards of the overview, in the order in which it shows them.
 */
final class Leaderboards {

	/**
	 * Their ids.
	 */
	public const IDS = [ 'customers', 'coupons', 'categories', 'products' ];

	/**
	 * All of them.
	 *
	 * @return list<Leaderboard>
	 */
	public static function all(): array {
		$sold = [ __( 'Items sold', 'storewright' ), __( 'Net sales', 'storewright' ) ];
		return [
			new Leaderboard(
				new CustomersReport(),
				'total_spend',
				__( 'Top Customers - Total Spend', 'storewright' ),
				[ __( 'Customer Name', 'storewright' ), __( 'Orders', 'storewright' ), __( 'Total Spend', 'storewright' ) ],
				'name',
				'id',
				'orders_count',
				'total_spend',
				'single_customer'
			),
			new Leaderboard(
				new CouponsReport(),
				'orders_count',
				__( 'Top Coupons - Number of Orders', 'storewright' ),
				[ __( 'Coupon code', 'storewright' ), __( 'Orders', 'storewright' ), __( 'Amount discounted', 'storewright' ) ],
				'code',
				'coupon_id',
				'orders_count',
				'amount',
				'single_coupon'
			),
			new Leaderboard(
				new CategoriesReport(),
				'items_sold',
				__( 'Top categories - Items sold', 'storewright' ),
				[ __( 'Category', 'storewright' ), ...$sold ],
				'name',
				'category_id',
				'items_sold',
				'net_revenue',
				'single_category'
			),
			new Leaderboard(
				new ProductsReport(),
				'items_sold',
				__( 'Top products - Items sold', 'storewright' ),
				[ __( 'Product', 'storewright' ), ...$sold ],
				'name',
				'product_id',
				'items_sold',
				'net_revenue',
				'single_product'
			),
		];
	}
}
