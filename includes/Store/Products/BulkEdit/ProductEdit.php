<?php
declare(strict_types=1);

namespace Storewright\Store\Products\BulkEdit;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Store\Products\Inventory\Stock;

/**
 * What is to change of several products at once, read from a form. What is left at “No change” stays as it is.
 */
final class ProductEdit {

	public const STATUSES = [ 'publish', 'draft', 'pending', 'private' ];

	public const VISIBILITIES = [ 'visible', 'catalog', 'search', 'hidden' ];

	public const STOCK = [ 'set', 'increase', 'decrease' ];

	public const CATEGORIES = [ 'add', 'remove', 'replace' ];

	/**
	 * @param PriceRule|null   $regular
	 * @param PriceRule|null   $sale
	 * @param string|null      $sale_from         Day on which the sale begins, such as 2026-11-21; '' for at once, null for no change.
	 * @param string|null      $sale_to           Its last day, '' for ever, null for no change.
	 * @param string           $stock_action      One of STOCK, '' for no change.
	 * @param BigDecimal|null  $stock
	 * @param string           $stock_status      '' for no change.
	 * @param string           $status            '' for no change.
	 * @param string           $visibility        '' for no change.
	 * @param string           $categories_action One of CATEGORIES, '' for no change.
	 * @param list<int>        $categories        Ids of terms.
	 */
	private function __construct(
		public readonly ?PriceRule $regular,
		public readonly ?PriceRule $sale,
		public readonly ?string $sale_from,
		public readonly ?string $sale_to,
		public readonly string $stock_action,
		public readonly ?BigDecimal $stock,
		public readonly string $stock_status,
		public readonly string $status,
		public readonly string $visibility,
		public readonly string $categories_action,
		public readonly array $categories
	) {}

	/**
	 * Reads a form: `regular_price_action` and `regular_price`, the same of `sale_price` and `stock`, `sale_dates_action` (`set` or
	 * `clear`) with `date_on_sale_from` and `date_on_sale_to`, `stock_status`, `status`, `catalog_visibility`, `categories_action` and
	 * `categories`.
	 *
	 * @param array<mixed> $form
	 * @throws InvalidInput If something is not as it has to be, with the reasons by field; or if nothing is to change.
	 */
	public static function read( array $form ): self {
		$errors  = [];
		$attempt = static function ( callable $work ) use ( &$errors ): mixed {
			try {
				return $work();
			} catch ( InvalidInput $refusal ) {
				$errors += $refusal->params;
				return null;
			}
		};
		$regular = $attempt( static fn() => self::price( $form, 'regular_price', PriceRule::REGULAR ) );
		$sale    = $attempt( static fn() => self::price( $form, 'sale_price', PriceRule::SALE ) );
		$dates   = $attempt( static fn() => self::dates( $form ) );
		$action  = $attempt( static fn() => self::choice( $form, 'stock_action', self::STOCK ) );
		$stock   = in_array( $action, [ '', null ], true ) ? null : $attempt( static fn() => self::number( $form, 'stock' ) );
		$status  = $attempt( static fn() => self::choice( $form, 'stock_status', Stock::STATUSES ) );
		$public  = $attempt( static fn() => self::choice( $form, 'status', self::STATUSES ) );
		$visible = $attempt( static fn() => self::choice( $form, 'catalog_visibility', self::VISIBILITIES ) );
		$terms   = $attempt( static fn() => self::choice( $form, 'categories_action', self::CATEGORIES ) );
		$ids     = is_array( $form['categories'] ?? null ) ? $form['categories'] : [];
		$ids     = array_values(
			array_filter( array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, $ids ), static fn( int $id ) => $id > 0 )
		);
		if ( ! in_array( $terms, [ '', null ], true ) && [] === $ids ) {
			$errors['categories_action'] = __( 'Choose at least one category.', 'storewright' );
		}
		if ( [] !== $errors ) {
			throw new InvalidInput( 'rest_invalid_param', implode( ' ', $errors ), $errors );
		}
		/** @var array{?string, ?string} $dates */
		/** @var ?PriceRule $regular */
		/** @var ?PriceRule $sale */
		/** @var ?BigDecimal $stock */
		$texts = array_map( static fn( mixed $text ) => is_string( $text ) ? $text : '', [ $action, $status, $public, $visible, $terms ] );
		$edit  = new self( $regular, $sale, $dates[0], $dates[1], $texts[0], $stock, $texts[1], $texts[2], $texts[3], $texts[4], $ids );
		if ( null === $regular && null === $sale && null === $dates[0] && '' === implode( '', $texts ) ) {
			throw new InvalidInput( 'storewright_nothing_to_change', __( 'Choose what to change.', 'storewright' ) );
		}
		return $edit;
	}

	/**
	 * A number that was typed, with a point or a comma before its decimals.
	 */
	public static function decimal( mixed $typed ): ?BigDecimal {
		$text = is_string( $typed ) ? trim( $typed ) : '';
		return Money::parse( 1 === preg_match( '/^-?\d+,\d{1,4}$/D', $text ) ? str_replace( ',', '.', $text ) : $text );
	}

	/**
	 * @param array<mixed> $form
	 * @param list<string> $actions
	 */
	private static function price( array $form, string $field, array $actions ): ?PriceRule {
		$action = self::choice( $form, "{$field}_action", $actions );
		if ( '' === $action ) {
			return null;
		}
		return new PriceRule( $action, PriceRule::REMOVE === $action ? BigDecimal::zero() : self::number( $form, $field ) );
	}

	/**
	 * @param array<mixed> $form
	 */
	private static function number( array $form, string $field ): BigDecimal {
		$number = self::decimal( $form[ $field ] ?? '' );
		if ( null === $number || $number->isNegative() || $number->isGreaterThanOrEqualTo( BigDecimal::of( '1e12' ) ) ) {
			/* translators: %s: what was typed. */
			$reason = sprintf( __( '“%s” is not a number such as 12.50.', 'storewright' ), self::text( $form, $field ) );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ $field => $reason ] );
		}
		return $number;
	}

	/**
	 * @param array<mixed> $form
	 * @return array{?string, ?string}
	 */
	private static function dates( array $form ): array {
		$action = self::choice( $form, 'sale_dates_action', [ 'set', 'clear' ] );
		if ( 'set' !== $action ) {
			return '' === $action ? [ null, null ] : [ '', '' ];
		}
		$days = [];
		foreach ( [ 'date_on_sale_from', 'date_on_sale_to' ] as $field ) {
			$day = self::text( $form, $field );
			if (
				'' !== $day && (
					1 !== preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $day, $parts ) || ! checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] )
				)
			) {
				/* translators: %s: what was typed. */
				$reason = sprintf( __( '“%s” is not a date such as 2026-11-21.', 'storewright' ), $day );
				throw new InvalidInput( 'rest_invalid_param', $reason, [ $field => $reason ] );
			}
			$days[] = $day;
		}
		if ( '' !== $days[0] && '' !== $days[1] && $days[1] < $days[0] ) {
			$reason = __( 'The sale can’t end before it starts.', 'storewright' );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'date_on_sale_to' => $reason ] );
		}
		return [ $days[0], $days[1] ];
	}

	/**
	 * @param array<mixed> $form
	 * @param list<string> $choices
	 */
	private static function choice( array $form, string $field, array $choices ): string {
		$value = self::text( $form, $field );
		if ( '' !== $value && ! in_array( $value, $choices, true ) ) {
			/* translators: %s: what was sent. */
			$reason = sprintf( __( '“%s” is not one of the choices.', 'storewright' ), $value );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ $field => $reason ] );
		}
		return $value;
	}

	/**
	 * @param array<mixed> $form
	 */
	private static function text( array $form, string $field ): string {
		return is_string( $form[ $field ] ?? null ) ? trim( $form[ $field ] ) : '';
	}
}
