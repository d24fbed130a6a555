<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;

/**
 * A figure of a report: what the database adds up, or what follows from other figures.
 */
final class Measure {

	/**
	 * Digits after the point that amounts have in the lookup tables.
	 */
	private const SCALE = 6;

	/**
	 * @param string       $name
	 * @param Kind         $kind
	 * @param string       $description For the REST schema; '' where no answer has it.
	 * @param string|null  $sql         An aggregate; null where it follows from others.
	 * @param string       $part        The part of the report it comes from: see Part.
	 * @param Derivation|null $derive How it does.
	 * @param bool         $totals_only Whether intervals and segments lack it.
	 * @param string|null  $by_day      The aggregate of the sums by day that is equal; null where they lack it.
	 * @param bool         $is_different Whether it counts different customers, products or the like: those of parts do not add up.
	 * @param string|null  $by_month    The aggregate of the sums by month, `m`, that is equal; null where they lack it.
	 * @param string|null  $id          An expression for what is counted once; null where that is no count of different ones.
	 */
	private function __construct(
		public readonly string $name,
		public readonly Kind $kind,
		public readonly string $description,
		public readonly ?string $sql,
		public readonly string $part,
		public readonly ?Derivation $derive = null,
		public readonly bool $totals_only = false,
		public readonly ?string $by_day = null,
		public readonly bool $is_different = false,
		public readonly ?string $by_month = null,
		public readonly ?string $id = null
	) {}

	/**
	 * A count.
	 *
	 * @param string $name
	 * @param string $description
	 * @param string $sql         An aggregate that is a whole number.
	 * @param string $part
	 * @param bool   $totals_only Whether intervals and segments lack it.
	 */
	public static function count( string $name, string $description, string $sql, string $part = '', bool $totals_only = false ): self {
		return new self( $name, Kind::Count, $description, $sql, $part, null, $totals_only );
	}

	/**
	 * How many different customers, products or the like there are: those of two months together are not the sum of both.
	 *
	 * @param string $name
	 * @param string $description
	 * @param string $id          An expression for what is counted once.
	 * @param string $part
	 * @param bool   $totals_only Whether intervals and segments lack it.
	 */
	public static function different( string $name, string $description, string $id, string $part = '', bool $totals_only = false ): self {
		return new self( $name, Kind::Count, $description, "COUNT( DISTINCT $id )", $part, null, $totals_only, is_different: true, id: $id );
	}

	/**
	 * A sum of amounts, exact: WooCommerce's columns are floats, so whole millionths are added up.
	 *
	 * @param string $name
	 * @param string $description
	 * @param string $amount      An expression for the amount of a row.
	 * @param string $part
	 */
	public static function sum( string $name, string $description, string $amount, string $part = '' ): self {
		return new self( $name, Kind::Money, $description, self::millionths( $amount ), $part );
	}

	/**
	 * The mean of what each row has; rows without it do not count.
	 *
	 * @param string $name
	 * @param Kind   $kind
	 * @param string $description
	 * @param string $value       An expression for the number or amount of a row.
	 */
	public static function mean( string $name, Kind $kind, string $description, string $value ): self {
		// Money is read in millionths.
		$number = Kind::Money === $kind ? "( $value ) * 1000000" : "( $value ) * 1.0";
		return new self( $name, $kind, $description, "AVG( $number )", '' );
	}

	/**
	 * What follows from other figures.
	 *
	 * @param string                                      $name
	 * @param Kind                                        $kind
	 * @param string                                      $description
	 * @param Derivation $derive
	 */
	public static function derived( string $name, Kind $kind, string $description, Derivation $derive ): self {
		return new self( $name, $kind, $description, null, '', $derive );
	}

	/**
	 * The same figure, which the sums by day know as well, `s`: see docs/analytics.md.
	 *
	 * @param string $value An expression for the number or amount of a row of them.
	 */
	public function summed_by_day( string $value ): self {
		$sum = Kind::Money === $this->kind ? self::millionths( $value ) : "SUM( $value )";
		return new self( $this->name, $this->kind, $this->description, $this->sql, $this->part, $this->derive, $this->totals_only, $sum );
	}

	/**
	 * The figure as the sums by day have it; null where they lack it.
	 */
	public function of_days(): ?self {
		return null === $this->by_day ? null : new self( $this->name, $this->kind, $this->description, $this->by_day, '' );
	}

	/**
	 * The same figure, which the sums by month know as well, `m`: see docs/analytics.md.
	 *
	 * @param string $value An expression for the number or amount of a row of them.
	 */
	public function summed_by_month( string $value ): self {
		$sum = Kind::Money === $this->kind ? self::millionths( $value ) : "SUM( $value )";
		return new self(
			$this->name,
			$this->kind,
			$this->description,
			$this->sql,
			$this->part,
			$this->derive,
			$this->totals_only,
			by_month: $sum
		);
	}

	/**
	 * The figure as a table has it that the sums of months and of parts of months are put into; null where these do not know it.
	 *
	 * @param string $table Its alias.
	 */
	public function of_months( string $table ): ?self {
		// Ids are columns of the sums.
		return $this->is_different ? $this : ( null === $this->by_month
			? null
			: new self( $this->name, $this->kind, $this->description, "SUM( $table.{$this->name} )", '' ) );
	}

	/**
	 * The figure that the database answered.
	 */
	public function read( ?string $value ): BigDecimal {
		$number = BigDecimal::of( null === $value || '' === $value ? 0 : $value );
		return Kind::Money === $this->kind ? $number->withPointMovedLeft( self::SCALE ) : $number;
	}

	/**
	 * The figure as REST answers it.
	 */
	public function answer( BigDecimal $value ): int|float {
		return Kind::Count === $this->kind ? $value->toScale( 0, RoundingMode::HALF_UP )->toInt() : self::number( $value );
	}

	private static function millionths( string $amount ): string {
		return "SUM( CAST( ROUND( ( $amount ) * 1000000 ) AS SIGNED ) )";
	}

	/**
	 * A decimal as a number of JSON, whole ones without a point.
	 */
	private static function number( BigDecimal $value ): int|float {
		$float = $value->toFloat();
		return floor( $float ) === $float && abs( $float ) < PHP_INT_MAX ? (int) $float : $float;
	}
}
