<?php
declare(strict_types=1);

namespace Storewright\Store\Reports\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A report that can be asked for.
 */
final class ReportSchema implements Schema {

	public static function title(): string {
		return 'report';
	}

	public static function properties(): array {
		return [
			'slug'        => Field::text( __( 'The report’s path below this one.', 'storewright' ), readonly: true, context: [ 'view' ] ),
			'description' => Field::text( __( 'What the report is about.', 'storewright' ), readonly: true, context: [ 'view' ] ),
		];
	}

	/**
	 * Returns the description of each report.
	 *
	 * @return array<string, string> By slug.
	 */
	public static function descriptions(): array {
		return [
			'sales'            => __( 'Sales by day or month.', 'storewright' ),
			'top_sellers'      => __( 'Products that sold best.', 'storewright' ),
			'orders/totals'    => __( 'Number of orders by status.', 'storewright' ),
			'products/totals'  => __( 'Number of products by type.', 'storewright' ),
			'customers/totals' => __( 'Number of customers who have paid an order, and who have not.', 'storewright' ),
			'coupons/totals'   => __( 'Number of coupons by type.', 'storewright' ),
			'reviews/totals'   => __( 'Number of reviews by rating.', 'storewright' ),
		];
	}
}
