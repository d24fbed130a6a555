<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

/**
 * The columns of revenue and orders.
 */
final class SalesColumns {

	public const CURRENCY = 'currency';

	/**
	 * Of a step of the period.
	 *
	 * @return array<string, ExportColumn> By the ids that the table's columns have.
	 */
	public static function revenue(): array {
		$money = static fn( string $heading, string $name ) => ExportColumn::money( $heading, 'subtotals', $name );
		return [
			'date'         => ExportColumn::of( __( 'Date', 'storewright' ), self::step( ... ) ),
			'orders_count' => ExportColumn::number( __( 'Orders', 'storewright' ), 'subtotals', 'orders_count' ),
			'gross_sales'  => $money( __( 'Gross sales', 'storewright' ), 'gross_sales' ),
			'refunds'      => $money( __( 'Refunds', 'storewright' ), 'refunds' ),
			'coupons'      => $money( __( 'Coupons', 'storewright' ), 'coupons' ),
			'net_revenue'  => $money( __( 'Net sales', 'storewright' ), 'net_revenue' ),
			'taxes'        => $money( __( 'Taxes', 'storewright' ), 'taxes' ),
			'shipping'     => $money( __( 'Shipping', 'storewright' ), 'shipping' ),
			'total_sales'  => $money( __( 'Total sales', 'storewright' ), 'total_sales' ),
		];
	}

	/**
	 * Of an order or refund. The table has no column of the currency, which it writes beside the amount; a file has none either where all
	 * orders are in the shop's.
	 *
	 * @param array<string, string> $statuses Names of orders' statuses by slug.
	 * @param string                $currency Code of the shop's.
	 * @return array<string, ExportColumn> By the ids that the table's columns have.
	 */
	public static function orders( array $statuses, string $currency ): array {
		$new       = __( 'New', 'storewright' );
		$returning = __( 'Returning', 'storewright' );
		return [
			'order_number'   => ExportColumn::text( __( 'Order', 'storewright' ), 'order_number' ),
			'date'           => ExportColumn::time( __( 'Date', 'storewright' ), 'date' ),
			'status'         => ExportColumn::of(
				__( 'Status', 'storewright' ),
				static function ( array $row ) use ( $statuses ): string {
					$status = is_string( $row['status'] ?? null ) ? $row['status'] : '';
					return $statuses[ $status ] ?? $status;
				}
			),
			'customer'       => ExportColumn::text( __( 'Customer', 'storewright' ), 'customer' ),
			'customer_type'  => ExportColumn::of(
				__( 'Customer type', 'storewright' ),
				static fn( array $row ) => 'new' === ( $row['customer_type'] ?? null ) ? $new : $returning
			),
			'products'       => ExportColumn::text( __( 'Products', 'storewright' ), 'products' ),
			'num_items_sold' => ExportColumn::number( __( 'Items sold', 'storewright' ), 'num_items_sold' ),
			'coupons'        => ExportColumn::text( __( 'Coupons', 'storewright' ), 'coupons' ),
			'net_total'      => ExportColumn::money( __( 'Net sales', 'storewright' ), 'net_total' ),
			self::CURRENCY   => ExportColumn::of(
				__( 'Currency', 'storewright' ),
				static function ( array $row ) use ( $currency ): string {
					$own = ExportColumn::text_of( $row, 'storewright_currency' );
					return '' === $own ? $currency : $own;
				}
			),
			'origin'         => ExportColumn::text( __( 'Origin', 'storewright' ), 'origin' ),
		];
	}

	/**
	 * Of orders by something that each of them has.
	 *
	 * @param string $label What the first column is called.
	 * @return array<string, ExportColumn> By the ids that the table's columns have.
	 */
	public static function of_orders( string $label ): array {
		return [
			'name'            => ExportColumn::text( $label, 'name' ),
			'orders_count'    => ExportColumn::number( __( 'Orders', 'storewright' ), 'orders_count' ),
			'gross_sales'     => ExportColumn::money( __( 'Gross sales', 'storewright' ), 'gross_sales' ),
			'refunds'         => ExportColumn::money( __( 'Refunds', 'storewright' ), 'refunds' ),
			'net_revenue'     => ExportColumn::money( __( 'Net sales', 'storewright' ), 'net_revenue' ),
			'avg_order_value' => ExportColumn::money( __( 'Average order value', 'storewright' ), 'avg_order_value' ),
		];
	}

	/**
	 * A step of the period: its day, `2026-11-23`; an hour with its time, longer ones with their last day.
	 *
	 * @param array<mixed> $row
	 */
	private static function step( array $row ): string {
		$start = ExportColumn::text_of( $row, 'date_start' );
		$end   = ExportColumn::text_of( $row, 'date_end' );
		$first = substr( $start, 0, 10 );
		$last  = substr( $end, 0, 10 );
		if ( $first !== $last ) {
			return "$first - $last";
		}
		return substr( $start, 11, 2 ) === substr( $end, 11, 2 ) ? substr( $start, 0, 16 ) : $first;
	}
}
