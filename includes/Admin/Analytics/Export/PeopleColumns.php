<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

/**
 * The columns of coupons, taxes and customers.
 */
final class PeopleColumns {

	private const INFO = 'extended_info';

	/**
	 * @return array<string, ExportColumn> By the ids that the table's columns have.
	 */
	public static function coupons(): array {
		return [
			'code'         => ExportColumn::of(
				__( 'Coupon', 'storewright' ),
				static function ( array $row ): string {
					$code = ExportColumn::text_of( $row, self::INFO, 'code' );
					return '' === $code ? __( '(deleted coupon)', 'storewright' ) : $code;
				}
			),
			'orders_count' => ExportColumn::number( __( 'Orders', 'storewright' ), 'orders_count' ),
			'amount'       => ExportColumn::money( __( 'Amount', 'storewright' ), 'amount' ),
			'created'      => ExportColumn::time( __( 'Created', 'storewright' ), self::INFO, 'date_created' ),
			'expires'      => ExportColumn::of(
				__( 'Expires', 'storewright' ),
				static function ( array $row ): string {
					$time = ExportColumn::text_of( $row, self::INFO, 'date_expires' );
					return '' === $time ? __( 'never', 'storewright' ) : str_replace( 'T', ' ', $time );
				}
			),
			'type'         => ExportColumn::of( __( 'Type', 'storewright' ), self::discount( ... ) ),
		];
	}

	/**
	 * @return array<string, ExportColumn> By the ids that the table's columns have.
	 */
	public static function taxes(): array {
		return [
			'tax_code'     => ExportColumn::of(
				__( 'Tax code', 'storewright' ),
				static fn( array $row ) => implode(
					'-',
					array_filter(
						array_map(
							static fn( string $name ) => ExportColumn::text_of( $row, $name ),
							[ 'country', 'state', 'name', 'priority' ]
						),
						static fn( string $part ) => '' !== $part
					)
				)
			),
			'tax_rate'     => ExportColumn::of(
				__( 'Rate', 'storewright' ),
				static function ( array $row ): string {
					$rate = ExportColumn::text_of( $row, 'tax_rate' );
					return ( '' === $rate ? '0' : $rate ) . '%';
				}
			),
			'total_tax'    => ExportColumn::money( __( 'Total tax', 'storewright' ), 'total_tax' ),
			'order_tax'    => ExportColumn::money( __( 'Order tax', 'storewright' ), 'order_tax' ),
			'shipping_tax' => ExportColumn::money( __( 'Shipping tax', 'storewright' ), 'shipping_tax' ),
			'orders_count' => ExportColumn::number( __( 'Orders', 'storewright' ), 'orders_count' ),
		];
	}

	/**
	 * @return array<string, ExportColumn> By the ids that the table's columns have.
	 */
	public static function customers(): array {
		return [
			'name'             => ExportColumn::of( __( 'Name', 'storewright' ), self::name( ... ) ),
			'username'         => ExportColumn::text( __( 'Username', 'storewright' ), 'username' ),
			'date_last_active' => ExportColumn::time( __( 'Last active', 'storewright' ), 'date_last_active' ),
			'date_registered'  => ExportColumn::time( __( 'Sign up', 'storewright' ), 'date_registered' ),
			'email'            => ExportColumn::text( __( 'Email', 'storewright' ), 'email' ),
			'orders_count'     => ExportColumn::number( __( 'Orders', 'storewright' ), 'orders_count' ),
			'total_spend'      => ExportColumn::money( __( 'Total spend', 'storewright' ), 'total_spend' ),
			'avg_order_value'  => ExportColumn::money( __( 'Average order', 'storewright' ), 'avg_order_value' ),
			'country'          => ExportColumn::text( __( 'Country', 'storewright' ), 'country' ),
			'city'             => ExportColumn::text( __( 'City', 'storewright' ), 'city' ),
			'postcode'         => ExportColumn::text( __( 'Postcode', 'storewright' ), 'postcode' ),
		];
	}

	/**
	 * @param array<mixed> $row
	 */
	private static function name( array $row ): string {
		foreach ( [ 'name', 'email' ] as $field ) {
			$text = ExportColumn::text_of( $row, $field );
			if ( '' !== $text ) {
				return $text;
			}
		}
		return __( 'Guest', 'storewright' );
	}

	/**
	 * @param array<mixed> $row
	 */
	private static function discount( array $row ): string {
		$type = ExportColumn::text_of( $row, self::INFO, 'discount_type' );
		return match ( $type ) {
			'percent'       => __( 'Percentage discount', 'storewright' ),
			'fixed_cart'    => __( 'Fixed cart discount', 'storewright' ),
			'fixed_product' => __( 'Fixed product discount', 'storewright' ),
			default         => $type,
		};
	}
}
