<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use DateTimeZone;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Database\Meta\MetaKey;
use Storewright\Kernel\Money;

/**
 * Between coupons and the rows of posts and post meta, in WooCommerce's forms.
 */
final class StoredCoupon {

	/**
	 * One entry a use, with the user's id or the e-mail address.
	 */
	public const USED_BY = '_used_by';

	public const USAGE_COUNT = 'usage_count';

	/**
	 * Keys that are fields of their own.
	 */
	public const KEYS = [
		'discount_type',
		'coupon_amount',
		'date_expires',
		'expiry_date',
		self::USAGE_COUNT,
		'individual_use',
		'product_ids',
		'exclude_product_ids',
		'usage_limit',
		'usage_limit_per_user',
		'limit_usage_to_x_items',
		'free_shipping',
		'product_categories',
		'exclude_product_categories',
		'exclude_sale_items',
		'minimum_amount',
		'maximum_amount',
		'customer_email',
		self::USED_BY,
		'_edit_lock',
		'_edit_last',
	];

	/**
	 * The coupon of a row of posts with its meta data.
	 *
	 * @param array<string, string|null> $post
	 * @param list<MetaEntry>            $meta Its entries, uses apart.
	 * @param list<string>               $used User ids and e-mail addresses of its uses.
	 */
	public static function read( array $post, array $meta, array $used ): Coupon {
		$values = [];
		$others = [];
		foreach ( $meta as $entry ) {
			if ( in_array( $entry->key, self::KEYS, true ) ) {
				$values[ $entry->key ] ??= $entry->value;
			} elseif ( ! MetaKey::is_among( $entry->key, self::KEYS ) ) {
				$others[] = $entry;
			}
		}
		$text = static fn( string $key ): string => self::text( $values[ $key ] ?? '' );
		return new Coupon(
			(int) $post['ID'],
			Coupon::normalised( (string) $post['post_title'] ),
			(string) $post['post_status'],
			(string) $post['post_excerpt'],
			'' === $text( 'discount_type' ) ? 'fixed_cart' : $text( 'discount_type' ),
			Money::parse( $text( 'coupon_amount' ) ) ?? BigDecimal::zero(),
			self::time( (string) $post['post_date_gmt'], (string) $post['post_date'] ),
			self::time( (string) $post['post_modified_gmt'], (string) $post['post_modified'] ),
			self::expiry( $text( 'date_expires' ), $text( 'expiry_date' ) ),
			max( 0, (int) $text( self::USAGE_COUNT ) ),
			self::yes( $text( 'individual_use' ) ),
			self::ids( $values['product_ids'] ?? '' ),
			self::ids( $values['exclude_product_ids'] ?? '' ),
			self::limit( $text( 'usage_limit' ) ),
			self::limit( $text( 'usage_limit_per_user' ) ),
			self::limit( $text( 'limit_usage_to_x_items' ) ),
			self::yes( $text( 'free_shipping' ) ),
			self::ids( $values['product_categories'] ?? [] ),
			self::ids( $values['exclude_product_categories'] ?? [] ),
			self::yes( $text( 'exclude_sale_items' ) ),
			self::amount( $text( 'minimum_amount' ) ),
			self::amount( $text( 'maximum_amount' ) ),
			array_values(
				array_filter(
					array_map( self::text( ... ), (array) ( $values['customer_email'] ?? [] ) ),
					static fn( string $email ) => '' !== $email
				)
			),
			$used,
			$others
		);
	}

	/**
	 * The meta data of a coupon, usage apart: that is counted where it happens.
	 *
	 * @return array<string, string|list<int>|list<string>> Key => value.
	 */
	public static function meta( Coupon $coupon ): array {
		$amount = static fn( ?BigDecimal $value ): string => null === $value ? '' : (string) $value;
		return [
			'discount_type'              => $coupon->type,
			'coupon_amount'              => (string) $coupon->amount,
			'date_expires'               => null === $coupon->expires ? '' : (string) $coupon->expires->getTimestamp(),
			'individual_use'             => $coupon->individual_use ? 'yes' : 'no',
			'product_ids'                => implode( ',', $coupon->product_ids ),
			'exclude_product_ids'        => implode( ',', $coupon->excluded_product_ids ),
			'usage_limit'                => (string) ( $coupon->usage_limit ?? 0 ),
			'usage_limit_per_user'       => (string) ( $coupon->usage_limit_per_user ?? 0 ),
			'limit_usage_to_x_items'     => (string) ( $coupon->limit_usage_to_x_items ?? 0 ),
			'free_shipping'              => $coupon->free_shipping ? 'yes' : 'no',
			'product_categories'         => $coupon->category_ids,
			'exclude_product_categories' => $coupon->excluded_category_ids,
			'exclude_sale_items'         => $coupon->exclude_sale_items ? 'yes' : 'no',
			'minimum_amount'             => $amount( $coupon->minimum_amount ),
			'maximum_amount'             => $amount( $coupon->maximum_amount ),
			'customer_email'             => $coupon->email_restrictions,
		];
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	private static function yes( string $value ): bool {
		return in_array( $value, [ 'yes', '1' ], true );
	}

	private static function limit( string $value ): ?int {
		return (int) $value > 0 ? (int) $value : null;
	}

	private static function amount( string $value ): ?BigDecimal {
		$amount = Money::parse( $value );
		return null === $amount || ! $amount->isPositive() ? null : $amount;
	}

	/**
	 * @return list<int>
	 */
	private static function ids( mixed $value ): array {
		$ids = is_array( $value ) ? $value : explode( ',', self::text( $value ) );
		$ids = array_map( static fn( mixed $id ) => (int) self::text( $id ), $ids );
		return array_values( array_unique( array_filter( $ids, static fn( int $id ) => $id > 0 ) ) );
	}

	/**
	 * When it ends: a Unix time, or the date that old shops have, whose day begins it.
	 */
	private static function expiry( string $timestamp, string $day ): ?DateTimeImmutable {
		if ( ctype_digit( $timestamp ) && '0' !== $timestamp ) {
			return ( new DateTimeImmutable( '@' . min( (int) $timestamp, 253_402_300_799 ) ) )->setTimezone( new DateTimeZone( 'UTC' ) );
		}
		if ( 1 !== preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $day ) ) {
			return null;
		}
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, wp_timezone() );
		return false === $date ? null : $date->setTimezone( new DateTimeZone( 'UTC' ) );
	}

	/**
	 * The UTC time of a post, which drafts may have only in the site's time.
	 */
	private static function time( string $gmt, string $site ): ?DateTimeImmutable {
		$gmt = str_starts_with( $gmt, '0000' ) ? get_gmt_from_date( $site ) : $gmt;
		return str_starts_with( $gmt, '0000' ) ? null : new DateTimeImmutable( $gmt, new DateTimeZone( 'UTC' ) );
	}
}
