<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

/**
 * The columns of products, variations, categories, stock and downloads.
 */
final class GoodsColumns {

	private const INFO = 'extended_info';

	/**
	 * @return list<ExportColumn>
	 */
	public static function products(): array {
		return self::sold( __( 'Product', 'storewright' ), __( '(deleted product)', 'storewright' ) );
	}

	/**
	 * @return list<ExportColumn>
	 */
	public static function variations(): array {
		return self::sold( __( 'Variation', 'storewright' ), __( '(deleted variation)', 'storewright' ) );
	}

	/**
	 * @return list<ExportColumn>
	 */
	public static function categories(): array {
		return [
			self::name( __( 'Category', 'storewright' ), __( '(deleted category)', 'storewright' ) ),
			ExportColumn::number( __( 'Items sold', 'storewright' ), 'items_sold' ),
			ExportColumn::money( __( 'Net sales', 'storewright' ), 'net_revenue' ),
			ExportColumn::number( __( 'Products', 'storewright' ), 'products_count' ),
			ExportColumn::number( __( 'Orders', 'storewright' ), 'orders_count' ),
		];
	}

	/**
	 * @return list<ExportColumn>
	 */
	public static function stock(): array {
		return [
			ExportColumn::text( __( 'Product', 'storewright' ), 'name' ),
			ExportColumn::text( __( 'SKU', 'storewright' ), 'sku' ),
			ExportColumn::of( __( 'Status', 'storewright' ), static fn( array $row ) => self::status( $row, 'stock_status' ) ),
			ExportColumn::of(
				__( 'Quantity', 'storewright' ),
				static fn( array $row ) => true === ( $row['manage_stock'] ?? null )
					? ExportColumn::text_of( $row, 'stock_quantity' )
					: __( 'not tracked', 'storewright' )
			),
		];
	}

	/**
	 * @return list<ExportColumn>
	 */
	public static function downloads(): array {
		return [
			ExportColumn::text( __( 'File', 'storewright' ), 'file_name' ),
			ExportColumn::time( __( 'Date', 'storewright' ), 'date' ),
			ExportColumn::text( __( 'Order', 'storewright' ), 'order_number' ),
			ExportColumn::text( __( 'User', 'storewright' ), 'username' ),
			ExportColumn::text( __( 'IP address', 'storewright' ), 'ip_address' ),
		];
	}

	/**
	 * @return list<ExportColumn>
	 */
	private static function sold( string $heading, string $deleted ): array {
		return [
			self::name( $heading, $deleted ),
			ExportColumn::text( __( 'SKU', 'storewright' ), self::INFO, 'sku' ),
			ExportColumn::number( __( 'Items sold', 'storewright' ), 'items_sold' ),
			ExportColumn::money( __( 'Net sales', 'storewright' ), 'net_revenue' ),
			ExportColumn::number( __( 'Orders', 'storewright' ), 'orders_count' ),
			ExportColumn::of( __( 'Stock', 'storewright' ), static fn( array $row ) => self::status( $row, self::INFO, 'stock_status' ) ),
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
