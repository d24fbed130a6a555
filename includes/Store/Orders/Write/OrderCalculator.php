<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Store\Calculation\Basket;
use Storewright\Store\Calculation\Calculator;
use Storewright\Store\Calculation\Coupon;
use Storewright\Store\Calculation\Fee;
use Storewright\Store\Calculation\Line;
use Storewright\Store\Calculation\ShippingLine;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Products\Model\Product;

/**
 * Calculates an order anew: what its lines cost, coupons, taxes of its address, sums.
 */
final class OrderCalculator {

	public function __construct(
		private readonly CalculationSettings $rules,
		private readonly OrderTaxes $taxes,
		private readonly OrderCoupons $coupons,
		private readonly ProductFinder $products,
		private readonly CategoryAncestors $categories
	) {}

	/**
	 * Writes every amount of the order and its tax lines.
	 *
	 * @param Order            $order
	 * @param list<PricedLine> $priced          Lines whose amounts follow from the request; the others keep theirs.
	 * @param bool             $coupons_changed Whether the set of coupons is another one than before.
	 * @param list<string>     $coupons_before  Codes of the coupons that it had before.
	 * @throws InvalidInput If a new coupon may not be used, or it comes to more than can be stored.
	 */
	public function calculate( Order $order, array $priced, bool $coupons_changed, array $coupons_before ): void {
		$items    = $order->line_items();
		$products = $this->products->several( array_map( static fn( LineItem $item ) => $item->stock_product_id(), $items ) );
		$at_price = array_filter( $priced, static fn( PricedLine $line ) => null !== $line->unit_price );
		$rules    = $this->rules->of( $order, count( $at_price ) > 0 );
		$coupons  = $this->coupons->of( $order );
		$lines    = $this->lines( $items, $products, $priced, self::open( $coupons, $coupons_changed ) );
		$this->coupons->check( $order, $coupons_before, $lines );
		$table  = $this->taxes->of( $order, $rules );
		$totals = ( new Calculator( $rules, $table ) )->totals(
			new Basket( $lines, $this->fees( $order ), $this->shipping( $order ), $coupons )
		);
		( new TotalsWriter( $rules->decimals ) )->write( $totals, $order );
		OrderLimits::check( $order );
	}

	/**
	 * Whether what a line costs after discounts is to be worked out, not kept.
	 *
	 * @param list<Coupon> $coupons
	 * @return callable(PricedLine|null): bool
	 */
	private static function open( array $coupons, bool $coupons_changed ): callable {
		return static fn( ?PricedLine $line ): bool => $coupons_changed || ( [] !== $coupons && true !== $line?->settled );
	}

	/**
	 * @param list<LineItem>                  $items
	 * @param array<int, Product>             $products
	 * @param list<PricedLine>                $priced
	 * @param callable(PricedLine|null): bool $open
	 * @return list<Line>
	 */
	private function lines( array $items, array $products, array $priced, callable $open ): array {
		$lines = [];
		$now   = $this->rules->now();
		foreach ( $items as $position => $item ) {
			$product = $products[ $item->stock_product_id() ] ?? null;
			$mine    = self::priced( $priced, $item );
			$more    = [
				$item->variation_id,
				$item->tax_class,
				null === $product || 'taxable' === $product->tax_status,
				null === $product ? [] : $this->categories->with_ancestors( $product->category_ids ),
				null !== $product && $product->on_sale( $now ),
			];
			$lines[] = null !== $mine?->unit_price
				? Line::at_price( TotalsWriter::key( $position ), $item->product_id, $item->quantity, $mine->unit_price, ...$more )
				: Line::at_amount(
					TotalsWriter::key( $position ),
					$item->product_id,
					$item->quantity,
					Money::of( $item->subtotal ),
					$open( $mine ) ? null : Money::of( $item->total ),
					...$more
				);
		}
		return $lines;
	}

	/**
	 * @param list<PricedLine> $priced
	 */
	private static function priced( array $priced, LineItem $item ): ?PricedLine {
		foreach ( $priced as $line ) {
			if ( $line->item === $item ) {
				return $line;
			}
		}
		return null;
	}

	/**
	 * @return list<Fee>
	 */
	private function fees( Order $order ): array {
		$fees = [];
		foreach ( $order->fee_items() as $position => $item ) {
			$fees[] = new Fee(
				TotalsWriter::key( $position ),
				self::money( $item->total ),
				$item->tax_class,
				'taxable' === $item->tax_status
			);
		}
		return $fees;
	}

	/**
	 * @return list<ShippingLine>
	 */
	private function shipping( Order $order ): array {
		$lines = [];
		foreach ( $order->shipping_items() as $position => $item ) {
			$lines[] = new ShippingLine( TotalsWriter::key( $position ), self::money( $item->total ), 'taxable' === $item->tax_status );
		}
		return $lines;
	}

	private static function money( string $amount ): BigDecimal {
		return Money::of( $amount );
	}
}
