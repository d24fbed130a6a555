<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\MetaData;
use Storewright\Rest\Schema;
use Storewright\Store\Images\ImageField;
use Storewright\Store\Products\Model\Product;

/**
 * A product.
 */
final class ProductSchema implements Schema {

	public const TYPES = [ Product::SIMPLE, Product::GROUPED, Product::EXTERNAL, Product::VARIABLE ];

	public const STATUSES = [ 'draft', 'pending', 'private', 'publish', 'future', 'auto-draft', 'trash' ];

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'product';
	}

	/**
	 * The fields of a product.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id' => Field::integer( __( 'Id of the product.', 'storewright' ), readonly: true ),
		] + self::post() + CommonFields::prices() + self::price_html() + CommonFields::downloads() + [
			'external_url' => Field::text(
				__( 'Where an external product is sold.', 'storewright' ),
				format: 'uri',
				// WordPress's own one for addresses can't take null, which says that there is none.
				arg_options: [ 'sanitize_callback' => static fn( mixed $address ) => is_string( $address ) ? sanitize_url( $address ) : '' ]
			),
			'button_text'  => Field::text( __( 'Text of the button that leads to an external product.', 'storewright' ) ),
		] + CommonFields::tax_and_stock() + [
			'sold_individually' => Field::boolean( __( 'Whether an order can hold only one.', 'storewright' ), default: false ),
		] + CommonFields::measures() + [
			'shipping_required' => Field::boolean( __( 'Whether it has to be sent.', 'storewright' ), readonly: true ),
			'shipping_taxable'  => Field::boolean( __( 'Whether sending it is taxed.', 'storewright' ), readonly: true ),
		] + CommonFields::shipping_class() + self::relations() + self::attributes() + [
			'menu_order'         => Field::integer( __( 'Place among other products.', 'storewright' ) ),
			'meta_data'          => MetaData::field(),
			// phpcs:disable WordPress.WP.I18n -- No placeholder of sprintf().
			'permalink_template' => Field::text(
				__( 'Address of its page with %product% in place of the slug.', 'storewright' ),
				readonly: true,
				context: [ 'edit' ]
			),
			// phpcs:enable
			'generated_slug'     => Field::text(
				__( 'Slug that follows from the name.', 'storewright' ),
				readonly: true,
				context: [ 'edit' ]
			),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function post(): array {
		return [
			'name'               => Field::text( __( 'Name of the product.', 'storewright' ) ),
			'slug'               => Field::text( __( 'Name in the address of its page.', 'storewright' ) ),
			'permalink'          => Field::url( __( 'Address of its page.', 'storewright' ), readonly: true ),
			'date_created'       => Field::date( __( 'When it was made, in the site’s time.', 'storewright' ) ),
			'date_created_gmt'   => Field::date( __( 'When it was made, in UTC.', 'storewright' ) ),
			'date_modified'      => Field::date( __( 'When it was last changed, in the site’s time.', 'storewright' ), readonly: true ),
			'date_modified_gmt'  => Field::date( __( 'When it was last changed, in UTC.', 'storewright' ), readonly: true ),
			'type'               => Field::choice( __( 'Kind of product.', 'storewright' ), self::TYPES, default: Product::SIMPLE ),
			'status'             => Field::choice( __( 'Whether it is published.', 'storewright' ), self::STATUSES, default: 'publish' ),
			'featured'           => Field::boolean( __( 'Whether it is featured.', 'storewright' ), default: false ),
			'catalog_visibility' => Field::choice(
				__( 'Where it is shown.', 'storewright' ),
				[ 'visible', 'catalog', 'search', 'hidden' ],
				default: 'visible'
			),
			'description'        => Field::text( __( 'Description.', 'storewright' ) ),
			'short_description'  => Field::text( __( 'Description in short.', 'storewright' ) ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function price_html(): array {
		return [
			'price_html'  => Field::text( __( 'The price as it is shown.', 'storewright' ), readonly: true ),
			'total_sales' => Field::integer( __( 'How many were sold.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function relations(): array {
		$ids   = static fn( string $description, mixed ...$more ) => Field::list( $description, Field::integer( '' ), ...$more );
		$terms = static fn( string $description ) => Field::objects(
			$description,
			[
				'id'   => Field::integer( __( 'Id.', 'storewright' ) ),
				'name' => Field::text( __( 'Name.', 'storewright' ), readonly: true ),
				'slug' => Field::text( __( 'Name in addresses.', 'storewright' ), readonly: true ),
			]
		);
		return [
			'reviews_allowed' => Field::boolean( __( 'Whether it can be reviewed.', 'storewright' ), default: true ),
			'post_password'   => Field::text( __( 'Password that its page asks for.', 'storewright' ) ),
			'average_rating'  => Field::text( __( 'Average of the ratings.', 'storewright' ), readonly: true ),
			'rating_count'    => Field::integer( __( 'Number of ratings.', 'storewright' ), readonly: true ),
			'related_ids'     => $ids( __( 'Products of the same categories or with the same tags.', 'storewright' ), readonly: true ),
			'upsell_ids'      => $ids( __( 'Products that are shown as better ones.', 'storewright' ) ),
			'cross_sell_ids'  => $ids( __( 'Products that are shown in the cart as going with it.', 'storewright' ) ),
			'parent_id'       => Field::integer( __( 'Id of the product above it.', 'storewright' ) ),
			'purchase_note'   => Field::text( __( 'What buyers are told after buying.', 'storewright' ) ),
			'categories'      => $terms( __( 'Categories.', 'storewright' ) ),
			'brands'          => $terms( __( 'Brands.', 'storewright' ) ),
			'tags'            => $terms( __( 'Tags.', 'storewright' ) ),
			'images'          => Field::objects( __( 'Images, the main one first.', 'storewright' ), ImageField::properties() ),
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function attributes(): array {
		$id   = Field::integer( __( 'Id of the attribute that products share, 0 for one of this product alone.', 'storewright' ) );
		$name = Field::text( __( 'Name of the attribute.', 'storewright' ) );
		return [
			'has_options'        => Field::boolean( __( 'Whether buyers have to choose options.', 'storewright' ), readonly: true ),
			'attributes'         => Field::objects(
				__( 'Attributes.', 'storewright' ),
				[
					'id'        => $id,
					'name'      => $name,
					'slug'      => Field::text( __( 'Name of the attribute inside the shop.', 'storewright' ), readonly: true ),
					'position'  => Field::integer( __( 'Place among the attributes.', 'storewright' ) ),
					'visible'   => Field::boolean( __( 'Whether it is shown on the product’s page.', 'storewright' ), default: false ),
					'variation' => Field::boolean( __( 'Whether variations differ in it.', 'storewright' ), default: false ),
					'options'   => Field::list( __( 'What it may be.', 'storewright' ), Field::text( '' ) ),
				]
			),
			'default_attributes' => Field::objects(
				__( 'Options that are chosen first.', 'storewright' ),
				[
					'id'     => $id,
					'name'   => $name,
					'option' => Field::text( __( 'Option; of a shared attribute, its slug.', 'storewright' ) ),
				]
			),
			'variations'         => Field::list( __( 'Ids of its variations.', 'storewright' ), Field::integer( '' ), readonly: true ),
			'grouped_products'   => Field::list( __( 'Ids of the products of a grouped one.', 'storewright' ), Field::integer( '' ) ),
		];
	}
}
