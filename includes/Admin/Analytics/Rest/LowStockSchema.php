<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * A product or variation of which few are left.
 */
final class LowStockSchema implements Schema {

	public static function title(): string {
		return 'low_stock_product';
	}

	public static function properties(): array {
		return [
			'id'               => Field::integer( __( 'Id of the product or variation.', 'storewright' ), readonly: true ),
			'parent_id'        => Field::integer( __( 'Id of a variation’s product, else 0.', 'storewright' ), readonly: true ),
			'name'             => Field::text( __( 'Its name.', 'storewright' ), readonly: true ),
			'type'             => Field::text( __( 'Type of the product, or variation.', 'storewright' ), readonly: true ),
			'stock_quantity'   => Field::number( __( 'How many are left.', 'storewright' ), readonly: true ),
			'low_stock_amount' => [ 'type' => [ 'number', 'null' ] ]
				+ Field::number( __( 'How many are few by its own setting; null where the shop’s holds.', 'storewright' ), readonly: true ),
			'last_order_date'  => Field::date( __( 'When it was ordered last, in the site’s time zone.', 'storewright' ), readonly: true ),
			'images'           => Field::objects(
				__( 'Its image, if it has one.', 'storewright' ),
				[
					'id'   => Field::integer( __( 'Id of the image.', 'storewright' ), readonly: true ),
					'src'  => Field::text( __( 'Address of the image.', 'storewright' ), readonly: true ),
					'name' => Field::text( __( 'Name of the image.', 'storewright' ), readonly: true ),
					'alt'  => Field::text( __( 'Text in place of the image.', 'storewright' ), readonly: true ),
				],
				readonly: true
			),
			'attributes'       => Field::objects(
				__( 'What a variation is.', 'storewright' ),
				[
					'name'   => Field::text( __( 'Name of the attribute.', 'storewright' ), readonly: true ),
					'option' => Field::text( __( 'Its value.', 'storewright' ), readonly: true ),
				],
				readonly: true
			),
		];
	}
}
