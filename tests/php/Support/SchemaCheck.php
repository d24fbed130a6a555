<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use WP_Error;

/**
 * Whether an answer is what its schema says: every value of its type, nothing missing, nothing that is not described.
 */
final class SchemaCheck {

	/**
	 * Returns the violations of a schema.
	 *
	 * @param array<string, mixed> $schema Schema of the resource, as WordPress has it.
	 * @param mixed                $item   The item as a client decodes it from JSON.
	 * @return list<string> Sentences; none if all is well.
	 */
	public static function problems( array $schema, mixed $item ): array {
		if ( is_array( $item ) && ! array_is_list( $item ) ) {
			// Every item of a collection carries its links, which are WordPress's own and in no schema.
			unset( $item['_links'], $item['_embedded'] );
		}
		return self::compare( $schema, $item, 'item' );
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return list<string>
	 */
	private static function compare( array $schema, mixed $value, string $path ): array {
		if ( ! isset( $schema['type'] ) && ! isset( $schema['anyOf'] ) && ! isset( $schema['oneOf'] ) && ! isset( $schema['enum'] ) ) {
			return [ "{$path} has a schema without a type." ];
		}
		$valid    = rest_validate_value_from_schema( $value, self::closed( $schema ), $path );
		$problems = $valid instanceof WP_Error ? array_values( array_map( strval( ... ), $valid->get_error_messages() ) ) : [];
		if ( is_array( $value ) && is_array( $schema['properties'] ?? null ) && ( [] === $value || ! array_is_list( $value ) ) ) {
			/** @var array<string, array<string, mixed>> $properties */
			$properties = $schema['properties'];
			foreach ( self::missing( $properties, $value ) as $name ) {
				$problems[] = "{$path}.{$name} is described but missing.";
			}
			foreach ( array_intersect_key( $properties, $value ) as $name => $property ) {
				array_push( $problems, ...self::compare( $property, $value[ $name ], "{$path}.{$name}" ) );
			}
		}
		if ( is_array( $value ) && is_array( $schema['items'] ?? null ) ) {
			/** @var array<string, mixed> $items */
			$items = $schema['items'];
			foreach ( $value as $index => $element ) {
				array_push( $problems, ...self::compare( $items, $element, "{$path}[{$index}]" ) );
			}
		}
		return array_values( array_unique( $problems ) );
	}

	/**
	 * The schema with objects that have described properties closed to others.
	 *
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function closed( array $schema ): array {
		if ( isset( $schema['properties'] ) && ! isset( $schema['additionalProperties'] ) && ! isset( $schema['patternProperties'] ) ) {
			$schema['additionalProperties'] = false;
		}
		return $schema;
	}

	/**
	 * Properties that the answer to a reader has to have, and has not.
	 *
	 * @param array<string, array<string, mixed>> $properties
	 * @param array<mixed>                        $value
	 * @return list<string>
	 */
	private static function missing( array $properties, array $value ): array {
		$shown    = array_filter(
			$properties,
			static fn( array $property ) => ! is_array( $property['context'] ?? null ) || in_array( 'view', $property['context'], true )
		);
		$optional = array_filter( $shown, static fn( array $property ) => true === ( $property['optional'] ?? false ) );
		return array_keys( array_diff_key( $shown, $optional, $value ) );
	}
}
