<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Brick\Math\BigDecimal;
use Storewright\Database\Connection;
use Storewright\Kernel\Money;
use Storewright\Store\Products\Index\ProductLookup;
use Storewright\Store\Products\Inventory\Stock;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Products\Query\ProductRecords;
use Storewright\Store\Products\Tables;

/**
 * Gives variable and grouped products what follows from their children: prices, sale, stock status.
 *
 * @internal Used under the lock of the product, within a transaction.
 */
final class ParentProductSync {

	public function __construct(
		private readonly Connection $database,
		private readonly ProductRecords $records,
		private readonly ProductLookup $lookup
	) {}

	/**
	 * Brings a variable or grouped product into step with its children. Anything else is left alone.
	 *
	 * @param int $id Id of the product.
	 */
	public function sync( int $id ): void {
		$old = $this->records->fresh( $id );
		if ( null === $old || ! in_array( $old->type, [ Product::VARIABLE, Product::GROUPED ], true ) ) {
			return;
		}
		$all      = $this->children( $old );
		$children = array_values( array_filter( $all, static fn( array $child ) => 'publish' === $child['post_status'] ) );
		$prices   = array_values(
			array_filter(
				array_map( static fn( array $child ) => Money::parse( $child['price'] ), $children ),
				static fn( ?BigDecimal $price ) => null !== $price
			)
		);
		$lowest   = [] === $prices ? '' : (string) BigDecimal::min( ...$prices );
		$highest  = [] === $prices ? '' : (string) BigDecimal::max( ...$prices );

		$new                 = clone $old;
		$new->meta['_price'] = $lowest;
		if ( '' === $lowest ) {
			unset( $new->meta['_price'] );
		}
		if ( Product::VARIABLE === $old->type && ! $old->yes( '_manage_stock' ) ) {
			// Of variations that are switched off, too, as in WooCommerce.
			$new->meta['_stock_status'] = self::best( array_column( $all, 'stock_status' ) );
		}
		DerivedFields::visibility( $new, null, null );
		( new RecordWriter( $this->database ) )->derived( $old, $new );
		$this->lookup->write(
			$new,
			$lowest,
			$highest,
			in_array( '1', array_column( $children, 'onsale' ), true )
		);
	}

	/**
	 * The grouped products that a product is a part of.
	 *
	 * @return list<int>
	 */
	public function groups_of( int $id ): array {
		return array_map(
			intval( ... ),
			$this->database->column(
				"SELECT post_id FROM {$this->database->table( 'postmeta' )} WHERE meta_key = '_children' AND meta_value LIKE %s",
				'%;i:' . $id . ';%'
			)
		);
	}

	/**
	 * The children that are published or switched off, with what follows from them.
	 *
	 * @return list<array<string, string|null>> Rows: post_status, price, onsale, stock_status.
	 */
	private function children( ProductRecord $parent ): array {
		$database = $this->database;
		$members  = array_values(
			array_filter(
				array_map( static fn( mixed $child ) => is_numeric( $child ) ? (int) $child : 0, $parent->list( '_children' ) ),
				static fn( int $child ) => $child > 0
			)
		);
		if ( Product::GROUPED === $parent->type && [] === $members ) {
			return [];
		}
		$where = Product::GROUPED === $parent->type
			? 'p.ID IN ( ' . implode( ', ', array_fill( 0, count( $members ), '%d' ) ) . ' )'
			: "p.post_parent = %d AND p.post_type = 'product_variation'";
		return $database->rows(
			"SELECT p.ID, p.post_status, m.meta_value AS price, l.onsale, l.stock_status FROM {$database->table( 'posts' )} p
			LEFT JOIN {$database->table( Tables::LOOKUP )} l ON l.product_id = p.ID
			LEFT JOIN {$database->table( 'postmeta' )} m ON m.post_id = p.ID AND m.meta_key = '_price'
			WHERE $where AND p.post_status IN ( 'publish', 'private' )",
			...( Product::GROUPED === $parent->type ? $members : [ $parent->id ] )
		);
	}

	/**
	 * The status of whoever has several to offer: out of stock where there is nothing.
	 *
	 * @param list<string|null> $statuses
	 */
	private static function best( array $statuses ): string {
		foreach ( [ Stock::IN_STOCK, Stock::ON_BACKORDER ] as $status ) {
			if ( in_array( $status, $statuses, true ) ) {
				return $status;
			}
		}
		return Stock::OUT_OF_STOCK;
	}
}
