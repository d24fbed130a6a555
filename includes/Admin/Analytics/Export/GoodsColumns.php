<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

/**
 * The columns of products, variations, categories, stock and downloads.
 */
final class GoodsColumns {

	private const INFO = 'extended_info';

	/**
	 * @return array<string, ExportColumn> By the ids that the table's columns have.
	 */
	public static function products(): array {
		return self::sold( __( 'Product', 'storewright' ), __( '(deleted product)', 'storewright' ) );
	}

	/**
	 * @return array<string, ExportColumn> By the ids that the table's columns have.
	 */
	public static function variations(): array {
		return self::sold( __( 'Variation', 'storewright' ), __( '(deleted variation)', 'storewright' ) );
	}

	/**
	 * @return array<string, ExportColumn> By the ids that the table's columns have.
	 */
	public static function categories(): array {
		return [
			'name'           => self::name( __( 'Category', 'storewright' ), __( '(deleted category)', 'storewright' ) ),
			'items_sold'     => ExportColumn::number( __( 'Items sold', 'storewright' ), 'items_sold' ),
			'net_revenue'    => ExportColumn::money( __( 'Net sales', 'storewright' ), 'net_revenue' ),
			'products_count' => ExportColumn::number( __( 'Products', 'storewright' ), 'products_count' ),
			'orders_count'   => ExportColumn::number( __( 'Orders', 'storewright' ), 'orders_count' ),
		];
	}

	/**
	 * @return array<string, ExportColumn> By the ids that the table's columns have.
	 */
	public static function stock(): array {
		return [
			'name'           => ExportColumn::text( __( 'Product', 'storewright' ), 'name' ),
			'sku'            => ExportColumn::text( __( 'SKU', 'storewright' ), 'sku' ),
			'stock_status'   => ExportColumn::of( __( 'Status', 'storewright' ), static fn( array $row ) => self::status( $row, 'stock_status' ) ),
			'stock_quantity' => ExportColumn::of(
				__( 'Quantity', 'storewright' ),
				static fn( array $row ) => true === ( $row['manage_stock'] ?? null )
					? ExportColumn::text_of( $row, 'stock_quantity' )
					: __( 'not tracked', 'storewright' )
			),
		];
	}

	/**
	 * @return array<string, ExportColumn> By the ids that the table's columns have.
	 */
	public static function downloads(): array {
		return [
			'file_name'    => ExportColumn::text( __( 'File', 'storewright' ), 'file_name' ),
			'date'         => ExportColumn::time( __( 'Date', 'storewright' ), 'date' ),
			'order_number' => ExportColumn::text( __( 'Order', 'storewright' ), 'order_number' ),
			'username'     => ExportColumn::text( __( 'User', 'storewright' ), 'username' ),
			'ip_address'   => ExportColumn::text( __( 'IP address', 'storewright' ), 'ip_address' ),
		];
	}

	/**
	 * @return array<string, ExportColumn> By the ids that the table's columns have.
	 */
	private static function sold( string $heading, string $deleted ): array {
		return [
			'name'         => self::name( $heading, $deleted ),
			'sku'          => ExportColumn::text( __( 'SKU', 'storewright' ), self::INFO, 'sku' ),
			'items_sold'   => ExportColumn::number( __( 'Items sold', 'storewright' ), 'items_sold' ),
			'net_revenue'  => ExportColumn::money( __( 'Net sales', 'storewright' ), 'net_revenue' ),
			'orders_count' => ExportColumn::number( __( 'Orders', 'storewright' ), 'orders_count' ),
			'stock_status' => ExportColumn::of( __( 'Stock', 'storewright' ), static fn( array $row ) => self::status( $row, self::INFO, 'stock_status' ) ),
		];
	}

	/**
	 * What a row is of, or that it is gone.
	 */
	private static function name( string $heading, string $deleted ): ExportColumn {
		return ExportColumn::of(
			$heading,
			static function ( array $row ) use ( $deleted ): string {
				$name = ExportColumn::text_of( $row, self::INFO, 'name' );
				return '' === $name ? $deleted : $name;
			}
		);
	}

	/**
	 * @param array<mixed> $row
	 */
	private static function status( array $row, string ...$path ): string {
		$status = ExportColumn::text_of( $row, ...$path );
		return match ( $status ) {
			'instock'     => __( 'In stock', 'storewright' ),
			'outofstock'  => __( 'Out of stock', 'storewright' ),
			'onbackorder' => __( 'On backorder', 'storewright' ),
			'lowstock'    => __( 'Low stock', 'storewright' ),
			default       => $status,
		};
	}
}
