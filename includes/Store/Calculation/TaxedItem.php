<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;

/**
 * An item with its exact taxes, on the way to its totals.
 *
 * @internal Between the steps of a calculation.
 */
final class TaxedItem {

	/**
	 * @param string                 $key
	 * @param BigDecimal             $subtotal       Without tax, before discounts.
	 * @param BigDecimal             $total          Without tax, after discounts.
	 * @param array<int, BigDecimal> $subtotal_taxes Id of the rate => exact tax of the subtotal.
	 * @param array<int, BigDecimal> $total_taxes    Id of the rate => exact tax of the total.
	 */
	public function __construct(
		public readonly string $key,
		public readonly BigDecimal $subtotal,
		public readonly BigDecimal $total,
		public readonly array $subtotal_taxes,
		public readonly array $total_taxes
	) {}

	/**
	 * An item that has only one amount, such as a fee.
	 *
	 * @param string        $key
	 * @param BigDecimal    $amount Without tax.
	 * @param list<TaxRate> $rates
	 */
	public static function at( string $key, BigDecimal $amount, array $rates ): self {
		$taxes = TaxMath::taxes( $amount, $rates );
		return new self( $key, $amount, $amount, $taxes, $taxes );
	}

	/**
	 * The item as it is answered.
	 */
	public function totals( Rounding $rounding ): ItemTotals {
		$before = $rounding->kept( $this->subtotal_taxes );
		$after  = $rounding->kept( $this->total_taxes );
		$taxes  = [];
		foreach ( $after as $id => $tax ) {
			$taxes[ $id ] = new ItemTax( $before[ $id ], $tax );
		}
		return new ItemTotals( $this->key, $this->subtotal, $this->total, Sum::of( $before ), Sum::of( $after ), $taxes );
	}
}
