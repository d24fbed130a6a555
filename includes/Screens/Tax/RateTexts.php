<?php
declare(strict_types=1);

namespace Storewright\Screens\Tax;

use Storewright\Kernel\Context;
use Storewright\Store\Tax\Rate;

/**
 * Tax rates as texts of a form, with the shop's decimal separator.
 */
final class RateTexts {

	private readonly string $separator;

	public function __construct( Context $context ) {
		$this->separator = $context->shop()->settings()->currency_format()->decimal_separator;
	}

	/**
	 * A rate as what its fields say.
	 *
	 * @return array<string, string> By the names of RateRow.
	 */
	public function of( Rate $rate ): array {
		return [
			'country'  => $rate->country,
			'state'    => $rate->state,
			'postcode' => self::plain( implode( '; ', $rate->postcodes ) ),
			'city'     => self::plain( implode( '; ', $rate->cities ) ),
			'rate'     => $this->percent( $rate ),
			'name'     => self::plain( $rate->name ),
			'priority' => (string) $rate->priority,
			'compound' => $rate->compound ? '1' : '',
			'shipping' => $rate->shipping ? '1' : '',
		];
	}

	/**
	 * The percentage, such as `8.875`.
	 */
	public function percent( Rate $rate ): string {
		return str_replace( '.', $this->separator, $rate->short_percent() );
	}

	/**
	 * A typed percentage as the rules read it.
	 */
	public function number( string $typed ): string {
		return str_replace( [ $this->separator, ',' ], '.', $typed );
	}

	/**
	 * A text as a field of one line holds it.
	 */
	public static function plain( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', wp_check_invalid_utf8( $text ) ) );
	}

	/**
	 * What a field says, for a message.
	 *
	 * @param string $field Name of a field.
	 * @param string $text  What is in it.
	 */
	public static function shown( string $field, string $text ): string {
		if ( in_array( $field, RateRow::FLAGS, true ) ) {
			return '' === $text ? __( 'No', 'storewright' ) : __( 'Yes', 'storewright' );
		}
		return mb_strlen( $text ) > 80 ? mb_substr( $text, 0, 80 ) . '…' : $text;
	}
}
