<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

/**
 * Whether rows of the tables that reports read are there as they are to be. What is only written differently, such as `12.50` and
 * `12.5`, is equal; in doubt rows differ, and are written anew.
 *
 * @internal
 */
final class StoredRows {

	/**
	 * Columns of amounts; all others are compared as texts.
	 */
	private const AMOUNTS = [
		'total_sales'           => true,
		'tax_total'             => true,
		'shipping_total'        => true,
		'net_total'             => true,
		'storewright_discount'  => true,
		'product_net_revenue'   => true,
		'product_gross_revenue' => true,
		'coupon_amount'         => true,
		'tax_amount'            => true,
		'shipping_amount'       => true,
		'shipping_tax_amount'   => true,
		'shipping_tax'          => true,
		'order_tax'             => true,
		'total_tax'             => true,
		'discount_amount'       => true,
	];

	/**
	 * Compares rows of one table, in any order.
	 *
	 * @param list<array<string, string|int|null>> $rows   As they are to be.
	 * @param list<array<string, string|null>>     $stored As the database answers them; columns that the others lack do not count.
	 */
	public static function are( array $rows, array $stored ): bool {
		if ( count( $rows ) !== count( $stored ) ) {
			return false;
		}
		if ( [] === $rows ) {
			return true;
		}
		$columns = array_keys( $rows[0] );
		$right   = [];
		$there   = [];
		foreach ( $rows as $row ) {
			$right[] = self::text( $row, $columns );
		}
		foreach ( $stored as $row ) {
			$there[] = self::text( $row, $columns );
		}
		sort( $right );
		sort( $there );
		return $right === $there;
	}

	/**
	 * @param array<string, string|int|null> $row
	 * @param list<string>                   $columns
	 */
	private static function text( array $row, array $columns ): string {
		$text = '';
		foreach ( $columns as $column ) {
			$value = $row[ $column ] ?? null;
			if ( isset( self::AMOUNTS[ $column ] ) && is_string( $value ) && str_contains( $value, '.' ) && ! str_contains( $value, 'E' ) ) {
				$value = rtrim( rtrim( $value, '0' ), '.' );
				$value = '-0' === $value ? '0' : $value;
			}
			// A length before each, so that no two rows read the same.
			$text .= null === $value ? '-' : strlen( (string) $value ) . ":$value";
		}
		return $text;
	}
}
