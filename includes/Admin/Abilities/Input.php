<?php
declare(strict_types=1);

namespace Storewright\Admin\Abilities;

/**
 * Reads what assistants and routes send.
 *
 * @internal
 */
final class Input {

	/**
	 * A text, '' where there is none.
	 *
	 * @param mixed      $input
	 * @param string|int $name
	 */
	public static function text( mixed $input, string|int $name ): string {
		$value = is_array( $input ) ? $input[ $name ] ?? '' : '';
		return is_bool( $value ) ? ( $value ? 'yes' : 'no' ) : ( is_scalar( $value ) ? (string) $value : '' );
	}

	/**
	 * A number, 0 where there is none.
	 */
	public static function number( mixed $input, string $name ): int {
		return (int) self::text( $input, $name );
	}

	/**
	 * An array, an empty one where there is none.
	 *
	 * @return array<mixed>
	 */
	public static function array( mixed $input, string $name ): array {
		$value = is_array( $input ) ? $input[ $name ] ?? [] : [];
		return is_array( $value ) ? $value : [];
	}

	/**
	 * The value of a setting: a text, or several.
	 *
	 * @return string|list<string>
	 */
	public static function value( mixed $input, string $name ): string|array {
		$value = is_array( $input ) ? $input[ $name ] ?? '' : '';
		return is_array( $value )
			? array_map( static fn( mixed $one ): string => is_scalar( $one ) ? (string) $one : '', array_values( $value ) )
			: self::text( $input, $name );
	}
}
