<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Writing;

use Storewright\Database\Connection;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Products\ProductRecord;
use Storewright\Store\Products\Tables;

/**
 * SKUs and global ids belong to one product each. Asked under a lock, so that two requests can't both take one.
 *
 * @internal
 */
final class Uniqueness {

	/**
	 * The lock that goes around checking and storing.
	 */
	public const LOCK = 'product_sku';

	public function __construct( private readonly Connection $database ) {}

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
			throw new InvalidInput( 'product_invalid_sku', __( 'Another product has this SKU already.', 'storewright' ), [], [ 'resource_id' => $sku ] );
		}
		$global = $this->other( 'global_unique_id', $changed( '_global_unique_id' ), $record->id );
		if ( null !== $global ) {
			throw new InvalidInput( 'product_invalid_global_unique_id', __( 'Another product has this GTIN, UPC, EAN or ISBN already.', 'storewright' ), [], [ 'resource_id' => $global ] );
		}
	}

	/**
	 * A SKU that nobody has: the given one, with a number where needed.
	 *
	 * @param string $sku
	 */
	public function free( string $sku ): string {
		$base  = mb_substr( $sku, 0, 90 );
		$wish  = $sku;
		$count = 0;
		while ( '' !== $wish && null !== $this->other( 'sku', $wish, 0 ) ) {
			++$count;
			$wish = "$base-$count";
		}
		return $wish;
	}

	private function other( string $column, string $value, int $except ): ?int {
		if ( '' === $value ) {
			return null;
		}
		$id = $this->database->value(
			"SELECT l.product_id FROM {$this->database->table( Tables::LOOKUP )} l JOIN {$this->database->table( 'posts' )} p ON p.ID = l.product_id
			WHERE l.$column = %s AND p.post_status <> 'trash' AND l.product_id <> %d LIMIT 1",
			$value,
			$except
		);
		return null === $id ? null : (int) $id;
	}
}
