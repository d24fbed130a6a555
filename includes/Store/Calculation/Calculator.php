<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;
use Brick\Math\BigInteger;

/**
 * Calculates a basket: discounts, then taxes, then sums. Exact decimals throughout; the same input gives the same totals.
 */
final class Calculator {

	private readonly Rounding $rounding;

	/**
	 * @param Rules    $rules How the shop calculates.
	 * @param TaxTable $table Taxes of the customer's address.
	 */
	public function __construct( private readonly Rules $rules, private readonly TaxTable $table = new TaxTable() ) {
		$this->rounding = new Rounding( $rules );
	}

	/**
	 * The totals of a basket.
	 */
	public function totals( Basket $basket ): Totals {
		$priced    = array_map( fn( Line $line ) => PricedLine::of( $line, $this->table, $this->rules, $this->rounding ), $basket->lines );
		$discounts = new Discounts( $priced, $this->rules );
		$taken     = $discounts->apply( $basket->coupons );
		$lines     = [];
		foreach ( $priced as $position => $line ) {
			$lines[] = $this->discounted( $line, $discounts->left( $position ) );
		}
		$shipping = array_map( $this->shipped( $basket ), $basket->shipping );
		$settled  = array_filter( $priced, static fn( PricedLine $line ) => null !== $line->line->total );
		$fees     = ( new Fees( $this->table, $this->rules, $this->rounding ) )->items(
			$basket->fees,
			$lines,
			$this->classes( $basket->lines ),
			$this->sum( self::amounts( $lines ) )->plus( Sum::of( self::amounts( $shipping ) ) )
		);
		$off      = $this->off( $lines )->minus( $this->off( array_intersect_key( $lines, $settled ) ) );
		$coupons  = ( new CouponSums( $this->rules, $this->rounding ) )->of( $basket->coupons, $taken, $priced, $off );
		return $this->summed( $lines, $fees, $shipping, $coupons );
	}

	private function discounted( PricedLine $priced, BigInteger $left ): TaxedItem {
		$total = match ( true ) {
			null !== $priced->line->total => $this->rounding->fine( $priced->line->total ),
			! $priced->is_open()          => $priced->net,
			default                       => $this->rounding->fine( $priced->after( $left, $this->rules ) ),
		};
		return new TaxedItem(
			$priced->line->key,
			$priced->net,
			$total,
			TaxMath::taxes( $priced->net, $priced->rates ),
			TaxMath::taxes( $total, $priced->rates )
		);
	}

	/**
	 * @return callable(ShippingLine): TaxedItem
	 */
	private function shipped( Basket $basket ): callable {
		$inherited = $this->shipping_class( $basket->lines );
		return function ( ShippingLine $shipping ) use ( $inherited ): TaxedItem {
			$class = $shipping->tax_class ?? $inherited;
			$rates = null !== $class && $shipping->taxable && $this->rules->taxes ? $this->table->rates( $class ) : [];
			$rates = array_values( array_filter( $rates, static fn( TaxRate $rate ) => $rate->shipping ) );
			return TaxedItem::at( $shipping->key, $this->rounding->money( $shipping->cost ), $rates );
		};
	}

	/**
	 * The class of shipping: by the rules, or the first of the lines' classes in the order of the shop's.
	 *
	 * @param list<Line> $lines
	 * @return string|null Null where nothing that bears tax is shipped.
	 */
	private function shipping_class( array $lines ): ?string {
		if ( Rules::INHERIT !== $this->rules->shipping_tax_class ) {
			return $this->rules->shipping_tax_class;
		}
		$classes = array_filter( $this->classes( $lines ), is_string( ... ) );
		$known   = array_values( array_intersect( [ '', ...$this->table->classes() ], $classes ) );
		return $known[0] ?? null;
	}

	/**
	 * @param list<Line> $lines
	 * @return array<string, string|null> Key => tax class, null where the line bears no tax.
	 */
	private function classes( array $lines ): array {
		$classes = [];
		foreach ( $lines as $line ) {
			$classes[ $line->key ] = $line->taxable ? $line->tax_class : null;
		}
		return $classes;
	}

	/**
	 * @param list<TaxedItem>             $lines
	 * @param list<TaxedItem>             $fees
	 * @param list<TaxedItem>             $shipping
	 * @param array<string, CouponTotals> $coupons
	 */
	private function summed( array $lines, array $fees, array $shipping, array $coupons ): Totals {
		$cart_taxes     = $this->rate_sums( [ ...$lines, ...$fees ] );
		$shipping_taxes = $this->rate_sums( $shipping );
		$rates          = [];
		foreach ( array_intersect_key( $this->table->all(), $cart_taxes + $shipping_taxes ) as $id => $rate ) {
			$rates[] = new TaxTotals( $rate, $cart_taxes[ $id ] ?? $this->zero(), $shipping_taxes[ $id ] ?? $this->zero() );
		}
		$subtotal     = $this->sum( array_map( static fn( TaxedItem $line ) => $line->subtotal, $lines ) );
		$discount     = $this->off( $lines );
		$fees_total   = $this->zero()->plus( Sum::of( self::amounts( $fees ) ) );
		$shipped      = $this->zero()->plus( Sum::of( self::amounts( $shipping ) ) );
		$cart_tax     = $this->zero()->plus( Sum::of( $cart_taxes ) );
		$shipping_tax = $this->zero()->plus( Sum::of( $shipping_taxes ) );
		$total_tax    = $cart_tax->plus( $shipping_tax );
		return new Totals(
			$this->answered( $lines ),
			$this->answered( $fees ),
			$this->answered( $shipping ),
			$coupons,
			$rates,
			$subtotal,
			$discount,
			$this->tax_off( $lines ),
			$fees_total,
			$shipped,
			$cart_tax,
			$shipping_tax,
			$total_tax,
			$subtotal->minus( $discount )->plus( $fees_total )->plus( $shipped )->plus( $total_tax )
		);
	}

	/**
	 * The taxes of items by rate: each item's rounded and then added up, or the other way round.
	 *
	 * @param list<TaxedItem> $items
	 * @return array<int, BigDecimal>
	 */
	private function rate_sums( array $items ): array {
		$sums = Sum::by_key( array_map( fn( TaxedItem $item ) => $this->rounding->kept( $item->total_taxes ), $items ) );
		return $this->rules->round_at_subtotal ? $this->rounding->taxes( $sums ) : $sums;
	}

	/**
	 * The sum of lines' amounts in the currency's decimals, each line's rounded or their sum.
	 *
	 * @param array<BigDecimal> $amounts
	 */
	private function sum( array $amounts ): BigDecimal {
		return $this->rules->round_at_subtotal ? $this->rounding->money( Sum::of( $amounts ) ) : $this->zero()->plus(
			Sum::of( array_map( $this->rounding->money( ... ), $amounts ) )
		);
	}

	/**
	 * @param array<TaxedItem> $lines
	 */
	private function off( array $lines ): BigDecimal {
		return $this->sum(
			array_map( static fn( TaxedItem $line ) => $line->subtotal, $lines )
		)->minus( $this->sum( self::amounts( $lines ) ) );
	}

	/**
	 * @param list<TaxedItem> $lines
	 */
	private function tax_off( array $lines ): BigDecimal {
		return $this->rounding->tax(
			Sum::of(
				array_map(
					static fn( TaxedItem $line ) => Sum::of( $line->subtotal_taxes )->minus( Sum::of( $line->total_taxes ) ),
					$lines
				)
			)
		);
	}

	/**
	 * @param array<TaxedItem> $items
	 * @return list<BigDecimal>
	 */
	private static function amounts( array $items ): array {
		return array_map( static fn( TaxedItem $item ) => $item->total, array_values( $items ) );
	}

	/**
	 * @param list<TaxedItem> $items
	 * @return array<string, ItemTotals>
	 */
	private function answered( array $items ): array {
		$totals = [];
		foreach ( $items as $item ) {
			$totals[ $item->key ] = $item->totals( $this->rounding );
		}
		return $totals;
	}

	private function zero(): BigDecimal {
		return BigDecimal::zero()->toScale( $this->rules->decimals );
	}
}
