<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Model;

use Brick\Math\BigDecimal;
use Brick\Math\Exception\MathException;
use DateTimeImmutable;

/**
 * Prices of a product. Amounts are decimal texts in the shop's currency, '' where there is none; times are UTC.
 */
final class Prices {

	/**
	 * @param string                 $stored  The price that is kept ready for sorting: the lowest of a variable or grouped product.
	 * @param string                 $regular
	 * @param string                 $sale
	 * @param DateTimeImmutable|null $from    When the sale begins, null for always.
	 * @param DateTimeImmutable|null $to      Last moment of the sale, null for ever.
	 */
	public function __construct(
		public readonly string $stored,
		public readonly string $regular,
		public readonly string $sale,
		public readonly ?DateTimeImmutable $from,
		public readonly ?DateTimeImmutable $to
	) {}

	/**
	 * Whether the sale price holds at a moment.
	 */
	public function on_sale( DateTimeImmutable $now ): bool {
		return $this->is_reduced() && ( null === $this->from || $this->from <= $now ) && ( null === $this->to || $this->to >= $now );
	}

	/**
	 * Whether the sale price is below the regular one, whenever it holds.
	 */
	public function is_reduced(): bool {
		return '' !== $this->sale && self::below( $this->sale, $this->regular );
	}

	/**
	 * Returns the price at a moment of a product that has prices of its own; '' where it has no price.
	 */
	public function at( DateTimeImmutable $now ): string {
		return $this->on_sale( $now ) ? $this->sale : $this->regular;
	}

	/**
	 * Whether a sale begins or ends between two moments, so that what is kept ready is out of date.
	 */
	public function has_window(): bool {
		return '' !== $this->sale && ( null !== $this->from || null !== $this->to );
	}

	/**
	 * Whether an amount is less than another; text that is no amount is less than nothing.
	 */
	private static function below( string $amount, string $than ): bool {
		try {
			return BigDecimal::of( $amount )->isLessThan( BigDecimal::of( $than ) );
		} catch ( MathException ) {
			return false;
		}
	}
}
