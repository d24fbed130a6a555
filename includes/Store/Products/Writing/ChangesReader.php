<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Writing;

use Storewright\Rest\MetaData;
use Storewright\Store\Products\Images\ImageUploads;
use Storewright\Store\Products\Names;
use Storewright\Store\Products\Product;
use Storewright\Store\Products\Stock;

/**
 * Reads what a client wants to change of a product or variation, by the names of REST fields.
 */
final class ChangesReader {

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
	 * The changes of a product or variation.
	 *
	 * @param array<mixed> $fields    Field => value, only those that were sent.
	 * @param bool         $variation Whether it is a variation.
	 */
	public function read( array $fields, bool $variation = false ): ProductChanges {
		$given   = new GivenFields( $fields );
		$changes = new ProductChanges();
		$this->post( $given, $changes, $variation );
		$this->prices_and_stock( $given, $changes );
		$this->details( $given, $changes, $variation );
		if ( $variation ) {
			if ( $given->has( 'attributes' ) ) {
				$changes->selection = GivenAttribute::several( $given, 'attributes' );
			}
		} else {
			$this->of_products( $given, $changes );
		}
		$changes->meta_data = MetaData::changes( $given->raw( 'meta_data' ) );
		// Last, since files are fetched by it.
		if ( $given->has( $variation ? 'image' : 'images' ) ) {
			$images          = $given->raw( $variation ? 'image' : 'images' );
			$images          = is_array( $images ) ? $images : [];
			$changes->images = ( new ImageUploads() )->fetch( $variation ? [ $images ] : $images, 0, $variation ? 'image' : 'images' );
		}
		return $changes;
	}

	private function post( GivenFields $given, ProductChanges $changes, bool $variation ): void {
		if ( $given->has( 'status' ) ) {
			$changes->columns['post_status'] = $given->choice( 'status', self::STATUSES );
		}
		if ( $given->has( 'menu_order' ) ) {
			$changes->columns['menu_order'] = (string) $given->integer( 'menu_order' );
		}
		if ( $given->has( 'description' ) ) {
			if ( $variation ) {
				$changes->meta['_variation_description'] = $given->markup( 'description' );
			} else {
				$changes->columns['post_content'] = $given->text( 'description' );
			}
		}
		$created = $given->moment( 'date_created' );
		if ( null !== $created ) {
			$changes->columns['post_date_gmt'] = $created->format( 'Y-m-d H:i:s' );
			$changes->columns['post_date']     = $created->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' );
		}
	}

	private function prices_and_stock( GivenFields $given, ProductChanges $changes ): void {
		foreach ( self::DECIMALS as $field => $key ) {
			if ( $given->has( $field ) ) {
				$changes->meta[ $key ] = $given->decimal( $field );
			}
		}
		foreach ( [ 'from', 'to' ] as $end ) {
			if ( $given->has( "date_on_sale_$end" ) || $given->has( "date_on_sale_{$end}_gmt" ) ) {
				$changes->meta[ "_sale_price_dates_$end" ] = (string) $given->moment( "date_on_sale_$end" )?->getTimestamp();
			}
		}
		foreach ( self::YES_NO as $field => $key ) {
			if ( $given->has( $field ) ) {
				$changes->meta[ $key ] = $given->yes_no( $field );
			}
		}
		if ( $given->has( 'stock_quantity' ) ) {
			$changes->meta['_stock'] = $given->decimal( 'stock_quantity', true );
		}
		if ( $given->has( 'low_stock_amount' ) ) {
			$changes->meta['_low_stock_amount'] = in_array( $given->raw( 'low_stock_amount' ), [ null, '' ], true ) ? '' : (string) $given->integer( 'low_stock_amount' );
		}
		if ( $given->has( 'stock_status' ) ) {
			$changes->meta['_stock_status'] = $given->choice( 'stock_status', Stock::STATUSES );
		}
		if ( $given->has( 'backorders' ) ) {
			$changes->meta['_backorders'] = $given->choice( 'backorders', [ 'no', 'notify', 'yes' ] );
		}
	}

	private function details( GivenFields $given, ProductChanges $changes, bool $variation ): void {
		foreach ( [ 'sku', 'global_unique_id' ] as $field ) {
			if ( $given->has( $field ) ) {
				$changes->meta[ "_$field" ] = $given->line( $field, 100 );
			}
		}
		if ( $given->has( 'tax_status' ) ) {
			$changes->meta['_tax_status'] = $given->choice( 'tax_status', [ 'taxable', 'shipping', 'none' ] );
		}
		if ( $given->has( 'tax_class' ) ) {
			$class = $given->line( 'tax_class', 100 );

			$changes->meta['_tax_class'] = 'parent' === $class && $variation ? $class : sanitize_title( 'standard' === $class ? '' : $class );
		}
		$size = $given->raw( 'dimensions' );
		$size = new GivenFields( is_array( $size ) ? $size : [] );
		foreach ( [ 'length', 'width', 'height' ] as $field ) {
			if ( $size->has( $field ) ) {
				$changes->meta[ "_$field" ] = $size->decimal( $field );
			}
		}
		if ( $given->has( 'shipping_class' ) ) {
			$changes->terms[ Names::SHIPPING_CLASS ] = GivenTerms::shipping_class( $given->line( 'shipping_class', 200 ) );
		}
		if ( $given->has( 'downloads' ) ) {
			$changes->meta['_downloadable_files'] = GivenDownloads::stored( $given );
		}
		foreach ( [ 'download_limit', 'download_expiry' ] as $field ) {
			if ( $given->has( $field ) ) {
				$changes->meta[ "_$field" ] = (string) max( -1, $given->integer( $field ) );
			}
		}
	}

	private function of_products( GivenFields $given, ProductChanges $changes ): void {
		if ( $given->has( 'type' ) ) {
			$changes->type = $given->choice( 'type', [ Product::SIMPLE, Product::GROUPED, Product::EXTERNAL, Product::VARIABLE ] );
		}
		foreach ( [
			'name'              => [ 'post_title', GivenFields::LONGEST ],
			'slug'              => [ 'post_name', 1000 ],
			'short_description' => [ 'post_excerpt', GivenFields::LONGEST ],
			'post_password'     => [ 'post_password', 255 ],
		] as $field => [ $column, $longest ] ) {
			if ( $given->has( $field ) ) {
				$changes->columns[ $column ] = $given->text( $field, $longest );
			}
		}
		if ( $given->has( 'parent_id' ) ) {
			$changes->columns['post_parent'] = (string) $given->integer( 'parent_id', 0, PHP_INT_MAX );
		}
		if ( $given->has( 'reviews_allowed' ) ) {
			$changes->columns['comment_status'] = 'yes' === $given->yes_no( 'reviews_allowed' ) ? 'open' : 'closed';
		}
		if ( $given->has( 'featured' ) ) {
			$changes->featured = 'yes' === $given->yes_no( 'featured' );
		}
		if ( $given->has( 'catalog_visibility' ) ) {
			$changes->visibility = $given->choice( 'catalog_visibility', [ 'visible', 'catalog', 'search', 'hidden' ] );
		}
		if ( $given->has( 'external_url' ) ) {
			$changes->meta['_product_url'] = esc_url_raw( $given->text( 'external_url', 2000 ) );
		}
		if ( $given->has( 'button_text' ) ) {
			$changes->meta['_button_text'] = $given->line( 'button_text' );
		}
		if ( $given->has( 'purchase_note' ) ) {
			$changes->meta['_purchase_note'] = $given->markup( 'purchase_note' );
		}
		foreach ( self::IDS as $field => $key ) {
			if ( $given->has( $field ) ) {
				$changes->meta[ $key ] = maybe_serialize( $given->ids( $field ) );
			}
		}
		foreach ( [
			'categories' => Names::CATEGORY,
			'tags'       => Names::TAG,
			'brands'     => Names::BRAND,
		] as $field => $taxonomy ) {
			if ( $given->has( $field ) ) {
				$changes->terms[ $taxonomy ] = GivenTerms::ids( $given, $field, $taxonomy );
			}
		}
		if ( $given->has( 'attributes' ) ) {
			$changes->attributes = GivenAttribute::several( $given, 'attributes' );
		}
		if ( $given->has( 'default_attributes' ) ) {
			$changes->selection = GivenAttribute::several( $given, 'default_attributes' );
		}
	}
}
