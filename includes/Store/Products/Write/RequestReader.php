<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Rest\MetaData;
use Storewright\Store\Images\ImageUploads;
use Storewright\Store\Products\Inventory\Stock;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Tax\TaxClassQuery;
use Storewright\Store\Terms\Taxonomies;

/**
 * Reads what a client wants to change of a product or variation, by the names of REST fields.
 */
final class RequestReader {

	private const YES_NO = [
		'virtual'           => '_virtual',
		'downloadable'      => '_downloadable',
		'manage_stock'      => '_manage_stock',
		'sold_individually' => '_sold_individually',
	];

	private const DECIMALS = [
		'regular_price' => '_regular_price',
		'sale_price'    => '_sale_price',
		'weight'        => '_weight',
	];

	private const IDS = [
		'upsell_ids'       => '_upsell_ids',
		'cross_sell_ids'   => '_crosssell_ids',
		'grouped_products' => '_children',
	];

	private const STATUSES = [ 'draft', 'pending', 'private', 'publish', 'future', 'auto-draft', 'trash' ];

	/**
	 * @param TaxClassQuery|null $tax_classes A tax class that is not among them becomes the standard one, as in WooCommerce; null to
	 *                                        take any: whoever imports may bring the classes later.
	 */
	public function __construct( private readonly ?TaxClassQuery $tax_classes = null ) {}

	/**
	 * The changes of a product or variation.
	 *
	 * @param array<mixed> $fields    Field => value, only those that were sent.
	 * @param bool         $variation Whether it is a variation.
	 */
	public function read( array $fields, bool $variation = false ): ProductChanges {
		$input   = new RequestFields( $fields );
		$changes = new ProductChanges();
		$this->post( $input, $changes, $variation );
		$this->prices_and_stock( $input, $changes );
		$this->details( $input, $changes, $variation );
		if ( $variation ) {
			if ( $input->has( 'attributes' ) ) {
				$changes->selection = RequestAttribute::several( $input, 'attributes' );
			}
		} else {
			$this->of_products( $input, $changes );
		}
		$changes->meta_data = MetaData::changes( $input->raw( 'meta_data' ) );
		// Last, since files are fetched by it.
		if ( $input->has( $variation ? 'image' : 'images' ) ) {
			$images          = $input->raw( $variation ? 'image' : 'images' );
			$images          = is_array( $images ) ? $images : [];
			$changes->images = ( new ImageUploads() )->fetch( $variation ? [ $images ] : $images, 0, $variation ? 'image' : 'images' );
		}
		return $changes;
	}

	private function post( RequestFields $input, ProductChanges $changes, bool $variation ): void {
		if ( $input->has( 'status' ) ) {
			$changes->columns['post_status'] = $input->choice( 'status', self::STATUSES );
		}
		if ( $input->has( 'menu_order' ) ) {
			$changes->columns['menu_order'] = (string) $input->integer( 'menu_order' );
		}
		if ( $input->has( 'description' ) ) {
			if ( $variation ) {
				$changes->meta['_variation_description'] = $input->markup( 'description' );
			} else {
				$changes->columns['post_content'] = $input->text( 'description' );
			}
		}
		$created = $input->moment( 'date_created' );
		if ( null !== $created ) {
			$changes->columns['post_date_gmt'] = $created->format( 'Y-m-d H:i:s' );
			$changes->columns['post_date']     = $created->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' );
		}
	}

	private function prices_and_stock( RequestFields $input, ProductChanges $changes ): void {
		foreach ( self::DECIMALS as $field => $key ) {
			if ( $input->has( $field ) ) {
				$changes->meta[ $key ] = $input->decimal( $field );
			}
		}
		foreach ( [ 'from', 'to' ] as $end ) {
			if ( $input->has( "date_on_sale_$end" ) || $input->has( "date_on_sale_{$end}_gmt" ) ) {
				$changes->meta[ "_sale_price_dates_$end" ] = (string) $input->moment( "date_on_sale_$end" )?->getTimestamp();
			}
		}
		foreach ( self::YES_NO as $field => $key ) {
			if ( $input->has( $field ) ) {
				$changes->meta[ $key ] = $input->yes_no( $field );
			}
		}
		if ( $input->has( 'stock_quantity' ) ) {
			$changes->meta['_stock'] = $input->decimal( 'stock_quantity', true );
		}
		if ( $input->has( 'low_stock_amount' ) ) {
			$changes->meta['_low_stock_amount'] = in_array(
				$input->raw( 'low_stock_amount' ),
				[ null, '' ],
				true
			) ? '' : (string) $input->integer( 'low_stock_amount' );
		}
		if ( $input->has( 'stock_status' ) ) {
			$changes->meta['_stock_status'] = $input->choice( 'stock_status', Stock::STATUSES );
		}
		if ( $input->has( 'backorders' ) ) {
			$changes->meta['_backorders'] = $input->choice( 'backorders', [ 'no', 'notify', 'yes' ] );
		}
	}

	private function details( RequestFields $input, ProductChanges $changes, bool $variation ): void {
		if ( $input->has( 'sku' ) ) {
			$changes->meta['_sku'] = $input->line( 'sku', 100 );
		}
		if ( $input->has( 'global_unique_id' ) ) {
			// GTIN, EAN and ISBN are digits and hyphens; spaces and letters around them are no part of the number.
			$changes->meta['_global_unique_id'] = (string) preg_replace( '/[^0-9-]/', '', $input->line( 'global_unique_id', 100 ) );
		}
		if ( $input->has( 'tax_status' ) ) {
			$changes->meta['_tax_status'] = $input->choice( 'tax_status', [ 'taxable', 'shipping', 'none' ] );
		}
		if ( $input->has( 'tax_class' ) ) {
			$class = $input->line( 'tax_class', 100 );

			$changes->meta['_tax_class'] = 'parent' === $class && $variation ? $class : $this->tax_class( $class );
		}
		$size = $input->raw( 'dimensions' );
		$size = new RequestFields( is_array( $size ) ? $size : [] );
		foreach ( [ 'length', 'width', 'height' ] as $field ) {
			if ( $size->has( $field ) ) {
				$changes->meta[ "_$field" ] = $size->decimal( $field );
			}
		}
		if ( $input->has( 'shipping_class' ) ) {
			$changes->terms[ Taxonomies::SHIPPING_CLASS ] = RequestTerms::shipping_class( $input->line( 'shipping_class', 200 ) );
		}
		if ( $input->has( 'downloads' ) ) {
			$changes->meta['_downloadable_files'] = RequestDownloads::stored( $input );
		}
		foreach ( [ 'download_limit', 'download_expiry' ] as $field ) {
			if ( $input->has( $field ) ) {
				$changes->meta[ "_$field" ] = (string) max( -1, $input->integer( $field ) );
			}
		}
	}

	private function tax_class( string $name ): string {
		$slug = sanitize_title( 'standard' === $name ? '' : $name );
		return '' === $slug || null === $this->tax_classes || $this->tax_classes->has( $slug ) ? $slug : '';
	}

	private function of_products( RequestFields $input, ProductChanges $changes ): void {
		if ( $input->has( 'type' ) ) {
			$changes->type = $input->choice( 'type', [ Product::SIMPLE, Product::GROUPED, Product::EXTERNAL, Product::VARIABLE ] );
		}
		foreach ( [
			'name'              => [ 'post_title', RequestFields::MAX_LENGTH ],
			'slug'              => [ 'post_name', 1000 ],
			'short_description' => [ 'post_excerpt', RequestFields::MAX_LENGTH ],
			'post_password'     => [ 'post_password', 255 ],
		] as $field => [ $column, $longest ] ) {
			if ( $input->has( $field ) ) {
				$changes->columns[ $column ] = $input->text( $field, $longest );
			}
		}
		if ( $input->has( 'parent_id' ) ) {
			$changes->columns['post_parent'] = (string) $input->integer( 'parent_id', 0, PHP_INT_MAX );
		}
		if ( $input->has( 'reviews_allowed' ) ) {
			$changes->columns['comment_status'] = 'yes' === $input->yes_no( 'reviews_allowed' ) ? 'open' : 'closed';
		}
		if ( $input->has( 'featured' ) ) {
			$changes->featured = 'yes' === $input->yes_no( 'featured' );
		}
		if ( $input->has( 'catalog_visibility' ) ) {
			$changes->visibility = $input->choice( 'catalog_visibility', [ 'visible', 'catalog', 'search', 'hidden' ] );
		}
		if ( $input->has( 'external_url' ) ) {
			$changes->meta['_product_url'] = esc_url_raw( $input->text( 'external_url', 2000 ) );
		}
		if ( $input->has( 'button_text' ) ) {
			$changes->meta['_button_text'] = $input->line( 'button_text' );
		}
		if ( $input->has( 'purchase_note' ) ) {
			$changes->meta['_purchase_note'] = $input->markup( 'purchase_note' );
		}
		foreach ( self::IDS as $field => $key ) {
			if ( $input->has( $field ) ) {
				$changes->meta[ $key ] = maybe_serialize( $input->ids( $field ) );
			}
		}
		foreach ( [
			'categories' => Taxonomies::CATEGORY,
			'tags'       => Taxonomies::TAG,
			'brands'     => Taxonomies::BRAND,
		] as $field => $taxonomy ) {
			if ( $input->has( $field ) ) {
				$changes->terms[ $taxonomy ] = RequestTerms::ids( $input, $field, $taxonomy );
			}
		}
		$changes->tag_names = RequestTerms::tag_names( $input );
		if ( $input->has( 'attributes' ) ) {
			$changes->attributes = RequestAttribute::several( $input, 'attributes' );
		}
		if ( $input->has( 'default_attributes' ) ) {
			$changes->selection = RequestAttribute::several( $input, 'default_attributes' );
		}
	}
}
