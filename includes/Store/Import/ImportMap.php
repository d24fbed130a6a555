<?php
declare(strict_types=1);

namespace Storewright\Store\Import;

use Storewright\Database\Connection;

/**
 * Which object here is which one of the shop that is imported. It lasts, so that an import can go on and be repeated.
 */
final class ImportMap {

	private const ROWS_A_STATEMENT = 200;

	private readonly string $table;

	/**
	 * Cache of lookups: kind => id there => id here, 0 for what is not imported.
	 *
	 * @var array<string, array<int, int>>
	 */
	private array $known = [];

	/**
	 * @param Connection $database The database.
	 * @param string     $source   Name of the other shop: ids of one say nothing of another's.
	 */
	public function __construct( private readonly Connection $database, private readonly string $source ) {
		$this->table = $database->table( Tables::MAP );
	}

	/**
	 * The id here of an object of the other shop, 0 if it is not imported.
	 *
	 * @param string $kind Such as `products`.
	 * @param int    $id   Its id there.
	 */
	public function local( string $kind, int $id ): int {
		if ( 0 === $id ) {
			return 0;
		}
		if ( count( $this->known[ $kind ] ?? [] ) > 10_000 ) {
			$this->known[ $kind ] = [];
		}
		return $this->known[ $kind ][ $id ] ??= (int) $this->database->value(
			"SELECT local_id FROM {$this->table} WHERE source = %s AND kind = %s AND source_id = %d",
			$this->source,
			$kind,
			$id
		);
	}

	/**
	 * Returns the digest of an object of the other shop as it was imported, null if it was not.
	 *
	 * @param string $kind Such as `products`.
	 * @param int    $id   Its id there.
	 * @return string|null A digest.
	 */
	public function digest( string $kind, int $id ): ?string {
		return $this->database->value(
			"SELECT digest FROM {$this->table} WHERE source = %s AND kind = %s AND source_id = %d",
			$this->source,
			$kind,
			$id
		);
	}

	/**
	 * Whether an object here was imported from the other shop.
	 *
	 * @param string $kind  Such as `refunds`.
	 * @param int    $local Its id here.
	 */
	public function is_taken( string $kind, int $local ): bool {
		return null !== $this->database->value(
			"SELECT 1 FROM {$this->table} WHERE source = %s AND kind = %s AND local_id = %d LIMIT 1",
			$this->source,
			$kind,
			$local
		);
	}

	/**
	 * Notes an object.
	 *
	 * @param string $kind   Such as `products`.
	 * @param int    $id     Its id there.
	 * @param int    $local  Its id here.
	 * @param string $digest What it says.
	 */
	public function put( string $kind, int $id, int $local, string $digest ): void {
		$this->put_all( $kind, [ $id => $local ], $digest );
	}

	/**
	 * Notes several objects.
	 *
	 * @param string          $kind   Such as `order_items`.
	 * @param array<int, int> $ids    Id there => id here.
	 * @param string          $digest What they say.
	 */
	public function put_all( string $kind, array $ids, string $digest = '' ): void {
		$this->known[ $kind ] = $ids + ( $this->known[ $kind ] ?? [] );
		foreach ( array_chunk( $ids, self::ROWS_A_STATEMENT, true ) as $chunk ) {
			$values = [];
			foreach ( $chunk as $id => $local ) {
				array_push( $values, $this->source, $kind, $id, $local, $digest );
			}
			$this->database->execute(
				"INSERT IGNORE INTO {$this->table} (source, kind, source_id, local_id, digest) VALUES " . implode(
					', ',
					array_fill( 0, count( $chunk ), '(%s, %s, %d, %d, %s)' )
				),
				...$values
			);
		}
	}
}
