<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Rest\Field;
use Storewright\Store\Products\Inventory\Stock;

/**
 * The fields that products and variations have in common.
 */
final class CommonFields {

	/**
	 * Who it is: SKU, prices.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function prices(): array {
		return [
			'sku'                   => Field::text( __( 'The shop’s own number of it, which no other one has.', 'storewright' ) ),
			'global_unique_id'      => Field::text( __( 'GTIN, UPC, EAN or ISBN.', 'storewright' ) ),
			'price'                 => Field::text( __( 'What it costs at this moment.', 'storewright' ), readonly: true ),
			'regular_price'         => Field::text( __( 'What it costs when it is not on sale.', 'storewright' ) ),
			'sale_price'            => Field::text(
				__( 'What it costs on sale; it holds where it is below the regular price.', 'storewright' )
			),
			'date_on_sale_from'     => Field::date( __( 'When the sale begins, in the site’s time.', 'storewright' ) ),
			'date_on_sale_from_gmt' => Field::date( __( 'When the sale begins, in UTC.', 'storewright' ) ),
			'date_on_sale_to'       => Field::date( __( 'When the sale ends, in the site’s time.', 'storewright' ) ),
			'date_on_sale_to_gmt'   => Field::date( __( 'When the sale ends, in UTC.', 'storewright' ) ),
			'on_sale'               => Field::boolean( __( 'Whether it is on sale at this moment.', 'storewright' ), readonly: true ),
			'purchasable'           => Field::boolean( __( 'Whether it can be bought.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * Files that come with it.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function downloads(): array {
		return [
			'virtual'         => Field::boolean( __( 'Whether nothing has to be sent.', 'storewright' ), default: false ),
			'downloadable'    => Field::boolean( __( 'Whether files come with it.', 'storewright' ), default: false ),
			'downloads'       => Field::objects(
				__( 'Files that come with it.', 'storewright' ),
				[
					'id'   => Field::text( __( 'Id of the file.', 'storewright' ) ),
					'name' => Field::text( __( 'Name of the file, as buyers read it.', 'storewright' ) ),
					'file' => Field::text( __( 'Address of the file.', 'storewright' ) ),
				]
			),
			'download_limit'  => Field::integer(
				__( 'How often each file may be downloaded, -1 without limit.', 'storewright' ),
				default: -1
			),
			'download_expiry' => Field::integer(
				__( 'For how many days files may be downloaded, -1 without limit.', 'storewright' ),
				default: -1
			),
		];
	}

	/**
	 * Tax and stock.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function tax_and_stock(): array {
		return [
			'tax_status'         => Field::choice(
				__( 'What of it is taxed.', 'storewright' ),
				[ 'taxable', 'shipping', 'none' ],
				default: 'taxable'
			),
			'tax_class'          => Field::text(
				__( 'Slug of its tax class, empty for the standard one. A class that does not exist becomes the standard one.', 'storewright' )
			),
			'manage_stock'       => Field::boolean( __( 'Whether its stock is counted.', 'storewright' ), default: false ),
			'stock_quantity'     => [ 'type' => [ 'integer', 'null' ] ] + Field::integer(
				__( 'How many there are, null where they are not counted.', 'storewright' )
			),
			'stock_status'       => Field::choice(
				__( 'Whether it can be had.', 'storewright' ),
				Stock::STATUSES,
				default: Stock::IN_STOCK
			),
			'backorders'         => Field::choice(
				__( 'Whether more may be ordered than there are, and whether buyers are told.', 'storewright' ),
				[ 'no', 'notify', 'yes' ],
				default: 'no'
			),
			'backorders_allowed' => Field::boolean( __( 'Whether more may be ordered than there are.', 'storewright' ), readonly: true ),
			'backordered'        => Field::boolean( __( 'Whether it is on back-order.', 'storewright' ), readonly: true ),
			'low_stock_amount'   => [ 'type' => [ 'integer', 'null' ] ] + Field::integer(
				__( 'From which quantity on few are left, null where the shop’s setting says it.', 'storewright' )
			),
		];
	}

	/**
	 * Weight and size, in the shop's units.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function measures(): array {
		wp_prime_option_caches( [ 'woocommerce_weight_unit', 'woocommerce_dimension_unit' ] );
		return [
			/* translators: %s: unit of weight, such as kg. */
			'weight'     => Field::text( sprintf( __( 'Weight (%s).', 'storewright' ), self::unit( 'woocommerce_weight_unit', 'lbs' ) ) ),
			'dimensions' => Field::object(
				/* translators: %s: unit of length, such as cm. */
				sprintf( __( 'Size (%s).', 'storewright' ), self::unit( 'woocommerce_dimension_unit', 'in' ) ),
				[
					'length' => Field::text( __( 'Length.', 'storewright' ) ),
					'width'  => Field::text( __( 'Width.', 'storewright' ) ),
					'height' => Field::text( __( 'Height.', 'storewright' ) ),
				]
			),
		];
	}

	private static function unit( string $option, string $default ): string {
		$unit = get_option( $option, $default );
		return is_string( $unit ) ? $unit : $default;
	}

	/**
	 * Shipping class.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function shipping_class(): array {
		return [
			'shipping_class'    => Field::text( __( 'Slug of its shipping class, empty for none.', 'storewright' ) ),
			'shipping_class_id' => Field::integer( __( 'Id of its shipping class, 0 for none.', 'storewright' ), readonly: true ),
		];
	}
}
