<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Export;

/**
 * The columns of the file: their headings are WooCommerce's, in English whatever the site's language is, as other programs know them.
 *
 * @internal
 */
final class ExportColumns {

	/**
	 * Cell => heading.
	 */
	private const HEADINGS = [
		'id'                => 'ID',
		'type'              => 'Type',
		'sku'               => 'SKU',
		'global_unique_id'  => 'GTIN, UPC, EAN, or ISBN',
		'name'              => 'Name',
		'published'         => 'Published',
		'featured'          => 'Is featured?',
		'visibility'        => 'Visibility in catalog',
		'short_description' => 'Short description',
		'description'       => 'Description',
		'date_on_sale_from' => 'Date sale price starts',
		'date_on_sale_to'   => 'Date sale price ends',
		'tax_status'        => 'Tax status',
		'tax_class'         => 'Tax class',
		'in_stock'          => 'In stock?',
		'stock'             => 'Stock',
		'low_stock'         => 'Low stock amount',
		'backorders'        => 'Backorders allowed?',
		'sold_individually' => 'Sold individually?',
		'weight'            => 'Weight',
		'length'            => 'Length',
		'width'             => 'Width',
		'height'            => 'Height',
		'reviews'           => 'Allow customer reviews?',
		'purchase_note'     => 'Purchase note',
		'sale_price'        => 'Sale price',
		'regular_price'     => 'Regular price',
		'categories'        => 'Categories',
		'tags'              => 'Tags',
		'brands'            => 'Brands',
		'shipping_class'    => 'Shipping class',
		'images'            => 'Images',
		'download_limit'    => 'Download limit',
		'download_expiry'   => 'Download expiry days',
		'parent'            => 'Parent',
		'grouped'           => 'Grouped products',
		'upsells'           => 'Upsells',
		'cross_sells'       => 'Cross-sells',
		'external_url'      => 'External URL',
		'button_text'       => 'Button text',
		'position'          => 'Position',
	];

	private const ATTRIBUTE = [
		'name'    => 'name',
		'values'  => 'value(s)',
		'visible' => 'visible',
		'global'  => 'global',
		'default' => 'default',
	];

	private const DOWNLOAD = [
		'name' => 'name',
		'url'  => 'URL',
	];

	/**
	 * @param int $attributes How many attributes a product has at most.
	 * @param int $downloads  How many files.
	 */
	public function __construct( private readonly int $attributes, private readonly int $downloads ) {}

	/**
	 * The first row.
	 *
	 * @return list<string>
	 */
	public function headings(): array {
		$headings = array_values( self::HEADINGS );
		for ( $number = 1; $number <= $this->attributes; ++$number ) {
			foreach ( self::ATTRIBUTE as $part ) {
				$headings[] = "Attribute $number $part";
			}
		}
		for ( $number = 1; $number <= $this->downloads; ++$number ) {
			foreach ( self::DOWNLOAD as $part ) {
				$headings[] = "Download $number $part";
			}
		}
		return $headings;
	}

	/**
	 * A row.
	 *
	 * @param array<string, string> $cells By name; `attribute_values:1` and the like for numbered ones.
	 * @return list<string>
	 */
	public function row( array $cells ): array {
		$row = array_map( static fn( string $name ) => $cells[ $name ] ?? '', array_keys( self::HEADINGS ) );
		for ( $number = 1; $number <= $this->attributes; ++$number ) {
			foreach ( array_keys( self::ATTRIBUTE ) as $part ) {
				$row[] = $cells[ "attribute_$part:$number" ] ?? '';
			}
		}
		for ( $number = 1; $number <= $this->downloads; ++$number ) {
			foreach ( array_keys( self::DOWNLOAD ) as $part ) {
				$row[] = $cells[ "download_$part:$number" ] ?? '';
			}
		}
		return $row;
	}
}
