<?php
declare(strict_types=1);

namespace Storewright\Store\LegacyRest;

use Storewright\Kernel\Context;
use Storewright\Kernel\Money;

/**
 * How many orders customers made and what they paid, which `wc/v3` no longer answers with each customer.
 */
final class CustomerTotals {

	public const NONE = [
		'orders_count' => 0,
		'total_spent'  => '0.00',
	];

	public function __construct( private readonly Context $context ) {}

	/**
	 * The totals of some customers, in one query.
	 *
	 * @param array<mixed> $ids
	 * @return array<int, array{orders_count: int, total_spent: string}> By id; none of those who ordered nothing.
	 */
	public function of( array $ids ): array {
		$ids = array_values( array_filter( $ids, is_int( ... ) ) );
		if ( [] === $ids ) {
			return [];
		}
		$table  = $this->context->database->table( 'wc_orders' );
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$rows   = $this->context->database->rows(
			"SELECT customer_id, COUNT(*) AS orders, SUM( CASE WHEN status IN ( 'wc-processing', 'wc-completed' ) THEN total_amount ELSE 0 END ) AS spent
			FROM $table WHERE customer_id IN ( $places ) AND type = 'shop_order'
				AND status NOT IN ( 'trash', 'auto-draft', 'wc-checkout-draft' ) GROUP BY customer_id",
			...$ids
		);
		$totals = [];
		foreach ( $rows as $row ) {
			$totals[ (int) $row['customer_id'] ] = [
				'orders_count' => (int) $row['orders'],
				'total_spent'  => Money::text( $row['spent'], 2 ),
			];
		}
		return $totals;
	}
}
