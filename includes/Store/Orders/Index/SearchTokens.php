<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;

/**
 * The words that an order is found by, written so that case and accents do not matter.
 *
 * @internal
 */
final class SearchTokens {

	public const MAX_LENGTH = 60;

	private const WORDS_OF_A_FIELD = 12;

	/**
	 * Digits of a country's calling code, at most.
	 */
	private const CALLING_CODE = 3;

	/**
	 * Fewest digits of a part of a telephone number.
	 */
	private const PART_OF_PHONE = 4;

	/**
	 * How many texts are remembered: orders share products, places and names.
	 */
	private const REMEMBERED = 5000;

	/**
	 * Texts => their words.
	 *
	 * @var array<string, list<string>>
	 */
	private static array $words = [];

	/**
	 * The words of an order: number, e-mail address and its domain, names, companies, addresses, telephone numbers, transaction,
	 * what was sold, coupons; and the products themselves, which a search by SKU finds.
	 *
	 * @return list<string>
	 */
	public static function of( Order $order ): array {
		$tokens = [
			(string) $order->id,
			...self::email( $order->billing->email ),
			self::whole( $order->transaction_id ),
			...self::words( $order->transaction_id ),
		];
		foreach ( [ $order->billing, $order->shipping ] as $address ) {
			array_push( $tokens, ...self::address( $address ) );
		}
		foreach ( $order->items as $item ) {
			if ( $item instanceof LineItem || $item instanceof FeeItem || $item instanceof CouponItem ) {
				array_push( $tokens, ...self::words( $item->name ) );
			}
			if ( $item instanceof LineItem && $item->stock_product_id() > 0 ) {
				$tokens[] = self::product( $item->stock_product_id() );
			}
		}
		return self::unique( $tokens );
	}

	/**
	 * The words of a text, at most twelve.
	 *
	 * @return list<string>
	 */
	public static function words( string $text ): array {
		if ( '' === $text ) {
			return [];
		}
		if ( ! isset( self::$words[ $text ] ) ) {
			self::$words          = count( self::$words ) < self::REMEMBERED ? self::$words : [];
			self::$words[ $text ] = self::split( $text );
		}
		return self::$words[ $text ];
	}

	/**
	 * @return list<string>
	 */
	private static function split( string $text ): array {
		$words = preg_split( '/[^\p{L}\p{N}_]+/u', self::plain( $text ), self::WORDS_OF_A_FIELD + 1, PREG_SPLIT_NO_EMPTY );
		return array_map( self::cut( ... ), array_slice( false === $words ? [] : $words, 0, self::WORDS_OF_A_FIELD ) );
	}

	/**
	 * An e-mail address: as a whole, its words, and each domain that it is in, but for the last label alone.
	 *
	 * @return list<string>
	 */
	public static function email( string $address ): array {
		$whole             = self::whole( $address );
		[ $name, $domain ] = explode( '@', $whole, 2 ) + [ '', '' ];
		$tokens            = [ $whole, ...self::words( $name ) ];
		while ( str_contains( $domain, '.' ) ) {
			[ $label, $rest ] = explode( '.', $domain, 2 );
			array_push( $tokens, $domain, $label );
			$domain = $rest;
		}
		return self::unique( $tokens );
	}

	/**
	 * A telephone number: all digits, without the zeros in front or the country's calling code, and from each group of digits on.
	 *
	 * @return list<string>
	 */
	public static function phone( string $text ): array {
		$digits = self::digits( $text );
		$tokens = [ $digits, ltrim( $digits, '0' ) ];
		$groups = preg_split( '/\D+/', $text, -1, PREG_SPLIT_NO_EMPTY );
		$groups = false === $groups ? [] : $groups;
		foreach ( array_keys( $groups ) as $place ) {
			$tokens[] = ltrim( implode( '', array_slice( $groups, $place ) ), '0' );
		}
		if ( str_starts_with( ltrim( $text ), '+' ) && strlen( $groups[0] ?? '' ) > self::CALLING_CODE ) {
			for ( $length = 1; $length <= self::CALLING_CODE; $length++ ) {
				$tokens[] = substr( $digits, $length );
			}
		}
		return self::unique(
			array_filter(
				array_map( self::cut( ... ), $tokens ),
				static fn( string $token ) => strlen( $token ) >= self::PART_OF_PHONE || $token === $digits
			)
		);
	}

	/**
	 * The word that stands for a product or variation in an order; nobody can type it, since words have no such sign.
	 */
	public static function product( int $id ): string {
		return "#$id";
	}

	/**
	 * A text as one word, without blanks.
	 */
	public static function whole( string $text ): string {
		return self::cut( (string) preg_replace( '/\s+/u', '', self::plain( $text ) ) );
	}

	/**
	 * The digits of a text.
	 */
	public static function digits( string $text ): string {
		return (string) preg_replace( '/\D+/', '', $text );
	}

	/**
	 * A text in small letters without accents.
	 */
	public static function plain( string $text ): string {
		// In one language, whoever searches: else what was written in one would not be found in another.
		return mb_strtolower( remove_accents( str_replace( [ "\0", 'ß' ], [ '', 'ss' ], wp_check_invalid_utf8( $text, true ) ), 'en_US' ) );
	}

	/**
	 * @return list<string>
	 */
	private static function address( OrderAddress $address ): array {
		$tokens = [ self::whole( $address->postcode ), ...self::phone( $address->phone ) ];
		foreach ( [
			$address->first_name,
			$address->last_name,
			$address->company,
			$address->address_1,
			$address->address_2,
			$address->city,
			$address->postcode,
			$address->state,
		] as $text ) {
			array_push( $tokens, ...self::words( $text ) );
		}
		return $tokens;
	}

	private static function cut( string $word ): string {
		return mb_substr( $word, 0, self::MAX_LENGTH );
	}

	/**
	 * @param array<string> $tokens
	 * @return list<string> Each once, without empty ones.
	 */
	private static function unique( array $tokens ): array {
		return array_values( array_unique( array_filter( $tokens, static fn( string $token ) => '' !== $token ) ) );
	}
}
