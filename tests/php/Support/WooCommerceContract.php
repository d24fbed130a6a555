<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * WooCommerce's REST interface: tests/fixtures/contract, a file for each namespace, made by `npm run contract`.
 *
 * A field or argument: type, items, format, enum, enum_at_least (part of a long enum), default, readonly, required, minimum,
 * maximum, properties; what is not named is not compared.
 */
final class WooCommerceContract {

	/**
	 * Several names of one type.
	 */
	private const TYPES = [
		'bool'      => [ 'boolean' ],
		'date-time' => [ 'null', 'string' ],
	];

	/**
	 * The contract, by route as WooCommerce writes it.
	 *
	 * @return array<string, array{endpoints: list<array{methods: list<string>, args: array<string, array<string, mixed>>,
	 *   writable: bool}>, returns: array<string, array<string, mixed>>}>
	 */
	public static function routes(): array {
		static $routes = [];
		if ( [] === $routes ) {
			$files = glob( dirname( __DIR__, 2 ) . '/fixtures/contract/*.json' );
			foreach ( false === $files ? [] : $files as $file ) {
				$routes += (array) json_decode( (string) file_get_contents( $file ), true, 64, JSON_THROW_ON_ERROR );
			}
		}
		/**
		 * @var array<string, array{endpoints: list<array{methods: list<string>, args: array<string, array<string, mixed>>,
		 *   writable: bool}>, returns: array<string, array<string, mixed>>}> $routes
		 */
		return $routes;
	}

	/**
	 * A route as it can be compared: without the names and patterns of its parameters.
	 *
	 * @param string $route As WooCommerce or as WordPress writes it.
	 */
	public static function shape( string $route ): string {
		$shape = '';
		$depth = 0;
		$plain = preg_replace( '/\{[^}]*\}/', '{}', $route ) ?? $route;
		foreach ( str_split( $plain ) as $character ) {
			$depth += '(' === $character ? 1 : 0;
			$shape .= 0 === $depth ? $character : '';
			if ( ')' === $character && 0 === --$depth ) {
				$shape .= '{}';
			}
		}
		return $shape;
	}

	/**
	 * Returns the differences between two descriptions of a field or argument.
	 *
	 * @param string               $name     Its name in what is found.
	 * @param array<string, mixed> $expected Of the contract.
	 * @param array<string, mixed> $actual   Of our schema.
	 * @return array<string, string> What (such as `returns.rate.type`) => how it differs.
	 */
	public static function differences( string $name, array $expected, array $actual ): array {
		$found  = [];
		$wanted = self::types( $expected['type'] ?? 'any' );
		$ours   = self::types( $actual['type'] ?? 'any' );
		if ( ! in_array( 'mixed', $wanted, true ) && $wanted !== $ours ) {
			$found[ "$name.type" ] = implode( '|', $wanted ) . ' is ' . implode( '|', $ours );
		}
		foreach ( [ 'format', 'default', 'minimum', 'maximum' ] as $what ) {
			if ( array_key_exists( $what, $expected ) && ( $actual[ $what ] ?? null ) !== $expected[ $what ] ) {
				$found[ "$name.$what" ] = self::text( $expected[ $what ] ) . ' is ' . self::text( $actual[ $what ] ?? null );
			}
		}
		foreach ( [ 'readonly', 'required' ] as $what ) {
			if ( isset( $expected[ $what ] ) && ( $actual[ $what ] ?? false ) !== true ) {
				$found[ "$name.$what" ] = 'is not';
			}
		}
		if ( ! isset( $expected['readonly'] ) && true === ( $actual['readonly'] ?? false ) ) {
			$found[ "$name.readonly" ] = 'is so';
		}
		$items = is_array( $actual['items'] ?? null ) ? $actual['items'] : [];
		if ( isset( $expected['items'] ) && self::types( $expected['items'] ) !== self::types( $items['type'] ?? 'any' ) ) {
			$found[ "$name.items" ] = self::text( $expected['items'] ) . ' is ' . self::text( $items['type'] ?? null );
		}
		$found += self::choices( $name, $expected, $actual['enum'] ?? $items['enum'] ?? null );

		$properties = $actual['properties'] ?? $items['properties'] ?? ( is_array(
			$actual['additionalProperties'] ?? null
		) ? $actual['additionalProperties']['properties'] ?? [] : [] );
		foreach ( is_array( $expected['properties'] ?? null ) ? $expected['properties'] : [] as $property => $description ) {
			$mine = is_array( $properties ) ? $properties[ $property ] ?? null : null;
			if ( ! is_array( $mine ) ) {
				$found[ "$name.$property" ] = 'is missing';
			} elseif ( is_array( $description ) ) {
				/** @var array<string, mixed> $description */
				/** @var array<string, mixed> $mine */
				$found += self::differences( "$name.$property", $description, $mine );
			}
		}
		return $found;
	}

	/**
	 * @param string               $name
	 * @param array<string, mixed> $expected
	 * @param mixed                $enum
	 * @return array<string, string>
	 */
	private static function choices( string $name, array $expected, mixed $enum ): array {
		$mine    = is_array( $enum ) ? array_values( array_unique( array_map( self::text( ... ), $enum ) ) ) : [];
		$wanted  = is_array( $expected['enum'] ?? null ) ? array_map( self::text( ... ), $expected['enum'] ) : null;
		$partial = is_array( $expected['enum_at_least'] ?? null ) ? array_map( self::text( ... ), $expected['enum_at_least'] ) : [];
		sort( $mine );
		if ( null !== $wanted ) {
			sort( $wanted );
			return $wanted === $mine ? [] : [ "$name.enum" => implode( ',', $wanted ) . ' is ' . implode( ',', $mine ) ];
		}
		$missing = array_diff( $partial, $mine );
		return [] === $missing ? [] : [ "$name.enum" => 'lacks ' . implode( ',', $missing ) ];
	}

	/**
	 * @return list<string>
	 */
	private static function types( mixed $type ): array {
		$names = is_array( $type ) ? array_map( self::text( ... ), array_values( $type ) ) : explode( '|', self::text( $type ) );
		$names = 1 === count( $names ) ? self::TYPES[ $names[0] ] ?? $names : $names;
		sort( $names );
		return in_array( 'any', $names, true ) || count( $names ) > 5 ? [ 'mixed' ] : $names;
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : (string) json_encode( $value, JSON_THROW_ON_ERROR );
	}
}
