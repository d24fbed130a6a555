<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;

/**
 * How a figure follows from others.
 */
final class Derivation {

	public const MEAN = 'mean';

	public const SUM = 'sum';

	public const NEGATED = 'negated';

	private function __construct(
		public readonly string $how,
		private readonly string $one,
		private readonly string $other = '',
		private readonly int $scale = 0
	) {}

	/**
	 * A figure divided by a count; 0 where the count is.
	 *
	 * @param string $sum
	 * @param string $count
	 * @param int    $scale Digits after the point.
	 */
	public static function mean( string $sum, string $count, int $scale = 8 ): self {
		return new self( self::MEAN, $sum, $count, $scale );
	}

	/**
	 * The sum of two figures.
	 */
	public static function sum( string $one, string $other ): self {
		return new self( self::SUM, $one, $other );
	}

	/**
	 * A figure with the other sign.
	 */
	public static function negated( string $one ): self {
		return new self( self::NEGATED, $one );
	}

	/**
	 * Names of the figures it follows from.
	 *
	 * @return list<string>
	 */
	public function needs(): array {
		return '' === $this->other ? [ $this->one ] : [ $this->one, $this->other ];
	}

	/**
	 * An expression that sorts as the figure does, of the columns of those it follows from.
	 */
	public function sql(): string {
		return match ( $this->how ) {
			self::SUM  => "{$this->one} + {$this->other}",
			self::MEAN => "COALESCE( {$this->one} * 1.0 / NULLIF( {$this->other}, 0 ), 0 )",
			default    => "-{$this->one}",
		};
	}

	/**
	 * The figure.
	 *
	 * @param array<string, BigDecimal> $figures Those it follows from, by name.
	 */
	public function of( array $figures ): BigDecimal {
		$one   = $figures[ $this->one ];
		$other = $figures[ $this->other ] ?? BigDecimal::zero();
		return match ( $this->how ) {
			self::SUM  => $one->plus( $other ),
			self::MEAN => $other->isZero() ? $other : $one->dividedBy( $other, $this->scale, RoundingMode::HALF_UP ),
			default    => $one->negated(),
		};
	}
}
