<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * Compares the lookup table with the meta data that it is made of.
 */
trait ProductLookupChecks {

	/**
	 * The row of a product is what its meta data says.
	 */
	final protected function assertLookup( mixed $id ): void {
		self::assertIsInt( $id );
		wp_cache_flush();
		$row  = $this->lookup( $id );
		$meta = static fn( string $key ) => (string) get_post_meta( $id, $key, true );
		self::assertNotNull( $row, "Product $id has no row." );
		self::assertSame( $meta( '_sku' ), $row['sku'] );
		self::assertSame( $meta( '_global_unique_id' ), $row['global_unique_id'] );
		self::assertSame( 'yes' === $meta( '_virtual' ), '1' === $row['virtual'] );
		self::assertSame( 'yes' === $meta( '_downloadable' ), '1' === $row['downloadable'] );
		self::assertSame( $meta( '_stock_status' ), $row['stock_status'] );
		self::assertSame( $meta( '_tax_class' ), $row['tax_class'] );
		self::assertSame( $meta( '_tax_status' ), $row['tax_status'] );
		self::assertSame(
			'' === $meta( '_price' ) ? null : (float) $meta( '_price' ),
			null === $row['min_price'] ? null : (float) $row['min_price']
		);
		self::assertSame(
			'yes' === $meta( '_manage_stock' ) ? (float) $meta( '_stock' ) : null,
			null === $row['stock_quantity'] ? null : (float) $row['stock_quantity']
		);
		self::assertSame( 'outofstock' === $row['stock_status'], has_term( 'outofstock', 'product_visibility', $id ) );
	}

	/**
	 * @return array<string, string|null>|null
	 */
	final protected function lookup( int $id ): ?array {
		$database = $this->context()->database;
		return $database->row( "SELECT * FROM {$database->table( 'wc_product_meta_lookup' )} WHERE product_id = %d", $id );
	}
}
