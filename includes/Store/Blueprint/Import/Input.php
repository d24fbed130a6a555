<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import;

/**
 * Reads parts of a step that have to be there.
 */
final class Input {

	/**
	 * An object of a step; an empty one where it is none, which is noted.
	 *
	 * @param array<mixed> $data
	 * @return array<mixed>
	 */
	public static function object_of( array $data, string $name, Refusals $refusals ): array {
		$value = $data[ $name ] ?? null;
		if ( is_array( $value ) && ( [] === $value || ! array_is_list( $value ) ) ) {
			return $value;
		}
		$refusals->add(
			$name,
			/* translators: 1: name of a part of a file, 2: what stands there. */
			sprintf( __( '“%1$s” has to be an object, not “%2$s”.', 'storewright' ), $name, Refusals::quoted( $value ) )
		);
		return [];
	}

	/**
	 * A list of a step; an empty one where it is none, which is noted.
	 *
	 * @param array<mixed> $data
	 * @return list<mixed>
	 */
	public static function list_of( array $data, string $name, Refusals $refusals, string $key = '' ): array {
		$value = $data[ $name ] ?? null;
		if ( is_array( $value ) && array_is_list( $value ) ) {
			return $value;
		}
		$refusals->add(
			'' === $key ? $name : "{$key}/{$name}",
			/* translators: 1: name of a part of a file, 2: what stands there. */
			sprintf( __( '“%1$s” has to be a list, not “%2$s”.', 'storewright' ), '' === $key ? $name : "{$key}: {$name}", Refusals::quoted( $value ) )
		);
		return [];
	}
}
