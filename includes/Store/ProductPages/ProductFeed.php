<?php
declare(strict_types=1);

namespace Storewright\Store\ProductPages;

use Storewright\Kernel\Context;
use Storewright\Shop\CurrencyFormat;
use Storewright\Store\Products\Inventory\Stock;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Settings\SettingsServices;
use WP_Post;
use WP_Query;

/**
 * Price, stock, picture and numbers of products in WordPress's RSS feeds of products, in the namespace that Google Merchant Center reads.
 */
final class ProductFeed {

	public const NAMESPACE = 'http://base.google.com/ns/1.0';

	private const AVAILABILITY = [
		Stock::IN_STOCK     => 'in_stock',
		Stock::OUT_OF_STOCK => 'out_of_stock',
		Stock::ON_BACKORDER => 'backorder',
	];

	/**
	 * Those of the feed by id, null until the first is asked for.
	 *
	 * @var array<int, Product>|null
	 */
	private ?array $products = null;

	private ?CurrencyFormat $format = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Declares the namespace in the head of a feed of products.
	 */
	public function render_namespace(): void {
		if ( self::is_of_products() ) {
			printf( 'xmlns:g="%s" ', esc_attr( self::NAMESPACE ) );
		}
	}

	/**
	 * Prints what belongs to the item that WordPress has printed.
	 */
	public function render_item(): void {
		$product = self::is_of_products() ? $this->products()[ (int) get_the_ID() ] ?? null : null;
		if ( null === $product || ! StructuredData::is_public( $product ) ) {
			return;
		}
		foreach ( $this->fields( $product ) as $name => $value ) {
			if ( '' !== $value ) {
				printf( "\t\t<g:%1\$s>%2\$s</g:%1\$s>\n", esc_attr( $name ), esc_html( ent2ncr( $value ) ) );
			}
		}
	}

	/**
	 * @return array<string, string>
	 */
	private function fields( Product $product ): array {
		$this->format ??= ( new SettingsServices( $this->context ) )->query()->currency_format();
		$now            = $this->context->clock->now();
		$is_reduced     = ! $product->is_priced_by_children() && $product->on_sale( $now );
		$image          = 0 === $product->image_id ? false : wp_get_attachment_image_url( $product->image_id, 'full' );
		return [
			'id'           => (string) $product->id,
			'mpn'          => $product->sku,
			'gtin'         => $product->global_unique_id,
			'brand'        => StructuredData::brand_name( $product->id ),
			'price'        => $this->price( $is_reduced ? $product->prices->regular : $product->price( $now ) ),
			'sale_price'   => $is_reduced ? $this->price( $product->prices->sale ) : '',
			'availability' => self::AVAILABILITY[ $product->stock->status ] ?? self::AVAILABILITY[ Stock::IN_STOCK ],
			'image_link'   => is_string( $image ) ? $image : '',
		];
	}

	private function price( string $price ): string {
		$this->format ??= ( new SettingsServices( $this->context ) )->query()->currency_format();
		$amount         = StructuredData::amount( $price, $this->format );
		return '' === $amount ? '' : "$amount {$this->format->code}";
	}

	/**
	 * Reads all products of the feed, and their pictures, at once.
	 *
	 * @return array<int, Product>
	 */
	private function products(): array {
		if ( null === $this->products ) {
			$query          = $GLOBALS['wp_query'] ?? null;
			$posts          = array_filter(
				$query instanceof WP_Query ? $query->posts ?? [] : [],
				static fn( mixed $post ) => $post instanceof WP_Post
			);
			$ids            = array_values( array_map( static fn( WP_Post $post ) => $post->ID, $posts ) );
			$this->products = ( new ProductServices( $this->context ) )->query()->several( $ids );
			_prime_post_caches(
				array_values(
					array_filter(
						array_map( static fn( Product $product ) => $product->image_id, $this->products ),
						static fn( int $id ) => $id > 0
					)
				),
				false,
				true
			);
		}
		return $this->products;
	}

	private static function is_of_products(): bool {
		return is_feed() && ( is_post_type_archive( PostTypes::PRODUCT ) || is_tax( get_object_taxonomies( PostTypes::PRODUCT ) ) );
	}
}
