<?php
declare(strict_types=1);

namespace Storewright\Store\Reports;

use Storewright\Kernel\Context;
use Storewright\Store\Orders\Tables;

/**
 * The products of which most pieces were sold. Orders that are processing, on hold or completed count, less what of them was given
 * back in the period; variations count as their product.
 */
final class TopSellersQuery {

	/**
	 * How many products are named.
	 */
	private const NAMED = 12;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The best first.
	 *
	 * @return list<array{product_id: int, name: string, quantity: int}> The name is that of the product, '' where it is gone.
	 */
	public function rows( ReportPeriod $period ): array {
		$database = $this->context->database;
		$rows     = $database->rows(
			"SELECT l.product_id, SUM( l.product_qty ) AS quantity FROM {$database->table( Tables::PRODUCT_LOOKUP )} l
			JOIN {$database->table( Tables::STATS )} s ON s.order_id = l.order_id
			WHERE l.date_created >= %s AND l.date_created < %s AND l.product_id > 0
			AND s.status IN ( 'wc-completed', 'wc-processing', 'wc-on-hold' )
			GROUP BY l.product_id HAVING SUM( l.product_qty ) > 0 ORDER BY quantity DESC, l.product_id LIMIT %d",
			$period->from(),
			$period->until(),
			self::NAMED
		);
		_prime_post_caches( array_map( static fn( array $row ) => (int) $row['product_id'], $rows ), false, false );
		return array_map(
			static fn( array $row ) => [
				'product_id' => (int) $row['product_id'],
				'name'       => get_post( (int) $row['product_id'] )->post_title ?? '',
				'quantity'   => (int) $row['quantity'],
			],
			$rows
		);
	}
}
