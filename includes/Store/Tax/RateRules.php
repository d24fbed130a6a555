<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Shipping\Postcode;
use Storewright\Store\Shipping\PostcodeRange;

/**
 * What a tax rate may be, whoever gives it: a client or a row of a file.
 */
final class RateRules {

	/**
	 * Greatest priority and place of a rate.
	 */
	public const LARGEST = 2_147_483_647;

	/**
	 * Most postcodes, or cities, of one rate.
	 */
	private const MOST_LOCATIONS = 10_000;

	private const LONGEST = 200;

	/**
	 * What a column of eight characters holds with four decimals.
	 */
	private const MOST_PERCENT = '999.9999';

	/**
	 * @var array<string, string> Name of a field => why it can't be taken.
	 */
	private array $refused = [];

	public function __construct( private readonly CountryQuery $countries, private readonly TaxClassQuery $classes ) {}

	/**
	 * A rate out of what was given; what was not given is as it was.
	 *
	 * @param array<string, mixed> $given Fields by the names of REST.
	 * @param Rate                 $old   What holds where nothing is given.
	 * @throws InvalidInput That names every field which can't be taken.
	 */
	public function checked( array $given, Rate $old ): Rate {
		$this->refused = [];
		$given         = array_filter( $given, static fn( mixed $value ) => null !== $value );
		$rate          = new Rate(
			$old->id,
			isset( $given['country'] ) ? $this->country( $given['country'] ) : $old->country,
			isset( $given['state'] ) ? $this->state( $given['state'] ) : $old->state,
			$this->locations( $given, 'postcodes', 'postcode' ) ?? $old->postcodes,
			$this->locations( $given, 'cities', 'city' ) ?? $old->cities,
			isset( $given['rate'] ) ? $this->percent( $given['rate'] ) : $old->percent,
			isset( $given['name'] ) ? $this->text( $given['name'], 'name' ) : $old->name,
			isset( $given['priority'] ) ? $this->number( $given['priority'], 'priority' ) : $old->priority,
			isset( $given['compound'] ) ? (bool) $given['compound'] : $old->compound,
			isset( $given['shipping'] ) ? (bool) $given['shipping'] : $old->shipping,
			isset( $given['order'] ) ? $this->number( $given['order'], 'order' ) : $old->order,
			isset( $given['class'] ) ? $this->tax_class( $given['class'] ) : $old->tax_class
		);
		$this->refuse( $this->refused );
		return $rate;
	}

	/**
	 * @param array<string, string> $refused
	 * @throws InvalidInput If there is any.
	 */
	private function refuse( array $refused ): void {
		if ( [] !== $refused ) {
			throw new InvalidInput( 'rest_invalid_param', implode( ' ', array_unique( $refused ) ), $refused );
		}
	}

	private function country( mixed $given ): string {
		$country = strtoupper( self::plain( $given ) );
		if ( '' !== $country && ! $this->countries->exists( $country ) ) {
			/* translators: %s: what was given as the code of a country. */
			$this->refused['country'] = sprintf( __( '“%s” is not the code of a country, such as US.', 'storewright' ), $country );
		}
		return $country;
	}

	private function state( mixed $given ): string {
		$state = mb_strtoupper( $this->text( $given, 'state' ) );
		return '*' === $state ? '' : $state;
	}

	private function percent( mixed $given ): string {
		$percent = Money::parse( is_string( $given ) && '' === trim( $given ) ? '0' : $given );
		if ( null === $percent || $percent->isNegative() || $percent->isGreaterThan( self::MOST_PERCENT ) ) {
			$this->refused['rate'] = __( 'The rate has to be a percentage from 0 to 999.9999, such as 8.875.', 'storewright' );
		}
		return Money::text( $percent ?? 0, Rate::DECIMALS );
	}

	private function text( mixed $given, string $name ): string {
		$text = self::plain( $given );
		if ( mb_strlen( $text ) > self::LONGEST ) {
			/* translators: 1: name of a field, 2: number of characters. */
			$this->refused[ $name ] = sprintf( __( '%1$s can have at most %2$d characters.', 'storewright' ), $name, self::LONGEST );
		}
		return $text;
	}

	private function number( mixed $given, string $name ): int {
		$number = filter_var( $given, FILTER_VALIDATE_INT );
		if ( false === $number || $number < 0 || $number > self::LARGEST ) {
			/* translators: 1: name of a field, 2: greatest number. */
			$this->refused[ $name ] = sprintf( __( '%1$s has to be a whole number from 0 to %2$d.', 'storewright' ), $name, self::LARGEST );
			return 0;
		}
		return $number;
	}

	private function tax_class( mixed $given ): string {
		$slug = self::plain( $given );
		$slug = '' === $slug ? TaxClass::STANDARD : $slug;
		if ( null === $this->classes->find( $slug ) ) {
			/* translators: %s: what was given as a tax class. */
			$this->refused['class'] = sprintf( __( 'There is no tax class “%s”.', 'storewright' ), $slug );
		}
		return TaxClass::stored( $slug );
	}

	/**
	 * The places that a rate is limited to: a list, or the family's older field, a text with semicolons in between.
	 *
	 * @param array<string, mixed> $given
	 * @return list<string>|null Null where none of both was given.
	 */
	private function locations( array $given, string $several, string $one ): ?array {
		if ( ! isset( $given[ $several ] ) && ! isset( $given[ $one ] ) ) {
			return null;
		}
		$codes = is_array( $given[ $several ] ?? null ) ? $given[ $several ] : explode( ';', self::plain( $given[ $one ] ?? '' ) );
		if ( count( $codes ) > self::MOST_LOCATIONS ) {
			/* translators: 1: name of a field, 2: number. */
			$this->refused[ $several ] = sprintf( __( '%1$s can have at most %2$d entries.', 'storewright' ), $several, self::MOST_LOCATIONS );
			return [];
		}
		$codes = array_map( static fn( mixed $code ) => mb_strtoupper( self::plain( $code ) ), $codes );
		$codes = array_values( array_unique( array_filter( $codes, static fn( string $code ) => '' !== $code && '*' !== $code ) ) );
		foreach ( $codes as $code ) {
			if ( mb_strlen( $code ) > self::LONGEST || ( 'postcodes' === $several && ! self::is_postcode( $code ) ) ) {
				$this->refused[ $several ] = 'postcodes' === $several
					/* translators: %s: what was given as a postcode. */
					? sprintf( __( '“%s” is not a postcode, a beginning such as 90*, or a range such as 90000...90099.', 'storewright' ), mb_substr( $code, 0, 40 ) )
					/* translators: %s: what was given as a city. */
					: sprintf( __( '“%s” is too long for a city.', 'storewright' ), mb_substr( $code, 0, 40 ) );
			}
		}
		return $codes;
	}

	private static function is_postcode( string $code ): bool {
		if ( str_contains( $code, Postcode::RANGE ) ) {
			return ! str_contains( $code, '*' ) && false === PostcodeRange::parse( $code )?->is_reversed();
		}
		return 1 === preg_match( '/^[\p{L}\p{N} \-]+\*?$/Du', $code );
	}

	private static function plain( mixed $given ): string {
		return is_scalar( $given ) ? trim( sanitize_text_field( wp_check_invalid_utf8( (string) $given ) ) ) : '';
	}
}
