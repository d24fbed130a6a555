<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Validation;

use Closure;
use Storewright\Store\Locale\CountryQuery;

/**
 * Checks for settings whose type does not say enough. Each takes the text that was sent and answers the text to store.
 */
final class Rules {

	/**
	 * A whole number between two bounds, both allowed.
	 *
	 * @return Closure(string): string
	 */
	public static function whole_number( int $least, int $most ): Closure {
		return static function ( string $text ) use ( $least, $most ): string {
			$text   = trim( $text );
			$number = filter_var( $text, FILTER_VALIDATE_INT );
			if ( false === $number || $number < $least || $number > $most ) {
				throw new InvalidValue(
					'' === $text
						/* translators: 1: smallest number, 2: largest number. */
						? sprintf( __( 'Use a whole number from %1$d to %2$d.', 'storewright' ), $least, $most )
						/* translators: 1: what was sent, 2: smallest number, 3: largest number. */
						: sprintf( __( '“%1$s” is not a whole number from %2$d to %3$d.', 'storewright' ), $text, $least, $most )
				);
			}
			return (string) $number;
		};
	}

	/**
	 * Returns the rule for separators of numbers: at most three characters that can't be read as part of the number itself.
	 *
	 * Spaces are kept, and entities such as `&nbsp;` are taken for the character they stand for.
	 *
	 * @param bool $required Whether there has to be one.
	 * @return Closure(string): string
	 */
	public static function separator( bool $required ): Closure {
		return static function ( string $text ) use ( $required ): string {
			$separator = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			if ( '' === $separator && $required ) {
				throw new InvalidValue( __( 'Enter a separator.', 'storewright' ) );
			}
			if ( 1 !== preg_match( '/^[^\p{L}\p{N}\p{Cc}+\-<>]{0,3}$/Du', $separator ) ) {
				throw new InvalidValue(
					/* translators: %s: what was sent. */
					sprintf( __( '“%s” can’t separate digits. Use one to three characters other than letters, digits, + and -.', 'storewright' ), $separator )
				);
			}
			return $separator;
		};
	}

	/**
	 * A country 'CC', or one of its states 'CC:STATE'.
	 *
	 * @return Closure(string): string
	 */
	public static function place( CountryQuery $countries ): Closure {
		return static function ( string $text ) use ( $countries ): string {
			[ $country, $state ] = explode( ':', $text, 2 ) + [ '', null ];
			if ( ! $countries->exists( $country ) ) {
				/* translators: %s: country code. */
				throw new InvalidValue( sprintf( __( 'There is no country “%s”.', 'storewright' ), $country ) );
			}
			if ( null !== $state && ! array_key_exists( $state, $countries->states( $country ) ) ) {
				throw new InvalidValue(
					/* translators: 1: state code, 2: country code. */
					sprintf( __( 'There is no state “%1$s” in the country “%2$s”.', 'storewright' ), $state, $country )
				);
			}
			return strtoupper( $country ) . ( null === $state ? '' : ":$state" );
		};
	}

	/**
	 * Nothing, or a whole number between two bounds, both allowed.
	 *
	 * @return Closure(string): string
	 */
	public static function whole_number_or_none( int $least, int $most ): Closure {
		$number = self::whole_number( $least, $most );
		return static fn( string $text ): string => '' === trim( $text ) ? '' : $number( $text );
	}

	/**
	 * Nothing, or e-mail addresses separated by commas.
	 *
	 * @return Closure(string): string
	 */
	public static function email_list(): Closure {
		return static function ( string $text ): string {
			$addresses = array_filter( array_map( trim( ... ), explode( ',', $text ) ), static fn( string $address ) => '' !== $address );
			foreach ( $addresses as $address ) {
				if ( false === filter_var( $address, FILTER_VALIDATE_EMAIL, FILTER_FLAG_EMAIL_UNICODE ) ) {
					/* translators: %s: what was sent. */
					throw new InvalidValue( sprintf( __( '“%s” is not an email address.', 'storewright' ), $address ) );
				}
			}
			return implode( ', ', $addresses );
		};
	}

	/**
	 * Text with the markup that posts may have: links, emphasis, images; no scripts.
	 *
	 * @return Closure(string): string
	 */
	public static function rich_text(): Closure {
		return static fn( string $text ): string => trim( wp_kses_post( str_replace( [ "\r\n", "\r" ], "\n", wp_kses_no_null( $text ) ) ) );
	}

	/**
	 * Nothing, or what may stand in a URL's path as it is.
	 *
	 * @return Closure(string): string
	 */
	public static function path_part(): Closure {
		return static function ( string $text ): string {
			$part = trim( $text, " \t\r\n/" );
			if ( 1 !== preg_match( '#^[\p{L}\p{N}_/-]*$#Du', $part ) ) {
				/* translators: %s: what was sent. */
				throw new InvalidValue( sprintf( __( '“%s” can’t be part of an address. Use letters, digits and hyphens.', 'storewright' ), $part ) );
			}
			return $part;
		};
	}
}
