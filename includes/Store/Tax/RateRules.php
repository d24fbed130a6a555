<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Shipping\Postcode;
use Storewright\Store\Shipping\PostcodeRange;

/**
 * Validates a tax rate, from a client or from a row of a file.
 */
final class RateRules {

	/**
	 * Greatest priority and place of a rate.
	 */
	public const LARGEST = 2_147_483_647;

	/**
	 * Most postcodes, or cities, of one rate.
	 */
	private const MAX_LOCATIONS = 10_000;

	private const MAX_LENGTH = 200;

	/**
	 * Highest percentage of a column of eight characters with four decimals.
	 */
	private const MAX_PERCENT = '999.9999';

	/**
	 * @var array<string, string> Name of a field => why it can't be taken.
	 */
	private array $refused = [];

	public function __construct( private readonly CountryQuery $countries, private readonly TaxClassQuery $classes ) {}

	/**
	 * A rate out of what was given; what was not given is as it was.
	 *
	 * @param array<string, mixed> $input     Fields by the names of REST.
	 * @param Rate                 $old       What holds where nothing is given.
	 * @param bool                 $any_state Whether the state may be one that the country does not have, as over WooCommerce's REST.
	 * @throws InvalidInput That names every field which can't be taken.
	 */
	public function checked( array $input, Rate $old, bool $any_state = false ): Rate {
		$this->refused = [];
		$input         = array_filter( $input, static fn( mixed $value ) => null !== $value );
		$rate          = new Rate(
			$old->id,
			isset( $input['country'] ) ? $this->country( $input['country'] ) : $old->country,
			isset( $input['state'] ) ? $this->state( $input['state'] ) : $old->state,
			$this->locations( $input, 'postcodes', 'postcode' ) ?? $old->postcodes,
			$this->locations( $input, 'cities', 'city' ) ?? $old->cities,
			isset( $input['rate'] ) ? $this->percent( $input['rate'] ) : $old->percent,
			isset( $input['name'] ) ? $this->text( $input['name'], 'name' ) : $old->name,
			isset( $input['priority'] ) ? $this->number( $input['priority'], 'priority' ) : $old->priority,
			isset( $input['compound'] ) ? (bool) $input['compound'] : $old->compound,
			isset( $input['shipping'] ) ? (bool) $input['shipping'] : $old->shipping,
			isset( $input['order'] ) ? $this->number( $input['order'], 'order' ) : $old->order,
			isset( $input['class'] ) ? $this->tax_class( $input['class'] ) : $old->tax_class
		);
		// What a rate holds from earlier is no reason to refuse another change of it.
		if ( ! $any_state && ! $this->is_refused( 'country' ) && ( $rate->country !== $old->country || $rate->state !== $old->state ) ) {
			$this->check_state( $rate->country, $rate->state );
		}
		$this->refuse( $this->refused );
		return $rate;
	}

	private function is_refused( string $field ): bool {
		return isset( $this->refused[ $field ] );
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

	private function country( mixed $input ): string {
		$country = strtoupper( self::plain( $input ) );
		$country = '*' === $country ? '' : $country;
		if ( '' !== $country && ! $this->countries->exists( $country ) ) {
			/* translators: %s: what was given as the code of a country. */
			$this->refused['country'] = sprintf( __( '“%s” is not the code of a country, such as US.', 'storewright' ), $country );
		}
		return $country;
	}

	private function state( mixed $input ): string {
		$state = mb_strtoupper( $this->text( $input, 'state' ) );
		return '*' === $state ? '' : $state;
	}

	private function check_state( string $country, string $state ): void {
		$mode  = $this->countries->state_mode( $country );
		$codes = array_map(
			static fn( int|string $code ) => mb_strtoupper( (string) $code ),
			array_keys( $this->countries->states( $country ) )
		);
		if ( '' === $country || '' === $state || 'free_text' === $mode || in_array( $state, $codes, true ) ) {
			return;
		}
		$name                   = $this->countries->label( $country );
		$longer                 = "$country-$state";
		$example                = in_array( $longer, $codes, true ) ? $longer : $codes[0] ?? '';
		$this->refused['state'] = '' === $example
			/* translators: 1: what was given as the code of a state, 2: country. */
			? sprintf( __( '“%1$s” is not a state of %2$s. Leave the state empty.', 'storewright' ), $state, $name )
			: sprintf(
				/* translators: 1: what was given as the code of a state, 2: country, 3: code of a state. */
				__( '“%1$s” is not a state of %2$s. Enter a code such as %3$s, or leave it empty for the whole country.', 'storewright' ),
				$state,
				$name,
				$example
			);
	}

	private function percent( mixed $input ): string {
		$percent = Money::parse( is_string( $input ) && '' === trim( $input ) ? '0' : $input );
		if ( null === $percent || $percent->isNegative() || $percent->isGreaterThan( self::MAX_PERCENT ) ) {
			$this->refused['rate'] = __( 'The rate has to be a percentage from 0 to 999.9999, such as 8.875.', 'storewright' );
		}
		return Money::text( $percent ?? 0, Rate::DECIMALS );
	}

	private function text( mixed $input, string $name ): string {
		$text = self::plain( $input );
		if ( mb_strlen( $text ) > self::MAX_LENGTH ) {
			/* translators: 1: name of a field, 2: number of characters. */
			$this->refused[ $name ] = sprintf( __( '%1$s can have at most %2$d characters.', 'storewright' ), $name, self::MAX_LENGTH );
		}
		return $text;
	}

	private function number( mixed $input, string $name ): int {
		$number = filter_var( $input, FILTER_VALIDATE_INT );
		if ( false === $number || $number < 0 || $number > self::LARGEST ) {
			/* translators: 1: name of a field, 2: greatest number. */
			$this->refused[ $name ] = sprintf( __( '%1$s has to be a whole number from 0 to %2$d.', 'storewright' ), $name, self::LARGEST );
			return 0;
		}
		return $number;
	}

	private function tax_class( mixed $input ): string {
		$slug = self::plain( $input );
		$slug = '' === $slug ? TaxClass::STANDARD : $slug;
		if ( null === $this->classes->find( $slug ) ) {
			/* translators: %s: what was given as a tax class. */
			$this->refused['class'] = sprintf( __( 'There is no tax class “%s”.', 'storewright' ), $slug );
		}
		return TaxClass::stored( $slug );
	}

	/**
	 * The places that a rate is limited to: a list, or WooCommerce's older field, a text with semicolons in between.
	 *
	 * @param array<string, mixed> $input
	 * @return list<string>|null Null where none of both was given.
	 */
	private function locations( array $input, string $several, string $one ): ?array {
		if ( ! isset( $input[ $several ] ) && ! isset( $input[ $one ] ) ) {
			return null;
		}
		$codes = is_array( $input[ $several ] ?? null ) ? $input[ $several ] : explode( ';', self::plain( $input[ $one ] ?? '' ) );
		if ( count( $codes ) > self::MAX_LOCATIONS ) {
			$this->refused[ $several ] = sprintf(
				/* translators: 1: name of a field, 2: number. */
				__( '%1$s can have at most %2$d entries.', 'storewright' ),
				$several,
				self::MAX_LOCATIONS
			);
			return [];
		}
		$codes = array_map( static fn( mixed $code ) => mb_strtoupper( self::plain( $code ) ), $codes );
		$codes = array_values( array_unique( array_filter( $codes, static fn( string $code ) => '' !== $code && '*' !== $code ) ) );
		foreach ( $codes as $code ) {
			if ( mb_strlen( $code ) > self::MAX_LENGTH || ( 'postcodes' === $several && ! self::is_postcode( $code ) ) ) {
				$this->refused[ $several ] = 'postcodes' === $several
					? sprintf(
						/* translators: %s: what was given as a postcode. */
						__( '“%s” is not a postcode, a beginning such as 90*, or a range such as 90000...90099.', 'storewright' ),
						mb_substr( $code, 0, 40 )
					)
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

	private static function plain( mixed $input ): string {
		return is_scalar( $input ) ? trim( sanitize_text_field( wp_check_invalid_utf8( (string) $input ) ) ) : '';
	}
}
