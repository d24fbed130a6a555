<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

use Brick\Math\BigDecimal;
use Brick\Math\BigRational;
use Brick\Math\Exception\DivisionByZeroException;

/**
 * Works out the cost that an owner wrote as an amount or a sum, exactly: what Cost accepts, and what shops of WooCommerce hold
 * besides, such as a comma for the point, a sign before a number or an operator too many at either end.
 */
final class CostExpression {

	/**
	 * Deepest nesting of parentheses.
	 */
	private const DEEPEST = 250;

	private const TOKEN = '~\G\s*+(?<token>\d+(?:\.\d*)?|\.\d+|[-+*/()]|\[qty\]|\[cost\]|\[fee(?<attributes>(?:\s+\w+\s*=\s*(?:"[^"\]]*"|\'[^\'\]]*\'))*)\s*/?\])~i';

	/**
	 * @var list<string|BigRational> What is still to be read.
	 */
	private array $tokens;

	private int $at = 0;

	/**
	 * @param list<string|BigRational> $tokens Numbers, operators and parentheses.
	 */
	private function __construct( array $tokens ) {
		$this->tokens = $tokens;
	}

	/**
	 * The cost for a number of items with a price.
	 *
	 * @param string     $text     Such as `5 + 2 * [qty]`.
	 * @param BigDecimal $quantity Number of items.
	 * @param BigDecimal $price    Their price.
	 * @return BigRational|null Null where the text says nothing that can be worked out.
	 */
	public static function evaluate( string $text, BigDecimal $quantity, BigDecimal $price ): ?BigRational {
		$text   = trim( str_replace( ',', '.', $text ) );
		$text   = rtrim( ltrim( $text, "+*/ \t\n\r" ), "-+*/ \t\n\r" );
		$tokens = self::tokens( $text, $quantity->toBigRational(), $price->toBigRational() );
		if ( null === $tokens || [] === $tokens ) {
			return null;
		}
		try {
			$expression = new self( $tokens );
			$cost       = $expression->sum( 0 );
			return null !== $cost && count( $tokens ) === $expression->at ? $cost : null;
		} catch ( DivisionByZeroException ) {
			return null;
		}
	}

	/**
	 * @return list<string|BigRational>|null Null where something in the text is unknown.
	 */
	private static function tokens( string $text, BigRational $quantity, BigRational $price ): ?array {
		$tokens = [];
		$offset = 0;
		$end    = strlen( $text );
		while ( $offset < $end ) {
			if ( 1 !== preg_match( self::TOKEN, $text, $match, 0, $offset ) ) {
				return null;
			}
			$offset  += strlen( $match[0] );
			$token    = strtolower( $match['token'] );
			$tokens[] = match ( true ) {
				'[qty]' === $token => $quantity,
				'[cost]' === $token => $price,
				str_starts_with( $token, '[fee' ) => self::fee( $match['attributes'] ?? '', $price ),
				1 === preg_match( '/^[\d.]/', $token ) => BigRational::of( rtrim( $token, '.' ) ),
				default => $token,
			};
		}
		return $tokens;
	}

	/**
	 * A share of the price, not below nor above given amounts.
	 */
	private static function fee( string $attributes, BigRational $price ): BigRational {
		$input = [];
		preg_match_all( '~(\w+)\s*=\s*["\']\s*(\d+(?:\.\d+)?|\.\d+)\s*["\']~', $attributes, $matches, PREG_SET_ORDER );
		foreach ( $matches as $match ) {
			$input[ strtolower( $match[1] ) ] = BigRational::of( $match[2] );
		}
		$fee     = isset( $input['percent'] ) ? $price->multipliedBy( $input['percent'] )->dividedBy( 100 ) : BigRational::zero();
		$minimum = $input['min_fee'] ?? null;
		$maximum = $input['max_fee'] ?? null;
		if ( null !== $minimum && $fee->isLessThan( $minimum ) ) {
			$fee = $minimum;
		}
		// A maximum of zero is none, as in WooCommerce.
		return null !== $maximum && ! $maximum->isZero() && $fee->isGreaterThan( $maximum ) ? $maximum : $fee;
	}

	private function sum( int $depth ): ?BigRational {
		$left = $this->product( $depth );
		while ( null !== $left && in_array( $this->next(), [ '+', '-' ], true ) ) {
			$operator = $this->take();
			$right    = $this->product( $depth );
			$left     = null === $right ? null : ( '+' === $operator ? $left->plus( $right ) : $left->minus( $right ) );
		}
		return $left;
	}

	private function product( int $depth ): ?BigRational {
		$left = $this->operand( $depth );
		while ( null !== $left && in_array( $this->next(), [ '*', '/' ], true ) ) {
			$operator = $this->take();
			$right    = $this->operand( $depth );
			$left     = null === $right ? null : ( '*' === $operator ? $left->multipliedBy( $right ) : $left->dividedBy( $right ) );
		}
		return $left;
	}

	private function operand( int $depth ): ?BigRational {
		$token = $this->take();
		if ( $token instanceof BigRational ) {
			return $token;
		}
		if ( '-' === $token || '+' === $token ) {
			$value = $depth < self::DEEPEST ? $this->operand( $depth + 1 ) : null;
			return '-' === $token ? $value?->negated() : $value;
		}
		if ( '(' !== $token || $depth >= self::DEEPEST ) {
			return null;
		}
		$value = $this->sum( $depth + 1 );
		return ')' === $this->take() ? $value : null;
	}

	private function next(): string|BigRational|null {
		return $this->tokens[ $this->at ] ?? null;
	}

	private function take(): string|BigRational|null {
		return $this->tokens[ $this->at++ ] ?? null;
	}
}
