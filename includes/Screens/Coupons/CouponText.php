<?php
declare(strict_types=1);

namespace Storewright\Screens\Coupons;

use DateTimeImmutable;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Shop\CurrencyFormat;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Coupons\Coupon;

/**
 * What the screens say of a coupon: plain text, to be escaped where it is printed.
 */
final class CouponText {

	public const ACTIVE = 'active';

	public const EXPIRED = 'expired';

	public const USED_UP = 'used_up';

	private ?CurrencyFormat $format = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Names of the discount types, by value.
	 *
	 * @return array<string, string>
	 */
	public static function types(): array {
		return [
			DiscountType::Percent->value      => __( 'Percentage discount', 'storewright' ),
			DiscountType::FixedCart->value    => __( 'Fixed cart discount', 'storewright' ),
			DiscountType::FixedProduct->value => __( 'Fixed product discount', 'storewright' ),
		];
	}

	/**
	 * Names of the statuses that a coupon can be given.
	 *
	 * @return array<string, string>
	 */
	public static function statuses(): array {
		return [
			'publish' => __( 'Published', 'storewright' ),
			'draft'   => __( 'Draft', 'storewright' ),
			'pending' => __( 'Pending review', 'storewright' ),
			'private' => __( 'Private', 'storewright' ),
		];
	}

	/**
	 * Names of the states that published coupons are in.
	 *
	 * @return array<string, string>
	 */
	public static function states(): array {
		return [
			self::ACTIVE  => __( 'Active', 'storewright' ),
			self::EXPIRED => __( 'Expired', 'storewright' ),
			self::USED_UP => __( 'Usage limit reached', 'storewright' ),
		];
	}

	/**
	 * A coupon's state, or its status where it is not published.
	 *
	 * @return array{string, string} Its key and its name.
	 */
	public function state( Coupon $coupon ): array {
		if ( 'publish' !== $coupon->status ) {
			$names = self::statuses() + [
				'trash'  => __( 'Trash', 'storewright' ),
				'future' => __( 'Scheduled', 'storewright' ),
			];
			return [ $coupon->status, $names[ $coupon->status ] ?? $coupon->status ];
		}
		$state = match ( true ) {
			$coupon->has_expired( $this->context->clock->now() ) => self::EXPIRED,
			null !== $coupon->usage_limit && $coupon->usage_count >= $coupon->usage_limit => self::USED_UP,
			default => self::ACTIVE,
		};
		return [ $state, self::states()[ $state ] ];
	}

	/**
	 * A coupon's amount: a percentage or money.
	 */
	public function amount( Coupon $coupon ): string {
		if ( DiscountType::Percent->value === $coupon->type ) {
			/* translators: %s: a number. */
			return sprintf( __( '%s%%', 'storewright' ), (string) $coupon->amount->stripTrailingZeros() );
		}
		return $this->money( (string) $coupon->amount );
	}

	/**
	 * An amount in the shop's currency.
	 *
	 * @param string $amount Decimal text.
	 */
	public function money( string $amount ): string {
		$this->format ??= $this->context->shop()->settings()->currency_format();
		return $this->format->text( $amount );
	}

	/**
	 * An amount for a field: with the shop's digits, or more where it has more.
	 *
	 * @param string $amount Decimal text.
	 */
	public function number( string $amount ): string {
		$this->format ??= $this->context->shop()->settings()->currency_format();
		$value          = Money::of( $amount )->stripTrailingZeros();
		return Money::text( $value, max( $this->format->decimals, $value->getScale() ) );
	}

	/**
	 * How often it was used, and how often it can be.
	 */
	public static function usage( Coupon $coupon ): string {
		return sprintf(
			/* translators: 1: how often a coupon was used, 2: how often it can be used. */
			__( '%1$s / %2$s', 'storewright' ),
			number_format_i18n( $coupon->usage_count ),
			null === $coupon->usage_limit ? '∞' : number_format_i18n( $coupon->usage_limit )
		);
	}

	/**
	 * A day in the site's time zone, in words.
	 */
	public static function day( DateTimeImmutable $moment ): string {
		$format = get_option( 'date_format' );
		return (string) wp_date( is_string( $format ) ? $format : 'Y-m-d', $moment->getTimestamp() );
	}
}
