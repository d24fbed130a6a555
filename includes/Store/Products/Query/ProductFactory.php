<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Query;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Store\Products\Inventory\Stock;
use Storewright\Store\Products\Model\Download;
use Storewright\Store\Products\Model\Prices;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Model\ProductAttribute;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Terms\Taxonomies;

/**
 * Makes products of what is stored.
 *
 * @internal Used by ProductQuery and ProductRepository.
 */
final class ProductFactory {

	private const NO_DATE = '0000-00-00 00:00:00';

	/**
	 * @param bool $counts_stock Whether the shop counts stock at all.
	 */
	public function __construct( private readonly AttributeReader $attributes, private readonly bool $counts_stock ) {}

	/**
	 * The product of a record.
	 *
	 * @param ProductRecord      $record
	 * @param ProductRecord|null $parent           The variable product of a variation.
	 * @param list<int>          $variations       Ids of a variable product's variations.
	 * @param bool               $children_on_sale Whether one of its children is on sale.
	 * @param string             $highest_price    Of its children.
	 */
	public function product(
		ProductRecord $record,
		?ProductRecord $parent = null,
		array $variations = [],
		bool $children_on_sale = false,
		string $highest_price = ''
	): Product {
		$shown      = $parent ?? $record;
		$attributes = $this->attributes->of( $shown );
		$selection  = self::selection( $record );
		return new Product(
			id: $record->id,
			parent_id: (int) $record->column( 'post_parent' ),
			type: $record->type,
			name: null === $parent ? $record->column( 'post_title' ) : self::variation_name( $parent, $attributes, $selection ),
			slug: $record->column( 'post_name' ),
			status: $record->column( 'post_status' ),
			description: $record->is_variation() ? $record->meta( '_variation_description' ) : $record->column( 'post_content' ),
			short_description: $record->column( 'post_excerpt' ),
			created: self::date( $record, 'post_date' ),
			modified: self::date( $record, 'post_modified' ),
			menu_order: (int) $record->column( 'menu_order' ),
			password: $record->column( 'post_password' ),
			reviews_allowed: 'open' === $shown->column( 'comment_status' ),
			sku: self::inherited( $record, $parent, '_sku' ),
			global_unique_id: $record->meta( '_global_unique_id' ),
			prices: self::prices( $record ),
			stock: $this->stock( $record, $parent ),
			tax_status: self::one_of( $shown->meta( '_tax_status' ), 'taxable' ),
			tax_class: self::tax_class( $record, $parent ),
			virtual: $record->yes( '_virtual' ),
			downloadable: $record->yes( '_downloadable' ),
			weight: self::inherited( $record, $parent, '_weight' ),
			length: self::inherited( $record, $parent, '_length' ),
			width: self::inherited( $record, $parent, '_width' ),
			height: self::inherited( $record, $parent, '_height' ),
			shipping_class_id: $record->terms( Taxonomies::SHIPPING_CLASS )[0] ?? $shown->terms( Taxonomies::SHIPPING_CLASS )[0] ?? 0,
			category_ids: $shown->terms( Taxonomies::CATEGORY ),
			tag_ids: $shown->terms( Taxonomies::TAG ),
			brand_ids: $shown->terms( Taxonomies::BRAND ),
			featured: in_array( 'featured', $record->visibility, true ),
			catalog_visibility: self::visibility( $shown->visibility ),
			attributes: $attributes,
			selection: $selection,
			upsell_ids: self::ids( $record->list( '_upsell_ids' ) ),
			cross_sell_ids: self::ids( $record->list( '_crosssell_ids' ) ),
			children: Product::GROUPED === $record->type ? self::ids( $record->list( '_children' ) ) : $variations,
			children_on_sale: $children_on_sale,
			highest_price: $highest_price,
			image_id: (int) $record->meta( '_thumbnail_id' ),
			gallery_ids: self::ids( explode( ',', $record->meta( '_product_image_gallery' ) ) ),
			downloads: self::downloads( $record ),
			download_limit: self::limit( $record->meta( '_download_limit' ) ),
			download_expiry: self::limit( $record->meta( '_download_expiry' ) ),
			external_url: $record->meta( '_product_url' ),
			button_text: $record->meta( '_button_text' ),
			sold_individually: $shown->yes( '_sold_individually' ),
			purchase_note: $shown->meta( '_purchase_note' ),
			total_sales: (int) $record->meta( 'total_sales' ),
			rating_count: (int) array_sum( self::ids( $record->list( '_wc_rating_count' ) ) ),
			average_rating: number_format( (float) $record->meta( '_wc_average_rating' ), 2, '.', '' )
		);
	}

	/**
	 * The attributes of a product's record.
	 *
	 * @return list<ProductAttribute>
	 */
	public function attributes( ProductRecord $record ): array {
		return $this->attributes->of( $record );
	}

	/**
	 * The name of a variation: its product's, and which one it is.
	 *
	 * @param list<ProductAttribute> $attributes
	 * @param array<string, string>  $selection
	 */
	private static function variation_name( ProductRecord $parent, array $attributes, array $selection ): string {
		$options = implode( ', ', self::options( $attributes, $selection ) );
		return '' === $options ? $parent->column( 'post_title' ) : $parent->column( 'post_title' ) . ' - ' . $options;
	}

	/**
	 * Returns the labels of a selection, without attributes that are left open.
	 *
	 * @param list<ProductAttribute> $attributes
	 * @param array<string, string>  $selection  Attribute key => stored value.
	 * @return array<string, string> Name of the attribute => option.
	 */
	public static function options( array $attributes, array $selection ): array {
		$options = [];
		foreach ( $attributes as $attribute ) {
			$value = $selection[ $attribute->key ] ?? '';
			if ( '' !== $value ) {
				$options[ $attribute->name ] = $attribute->option( $value );
			}
		}
		return $options;
	}

	/**
	 * Whole numbers above zero.
	 *
	 * @param array<mixed> $values
	 * @return list<int>
	 */
	private static function ids( array $values ): array {
		$numbers = array_map( static fn( mixed $value ) => is_numeric( $value ) ? (int) $value : 0, array_values( $values ) );
		return array_values( array_filter( $numbers, static fn( int $number ) => $number > 0 ) );
	}

	private static function prices( ProductRecord $record ): Prices {
		return new Prices(
			$record->meta( '_price' ),
			$record->meta( '_regular_price' ),
			$record->meta( '_sale_price' ),
			self::moment( $record->meta( '_sale_price_dates_from' ) ),
			self::moment( $record->meta( '_sale_price_dates_to' ) )
		);
	}

	private function stock( ProductRecord $record, ?ProductRecord $parent ): Stock {
		$own        = $record->yes( '_manage_stock' );
		$inherited  = ! $own && null !== $parent && $parent->yes( '_manage_stock' );
		$holder     = $inherited ? $parent : $record;
		$holder_id  = $this->counts_stock && ( $own || $inherited ) ? $holder->id : 0;
		$quantity   = $holder->meta( '_stock' );
		$low_amount = self::inherited( $record, $parent, '_low_stock_amount' );
		$own_amount = $record->meta( '_low_stock_amount' );

		return new Stock(
			$own,
			$holder_id,
			is_numeric( $quantity ) && ( $own || $inherited ) ? $quantity : null,
			self::one_of( $inherited ? $parent->meta( '_stock_status' ) : $record->meta( '_stock_status' ), Stock::IN_STOCK ),
			self::one_of( $holder->meta( '_backorders' ), 'no' ),
			is_numeric( $low_amount ) ? (int) $low_amount : null,
			is_numeric( $own_amount ) ? (int) $own_amount : null
		);
	}

	private static function one_of( string $value, string $default ): string {
		return '' === $value ? $default : $value;
	}

	private static function tax_class( ProductRecord $record, ?ProductRecord $parent ): string {
		$own   = $record->meta( '_tax_class' );
		$class = null !== $parent && ( 'parent' === $own || ! isset( $record->meta['_tax_class'] ) ) ? $parent->meta( '_tax_class' ) : $own;
		return 'standard' === $class || 'parent' === $class ? '' : $class;
	}

	private static function inherited( ProductRecord $record, ?ProductRecord $parent, string $key ): string {
		$own = $record->meta( $key );
		return '' === $own && null !== $parent ? $parent->meta( $key ) : $own;
	}

	/**
	 * @param list<string> $terms
	 */
	private static function visibility( array $terms ): string {
		$in_catalog = ! in_array( 'exclude-from-catalog', $terms, true );
		$in_search  = ! in_array( 'exclude-from-search', $terms, true );
		return $in_catalog ? ( $in_search ? 'visible' : 'catalog' ) : ( $in_search ? 'search' : 'hidden' );
	}

	/**
	 * Which options a variation is, or which of a variable product are chosen first.
	 *
	 * @return array<string, string> Attribute key => stored value, '' for any.
	 */
	public static function selection( ProductRecord $record ): array {
		$selection = [];
		if ( ! $record->is_variation() ) {
			foreach ( $record->list( '_default_attributes' ) as $key => $value ) {
				$selection[ (string) $key ] = is_scalar( $value ) ? (string) $value : '';
			}
			return $selection;
		}
		foreach ( $record->meta as $key => $value ) {
			if ( str_starts_with( $key, 'attribute_' ) ) {
				$selection[ substr( $key, strlen( 'attribute_' ) ) ] = $value;
			}
		}
		return $selection;
	}

	/**
	 * @return list<Download>
	 */
	private static function downloads( ProductRecord $record ): array {
		$downloads = [];
		foreach ( $record->list( '_downloadable_files' ) as $id => $file ) {
			if ( is_array( $file ) && is_string( $file['file'] ?? null ) ) {
				$downloads[] = new Download( (string) $id, is_string( $file['name'] ?? null ) ? $file['name'] : '', $file['file'] );
			}
		}
		return $downloads;
	}

	private static function limit( string $value ): int {
		return is_numeric( $value ) ? max( -1, (int) $value ) : -1;
	}

	private static function moment( string $unix_time ): ?DateTimeImmutable {
		return 1 === preg_match( '/^\d{1,12}$/D', $unix_time ) ? new DateTimeImmutable( '@' . $unix_time ) : null;
	}

	private static function date( ProductRecord $record, string $column ): ?DateTimeImmutable {
		$utc = $record->column( $column . '_gmt' );
		if ( '' !== $utc && self::NO_DATE !== $utc ) {
			return new DateTimeImmutable( $utc, new DateTimeZone( 'UTC' ) );
		}
		// Drafts have no time in UTC yet.
		$local = $record->column( $column );
		return '' === $local
			|| self::NO_DATE === $local ? null : ( new DateTimeImmutable( $local, wp_timezone() ) )->setTimezone( new DateTimeZone( 'UTC' ) );

	}
}
