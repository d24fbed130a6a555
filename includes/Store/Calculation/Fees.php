<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;

/**
 * Fees with their taxes. A negative fee takes off no more than there is, and no more tax than was added.
 *
 * @internal A step of a calculation.
 */
final class Fees {

	/**
	 * @param TaxTable $table
	 * @param Rules    $rules
	 * @param Rounding $rounding
	 */
	public function __construct( private readonly TaxTable $table, private readonly Rules $rules, private readonly Rounding $rounding ) {}

	/**
	 * The fees, in their order.
	 *
	 * @param list<Fee>          $fees
	 * @param list<TaxedItem>    $lines     Lines after discounts.
	 * @param array<string, string|null> $classes Key of a line => its tax class, null where it bears no tax.
	 * @param BigDecimal         $available What lines and shipping come to, without tax, in the currency's decimals.
	 * @return list<TaxedItem>
	 */
	public function items( array $fees, array $lines, array $classes, BigDecimal $available ): array {
		$items = [];
		$taxes = array_map( static fn( TaxedItem $line ) => $line->total_taxes, $lines );
		foreach ( $fees as $position => $fee ) {
			if ( ! $fee->amount->isNegative() ) {
				$items[ $position ] = TaxedItem::at( $fee->key, $this->rounding->money( $fee->amount ), $this->rates( $fee ) );
				$taxes[]            = $items[ $position ]->total_taxes;
				$available          = $available->plus( $items[ $position ]->total );
			}
		}
		$collected = Sum::by_key( array_map( $this->rounding->kept( ... ), $taxes ) );
		foreach ( $fees as $position => $fee ) {
			if ( $fee->amount->isNegative() ) {
				$amount    = BigDecimal::max( $this->rounding->money( $fee->amount ), BigDecimal::max( $available, 0 )->negated() );
				$available = $available->plus( $amount );
				$off       = $fee->taxable && $this->rules->taxes ? $this->rounding->kept( $this->share( $amount, $lines, $classes ) ) : [];
				foreach ( $off as $id => $tax ) {
					$off[ $id ]       = BigDecimal::max( $tax, BigDecimal::max( $collected[ $id ] ?? 0, 0 )->negated() );
					$collected[ $id ] = ( $collected[ $id ] ?? BigDecimal::zero() )->plus( $off[ $id ] );
				}
				$items[ $position ] = new TaxedItem( $fee->key, $amount, $amount, $off, $off );
			}
		}
		ksort( $items );
		return array_values( $items );
	}

	/**
	 * @return list<TaxRate>
	 */
	private function rates( Fee $fee ): array {
		return $this->rules->taxes && $fee->taxable ? $this->table->rates( $fee->tax_class ) : [];
	}

	/**
	 * The taxes that go with a discount on all lines, by what each class has of them.
	 *
	 * @param BigDecimal                 $amount  Negative.
	 * @param list<TaxedItem>            $lines
	 * @param array<string, string|null> $classes
	 * @return array<int, BigDecimal>
	 */
	private function share( BigDecimal $amount, array $lines, array $classes ): array {
		$all      = BigDecimal::zero();
		$by_class = [];
		foreach ( $lines as $line ) {
			if ( ! $line->total->isPositive() ) {
				continue;
			}
			$all   = $all->plus( $line->total );
			$class = $classes[ $line->key ] ?? null;
			if ( null !== $class ) {
				$by_class[ $class ] = ( $by_class[ $class ] ?? BigDecimal::zero() )->plus( $line->total );
			}
		}
		$amount = BigDecimal::max( $amount, $all->negated() );
		$taxes  = [];
		foreach ( $by_class as $class => $total ) {
			$part    = $amount->multipliedBy( $total )->dividedBy( $all, $this->rules->decimals + Rounding::FINER, RoundingMode::HALF_UP );
			$taxes[] = TaxMath::taxes( $part, $this->table->rates( (string) $class ) );
		}
		return Sum::by_key( $taxes );
	}
}
