<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * Full names, with the site's prefix, of the tables that reports read. Their columns are the same whoever runs the shop: see
 * docs/analytics.md.
 */
final class ReportTables {

	/**
	 * @param string $order_stats     One row an order and a refund.
	 * @param string $product_lookup  One row a line item.
	 * @param string $tax_lookup      One row an order and tax rate.
	 * @param string $coupon_lookup   One row an order and coupon.
	 * @param string $customer_lookup One row a customer, guests included.
	 * @param string $days            Sums by day: several rows a day, to be added up.
	 * @param string $parts           The same by what orders have in common: way to pay, country, state.
	 * @param string $items           Sums by month of products, variations, tax rates and coupons.
	 */
	public function __construct(
		public readonly string $order_stats,
		public readonly string $product_lookup,
		public readonly string $tax_lookup,
		public readonly string $coupon_lookup,
		public readonly string $customer_lookup,
		public readonly string $days,
		public readonly string $parts,
		public readonly string $items
	) {}
}
