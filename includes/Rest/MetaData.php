<?php
declare(strict_types=1);

namespace Storewright\Rest;

use Storewright\Database\Meta\MetaChange;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Kernel\Errors\InvalidInput;

/**
 * The field `meta_data`: whatever clients and extensions keep with an object.
 */
final class MetaData {

	private const LONGEST_KEY = 255;

	/**
	 * The field in a schema.
	 *
	 * @param bool $readonly Whether it can only be seen.
	 * @return array<string, mixed>
	 */
	public static function field( bool $readonly = false ): array {
		$field = Field::objects(
			__( 'Meta data: what clients and extensions keep with it.', 'storewright' ),
			[
				'id'    => Field::integer( __( 'Id of the entry.', 'storewright' ), readonly: true ),
				'key'   => Field::text( __( 'Key of the entry.', 'storewright' ) ),
				'value' => Field::any( __( 'Value of the entry; null deletes it.', 'storewright' ) ),
			]
		);
		return $readonly ? $field + [ 'readonly' => true ] : $field;
	}

	/**
	 * The changes that a client wishes: each with an id, or else with a key.
	 *
	 * @param mixed  $given What was sent, null where nothing was.
	 * @param string $name  Name of the argument in a refusal.
	 * @return list<MetaChange>
	 * @throws InvalidInput If an entry is none.
	 */
	public static function changes( mixed $given, string $name = 'meta_data' ): array {
		$changes = [];
		foreach ( is_array( $given ) ? array_values( $given ) : [] as $position => $entry ) {
			$id  = is_array( $entry ) && is_numeric( $entry['id'] ?? null ) ? (int) $entry['id'] : 0;
			$key = is_array( $entry ) && is_scalar( $entry['key'] ?? null ) ? wp_check_invalid_utf8( (string) $entry['key'] ) : '';
			if ( ! is_array( $entry ) || ( 0 === $id && '' === $key ) || mb_strlen( $key ) > self::LONGEST_KEY ) {
				/* translators: %s: place of an entry in the request, such as meta_data[0]. */
				$reason = sprintf( __( '%s needs a key of at most 255 characters, or the id of an entry.', 'storewright' ), "{$name}[$position]" );
				throw new InvalidInput( 'rest_invalid_param', $reason, [ "{$name}[$position]" => $reason ] );
			}
			$changes[] = new MetaChange( 0 === $id ? null : $id, $key, $entry['value'] ?? null );
		}
		return $changes;
	}

	/**
	 * Entries as they are answered.
	 *
	 * @param list<MetaEntry> $entries
	 * @return list<array{id: int, key: string, value: mixed}>
	 */
	public static function items( array $entries ): array {
		return array_map(
			static fn( MetaEntry $entry ) => [
				'id'    => $entry->id,
				'key'   => $entry->key,
				'value' => $entry->value,
			],
			$entries
		);
	}
}
