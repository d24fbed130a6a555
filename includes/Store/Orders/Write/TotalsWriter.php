<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Brick\Math\BigDecimal;
use Storewright\Store\Calculation\ItemTax;
use Storewright\Store\Calculation\ItemTotals;
use Storewright\Store\Calculation\TaxTotals;
use Storewright\Store\Calculation\Totals;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\TaxItem;

/**
 * Puts calculated totals into an order. Items that were there keep their ids.
 */
final class TotalsWriter {

	/**
	 * @param int $decimals Decimals that amounts have at least.
	 */
	public function __construct( private readonly int $decimals ) {}

	/**
	 * Writes the totals of a basket whose lines, fees and shipping have the keys of their positions in the order.
	 */
	public function write( Totals $totals, Order $order ): void {
		foreach ( $order->line_items() as $position => $item ) {
			$this->line( $totals->lines[ self::key( $position ) ], $item );
		}
		foreach ( $order->fee_items() as $position => $item ) {
			$item->total     = $this->text( $totals->fees[ self::key( $position ) ]->total );
			$item->total_tax = $this->text( $totals->fees[ self::key( $position ) ]->total_tax );
			$item->taxes     = $this->taxes( $totals->fees[ self::key( $position ) ] );
		}
		foreach ( $order->shipping_items() as $position => $item ) {
			$item->total     = $this->text( $totals->shipping[ self::key( $position ) ]->total );
			$item->total_tax = $this->text( $totals->shipping[ self::key( $position ) ]->total_tax );
			$item->taxes     = $this->taxes( $totals->shipping[ self::key( $position ) ] );
		}
		foreach ( $order->coupon_items() as $item ) {
			$coupon             = $totals->coupons[ $item->name ] ?? null;
			$item->discount     = $this->text( null === $coupon ? BigDecimal::zero() : $coupon->discount );
			$item->discount_tax = $this->text( null === $coupon ? BigDecimal::zero() : $coupon->discount_tax );
		}
		$this->tax_items( $totals->taxes, $order );

		$order->discount_total = $this->text( $totals->discount_total );
		$order->discount_tax   = $this->text( $totals->discount_tax );
		$order->shipping_total = $this->text( $totals->shipping_total );
		$order->shipping_tax   = $this->text( $totals->shipping_tax );
		$order->cart_tax       = $this->text( $totals->cart_tax );
		$order->total          = $this->text( $totals->total );
	}

	/**
	 * The key of the item at a position among those of its kind.
	 */
	public static function key( int $position ): string {
		return "at {$position}";
	}

	private function line( ItemTotals $totals, LineItem $item ): void {
		$item->subtotal       = $this->text( $totals->subtotal );
		$item->subtotal_tax   = $this->text( $totals->subtotal_tax );
		$item->total          = $this->text( $totals->total );
		$item->total_tax      = $this->text( $totals->total_tax );
		$item->taxes          = $this->taxes( $totals );
		$item->subtotal_taxes = array_map( fn( ItemTax $tax ) => $this->text( $tax->subtotal ), $totals->taxes );
	}

	/**
	 * @return array<int, string>
	 */
	private function taxes( ItemTotals $totals ): array {
		return array_map( fn( ItemTax $tax ) => $this->text( $tax->total ), $totals->taxes );
	}

	/**
	 * @param list<TaxTotals> $taxes
	 */
	private function tax_items( array $taxes, Order $order ): void {
		$known = [];
		foreach ( $order->tax_items() as $item ) {
			$known[ $item->rate_id ] = $item;
		}
		$items = [];
		foreach ( $taxes as $tax ) {
			$item                     = $known[ $tax->rate->id ] ?? new TaxItem();
			$item->rate_id            = $tax->rate->id;
			$item->name               = $tax->rate->code;
			$item->label              = $tax->rate->label;
			$item->compound           = $tax->rate->compound;
			$item->rate_percent       = (string) $tax->rate->percent->stripTrailingZeros();
			$item->tax_total          = $this->text( $tax->tax_total );
			$item->shipping_tax_total = $this->text( $tax->shipping_tax_total );
			$items[]                  = $item;
		}
		$order->replace_items( TaxItem::class, $items );
	}

	/**
	 * An amount with the digits that it needs, and those of the currency at least.
	 */
	private function text( BigDecimal $amount ): string {
		$short = $amount->stripTrailingZeros();
		return (string) $short->toScale( max( $this->decimals, $short->getScale() ) );
	}
}
