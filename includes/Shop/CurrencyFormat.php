<?php
declare(strict_types=1);

namespace Storewright\Shop;

use Storewright\Kernel\Money;

/**
 * How the shop shows money.
 */
final class CurrencyFormat {

	/**
	 * @param string $code                Currency code.
	 * @param string $symbol              Its symbol.
	 * @param string $position            'left', 'right', 'left_space' or 'right_space'.
	 * @param string $thousand_separator  Between groups of three digits, may be ''.
	 * @param string $decimal_separator   Between units and fractions.
	 * @param int    $decimals            Digits after it.
	 */
	public function __construct(
		public readonly string $code,
		public readonly string $symbol,
		public readonly string $position,
		public readonly string $thousand_separator,
		public readonly string $decimal_separator,
		public readonly int $decimals
	) {}

	/**
	 * The same way to write numbers, for amounts of another currency: with its code, “EUR 1,234.50”.
	 *
	 * @param string $code     Of the other currency.
	 * @param int    $decimals Its digits.
	 */
	public function with_code( string $code, int $decimals ): self {
		return new self( $code, $code, 'left_space', $this->thousand_separator, $this->decimal_separator, $decimals );
	}

	/**
	 * An amount as people read it, with the currency where the shop puts it and a minus in front of both.
	 *
	 * @param string $amount Decimal text.
	 */
	public function text( string $amount ): string {
		$text                 = Money::text( $amount, $this->decimals );
		$sign                 = str_starts_with( $text, '-' ) ? '-' : '';
		[ $whole, $fraction ] = explode( '.', ltrim( $text, '-' ) ) + [ '', '' ];
		$grouped              = strrev( implode( strrev( $this->thousand_separator ), str_split( strrev( $whole ), 3 ) ) );
		$number               = $grouped . ( '' === $fraction ? '' : $this->decimal_separator . $fraction );
		return $sign . match ( $this->position ) {
			'right'       => $number . $this->symbol,
			'left_space'  => $this->symbol . "\u{a0}" . $number,
			'right_space' => $number . "\u{a0}" . $this->symbol,
			default       => $this->symbol . $number,
		};
	}
}
