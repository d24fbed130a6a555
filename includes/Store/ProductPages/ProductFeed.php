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
use WP;
use WP_Post;
use WP_Query;

/**
 * Price, stock, picture and numbers of products in WordPress's RSS feeds of products, in the namespace that Google Merchant Center reads.
 */
final class ProductFeed {

	public const NAMESPACE = 'http://base.google.com/ns/1.0';

	/**
	 * So many products are on one page of a feed; the next ones are at `?paged=2`.
	 */
	public const PAGE = 500;

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
	 * Has a feed of products list them all, page by page, and not WordPress's number of news.
	 */
	public function lengthen( WP_Query $query ): void {
		if ( $query->is_main_query() && $query->is_feed() && ! $query->is_comment_feed() && self::lists_products( $query ) ) {
			$query->set( 'posts_per_rss', self::PAGE );
		}
	}

	/**
	 * Has a feed of products be sent whole whenever it is asked for: WordPress goes by when posts were last edited, while orders change the
	 * stock and sales begin and end without that.
	 */
	public function ignore_validators( WP $request ): void {
		if ( self::asks_for_products( $request ) ) {
			unset( $_SERVER['HTTP_IF_NONE_MATCH'], $_SERVER['HTTP_IF_MODIFIED_SINCE'] );
		}
	}

	/**
	 * Leaves out what clients would ask by whether a feed of products has changed.
	 *
	 * @param mixed $headers By name.
	 * @param WP    $request
	 */
	public function without_validators( mixed $headers, WP $request ): mixed {
		return is_array( $headers ) && self::asks_for_products( $request )
			? array_diff_key( $headers, array_flip( [ 'Last-Modified', 'ETag' ] ) )
			: $headers;
	}

	/**
	 * Declares the namespace in the head of a feed of products.
	 */
	public function render_namespace(): void {
		if ( self::is_of_products() ) {
			printf( 'xmlns:g="%s" ', esc_attr( self::NAMESPACE ) );
		}
	}

	/**
	 * Prints what belongs to the item that WordPress has printed. A product without a price can't be bought, and Google refuses items
	 * without one: it is news of the feed, and no offer.
	 */
	public function render_item(): void {
		$product = self::is_of_products() ? $this->products()[ (int) get_the_ID() ] ?? null : null;
		if ( null === $product || ! StructuredData::is_public( $product ) ) {
			return;
		}
		$fields = $this->fields( $product );
		foreach ( '' === $fields['price'] ? [] : $fields as $name => $value ) {
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
			'gtin'         => StructuredData::gtin( $product ),
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
		$query = $GLOBALS['wp_query'] ?? null;
		return $query instanceof WP_Query && $query->is_feed() && self::lists_products( $query );
	}

	private static function lists_products( WP_Query $query ): bool {
		return $query->is_post_type_archive( PostTypes::PRODUCT ) || $query->is_tax( get_object_taxonomies( PostTypes::PRODUCT ) );
	}

	/**
	 * Before there is a query: by what the address says.
	 */
	private static function asks_for_products( WP $request ): bool {
		$asked = $request->query_vars;
		if ( '' === ( $asked['feed'] ?? '' ) ) {
			return false;
		}
		if ( in_array( PostTypes::PRODUCT, (array) ( $asked['post_type'] ?? [] ), true ) ) {
			return true;
		}
		foreach ( get_object_taxonomies( PostTypes::PRODUCT, 'objects' ) as $taxonomy ) {
			if ( isset( $asked[ (string) $taxonomy->query_var ] ) || ( $asked['taxonomy'] ?? '' ) === $taxonomy->name ) {
				return true;
			}
		}
		return false;
	}
}
