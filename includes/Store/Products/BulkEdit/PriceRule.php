<?php
declare(strict_types=1);

namespace Storewright\Store\Products\BulkEdit;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Kernel\Money;

/**
 * What becomes of a price: a new one, or more or less than before by an amount or a percentage.
 */
final class PriceRule {

	public const SET = 'set';

	public const REMOVE = 'remove';

	public const INCREASE = 'increase';

	public const DECREASE = 'decrease';

	public const INCREASE_PERCENT = 'increase_percent';

	public const DECREASE_PERCENT = 'decrease_percent';

	/**
	 * Of a sale price: the regular price less an amount.
	 */
	public const BELOW = 'below';

	/**
	 * Of a sale price: the regular price less a percentage.
	 */
	public const BELOW_PERCENT = 'below_percent';

	public const PERCENTAGES = [ self::INCREASE_PERCENT, self::DECREASE_PERCENT, self::BELOW_PERCENT ];

	public const REGULAR = [
		self::SET,
		self::INCREASE,
		self::DECREASE,
		self::INCREASE_PERCENT,
		self::DECREASE_PERCENT,
	];

	public const SALE = [ ...self::REGULAR, self::BELOW, self::BELOW_PERCENT, self::REMOVE ];

	/**
	 * @param string     $action One of the constants.
	 * @param BigDecimal $value  Amount or percentage, not below zero.
	 */
	public function __construct( public readonly string $action, public readonly BigDecimal $value ) {}

	/**
	 * The price that comes of it.
	 *
	 * @param string $old      Decimal text, '' where there is none.
	 * @param string $regular  The regular price that a sale price is worked out from.
	 * @param int    $decimals Digits after the point.
	 * @return string|null Decimal text, '' for none; null where there is nothing to work it out from, or it would be below zero.
	 */
	public function apply( string $old, string $regular, int $decimals ): ?string {
		if ( self::REMOVE === $this->action ) {
			return '';
		}
		if ( self::SET === $this->action ) {
			return Money::text( $this->value, $decimals );
		}
		$from = Money::parse( in_array( $this->action, [ self::BELOW, self::BELOW_PERCENT ], true ) ? $regular : $old );
		if ( null === $from ) {
			return null;
		}
		$part = in_array( $this->action, self::PERCENTAGES, true ) ? $from->multipliedBy( $this->value )->dividedBy(
			100,
			$from->getScale() + $this->value->getScale() + 2,
			RoundingMode::HALF_UP
		) : $this->value;
		$new  = in_array( $this->action, [ self::INCREASE, self::INCREASE_PERCENT ], true ) ? $from->plus( $part ) : $from->minus( $part );
		return $new->isNegative() ? null : Money::text( $new, $decimals );
	}
}
