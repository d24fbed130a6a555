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
use Storewright\Store\Products\Query\ProductFactory;
use WP_REST_Request;

/**
 * Variations as they are answered, in a constant number of queries a page.
 */
final class VariationSerializer {

	public function __construct( private readonly Context $context ) {}

	/**
	 * The items of some variations, in their order.
	 *
	 * @param list<Product>   $variations
	 * @param list<string>    $fields     Fields that are wanted.
	 * @param WP_REST_Request $request
	 * @return array<int, array<string, mixed>> By id.
	 */
	public function of( array $variations, array $fields, WP_REST_Request $request ): array {
		$ids  = array_map( static fn( Product $variation ) => $variation->id, $variations );
		$meta = rest_is_field_included( 'meta_data', $fields ) ? new MetaItems(
			( new ObjectMeta( 'post' ) )->entries_of( $ids, [ ...MetaKeys::internal(), ExistingProducts::MARK ] ),
			$request
		) : null;
		$now  = $this->context->clock->now();
		ImageField::prime( array_map( static fn( Product $variation ) => $variation->image_id, $variations ) );

		$items = [];
		foreach ( $variations as $variation ) {
			$items[ $variation->id ] = [
				'id'                => $variation->id,
				'parent_id'         => $variation->parent_id,
				'type'              => Product::VARIATION,
				'name'              => implode( ', ', ProductFactory::options( $variation->attributes, $variation->selection ) ),
				'status'            => $variation->status,
				'date_created'      => Dates::site( $variation->created ),
				'date_created_gmt'  => Dates::gmt( $variation->created ),
				'date_modified'     => Dates::site( $variation->modified ),
				'date_modified_gmt' => Dates::gmt( $variation->modified ),
				'description'       => CommonSerializer::shown_text( $variation->description ),
				'permalink'         => self::permalink( $variation ),
				'image'             => ImageField::item( $variation->image_id ),
				'gallery_image_ids' => $variation->gallery_ids,
				'attributes'        => self::attributes( $variation ),
				'meta_data'         => null === $meta ? [] : $meta->of( $variation->id ),
			] + ( 'edit' === $request->get_param( 'context' )
				? self::own_tax_class( $variation )
				: [] ) + CommonSerializer::of( $variation, $now );

		}
		return $items;
	}

	/**
	 * The tax class as it is stored: `parent` where the variation has its product's.
	 *
	 * @return array{tax_class?: string}
	 */
	private static function own_tax_class( Product $variation ): array {
		$stored = get_post_meta( $variation->id, '_tax_class', true );
		return 'parent' === $stored ? [ 'tax_class' => 'parent' ] : [];
	}

	/**
	 * The address of the product's page with the options chosen.
	 */
	public static function permalink( Product $variation ): string {
		$chosen = [];
		foreach ( $variation->selection as $key => $value ) {
			if ( '' !== $value ) {
				$chosen[ "attribute_$key" ] = rawurlencode( $value );
			}
		}
		return add_query_arg( $chosen, (string) get_permalink( $variation->parent_id ) );
	}

	/**
	 * The options that it is, without attributes that may be any.
	 *
	 * @return list<array{id: int, name: string, slug: string, option: string}>
	 */
	public static function attributes( Product $variation ): array {
		$chosen = array_filter(
			$variation->attributes,
			static fn( ProductAttribute $attribute ) => '' !== ( $variation->selection[ $attribute->key ] ?? '' )
		);
		return array_map(
			static fn( ProductAttribute $attribute ) => [
				'id'     => $attribute->id,
				'name'   => $attribute->name,
				'slug'   => $attribute->key,
				'option' => $attribute->option( $variation->selection[ $attribute->key ] ?? '' ),
			],
			array_values( $chosen )
		);
	}
}
