<?php
declare(strict_types=1);

namespace Storewright\Screens\Coupons;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Screens\Forms\FieldMerge;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Coupons\Coupon;
use Storewright\Store\Products\BulkEdit\ProductEdit;

/**
 * The fields of a coupon's form: what they show of a coupon, and what of them goes to `wc/v3`. Each is a text; lists are ids with commas.
 */
final class CouponFields {

	/**
	 * Fields of which an unchecked box sends nothing.
	 */
	public const FLAGS = [ 'free_shipping', 'individual_use', 'exclude_sale_items' ];

	public const PRODUCTS = [ 'product_ids', 'excluded_product_ids' ];

	public const CATEGORIES = [ 'product_categories', 'excluded_product_categories' ];

	private const MONEY = [ 'amount', 'minimum_amount', 'maximum_amount' ];

	private const LIMITS = [ 'usage_limit', 'usage_limit_per_user', 'limit_usage_to_x_items' ];

	private const LARGEST_LIMIT = 2_147_483_647;

	/**
	 * @var array<string, string> What is wrong, by field.
	 */
	public array $errors = [];

	/**
	 * @var list<string> Fields that somebody else has changed as well.
	 */
	private array $conflicts = [];

	public function __construct( private readonly CouponText $texts, private readonly CouponTargets $targets ) {}

	/**
	 * What the fields are called.
	 *
	 * @return array<string, string>
	 */
	public static function labels(): array {
		return [
			'code'                        => __( 'Coupon code', 'storewright' ),
			'description'                 => __( 'Description', 'storewright' ),
			'status'                      => __( 'Status', 'storewright' ),
			'discount_type'               => __( 'Discount type', 'storewright' ),
			'amount'                      => __( 'Coupon amount', 'storewright' ),
			'free_shipping'               => __( 'Allow free shipping', 'storewright' ),
			'date_expires'                => __( 'Coupon expiry date', 'storewright' ),
			'minimum_amount'              => __( 'Minimum spend', 'storewright' ),
			'maximum_amount'              => __( 'Maximum spend', 'storewright' ),
			'individual_use'              => __( 'Individual use only', 'storewright' ),
			'exclude_sale_items'          => __( 'Exclude sale items', 'storewright' ),
			'product_ids'                 => __( 'Products', 'storewright' ),
			'excluded_product_ids'        => __( 'Exclude products', 'storewright' ),
			'product_categories'          => __( 'Product categories', 'storewright' ),
			'excluded_product_categories' => __( 'Exclude categories', 'storewright' ),
			'email_restrictions'          => __( 'Allowed emails', 'storewright' ),
			'usage_limit'                 => __( 'Usage limit per coupon', 'storewright' ),
			'usage_limit_per_user'        => __( 'Usage limit per user', 'storewright' ),
			'limit_usage_to_x_items'      => __( 'Limit usage to X items', 'storewright' ),
		];
	}

	/**
	 * What the fields show of a coupon.
	 *
	 * @return array<string, string>
	 */
	public function of( Coupon $coupon ): array {
		$flag  = static fn( bool $is_on ): string => $is_on ? 'yes' : '';
		$ids   = static fn( array $list ): string => implode( ',', array_filter( $list, is_int( ... ) ) );
		$money = fn( ?BigDecimal $amount ): string => null === $amount ? '' : $this->texts->number( (string) $amount );
		return [
			'code'                        => $coupon->code,
			'description'                 => $coupon->description,
			'status'                      => $coupon->status,
			'discount_type'               => $coupon->type,
			'amount'                      => 0 === $coupon->id ? '' : $money( $coupon->amount ),
			'free_shipping'               => $flag( $coupon->free_shipping ),
			'date_expires'                => null === $coupon->expires ? '' : (string) wp_date( 'Y-m-d', $coupon->expires->getTimestamp() ),
			'minimum_amount'              => $money( $coupon->minimum_amount ),
			'maximum_amount'              => $money( $coupon->maximum_amount ),
			'individual_use'              => $flag( $coupon->individual_use ),
			'exclude_sale_items'          => $flag( $coupon->exclude_sale_items ),
			'product_ids'                 => $ids( $coupon->product_ids ),
			'excluded_product_ids'        => $ids( $coupon->excluded_product_ids ),
			'product_categories'          => $ids( $coupon->category_ids ),
			'excluded_product_categories' => $ids( $coupon->excluded_category_ids ),
			'email_restrictions'          => implode( "\n", $coupon->email_restrictions ),
			'usage_limit'                 => (string) $coupon->usage_limit,
			'usage_limit_per_user'        => (string) $coupon->usage_limit_per_user,
			'limit_usage_to_x_items'      => (string) $coupon->limit_usage_to_x_items,
		];
	}

	/**
	 * What was typed, in the same form. A product that was named is in its list.
	 *
	 * @param array<mixed>          $posted
	 * @param array<string, string> $current What a field has that was not sent.
	 * @return array<string, string>
	 */
	public function typed( array $posted, array $current ): array {
		$typed = [];
		foreach ( $current as $field => $value ) {
			$sent            = $posted[ $field ] ?? null;
			$typed[ $field ] = match ( true ) {
				in_array( $field, self::FLAGS, true ) => 'yes' === $sent ? 'yes' : '',
				in_array( $field, [ ...self::PRODUCTS, ...self::CATEGORIES ], true ) => self::ids( $sent ),
				is_string( $sent ) => self::text( $field, $sent ),
				default => $value,
			};
		}
		foreach ( self::PRODUCTS as $field ) {
			$named = is_string( $posted[ "add_$field" ] ?? null ) ? trim( $posted[ "add_$field" ] ) : '';
			if ( '' === $named ) {
				continue;
			}
			try {
				$id              = $this->targets->product( $named );
				$typed[ $field ] = self::ids( [ ...( '' === $typed[ $field ] ? [] : explode( ',', $typed[ $field ] ) ), (string) $id ] );
			} catch ( InvalidInput $unknown ) {
				$this->errors[ "add_$field" ] = $unknown->getMessage();
			}
		}
		return $typed;
	}

	/**
	 * What was changed, as `wc/v3` takes it. What can't be taken, and what somebody else has changed meanwhile, is an error.
	 *
	 * @param array<string, string> $typed
	 * @param array<mixed>          $before  What the form showed.
	 * @param array<string, string> $current What the coupon has.
	 * @return array<string, mixed>
	 */
	public function changes( array $typed, array $before, array $current ): array {
		$merge           = new FieldMerge( self::labels(), self::shown( ... ) );
		$changes         = $merge->changes( $typed, self::seen( $before, $current ), self::seen( [], $current ) );
		$this->conflicts = array_keys( $merge->conflicts );
		$this->errors    = $merge->conflicts + $this->errors;
		$body            = [];
		foreach ( $changes as $field => $value ) {
			$body[ $field ] = $this->for_rest( $field, $value );
		}
		$this->check_amounts( $typed );
		return $body;
	}

	/**
	 * What the form shows once more: what was not touched is as the coupon has it now, and what somebody else has changed as well is
	 * theirs to begin with, so that saving again is meant.
	 *
	 * @param array<string, string> $typed
	 * @param array<mixed>          $before  What the form showed.
	 * @param array<string, string> $current What the coupon has.
	 * @return array{array<string, string>, array<string, string>} What the fields show, and what they are compared with.
	 */
	public function again( array $typed, array $before, array $current ): array {
		$seen     = self::seen( $before, $current );
		$compared = $current;
		foreach ( array_diff_key( $typed, array_flip( $this->conflicts ) ) as $field => $value ) {
			if ( $value !== $seen[ $field ] ) {
				$compared[ $field ] = $seen[ $field ];
			}
		}
		return [ FieldMerge::again( $typed, $seen, $current ), $compared ];
	}

	/**
	 * What the form showed, as a browser sends it back.
	 *
	 * @param array<mixed>          $before
	 * @param array<string, string> $current What a field has that was not sent.
	 * @return array<string, string>
	 */
	private static function seen( array $before, array $current ): array {
		foreach ( $current as $field => $value ) {
			$current[ $field ] = trim( self::lines( is_string( $before[ $field ] ?? null ) ? $before[ $field ] : $value ) );
		}
		return $current;
	}

	/**
	 * A list of ids as a text with commas, each once.
	 */
	private static function ids( mixed $sent ): string {
		$ids = array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, is_array( $sent ) ? $sent : [] );
		return implode( ',', array_unique( array_filter( $ids, static fn( int $id ) => $id > 0 ) ) );
	}

	private static function text( string $field, string $sent ): string {
		return 'email_restrictions' === $field ? self::emails( $sent ) : trim( self::lines( $sent ) );
	}

	private static function emails( string $text ): string {
		$emails = preg_split( '/[\s,;]+/', $text, -1, PREG_SPLIT_NO_EMPTY );
		return implode( "\n", array_unique( is_array( $emails ) ? $emails : [] ) );
	}

	private static function lines( string $text ): string {
		return str_replace( "\r\n", "\n", $text );
	}

	private function for_rest( string $field, string $value ): mixed {
		return match ( true ) {
			in_array( $field, self::MONEY, true )  => $this->money( $field, $value ),
			in_array( $field, self::LIMITS, true ) => $this->limit( $field, $value ),
			in_array( $field, self::FLAGS, true )  => 'yes' === $value,
			in_array( $field, self::PRODUCTS, true ),
			in_array( $field, self::CATEGORIES, true ) => '' === $value ? [] : array_map( intval( ... ), explode( ',', $value ) ),
			'email_restrictions' === $field        => '' === $value ? [] : explode( "\n", $value ),
			'date_expires' === $field              => $this->day( $value ),
			'status' === $field                    => $this->choice( $field, $value, CouponText::statuses() ),
			'discount_type' === $field             => $this->choice( $field, $value, CouponText::types() ),
			default                                => $value,
		};
	}

	private function money( string $field, string $value ): string {
		$number = '' === $value ? null : ProductEdit::decimal( $value );
		if ( '' !== $value && ( null === $number || $number->isNegative() ) ) {
			/* translators: 1: name of a field, 2: what was typed. */
			$this->errors[ $field ] = sprintf( __( '%1$s: “%2$s” is not a number such as 12.50.', 'storewright' ), self::labels()[ $field ], $value );
		}
		return (string) $number;
	}

	private function limit( string $field, string $value ): ?int {
		if ( '' === $value ) {
			return null;
		}
		$number = filter_var( $value, FILTER_VALIDATE_INT );
		if ( false === $number || $number < 0 || $number > self::LARGEST_LIMIT ) {
			$this->errors[ $field ] = sprintf(
				/* translators: 1: name of a field, 2: what was typed, 3: greatest number. */
				__( '%1$s: “%2$s” is not a whole number from 0 to %3$d.', 'storewright' ),
				self::labels()[ $field ],
				$value,
				self::LARGEST_LIMIT
			);
			return null;
		}
		return $number;
	}

	private function day( string $value ): ?string {
		if ( '' === $value ) {
			return null;
		}
		$day = DateTimeImmutable::createFromFormat( '!Y-m-d', $value );
		if ( false === $day || $day->format( 'Y-m-d' ) !== $value ) {
			/* translators: 1: name of a field, 2: what was typed. */
			$this->errors['date_expires'] = sprintf( __( '%1$s: “%2$s” is not a date such as 2027-12-31.', 'storewright' ), self::labels()['date_expires'], $value );
		}
		return "{$value}T00:00:00";
	}

	/**
	 * @param array<string, string> $choices
	 */
	private function choice( string $field, string $value, array $choices ): string {
		$refusal = FieldMerge::not_among( self::labels()[ $field ], $value, $choices );
		if ( '' !== $refusal ) {
			$this->errors[ $field ] = $refusal;
		}
		return $value;
	}

	/**
	 * @param array<string, string> $typed
	 */
	private function check_amounts( array $typed ): void {
		$amount = ProductEdit::decimal( $typed['amount'] );
		if ( DiscountType::Percent->value === $typed['discount_type'] && null !== $amount && $amount->isGreaterThan( 100 ) ) {
			/* translators: %s: what was typed. */
			$this->errors['amount'] ??= sprintf( __( 'A percentage can be at most 100, not “%s”.', 'storewright' ), $typed['amount'] );
		}
		$least = ProductEdit::decimal( $typed['minimum_amount'] );
		$most  = ProductEdit::decimal( $typed['maximum_amount'] );
		if ( null !== $least && null !== $most && $most->isPositive() && $most->isLessThan( $least ) && ! isset( $this->errors['minimum_amount'] ) ) {
			/* translators: 1: an amount, 2: an amount. */
			$this->errors['maximum_amount'] ??= sprintf( __( 'The maximum spend “%1$s” is below the minimum spend “%2$s”.', 'storewright' ), $typed['maximum_amount'], $typed['minimum_amount'] );
		}
		if ( '' === $typed['code'] ) {
			$this->errors['code'] ??= __( 'Enter a coupon code.', 'storewright' );
		}
	}

	/**
	 * A value as the form shows it.
	 */
	private static function shown( string $field, string $value ): string {
		return match ( true ) {
			'' === $value                          => __( 'None', 'storewright' ),
			'yes' === $value                       => __( 'Yes', 'storewright' ),
			'status' === $field                    => CouponText::statuses()[ $value ] ?? $value,
			'discount_type' === $field             => CouponText::types()[ $value ] ?? $value,
			in_array( $field, self::PRODUCTS, true ),
			in_array( $field, self::CATEGORIES, true ) => implode(
				', ',
				array_map(
					static fn( string $id ) => CouponTargets::name( (int) $id, in_array( $field, self::CATEGORIES, true ) ),
					explode( ',', $value )
				)
			),
			default                                => str_replace( "\n", ', ', $value ),
		};
	}
}
