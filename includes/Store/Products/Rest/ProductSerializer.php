<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Database\Meta\ObjectMeta;
use Storewright\Kernel\Context;
use Storewright\Rest\Dates;
use Storewright\Store\Images\ImageField;
use Storewright\Store\Products\Import\ExistingProducts;
use Storewright\Store\Products\Model\MetaKeys;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Model\ProductAttribute;
use Storewright\Store\Settings\SettingsQuery;
use WP_REST_Request;

/**
 * Products as they are answered, in a constant number of queries a page.
 */
final class ProductSerializer {

	public function __construct( private readonly Context $context, private readonly SettingsQuery $settings ) {}

	/**
	 * The items of some products, in their order.
	 *
	 * @param list<Product>   $products
	 * @param list<string>    $fields   Fields that are wanted.
	 * @param WP_REST_Request $request
	 * @return array<int, array<string, mixed>> By id.
	 */
	public function of( array $products, array $fields, WP_REST_Request $request ): array {
		$ids     = array_map( static fn( Product $product ) => $product->id, $products );
		$wanted  = static fn( string $field ): bool => rest_is_field_included( $field, $fields );
		$meta    = $wanted( 'meta_data' ) ? new MetaItems(
			( new ObjectMeta( 'post' ) )->entries_of( $ids, [ ...MetaKeys::internal(), ExistingProducts::MARK ] ),
			$request
		) : null;
		$related = $wanted( 'related_ids' ) ? ( new RelatedProducts( $this->context->database ) )->of( $products ) : [];
		$prices  = $wanted( 'price_html' ) ? new PriceHtml( $this->settings->currency_format() ) : null;
		$now     = $this->context->clock->now();
		ImageField::prime(
			array_merge( ...array_map( static fn( Product $product ) => [ $product->image_id, ...$product->gallery_ids ], $products ) )
		);

		$items = [];
		foreach ( $products as $product ) {
			$items[ $product->id ] = [
				'price_html'  => $prices?->of( $product, $now ),
				'related_ids' => $product->is_variation() ? [] : $related[ $product->id ] ?? [],
				'meta_data'   => null === $meta ? [] : $meta->of( $product->id ),
			] + ( $product->is_variation() ? self::of_variation( $product ) : [] ) + self::texts(
				$product,
				'edit' === $request->get_param( 'context' )
			) + self::post( $product ) + self::details( $product ) + CommonSerializer::of( $product, $now ) + ( $wanted( 'permalink_template' )
				|| $wanted( 'generated_slug' ) ? self::slugs( $product ) : [] );

		}
		return $items;
	}

	/**
	 * Returns the fields of a variation that differ from a product's.
	 *
	 * @return array<string, mixed>
	 */
	private static function of_variation( Product $variation ): array {
		return [
			'permalink'         => VariationSerializer::permalink( $variation ),
			'short_description' => '',
			'reviews_allowed'   => false,
			'categories'        => [],
			'brands'            => [],
			'tags'              => [],
			'attributes'        => VariationSerializer::attributes( $variation ),
		];
	}

	/**
	 * Texts as they are shown, or as they are stored where somebody is going to change them.
	 *
	 * @return array<string, string>
	 */
	private static function texts( Product $product, bool $stored ): array {
		$texts = [
			'description'       => $product->description,
			'short_description' => $product->short_description,
			'purchase_note'     => $product->purchase_note,
		];
		return $stored ? $texts : array_map( CommonSerializer::shown_text( ... ), $texts );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function post( Product $product ): array {
		return [
			'id'                 => $product->id,
			'name'               => $product->name,
			'slug'               => $product->slug,
			'permalink'          => (string) get_permalink( $product->id ),
			'date_created'       => Dates::site( $product->created ),
			'date_created_gmt'   => Dates::gmt( $product->created ),
			'date_modified'      => Dates::site( $product->modified ),
			'date_modified_gmt'  => Dates::gmt( $product->modified ),
			'type'               => $product->type,
			'status'             => $product->status,
			'featured'           => $product->featured,
			'catalog_visibility' => $product->catalog_visibility,
			'reviews_allowed'    => $product->reviews_allowed,
			'post_password'      => $product->password,
			'parent_id'          => $product->parent_id,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function details( Product $product ): array {
		return [
			'total_sales'        => $product->total_sales,
			'external_url'       => $product->external_url,
			'button_text'        => $product->button_text,
			'sold_individually'  => $product->sold_individually,
			'shipping_required'  => $product->needs_shipping(),
			'shipping_taxable'   => $product->needs_shipping() && 'none' !== $product->tax_status,
			'average_rating'     => $product->average_rating,
			'rating_count'       => $product->rating_count,
			'upsell_ids'         => $product->upsell_ids,
			'cross_sell_ids'     => $product->cross_sell_ids,
			'categories'         => CommonSerializer::terms( $product->category_ids ),
			'brands'             => CommonSerializer::terms( $product->brand_ids ),
			'tags'               => CommonSerializer::terms( $product->tag_ids ),
			'images'             => ImageField::items(
				array_values( array_filter( [ $product->image_id, ...$product->gallery_ids ], static fn( int $id ) => $id > 0 ) )
			),
			'has_options'        => Product::VARIABLE === $product->type,
			'attributes'         => array_map( self::attribute( ... ), $product->attributes ),
			'default_attributes' => self::selected( $product ),
			'variations'         => Product::VARIABLE === $product->type ? $product->children : [],
			'grouped_products'   => Product::GROUPED === $product->type ? $product->children : [],
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function attribute( ProductAttribute $attribute ): array {
		return [
			'id'        => $attribute->id,
			'name'      => $attribute->name,
			'slug'      => $attribute->is_global() ? $attribute->key : $attribute->name,
			'position'  => $attribute->position,
			'visible'   => $attribute->visible,
			'variation' => $attribute->variation,
			'options'   => $attribute->options,
		];
	}

	/**
	 * @return list<array{id: int, name: string, option: string}>
	 */
	private static function selected( Product $product ): array {
		$selected = [];
		foreach ( $product->is_variation() ? [] : $product->attributes as $attribute ) {
			if ( '' !== ( $product->selection[ $attribute->key ] ?? '' ) ) {
				$selected[] = [
					'id'     => $attribute->id,
					'name'   => $attribute->name,
					'option' => $product->selection[ $attribute->key ],
				];
			}
		}
		return $selected;
	}

	/**
	 * @return array{permalink_template: string, generated_slug: string}
	 */
	private static function slugs( Product $product ): array {
		return [
			'permalink_template' => str_replace( '%product%', '%pagename%', (string) get_permalink( $product->id, true ) ),
			'generated_slug'     => sanitize_title( $product->name ),
		];
	}
}
