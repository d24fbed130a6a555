<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Store\Calculation\DiscountType;

/**
 * Rules that every coupon has to meet.
 */
final class CouponInput {

	private const STATUSES = [ 'publish', 'draft', 'pending', 'private' ];

	private const MAX_CODE_LENGTH = 200;

	private const MAX_ENTRIES = 10_000;

	private const LARGEST = 2_147_483_647;

	/**
	 * @var array<string, string> Name of a field => why it can't be taken.
	 */
	private array $refused = [];

	/**
	 * Code of the refusal, where a single field is refused.
	 */
	private string $code = 'rest_invalid_param';

	/**
	 * @param array<string, mixed>   $input   What was sent, by the names of REST; what is missing stays as it was.
	 * @param DateTimeImmutable|null $expires The end, where one of the dates was sent.
	 */
	public function __construct( private readonly array $input, private readonly ?DateTimeImmutable $expires ) {}

	/**
	 * The coupon as it is to be.
	 *
	 * @param Coupon $old What holds where nothing is given.
	 * @throws InvalidInput That names every field which can't be taken.
	 */
	public function apply( Coupon $old ): Coupon {
		$this->refused = [];
		$this->code    = 'rest_invalid_param';
		$type          = $this->type( $old->type );
		$coupon        = new Coupon(
			$old->id,
			$this->code( $old->code ),
			$this->status( $old->status ),
			$this->has( 'description' ) ? wp_kses_post( wp_check_invalid_utf8( $this->text( 'description' ) ) ) : $old->description,
			$type,
			$this->amount( $old->amount, $type ),
			$old->created,
			$old->modified,
			$this->has( 'date_expires' ) || $this->has( 'date_expires_gmt' ) ? $this->expires : $old->expires,
			$old->usage_count,
			$this->flag( 'individual_use', $old->individual_use ),
			$this->ids( 'product_ids', $old->product_ids ),
			$this->ids( 'excluded_product_ids', $old->excluded_product_ids ),
			$this->limit( 'usage_limit', $old->usage_limit ),
			$this->limit( 'usage_limit_per_user', $old->usage_limit_per_user ),
			$this->limit( 'limit_usage_to_x_items', $old->limit_usage_to_x_items ),
			$this->flag( 'free_shipping', $old->free_shipping ),
			$this->ids( 'product_categories', $old->category_ids ),
			$this->ids( 'excluded_product_categories', $old->excluded_category_ids ),
			$this->flag( 'exclude_sale_items', $old->exclude_sale_items ),
			$this->bound( 'minimum_amount', $old->minimum_amount ),
			$this->bound( 'maximum_amount', $old->maximum_amount ),
			$this->emails( $old->email_restrictions )
		);
		$this->refuse( $this->refused, $this->code );
		return $coupon;
	}

	/**
	 * @param array<string, string> $refused
	 * @param string                $code    What is said where it is one field alone.
	 * @throws InvalidInput If there is any.
	 */
	private function refuse( array $refused, string $code ): void {
		if ( [] !== $refused ) {
			throw new InvalidInput(
				1 === count( $refused ) ? $code : 'rest_invalid_param',
				implode( ' ', array_unique( $refused ) ),
				$refused
			);
		}
	}

	private function has( string $name ): bool {
		return array_key_exists( $name, $this->input );
	}

	private function text( string $name ): string {
		$value = $this->input[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	private function code( string $old ): string {
		$code = $this->has( 'code' ) ? Coupon::normalised( sanitize_text_field( wp_check_invalid_utf8( $this->text( 'code' ) ) ) ) : $old;
		if ( '' === $code ) {
			$this->code = $this->has( 'code' ) ? 'woocommerce_rest_empty_coupon_code' : 'rest_missing_callback_param';
		}
		if ( '' === $code || mb_strlen( $code ) > self::MAX_CODE_LENGTH ) {
			$this->refused['code'] = sprintf(
				/* translators: %d: number of characters. */
				__( 'A coupon needs a code of at most %d characters.', 'storewright' ),
				self::MAX_CODE_LENGTH
			);
		}
		return $code;
	}

	private function status( string $old ): string {
		$status = $this->has( 'status' ) ? $this->text( 'status' ) : $old;
		if ( $status !== $old && ! in_array( $status, self::STATUSES, true ) ) {
			/* translators: %s: words, separated by commas. */
			$this->refused['status'] = sprintf( __( 'The status has to be one of: %s.', 'storewright' ), implode( ', ', self::STATUSES ) );
		}
		return $status;
	}

	private function type( string $old ): string {
		$type = $this->has( 'discount_type' ) ? $this->text( 'discount_type' ) : $old;
		if ( $type !== $old && null === DiscountType::tryFrom( $type ) ) {
			$this->refused['discount_type'] = __( 'This discount type does not exist.', 'storewright' );
		}
		return $type;
	}

	private function amount( BigDecimal $old, string $type ): BigDecimal {
		$amount = $this->has( 'amount' ) ? $this->money( 'amount' ) ?? BigDecimal::zero() : $old;
		if ( DiscountType::Percent->value === $type && $amount->isGreaterThan( 100 ) ) {
			$this->refused['amount'] = __( 'A percentage can be at most 100.', 'storewright' );
			$this->code              = 'coupon_invalid_amount';
		}
		return $amount;
	}

	private function bound( string $name, ?BigDecimal $old ): ?BigDecimal {
		$bound = $this->has( $name ) ? $this->money( $name ) : $old;
		return null !== $bound && $bound->isPositive() ? $bound : null;
	}

	private function money( string $name ): ?BigDecimal {
		if ( '' === trim( $this->text( $name ) ) && ! is_array( $this->input[ $name ] ) ) {
			return null;
		}
		$amount = Money::parse( $this->input[ $name ] );
		if ( 'amount' === $name && true === $amount?->isNegative() ) {
			$this->code = 'coupon_invalid_amount';
		}
		if ( null === $amount || $amount->isNegative() ) {
			/* translators: %s: name of a field. */
			$this->refused[ $name ] = sprintf( __( '%s has to be an amount such as 12.50.', 'storewright' ), $name );
		}
		return $amount;
	}

	private function flag( string $name, bool $old ): bool {
		$value = $this->input[ $name ] ?? $old;
		return is_bool( $value ) ? $value : rest_sanitize_boolean( is_scalar( $value ) ? (string) $value : '' );
	}

	private function limit( string $name, ?int $old ): ?int {
		if ( ! $this->has( $name ) ) {
			return $old;
		}
		$limit = null === $this->input[ $name ] ? 0 : filter_var( $this->input[ $name ], FILTER_VALIDATE_INT );
		if ( false === $limit || $limit < 0 || $limit > self::LARGEST ) {
			/* translators: 1: name of a field, 2: greatest number. */
			$this->refused[ $name ] = sprintf( __( '%1$s has to be a whole number from 0 to %2$d.', 'storewright' ), $name, self::LARGEST );
			return null;
		}
		return 0 === $limit ? null : $limit;
	}

	/**
	 * @param list<int> $old
	 * @return list<int>
	 */
	private function ids( string $name, array $old ): array {
		if ( ! $this->has( $name ) ) {
			return $old;
		}
		$ids = $this->list( $name );
		$ids = array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, $ids );
		return array_values( array_unique( array_filter( $ids, static fn( int $id ) => $id > 0 ) ) );
	}

	/**
	 * @param list<string> $old
	 * @return list<string>
	 */
	private function emails( array $old ): array {
		if ( ! $this->has( 'email_restrictions' ) ) {
			return $old;
		}
		$emails = array_map(
			static fn( mixed $email ) => is_scalar( $email ) ? mb_strtolower( trim( wp_check_invalid_utf8( (string) $email ) ) ) : '?',
			$this->list( 'email_restrictions' )
		);
		$emails = array_values( array_unique( array_filter( $emails, static fn( string $email ) => '' !== $email ) ) );
		foreach ( $emails as $email ) {
			// A star stands for any characters, also for a whole name or domain.
			if ( false === is_email( str_replace( '*', 'x', preg_replace( '/@\*$/', '@x.test', $email ) ?? '' ) ) ) {
				$this->refused['email_restrictions'] = sprintf(
					/* translators: %s: what was given as an e-mail address. */
					__( '“%s” is not an email address, or one with stars such as *@example.com.', 'storewright' ),
					mb_substr( $email, 0, 60 )
				);
			}
		}
		return $emails;
	}

	/**
	 * @return array<mixed>
	 */
	private function list( string $name ): array {
		$list = is_array( $this->input[ $name ] ) ? $this->input[ $name ] : [];
		if ( count( $list ) > self::MAX_ENTRIES ) {
			/* translators: 1: name of a field, 2: number. */
			$this->refused[ $name ] = sprintf( __( '%1$s can have at most %2$d entries.', 'storewright' ), $name, self::MAX_ENTRIES );
			return [];
		}
		return $list;
	}
}
