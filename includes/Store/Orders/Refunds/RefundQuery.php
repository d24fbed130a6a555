<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Storewright\Database\Connection;
use Storewright\Kernel\Money;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Tables;

/**
 * Reads which refunds orders have.
 */
final class RefundQuery {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The refunds of several orders, newest first, in one query by the index of parents.
	 *
	 * @param list<int> $order_ids
	 * @return array<int, list<RefundSummary>> By order; orders without refunds are missing.
	 */
	public function summaries( array $order_ids ): array {
		if ( [] === $order_ids ) {
			return [];
		}
		$places    = implode( ', ', array_fill( 0, count( $order_ids ), '%d' ) );
		$rows      = $this->database->rows(
			"SELECT o.id, o.parent_order_id, o.total_amount, o.tax_amount, p.shipping_tax_amount, m.meta_value AS reason
			FROM {$this->database->table( Tables::ORDERS )} o
			LEFT JOIN {$this->database->table( Tables::OPERATIONAL )} p ON p.order_id = o.id
			LEFT JOIN {$this->database->table( Tables::META )} m ON m.order_id = o.id AND m.meta_key = '_refund_reason'
			WHERE o.parent_order_id IN ( $places ) AND o.type = %s AND o.status <> 'trash' ORDER BY o.date_created_gmt DESC, o.id DESC",
			...[ ...$order_ids, Order::REFUND ]
		);
		$summaries = [];
		foreach ( $rows as $row ) {
			$summaries[ (int) $row['parent_order_id'] ][] = new RefundSummary(
				(int) $row['id'],
				(string) $row['reason'],
				(string) $row['total_amount'],
				(string) Money::of( $row['tax_amount'] )->plus( Money::of( $row['shipping_tax_amount'] ) )
			);
		}
		return $summaries;
	}
}
