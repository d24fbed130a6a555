<?php
declare(strict_types=1);

namespace Storewright\Store\Reports;

use Brick\Math\BigDecimal;

/**
 * Sales of a day, of a month or in total.
 */
final class SalesRow {

	/**
	 * @param int        $orders             Orders that were made.
	 * @param int        $items              Pieces in them.
	 * @param BigDecimal $sales              Totals of these orders, tax and shipping included.
	 * @param BigDecimal $tax                Taxes of these orders, those on shipping included.
	 * @param BigDecimal $shipping           Shipping of these orders, without tax.
	 * @param BigDecimal $discount           What coupons took off.
	 * @param BigDecimal $refunds            What was paid back.
	 * @param BigDecimal $refunded_tax       Taxes in what was paid back.
	 * @param BigDecimal $refunded_shipping  Shipping in what was paid back.
	 * @param int        $customers          Accounts that were made.
	 */
	public function __construct(
		public readonly int $orders,
		public readonly int $items,
		public readonly BigDecimal $sales,
		public readonly BigDecimal $tax,
		public readonly BigDecimal $shipping,
		public readonly BigDecimal $discount,
		public readonly BigDecimal $refunds,
		public readonly BigDecimal $refunded_tax,
		public readonly BigDecimal $refunded_shipping,
		public readonly int $customers
	) {}

	/**
	 * The sum of rows.
	 *
	 * @param self ...$rows
	 */
	public static function sum( self ...$rows ): self {
		$amount = static fn( string $name ): BigDecimal => array_reduce(
			$rows,
			static fn( BigDecimal $sum, self $row ) => $sum->plus( $row->amount( $name ) ),
			BigDecimal::zero()
		);
		$count  = static fn( string $name ): int => array_sum( array_map( static fn( self $row ) => $row->count( $name ), $rows ) );
		return new self(
			$count( 'orders' ),
			$count( 'items' ),
			$amount( 'sales' ),
			$amount( 'tax' ),
			$amount( 'shipping' ),
			$amount( 'discount' ),
			$amount( 'refunds' ),
			$amount( 'refunded_tax' ),
			$amount( 'refunded_shipping' ),
			$count( 'customers' )
		);
	}

	private function amount( string $name ): BigDecimal {
		return match ( $name ) {
			'sales'        => $this->sales,
			'tax'          => $this->tax,
			'shipping'     => $this->shipping,
			'discount'     => $this->discount,
			'refunds'      => $this->refunds,
			'refunded_tax' => $this->refunded_tax,
			default        => $this->refunded_shipping,
		};
	}

	private function count( string $name ): int {
		return match ( $name ) {
			'orders' => $this->orders,
			'items'  => $this->items,
			default  => $this->customers,
		};
	}
}
