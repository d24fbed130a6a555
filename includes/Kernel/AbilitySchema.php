<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * Schemas of abilities, as every client reads them. WordPress's routes mark a required property by `required: true`, take an empty list for no
 * properties, and call a time without an offset a `date-time`. JSON Schema knows none of that: one such schema makes an MCP client refuse
 * all tools of a server, or what a tool answers.
 */
final class AbilitySchema {

	/**
	 * Says the same in the words of JSON Schema, which WordPress understands as well.
	 *
	 * @param array<mixed> $schema
	 * @return array<mixed>
	 */
	public static function portable( array $schema ): array {
		unset( $schema['required'] );
		if ( 'date-time' === ( $schema['format'] ?? '' ) ) {
			unset( $schema['format'] );
		}
		foreach ( [ 'items', 'additionalProperties' ] as $part ) {
			if ( is_array( $schema[ $part ] ?? null ) ) {
				$schema[ $part ] = self::portable( $schema[ $part ] );
			}
		}
		$properties = is_array( $schema['properties'] ?? null ) ? array_filter( $schema['properties'], is_array( ... ) ) : [];
		unset( $schema['properties'] );
		if ( [] === $properties ) {
			return $schema;
		}
		$required = array_keys( array_filter( $properties, static fn( array $property ): bool => true === ( $property['required'] ?? false ) ) );
		return $schema
			+ [ 'properties' => array_map( self::portable( ... ), $properties ) ]
			+ ( [] === $required ? [] : [ 'required' => $required ] );
	}
}
