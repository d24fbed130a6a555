<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

use Storewright\Database\Connection;
use Storewright\Database\Table;

/**
 * WooCommerce's table of what lies below which category: a row for each category below another, at any depth, and for each
 * with itself. Reports ask it.
 */
final class CategoryLookup {

	public const TABLE = 'wc_category_lookup';

	/**
	 * Rows of one statement.
	 */
	private const CHUNK = 500;

	private readonly string $table;

	public function __construct( private readonly Connection $database ) {
		$this->table = $database->table( self::TABLE );
	}

	/**
	 * The table as it is to be.
	 */
	public static function table(): Table {
		return new Table(
			self::TABLE,
			'category_tree_id bigint(20) unsigned NOT NULL,
category_id bigint(20) unsigned NOT NULL,
PRIMARY KEY  (category_tree_id,category_id)'
		);
	}

	/**
	 * Adds a new category.
	 *
	 * @param int $id Id of the category.
	 */
	public function add( int $id ): void {
		$this->insert(
			array_map( static fn( int $above ) => [ $above, $id ], ( new TermTree( $this->database ) )->path( Taxonomies::CATEGORY, $id ) )
		);
	}

	/**
	 * Follows a category that was changed. Where it lies as before, so does everything below it.
	 *
	 * @param int $id Id of the category.
	 */
	public function follow( int $id ): void {
		$stored = array_map(
			'intval',
			$this->database->column( "SELECT category_tree_id FROM {$this->table} WHERE category_id = %d", $id )
		);
		$path   = ( new TermTree( $this->database ) )->path( Taxonomies::CATEGORY, $id );
		sort( $stored );
		sort( $path );
		if ( $stored !== $path ) {
			$this->sync();
		}
	}

	/**
	 * Takes out a category that is gone. Those below it have moved up by one, and lie below the same others as before.
	 *
	 * @param int $id Id of the category.
	 */
	public function remove( int $id ): void {
		$this->database->execute( "DELETE FROM {$this->table} WHERE category_tree_id = %d OR category_id = %d", $id, $id );
	}

	/**
	 * Brings the table into step with all categories. Writes only what differs.
	 */
	public function sync(): void {
		$wanted = $this->wanted();
		$stored = [];
		foreach ( $this->database->rows( "SELECT category_tree_id, category_id FROM {$this->table}" ) as $row ) {
			$stored[ "{$row['category_tree_id']}:{$row['category_id']}" ] = [ (int) $row['category_tree_id'], (int) $row['category_id'] ];
		}
		foreach ( array_chunk( array_values( array_diff_key( $stored, $wanted ) ), self::CHUNK ) as $pairs ) {
			$this->database->execute(
				"DELETE FROM {$this->table} WHERE " . implode(
					' OR ',
					array_fill( 0, count( $pairs ), '( category_tree_id = %d AND category_id = %d )' )
				),
				...array_merge( ...$pairs )
			);
		}
		$this->insert( array_values( array_diff_key( $wanted, $stored ) ) );
	}

	/**
	 * @param list<array{int, int}> $pairs Category above, category below.
	 */
	private function insert( array $pairs ): void {
		foreach ( array_chunk( $pairs, self::CHUNK ) as $chunk ) {
			$this->database->execute(
				"INSERT IGNORE INTO {$this->table} ( category_tree_id, category_id ) VALUES " . implode(
					', ',
					array_fill( 0, count( $chunk ), '( %d, %d )' )
				),
				...array_merge( ...$chunk )
			);
		}
	}

	/**
	 * @return array<string, array{int, int}> "above:below" => the two ids.
	 */
	private function wanted(): array {
		$parents = ( new TermTree( $this->database ) )->parents( Taxonomies::CATEGORY );
		$pairs   = [];
		foreach ( array_keys( $parents ) as $id ) {
			$above = $id;
			while ( 0 !== $above && isset( $parents[ $above ] ) && ! isset( $pairs[ "$above:$id" ] ) ) {
				$pairs[ "$above:$id" ] = [ $above, $id ];
				$above                 = $parents[ $above ];
			}
		}
		return $pairs;
	}
}
