<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\MetaData;
use Storewright\Rest\Schema;
use Storewright\Store\Images\ImageField;
use WP_REST_Request;

/**
 * A variation of a variable product.
 */
final class VariationSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'product_variation';
	}

	/**
	 * The fields of a variation.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$stock = CommonFields::tax_and_stock();
		// Where the product's stock is counted for all variations, this is answered as 'parent', and can be sent back.
		$stock['manage_stock']['arg_options'] = [
			'validate_callback' => static fn( mixed $value, WP_REST_Request $request, string $name ) => 'parent' === $value
				? true
				: rest_validate_request_arg( $value, $request, $name ),

			'sanitize_callback' => static fn( mixed $value ) => 'parent' !== $value
				&& ( is_bool( $value ) || is_int( $value ) || is_string( $value ) )
				&& rest_sanitize_boolean( $value ),

		];
		return [
			'id'                => Field::integer( __( 'Id of the variation.', 'storewright' ), readonly: true ),
			'parent_id'         => Field::integer( __( 'Id of its product.', 'storewright' ), readonly: true ),
			'type'              => Field::text( __( 'Kind of product: variation.', 'storewright' ), readonly: true ),
			'name'              => Field::text( __( 'Its options, separated by commas.', 'storewright' ), readonly: true ),
			'date_created'      => Field::date( __( 'When it was made, in the site’s time.', 'storewright' ), readonly: true ),
			'date_modified'     => Field::date( __( 'When it was last changed, in the site’s time.', 'storewright' ), readonly: true ),
			'date_created_gmt'  => Field::date( __( 'When it was made, in UTC.', 'storewright' ), readonly: true ),
			'date_modified_gmt' => Field::date( __( 'When it was last changed, in UTC.', 'storewright' ), readonly: true ),
			'gallery_image_ids' => Field::list(
				__(
					'Ids of its further images.',
					'storewright'
				),
				[ 'type' => 'integer' ],
				readonly: true
			),
			'description'       => Field::text( __( 'Description.', 'storewright' ) ),
			'permalink'         => Field::url(
				__( 'Address of its product’s page with its options chosen.', 'storewright' ),
				readonly: true
			),
		] + CommonFields::prices() + [
			'status' => Field::choice(
				__( 'Whether it is published.', 'storewright' ),
				[ 'draft', 'pending', 'private', 'publish' ],
				default: 'publish'
			),
		] + CommonFields::downloads() + $stock + CommonFields::measures() + CommonFields::shipping_class() + [
			'image'      => [ 'type' => [ 'object', 'null' ] ] + Field::object(
				__( 'Its image, null where it shows its product’s.', 'storewright' ),
				ImageField::properties()
			),
			'attributes' => Field::objects(
				__( 'Which options of its product it is; an attribute that is left out may be any.', 'storewright' ),
				[
					'id'     => Field::integer(
						__( 'Id of the attribute that products share, 0 for one of this product alone.', 'storewright' )
					),
					'name'   => Field::text( __( 'Name of the attribute.', 'storewright' ) ),
					'slug'   => Field::text( __( 'Name of the attribute inside the shop.', 'storewright' ), readonly: true ),
					'option' => Field::text( __( 'Option.', 'storewright' ) ),
				]
			),
			'menu_order' => Field::integer( __( 'Place among the variations.', 'storewright' ) ),
			'meta_data'  => MetaData::field(),
		];
	}
}
