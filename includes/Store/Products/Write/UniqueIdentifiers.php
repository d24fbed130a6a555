<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Database\Connection;
use Storewright\Database\Lock;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Products\Tables;

/**
 * SKUs and global ids belong to one product each. Each is asked for under a lock of its own, so that two requests can't both take
 * one, and products with others don't wait.
 *
 * @internal
 */
final class UniqueIdentifiers {

	private const SKU_TAKEN = 'product_invalid_sku';

	/**
	 * @var array<string, array<string, true>> Values that somebody has, of those that were looked up in advance, by column.
	 */
	private array $taken = [];

	/**
	 * @var array<string, array<string, true>> Values that were looked up in advance, by column.
	 */
	private array $asked = [];

	/**
	 * Values that nobody has and nobody else can take, since this request holds their locks, by column. Each is written once.
	 *
	 * @var array<string, array<string, true>>
	 */
	private static array $reserved = [];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Does the work with the locks of many SKUs, as far as they are free, and looks up in one query which of them nobody has: of
	 * these, products can be made without two statements each for the lock and one to ask.
	 *
	 * Only for work that takes no other lock with one of them in hand: the usual order is that of the product, then that of its SKU.
	 *
	 * @template T
	 * @param list<string> $skus
	 * @param callable(): T $work
	 * @return T
	 */
	public function reserved( array $skus, callable $work ): mixed {
		$names = [];
		foreach ( array_filter( $skus, static fn( string $sku ): bool => '' !== $sku ) as $sku ) {
			$names[ $sku ] = self::lock_name( '_sku', $sku );
		}
		return ( new Lock( $this->database ) )->hold_free(
			array_values( array_unique( $names ) ),
			function ( array $held ) use ( $names, $work ): mixed {
				$skus  = array_map( strval( ... ), array_keys( array_intersect( $names, $held ) ) );
				$taken = array_fill_keys( array_map( self::plain( ... ), $this->owned( 'sku', $skus ) ), true );
				// Where the database takes something else for the same, each is asked for, and so is one that differs from another
				// by accents or signs alone.
				$count = array_count_values( array_map( self::plain( ... ), $skus ) );
				$same  = [] === array_diff_key( $taken, $count );
				foreach ( $same ? $skus : [] as $sku ) {
					if ( ! isset( $taken[ self::plain( $sku ) ] ) && 1 === $count[ self::plain( $sku ) ] ) {
						self::$reserved['sku'][ $sku ] = true;
					}
				}
				try {
					return $work();
				} finally {
					self::$reserved = [];
				}
			}
		);
	}

	/**
	 * Looks up many values in advance, with two queries: those that nobody has are not asked for one by one. For trials alone,
	 * since others may take a value in the meantime.
	 *
	 * @param list<string> $skus
	 * @param list<string> $global_ids
	 */
	public function look_up( array $skus, array $global_ids ): void {
		foreach ( [
			'sku'              => $skus,
			'global_unique_id' => $global_ids,
		] as $column => $values ) {
			$values = array_values( array_unique( array_filter( $values, static fn( string $value ) => '' !== $value ) ) );
			foreach ( $values as $value ) {
				$this->asked[ $column ][ $value ] = true;
			}
			foreach ( $this->owned( $column, $values ) as $value ) {
				$this->taken[ $column ][ self::plain( $value ) ] = true;
			}
		}
	}

	/**
	 * Which of some values products have, those in the trash included.
	 *
	 * @param string       $column `sku` or `global_unique_id`.
	 * @param list<string> $values
	 * @return list<string>
	 */
	private function owned( string $column, array $values ): array {
		$places = implode( ', ', array_fill( 0, count( $values ), '%s' ) );
		return [] === $values ? [] : $this->database->column(
			"SELECT $column FROM {$this->database->table( Tables::LOOKUP )} WHERE $column IN ( $places )",
			...$values
		);
	}

	/**
	 * Refuses a record whose SKU or global id another product has, unless that lies in the trash.
	 *
	 * @param ProductRecord      $record
	 * @param ProductRecord|null $old    What was stored before: what did not change is not asked for.
	 * @throws InvalidInput `product_invalid_sku` or `product_invalid_global_unique_id`, with the other's id.
	 */
	public function check( ProductRecord $record, ?ProductRecord $old ): void {
		$changed = static fn( string $key ): string => $record->meta( $key ) === $old?->meta( $key ) ? '' : $record->meta( $key );
		$sku     = $this->other( 'sku', $changed( '_sku' ), $record->id );
		if ( null !== $sku ) {
			throw new InvalidInput(
				self::SKU_TAKEN,
				__( 'Another product already has this SKU.', 'storewright' ),
				[],
				[ 'resource_id' => $sku ]
			);
		}
		$global = $this->other( 'global_unique_id', $changed( '_global_unique_id' ), $record->id );
		if ( null !== $global ) {
			throw new InvalidInput(
				'product_invalid_global_unique_id',
				__( 'Another product already has this GTIN, UPC, EAN or ISBN.', 'storewright' ),
				[],
				[ 'resource_id' => $global ]
			);
		}
	}

	/**
	 * Does the work while nobody else gives what the changes name to a product.
	 *
	 * @template T
	 * @param array<string, string|null> $meta Meta data that is to be stored.
	 * @param callable(): T              $work Checks and stores.
	 * @return T
	 */
	public function alone( array $meta, callable $work ): mixed {
		$locks = [];
		foreach ( [ '_sku', '_global_unique_id' ] as $key ) {
			if ( '' !== ( $meta[ $key ] ?? '' ) ) {
				$locks[] = self::lock_name( $key, (string) $meta[ $key ] );
			}
		}
		// In one order, so that no two requests wait for each other.
		sort( $locks );
		foreach ( array_reverse( $locks ) as $lock ) {
			$inner = $work;
			$work  = fn() => $this->database->lock( $lock, $inner );
		}
		try {
			return $work();
		} finally {
			unset( self::$reserved['sku'][ (string) ( $meta['_sku'] ?? '' ) ] );
		}
	}

	/**
	 * Does the work with a SKU that nobody has and nobody else can take: the given one, with a number where needed.
	 *
	 * @template T
	 * @param string              $sku  '' for none.
	 * @param callable(string): T $work Stores it.
	 * @return T
	 */
	public function with_free( string $sku, callable $work ): mixed {
		do {
			$free = $this->free( $sku );
			$done = $this->alone(
				[ '_sku' => $free ],
				fn(): ?array => null === $this->other( 'sku', $free, 0 ) ? [ $work( $free ) ] : null
			);
		} while ( null === $done );
		return $done[0];
	}

	/**
	 * Adds to the refusal of a SKU one that is free, which the client may send in its place.
	 *
	 * @param InvalidInput $refusal
	 * @param string       $sku     What was sent.
	 * @return InvalidInput The same, where another field was refused.
	 */
	public function with_suggestion( InvalidInput $refusal, string $sku ): InvalidInput {
		return self::SKU_TAKEN !== $refusal->error_code ? $refusal : new InvalidInput(
			$refusal->error_code,
			$refusal->getMessage(),
			$refusal->params,
			$refusal->data + [ 'unique_sku' => $this->free( $sku ) ]
		);
	}

	/**
	 * A SKU that nobody has: the given one, or the first number at it that is free. However many are taken, three queries.
	 */
	private function free( string $sku ): string {
		if ( null === $this->other( 'sku', $sku, 0 ) ) {
			return $sku;
		}
		$base = mb_substr( $sku, 0, 90 );
		/** @var array<array-key, true> $taken What stands behind the hyphen. */
		$taken = [];
		foreach ( $this->beginning_with( "$base-" ) as $other ) {
			$taken[ mb_substr( $other, mb_strlen( $base ) + 1 ) ] = true;
		}
		$count = 0;
		do {
			do {
				++$count;
			} while ( isset( $taken[ (string) $count ] ) );
			$candidate = "$base-$count";
			// The database takes some texts for the same that have other letters.
		} while ( null !== $this->other( 'sku', $candidate, 0 ) );
		return $candidate;
	}

	/**
	 * @return list<string> SKUs.
	 */
	private function beginning_with( string $start ): array {
		/** @var \wpdb $wpdb */
		$wpdb = $GLOBALS['wpdb'];
		return array_map(
			strval( ... ),
			$this->database->column(
				"SELECT l.sku FROM {$this->database->table( Tables::LOOKUP )} l
				JOIN {$this->database->table( 'posts' )} p ON p.ID = l.product_id
				WHERE l.sku LIKE %s AND p.post_status <> 'trash'",
				$wpdb->esc_like( $start ) . '%'
			)
		);
	}

	/**
	 * Of letters and digits alone: what the database takes for the same has one lock.
	 */
	private static function lock_name( string $key, string $value ): string {
		return $key . '_' . md5( self::plain( $value ) );
	}

	private static function plain( string $value ): string {
		return (string) preg_replace( '/[^a-z0-9]+/', '', strtolower( remove_accents( mb_substr( $value, 0, 100 ) ) ) );
	}

	private function other( string $column, string $value, int $except ): ?int {
		$is_free = isset( self::$reserved[ $column ][ $value ] )
			|| ( isset( $this->asked[ $column ][ $value ] ) && ! isset( $this->taken[ $column ][ self::plain( $value ) ] ) );
		if ( '' === $value || $is_free ) {
			return null;
		}
		$id = $this->database->value(
			"SELECT l.product_id FROM {$this->database->table( Tables::LOOKUP )} l
			JOIN {$this->database->table( 'posts' )} p ON p.ID = l.product_id
			WHERE l.$column = %s AND p.post_status <> 'trash' AND l.product_id <> %d LIMIT 1",
			$value,
			$except
		);
		return null === $id ? null : (int) $id;
	}
}
