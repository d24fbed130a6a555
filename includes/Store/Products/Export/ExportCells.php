<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Export;

use Storewright\Rest\Dates;
use Storewright\Store\Products\Inventory\Stock;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Query\ProductFactory;
use Storewright\Store\Terms\Taxonomies;
use WP_Term;

/**
 * Cells of a product's row, as the import reads them. A variation leaves out what it has from its product.
 *
 * @internal
 */
final class ExportCells {

	/**
	 * @param array<int, Product> $products Those that rows name, by id.
	 */
	public function __construct( private readonly array $products ) {}

	/**
	 * The cells of a product, or of a variation of a parent.
	 *
	 * @return array<string, string> By name, see ExportColumns.
	 */
	public function of( Product $product, ?Product $parent ): array {
		$own   = static fn( string $text, ?string $inherited ): string => $text === $inherited ? '' : $text;
		$cells = [
			'id'                => (string) $product->id,
			'type'              => implode(
				', ',
				[ $product->type, ...( $product->virtual ? [ 'virtual' ] : [] ), ...( $product->downloadable ? [ 'downloadable' ] : [] ) ]
			),
			'sku'               => $own( $product->sku, $parent?->sku ),
			'global_unique_id'  => $product->global_unique_id,
			'name'              => $product->name,
			'published'         => self::published( $product->status ),
			'description'       => $product->description,
			'date_on_sale_from' => (string) Dates::site( $product->prices->from ),
			'date_on_sale_to'   => (string) Dates::site( $product->prices->to ),
			'tax_class'         => null !== $parent && $parent->tax_class === $product->tax_class ? 'parent' : $product->tax_class,
			'weight'            => $own( $product->weight, $parent?->weight ),
			'length'            => $own( $product->length, $parent?->length ),
			'width'             => $own( $product->width, $parent?->width ),
			'height'            => $own( $product->height, $parent?->height ),
			'sale_price'        => $product->is_priced_by_children() ? '' : $product->prices->sale,
			'regular_price'     => $product->is_priced_by_children() ? '' : $product->prices->regular,
			'shipping_class'    => null !== $parent && $parent->shipping_class_id === $product->shipping_class_id
				? 'parent'
				: self::name( $product->shipping_class_id ),
			'images'            => self::images( $product ),
			'download_limit'    => $product->downloadable ? (string) $product->download_limit : '',
			'download_expiry'   => $product->downloadable ? (string) $product->download_expiry : '',
			'position'          => (string) $product->menu_order,
		];
		return $cells + self::stock( $product ) + self::attributes( $product, $parent ) + self::downloads( $product ) + (
			null === $parent ? $this->of_product( $product ) : [ 'parent' => self::reference( $parent ) ]
		);
	}

	/**
	 * @return array<string, string>
	 */
	private function of_product( Product $product ): array {
		return [
			'featured'          => self::yes( $product->featured ),
			'visibility'        => $product->catalog_visibility,
			'short_description' => $product->short_description,
			'tax_status'        => $product->tax_status,
			'sold_individually' => self::yes( $product->sold_individually ),
			'reviews'           => self::yes( $product->reviews_allowed ),
			'purchase_note'     => $product->purchase_note,
			'categories'        => self::list( array_map( self::path( ... ), $product->category_ids ) ),
			'tags'              => self::list( array_map( self::name( ... ), $product->tag_ids ) ),
			'brands'            => self::list( array_map( self::path( ... ), $product->brand_ids ) ),
			'grouped'           => Product::GROUPED === $product->type ? $this->references( $product->children ) : '',
			'upsells'           => $this->references( $product->upsell_ids ),
			'cross_sells'       => $this->references( $product->cross_sell_ids ),
			'external_url'      => $product->external_url,
			'button_text'       => $product->button_text,
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function stock( Product $product ): array {
		$stock     = $product->stock;
		$is_parent = $product->is_variation() && ! $stock->managed && $stock->holder_id === $product->parent_id && 0 !== $stock->holder_id;
		return [
			'in_stock'   => match ( $stock->status ) {
				Stock::ON_BACKORDER => 'backorder',
			Stock::OUT_OF_STOCK => '0',
			default             => '1',
			},
			'stock'      => $is_parent ? 'parent' : ( $stock->managed ? (string) $stock->quantity : '' ),
			'low_stock'  => $stock->managed && null !== $stock->own_low_amount ? (string) $stock->own_low_amount : '',
			'backorders' => match ( $stock->backorders ) {
				'yes'    => '1',
			'notify' => 'notify',
			default  => '0',
			},
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function attributes( Product $product, ?Product $parent ): array {
		$cells  = [];
		$number = 0;
		$chosen = ProductFactory::options( $product->attributes, $product->selection );
		foreach ( $product->attributes as $attribute ) {
			if ( null !== $parent && ! $attribute->variation ) {
				continue;
			}
			++$number;
			$option = $chosen[ $attribute->name ] ?? '';
			$cells += [
				"attribute_name:$number"   => $attribute->name,
				"attribute_values:$number" => self::list( null === $parent ? $attribute->options : [ $option ] ),
				"attribute_global:$number" => self::yes( $attribute->is_global() ),
			];
			if ( null === $parent ) {
				$cells[ "attribute_visible:$number" ] = self::yes( $attribute->visible );
				$cells[ "attribute_default:$number" ] = $option;
			}
		}
		return $cells;
	}

	/**
	 * @return array<string, string>
	 */
	private static function downloads( Product $product ): array {
		$cells = [];
		foreach ( $product->downloads as $index => $download ) {
			$number                           = $index + 1;
			$cells[ "download_name:$number" ] = $download->name;
			$cells[ "download_url:$number" ]  = $download->file;
		}
		return $cells;
	}

	private static function images( Product $product ): string {
		$urls = array_map(
			static fn( int $id ) => 0 === $id ? '' : (string) wp_get_attachment_url( $id ),
			[ $product->image_id, ...$product->gallery_ids ]
		);
		return self::list( $urls );
	}

	/**
	 * @param list<int> $ids
	 */
	private function references( array $ids ): string {
		return self::list(
			array_map( fn( int $id ) => isset( $this->products[ $id ] ) ? self::reference( $this->products[ $id ] ) : "id:$id", $ids )
		);
	}

	/**
	 * A product as the import finds it: by its SKU, else its id.
	 */
	private static function reference( Product $product ): string {
		return '' === $product->sku ? "id:{$product->id}" : $product->sku;
	}

	private static function published( string $status ): string {
		return match ( $status ) {
			'publish' => '1',
			'private' => '0',
			'draft'   => '-1',
			default   => $status,
		};
	}

	/**
	 * The way to a term from the uppermost one: “Clothing > Shirts”.
	 */
	private static function path( int $id ): string {
		$names = [ self::name( $id ) ];
		foreach ( get_ancestors( $id, (string) ( get_term( $id )->taxonomy ?? Taxonomies::CATEGORY ), 'taxonomy' ) as $ancestor ) {
			array_unshift( $names, self::name( $ancestor ) );
		}
		return implode( ' > ', $names );
	}

	private static function name( int $id ): string {
		$term = 0 === $id ? null : get_term( $id );
		return $term instanceof WP_Term ? wp_specialchars_decode( $term->name, ENT_QUOTES ) : '';
	}

	/**
	 * Entries separated by commas; one within an entry has a backslash before it.
	 *
	 * @param array<string> $entries
	 */
	private static function list( array $entries ): string {
		return implode(
			', ',
			array_map(
				static fn( string $entry ) => str_replace( ',', '\\,', $entry ),
				array_filter( $entries, static fn( string $entry ) => '' !== $entry )
			)
		);
	}

	private static function yes( bool $is ): string {
		return $is ? '1' : '0';
	}
}
