<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Storage;

use Storewright\Database\Connection;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Database\Meta\MetaText;
use Storewright\Kernel\Errors\InvalidInput;

/**
 * Writes a table of meta data: fields by their key, the entries of others by their id.
 *
 * @internal
 */
final class MetaStorage {

	private const MAX_KEY_LENGTH = 255;

	private readonly RowWriter $rows;

	/**
	 * @param Connection $database
	 * @param string     $table    Name without prefix.
	 * @param string     $id       Column of the row's id.
	 * @param string     $owner    Column of what the row belongs to.
	 * @param int        $longest  How many bytes a value can have.
	 */
	public function __construct(
		private readonly Connection $database,
		private readonly string $table,
		private readonly string $id,
		private readonly string $owner,
		private readonly int $longest
	) {
		$this->rows = new RowWriter( $database );
	}

	/**
	 * Adds fields of new owners.
	 *
	 * @param array<int, array<string, string>> $fields Owner => key => text.
	 */
	public function add_fields( array $fields ): void {
		$rows = [];
		foreach ( $fields as $owner => $texts ) {
			foreach ( $texts as $key => $text ) {
				$rows[] = [
					$this->owner => $owner,
					'meta_key'   => $key, // phpcs:ignore WordPress.DB.SlowDBQuery -- A column, not a query.
					'meta_value' => RowWriter::fit( $text, $this->longest ), // phpcs:ignore WordPress.DB.SlowDBQuery -- A column, not a query.
				];
			}
		}
		$this->rows->add( $this->table, $rows );
	}

	/**
	 * Writes the fields that differ.
	 *
	 * @param int                   $owner
	 * @param array<string, string> $before Key => text, as stored.
	 * @param array<string, string> $after  Key => text, as it is to be.
	 */
	public function change_fields( int $owner, array $before, array $after ): void {
		$changed = array_diff_assoc( $after, $before );
		// Only what is there: looking for rows that are not would lock the place where those of new orders go.
		$gone = array_keys( array_intersect_key( $changed, $before ) + array_diff_key( $before, $after ) );
		if ( [] !== $gone ) {
			$this->database->execute(
				"DELETE FROM {$this->database->table( $this->table )} WHERE {$this->owner} = %d AND meta_key IN ("
					. RowWriter::places( $gone, '%s' )
					. ')',
				$owner,
				...$gone
			);
		}
		$this->add_fields( [ $owner => $changed ] );
	}

	/**
	 * Whether the entries of others differ.
	 *
	 * @param list<MetaEntry> $before
	 * @param list<MetaEntry> $after
	 */
	public static function differs( array $before, array $after ): bool {
		return self::texts( $before ) !== self::texts( $after );
	}

	/**
	 * Writes the entries of others that differ. Those whose key is that of a field are passed over.
	 *
	 * @param int                    $owner
	 * @param list<MetaEntry>        $before   As stored.
	 * @param list<MetaEntry>        $after    As it is to be; those with the id 0 are new.
	 * @param callable(string): bool $is_field Whether a key, as it would be stored, is that of a field.
	 * @return list<MetaEntry> With their ids.
	 * @throws InvalidInput If one is too long to be kept.
	 */
	public function save( int $owner, array $before, array $after, callable $is_field ): array {
		if ( ! self::differs( $before, $after ) ) {
			return $after;
		}
		$stored = [];
		foreach ( $before as $entry ) {
			$stored[ $entry->id ] = self::text( $entry );
		}
		$saved = [];
		foreach ( $after as $entry ) {
			[ $key, $text ] = self::text( $entry );
			if ( $is_field( $key ) ) {
				continue;
			}
			if ( strlen( $text ) > $this->longest ) {
				/* translators: %s: name of a piece of meta data. */
				$reason = sprintf( __( 'The value of “%s” is too long.', 'storewright' ), $key );
				throw new InvalidInput( 'rest_invalid_param', $reason, [ 'meta_data' => $reason ] );
			}
			$row = [
				'meta_key'   => $key, // phpcs:ignore WordPress.DB.SlowDBQuery -- A column, not a query.
				'meta_value' => $text, // phpcs:ignore WordPress.DB.SlowDBQuery -- A column, not a query.
			];
			if ( ! isset( $stored[ $entry->id ] ) ) {
				$saved[] = new MetaEntry( $this->database->insert( $this->table, [ $this->owner => $owner ] + $row ), $key, $entry->value );
				continue;
			}
			if ( [ $key, $text ] !== $stored[ $entry->id ] ) {
				$this->database->update( $this->table, $row, [ $this->id => $entry->id ] );
			}
			unset( $stored[ $entry->id ] );
			$saved[] = $entry;
		}
		foreach ( array_keys( $stored ) as $id ) {
			$this->database->delete( $this->table, [ $this->id => $id ] );
		}
		return $saved;
	}

	/**
	 * @param list<MetaEntry> $entries
	 * @return list<array{int, string, string}>
	 */
	private static function texts( array $entries ): array {
		return array_map( static fn( MetaEntry $entry ) => [ $entry->id, ...self::text( $entry ) ], $entries );
	}

	/**
	 * @return array{string, string} Key and stored text.
	 */
	private static function text( MetaEntry $entry ): array {
		$text = $entry->stored ?? maybe_serialize( MetaText::clean( $entry->value ) );
		return [ mb_substr( MetaText::clean( $entry->key ), 0, self::MAX_KEY_LENGTH ), is_scalar( $text ) ? (string) $text : '' ];
	}
}
