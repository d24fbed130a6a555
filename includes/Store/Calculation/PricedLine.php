<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;
use Brick\Math\BigInteger;
use Brick\Math\RoundingMode;

/**
 * A line with its price before discounts, in the form in which coupons take from it.
 *
 * @internal Between the steps of a calculation.
 */
final class PricedLine {

	/**
	 * @param Line          $line
	 * @param list<TaxRate> $rates Taxes of the line.
	 * @param BigDecimal    $net   Before discounts, without tax.
	 * @param BigInteger    $price Before discounts in the currency's smallest unit, with tax where the shop's prices include it;
	 *   not below zero.
	 */
	private function __construct(
		public readonly Line $line,
		public readonly array $rates,
		public readonly BigDecimal $net,
		public readonly BigInteger $price
	) {}

	/**
	 * Prices a line.
	 */
	public static function of( Line $line, TaxTable $table, Rules $rules, Rounding $rounding ): self {
		$rates = $rules->taxes && $line->taxable ? $table->rates( $line->tax_class ) : [];
		$net   = $line->amount;
		if ( $line->at_price && $rules->taxes && $rules->prices_include_tax && $line->taxable ) {
			$net = TaxMath::net( $net, $table->included( $line->tax_class ), $rules->decimals + Rounding::FINER );
		}
		$net   = $rounding->fine( $net );
		$price = $rules->prices_include_tax ? $net->plus( Sum::of( TaxMath::taxes( $net, $rates ) ) ) : $net;
		$units = $rounding->money( $price )->withPointMovedRight( $rules->decimals )->toBigInteger();
		return new self( $line, $rates, $net, $units->isNegative() ? BigInteger::zero() : $units );
	}

	/**
	 * Whether coupons may take from it.
	 */
	public function is_open(): bool {
		return null === $this->line->total && $this->line->quantity > 0 && $this->price->isPositive();
	}

	/**
	 * The part of the line's net amount that stands for a part of its price.
	 *
	 * @param BigInteger $units Part of the price, in the currency's smallest unit.
	 * @param Rules      $rules
	 */
	public function net_of( BigInteger $units, Rules $rules ): BigDecimal {
		if ( $units->isEqualTo( $this->price ) ) {
			return $this->net;
		}
		return $rules->prices_include_tax
			? $this->net->multipliedBy( $units )->dividedBy( $this->price, $rules->decimals + Rounding::FINER, RoundingMode::HALF_UP )
			: BigDecimal::ofUnscaledValue( $units, $rules->decimals );
	}

	/**
	 * The net amount of what is left of the price.
	 *
	 * @param BigInteger $left  What is left, in the currency's smallest unit.
	 * @param Rules      $rules
	 */
	public function after( BigInteger $left, Rules $rules ): BigDecimal {
		if ( $left->isZero() ) {
			return BigDecimal::zero();
		}
		return BigDecimal::max( $this->net->minus( $this->net_of( $this->price->minus( $left ), $rules ) ), 0 );
	}
}
