<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;
use Brick\Math\BigInteger;
use Brick\Math\RoundingMode;

/**
 * Spreads coupons over lines, in whole units of the currency. No line goes below zero.
 *
 * @internal A step of a calculation.
 */
final class Discounts {

	/**
	 * @var array<int, BigInteger> Position of the line => what is left of its price.
	 */
	private array $left;

	/**
	 * @var list<int> Positions of the open lines, the one with the dearest pieces first.
	 */
	private readonly array $positions;

	/**
	 * @param list<PricedLine> $lines
	 */
	public function __construct( private readonly array $lines, private readonly Rules $rules ) {
		$this->left = array_map( static fn( PricedLine $line ) => $line->price, $lines );
		$positions  = array_keys( array_filter( $lines, static fn( PricedLine $line ) => $line->is_open() ) );
		usort(
			$positions,
			static fn( int $one, int $other ) => $lines[ $other ]->price->multipliedBy( $lines[ $one ]->line->pieces() )
				->compareTo( $lines[ $one ]->price->multipliedBy( $lines[ $other ]->line->pieces() ) )
		);
		$this->positions = $positions;
	}

	/**
	 * Takes the coupons off.
	 *
	 * @param list<Coupon> $coupons
	 * @return array<int, array<int, BigInteger>> Position of the coupon => position of the line => discount.
	 */
	public function apply( array $coupons ): array {
		uasort(
			$coupons,
			static function ( Coupon $one, Coupon $other ): int {
				$order = [ $one->type->place(), null === $one->most_pieces ] <=> [ $other->type->place(), null === $other->most_pieces ];
				return 0 === $order ? $other->amount->compareTo( $one->amount ) : $order;
			}
		);
		$discounts = [];
		foreach ( $coupons as $position => $coupon ) {
			$discounts[ $position ] = $coupon->amount->isPositive() ? $this->take( $coupon ) : [];
		}
		return $discounts;
	}

	/**
	 * Returns the rest of a line's price.
	 *
	 * @param int $position Position of the line.
	 */
	public function left( int $position ): BigInteger {
		return $this->left[ $position ];
	}

	/**
	 * @return array<int, BigInteger>
	 */
	private function take( Coupon $coupon ): array {
		if ( DiscountType::FixedCart === $coupon->type ) {
			return $this->off_basket( $this->units( $coupon->amount ) );
		}
		$pieces = $this->pieces( $coupon );
		return DiscountType::Percent === $coupon->type ? $this->percent( $coupon->amount, $pieces ) : $this->off_each(
			$this->units( $coupon->amount ),
			$pieces
		);
	}

	/**
	 * For how many pieces of which line a coupon counts.
	 *
	 * @return array<int, int>
	 */
	private function pieces( Coupon $coupon ): array {
		$pieces = [];
		$most   = $coupon->most_pieces;
		foreach ( $this->positions as $position ) {
			$line = $this->lines[ $position ]->line;
			if ( ! $coupon->is_for( $line ) ) {
				continue;
			}
			$pieces[ $position ] = null === $most ? $line->pieces() : min( $most, $line->pieces() );
			$most                = null === $most ? null : $most - $pieces[ $position ];
		}
		return array_filter( $pieces, static fn( int $count ) => $count > 0 );
	}

	/**
	 * @param array<int, int> $pieces
	 * @return array<int, BigInteger>
	 */
	private function off_each( BigInteger $amount, array $pieces ): array {
		$taken = [];
		foreach ( $pieces as $position => $count ) {
			$taken[ $position ] = $this->off_line( $position, $amount->multipliedBy( $count ) );
		}
		return $taken;
	}

	/**
	 * @param array<int, int> $pieces
	 * @return array<int, BigInteger>
	 */
	private function percent( BigDecimal $percent, array $pieces ): array {
		$taken = [];
		$exact = BigDecimal::zero();
		foreach ( $pieces as $position => $count ) {
			$line  = $this->lines[ $position ];
			$price = $this->rules->discounts_in_sequence ? $this->left[ $position ] : $line->price;
			$part  = BigDecimal::of( $price )->multipliedBy( $percent )->multipliedBy( $count )
				->dividedBy( BigDecimal::of( $line->line->pieces() )->multipliedBy( 100 ), Rounding::FINER, RoundingMode::DOWN );
			$part  = BigDecimal::min( $part, $this->left[ $position ] );

			$taken[ $position ] = $this->off_line( $position, $part->toScale( 0, RoundingMode::DOWN )->toBigInteger() );
			$exact              = $exact->plus( $part );
		}
		$rest = $exact->toScale( 0, RoundingMode::HALF_DOWN )->toBigInteger()->minus( self::sum( $taken ) );
		return self::add( $taken, $this->unit_each( $rest, $pieces ) );
	}

	/**
	 * The same off each piece of the basket; what does not divide, a unit a piece, the dearest first.
	 *
	 * @return array<int, BigInteger>
	 */
	private function off_basket( BigInteger $amount ): array {
		$taken = [];
		while ( $amount->isPositive() ) {
			$pieces = [];
			foreach ( $this->positions as $position ) {
				if ( $this->left[ $position ]->isPositive() ) {
					$pieces[ $position ] = $this->lines[ $position ]->line->pieces();
				}
			}
			if ( [] === $pieces ) {
				break;
			}
			$each   = $amount->quotient( self::count( $pieces ) );
			$part   = $each->isPositive() ? $this->off_each( $each, $pieces ) : $this->unit_each( $amount, $pieces );
			$taken  = self::add( $taken, $part );
			$amount = $amount->minus( self::sum( $part ) );
		}
		return $taken;
	}

	/**
	 * A unit off each piece until nothing is to be taken any more.
	 *
	 * @param array<int, int> $pieces
	 * @return array<int, BigInteger>
	 */
	private function unit_each( BigInteger $amount, array $pieces ): array {
		$taken = [];
		foreach ( $pieces as $position => $count ) {
			if ( ! $amount->isPositive() ) {
				break;
			}
			$taken[ $position ] = $this->off_line( $position, BigInteger::min( $amount, $count ) );
			$amount             = $amount->minus( $taken[ $position ] );
		}
		return $taken;
	}

	private function off_line( int $position, BigInteger $amount ): BigInteger {
		$taken                   = BigInteger::min( $amount, $this->left[ $position ] );
		$this->left[ $position ] = $this->left[ $position ]->minus( $taken );
		return $taken;
	}

	private function units( BigDecimal $amount ): BigInteger {
		return $amount->toScale(
			$this->rules->decimals,
			RoundingMode::HALF_UP
		)->withPointMovedRight( $this->rules->decimals )->toBigInteger();
	}

	/**
	 * @param array<int, BigInteger> $amounts
	 */
	private static function sum( array $amounts ): BigInteger {
		return array_reduce( $amounts, static fn( BigInteger $sum, BigInteger $amount ) => $sum->plus( $amount ), BigInteger::zero() );
	}

	/**
	 * @param array<int, int> $pieces
	 */
	private static function count( array $pieces ): BigInteger {
		return self::sum( array_map( BigInteger::of( ... ), $pieces ) );
	}

	/**
	 * @param array<int, BigInteger> $one
	 * @param array<int, BigInteger> $other
	 * @return array<int, BigInteger>
	 */
	private static function add( array $one, array $other ): array {
		foreach ( $other as $position => $amount ) {
			$one[ $position ] = ( $one[ $position ] ?? BigInteger::zero() )->plus( $amount );
		}
		return $one;
	}
}
