<?php
declare(strict_types=1);

namespace Storewright\Rest;

/**
 * Properties of REST schemas, in one line each.
 *
 * Options of all fields besides their description: `readonly`, `default`, `context` ([ 'view', 'edit' ] if nothing is said) and
 * whatever else JSON Schema and WordPress know, such as `minimum`, `required` or `arg_options`.
 */
final class Field {

	/**
	 * The types of a field that takes any value.
	 */
	public const ANY = [ 'null', 'object', 'string', 'number', 'boolean', 'integer', 'array' ];

	/**
	 * A text.
	 *
	 * @param string $description
	 * @param mixed  ...$more     By name.
	 * @return array<string, mixed>
	 */
	public static function text( string $description, mixed ...$more ): array {
		return self::of( 'string', $description, $more );
	}

	/**
	 * A whole number.
	 *
	 * @param string $description
	 * @param mixed  ...$more     By name.
	 * @return array<string, mixed>
	 */
	public static function integer( string $description, mixed ...$more ): array {
		return self::of( 'integer', $description, $more );
	}

	/**
	 * A number. Money is text: see text().
	 *
	 * @param string $description
	 * @param mixed  ...$more     By name.
	 * @return array<string, mixed>
	 */
	public static function number( string $description, mixed ...$more ): array {
		return self::of( 'number', $description, $more );
	}

	/**
	 * Yes or no.
	 *
	 * @param string $description
	 * @param mixed  ...$more     By name.
	 * @return array<string, mixed>
	 */
	public static function boolean( string $description, mixed ...$more ): array {
		return self::of( 'boolean', $description, $more );
	}

	/**
	 * A date with time, such as `2026-11-21T14:49:32`, in the site's time zone unless the name ends in `_gmt`. Null where there
	 * is none. The controller reads it (Dates::parse()), since WooCommerce also takes dates without time.
	 *
	 * @param string $description
	 * @param mixed  ...$more     By name.
	 * @return array<string, mixed>
	 */
	public static function date( string $description, mixed ...$more ): array {
		return self::of( [ 'null', 'string' ], $description, $more );
	}

	/**
	 * An address on the web.
	 *
	 * @param string $description
	 * @param mixed  ...$more     By name.
	 * @return array<string, mixed>
	 */
	public static function url( string $description, mixed ...$more ): array {
		return self::of( 'string', $description, $more + [ 'format' => 'uri' ] );
	}

	/**
	 * An e-mail address.
	 *
	 * @param string $description
	 * @param mixed  ...$more     By name.
	 * @return array<string, mixed>
	 */
	public static function email( string $description, mixed ...$more ): array {
		return self::of( 'string', $description, $more + [ 'format' => 'email' ] );
	}

	/**
	 * One of several texts.
	 *
	 * @param string       $description
	 * @param list<string> $choices
	 * @param mixed        ...$more     By name.
	 * @return array<string, mixed>
	 */
	public static function choice( string $description, array $choices, mixed ...$more ): array {
		return self::of( 'string', $description, $more + [ 'enum' => $choices ] );
	}

	/**
	 * An object.
	 *
	 * @param string                              $description
	 * @param array<string, array<string, mixed>> $properties  Name => property.
	 * @param mixed                               ...$more     By name.
	 * @return array<string, mixed>
	 */
	public static function object( string $description, array $properties, mixed ...$more ): array {
		return self::of( 'object', $description, $more + [ 'properties' => $properties ] );
	}

	/**
	 * A list.
	 *
	 * @param string               $description
	 * @param array<string, mixed> $items       What one of them is: another property.
	 * @param mixed                ...$more     By name.
	 * @return array<string, mixed>
	 */
	public static function list( string $description, array $items, mixed ...$more ): array {
		unset( $items['context'], $items['description'] );
		return self::of( 'array', $description, $more + [ 'items' => $items ] );
	}

	/**
	 * A list of objects.
	 *
	 * @param string                              $description
	 * @param array<string, array<string, mixed>> $properties  Name => property of one of them.
	 * @param mixed                               ...$more     By name.
	 * @return array<string, mixed>
	 */
	public static function objects( string $description, array $properties, mixed ...$more ): array {
		return self::list( $description, self::object( '', $properties ), ...$more );
	}

	/**
	 * Any value.
	 *
	 * @param string $description
	 * @param mixed  ...$more     By name.
	 * @return array<string, mixed>
	 */
	public static function any( string $description, mixed ...$more ): array {
		return self::of( self::ANY, $description, $more );
	}

	/**
	 * @param string|list<string>     $type
	 * @param string                  $description
	 * @param array<array-key, mixed> $more
	 * @return array<string, mixed>
	 */
	private static function of( string|array $type, string $description, array $more ): array {
		/** @var array<string, mixed> $property */
		$property = $more + [
			'description' => $description,
			'type'        => $type,
			'context'     => [ 'view', 'edit' ],
		];
		return $property;
	}
}
