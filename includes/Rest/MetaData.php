<?php
declare(strict_types=1);

namespace Storewright\Rest;

use Storewright\Database\Meta\MetaChange;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Database\Meta\MetaText;
use Storewright\Database\Serialized;
use Storewright\Kernel\Errors\InvalidInput;

/**
 * The field `meta_data`: whatever clients and extensions keep with an object.
 */
final class MetaData {

	private const MAX_KEY_LENGTH = 255;

	/**
	 * Largest value, in bytes as it is serialized. What an object's own column can hold may be less.
	 */
	private const MAX_VALUE_BYTES = 1_000_000;

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
	 * @param mixed  $input What was sent, null where nothing was.
	 * @param string $name  Name of the argument in a refusal.
	 * @return list<MetaChange>
	 * @throws InvalidInput If an entry is none.
	 */
	public static function changes( mixed $input, string $name = 'meta_data' ): array {
		$changes = [];
		foreach ( is_array( $input ) ? array_values( $input ) : [] as $position => $entry ) {
			$id  = is_array( $entry ) && is_numeric( $entry['id'] ?? null ) ? (int) $entry['id'] : 0;
			$key = is_array( $entry ) && is_scalar( $entry['key'] ?? null ) ? wp_check_invalid_utf8( (string) $entry['key'] ) : '';
			if ( ! is_array( $entry ) || ( 0 === $id && '' === $key ) || mb_strlen( $key ) > self::MAX_KEY_LENGTH ) {
				$reason = sprintf(
					/* translators: %s: place of an entry in the request, such as meta_data[0]. */
					__( '%s needs a key of at most 255 characters, or the id of an entry.', 'storewright' ),
					"{$name}[$position]"
				);
				throw new InvalidInput( 'rest_invalid_param', $reason, [ "{$name}[$position]" => $reason ] );
			}
			self::check_text( $key, $entry['value'] ?? null, "{$name}[$position]" );
			$changes[] = new MetaChange( 0 === $id ? null : $id, $key, $entry['value'] ?? null );
		}
		return $changes;
	}

	/**
	 * Refuses what could not be stored and answered again as it was sent.
	 *
	 * @throws InvalidInput That names the entry's key or value.
	 */
	private static function check_text( string $key, mixed $value, string $place ): void {
		$param  = MetaText::has_nul( $key ) ? "{$place}[key]" : "{$place}[value]";
		$reason = match ( true ) {
			MetaText::has_nul( $key ) || MetaText::has_nul( $value ) => sprintf(
				/* translators: %s: place of a text in the request, such as meta_data[0][value]. */
				__( '%s has a NUL byte, which meta data cannot hold.', 'storewright' ),
				$param
			),
			self::is_deeper( $value, Serialized::MAX_DEPTH )         => sprintf(
				/* translators: 1: place of a value in the request, such as meta_data[0][value], 2: a number. */
				__( '%1$s is nested more than %2$d levels deep.', 'storewright' ),
				$param,
				Serialized::MAX_DEPTH
			),
			strlen( (string) wp_json_encode( $value ) ) > self::MAX_VALUE_BYTES => sprintf(
				/* translators: 1: place of a value in the request, such as meta_data[0][value], 2: a number of bytes. */
				__( '%1$s has more than %2$d bytes.', 'storewright' ),
				$param,
				self::MAX_VALUE_BYTES
			),
			default                                                  => null,
		};
		if ( null !== $reason ) {
			throw new InvalidInput( 'rest_invalid_param', $reason, [ $param => $reason ] );
		}
	}

	private static function is_deeper( mixed $value, int $levels ): bool {
		if ( ! is_array( $value ) ) {
			return false;
		}
		foreach ( $value as $part ) {
			if ( 0 === $levels || self::is_deeper( $part, $levels - 1 ) ) {
				return true;
			}
		}
		return false;
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
