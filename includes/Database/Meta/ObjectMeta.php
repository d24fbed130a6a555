<?php
declare(strict_types=1);

namespace Storewright\Database\Meta;

/**
 * The meta data of WordPress's own objects, less the keys that are fields of their own, or that the database takes for one.
 */
final class ObjectMeta {

	/**
	 * @param 'post'|'user'|'term'|'comment' $type Kind of object.
	 */
	public function __construct( private readonly string $type ) {}

	/**
	 * The entries of an object, oldest first.
	 *
	 * @param int          $id       Id of the object.
	 * @param list<string> $internal Keys that are left out.
	 * @return list<MetaEntry>
	 */
	public function entries( int $id, array $internal ): array {
		return $this->entries_of( [ $id ], $internal )[ $id ] ?? [];
	}

	/**
	 * The entries of several objects, in one query.
	 *
	 * @param list<int>    $ids      Ids of the objects.
	 * @param list<string> $internal Keys that are left out.
	 * @return array<int, list<MetaEntry>> By the object's id; objects without entries are missing.
	 */
	public function entries_of( array $ids, array $internal ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		if ( [] === $ids ) {
			return [];
		}
		$table  = (string) _get_meta_table( $this->type );
		$id     = 'user' === $this->type ? 'umeta_id' : 'meta_id';
		$object = "{$this->type}_id";
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		/** @var list<array<string, string|null>> $rows */
		// phpcs:disable WordPress.DB -- Names of WordPress's own; WordPress's cache has no ids of entries.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT $id AS id, $object AS object, meta_key, meta_value FROM $table WHERE $object IN ( $places ) ORDER BY $id",
				...$ids
			),
			ARRAY_A
		);
		// phpcs:enable
		$entries  = [];
		$internal = self::plain( $internal );
		foreach ( $rows as $row ) {
			if ( ! isset( $internal[ MetaKey::plain( (string) $row['meta_key'] ) ] ) ) {
				$entries[ (int) $row['object'] ][] = MetaEntry::of_row(
					(int) $row['id'],
					(string) $row['meta_key'],
					(string) $row['meta_value']
				);
			}
		}
		return $entries;
	}

	/**
	 * Makes changes. Internal keys and entries of other objects are passed over. What is sent back as it was answered stays as it is
	 * stored, also where that holds objects.
	 *
	 * @param int              $id       Id of the object.
	 * @param list<MetaChange> $changes
	 * @param list<string>     $internal Keys that are fields of their own.
	 */
	public function apply( int $id, array $changes, array $internal ): void {
		if ( [] === $changes ) {
			return;
		}
		$entries  = $this->entries( $id, $internal );
		$internal = self::plain( $internal );
		foreach ( $changes as $requested ) {
			$change = new MetaChange( $requested->id, MetaText::clean( $requested->key ), MetaText::clean( $requested->value ) );
			$entry  = $this->meant( $entries, $change );
			$is_own = '' !== $change->key && ! isset( $internal[ MetaKey::plain( $change->key ) ] );
			if ( null !== $entry && null === $change->value ) {
				delete_metadata_by_mid( $this->type, $entry->id );
			} elseif ( null !== $entry ) {
				$key = $is_own ? $change->key : $entry->key;
				if ( $key !== $entry->key || ! $entry->is_answered_as( $change->value ) ) {
					// It takes values of any type, whatever its doc comment says.
					update_metadata_by_mid( $this->type, $entry->id, $change->value, $key ); // @phpstan-ignore argument.type
				}
			} elseif ( null === $change->id && null !== $change->value && $is_own ) {
				// WordPress takes backslashes off both: a key that was not slashed would become another one after the look at it.
				$added     = add_metadata( $this->type, $id, wp_slash( $change->key ), wp_slash( $change->value ) );
				$entries[] = new MetaEntry( (int) $added, $change->key, $change->value );
			}
		}
	}

	/**
	 * @param list<string> $internal
	 * @return array<string, true> By what the database takes a key for.
	 */
	private static function plain( array $internal ): array {
		return array_fill_keys( array_map( MetaKey::plain( ... ), $internal ), true );
	}

	/**
	 * @param list<MetaEntry> $entries
	 */
	private function meant( array $entries, MetaChange $change ): ?MetaEntry {
		foreach ( $entries as $entry ) {
			if ( null === $change->id ? $entry->key === $change->key : $entry->id === $change->id ) {
				return $entry;
			}
		}
		return null;
	}
}
