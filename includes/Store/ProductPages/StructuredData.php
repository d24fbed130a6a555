<?php
declare(strict_types=1);

namespace Storewright\Store\ProductPages;

use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Shop\CurrencyFormat;
use Storewright\Store\Products\Inventory\Stock;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Settings\SettingsServices;
use WP_Term;

/**
 * What a product's page tells search engines: a schema.org `Product` as JSON-LD in its head.
 */
final class StructuredData {

	/**
	 * Taxonomy of brands.
	 */
	private const BRANDS = 'product_brand';

	/**
	 * Where one of these begins or ends, so does a word.
	 */
	private const BLOCKS = '~</?(?:address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)\b~i';

	private const MAX_DESCRIPTION = 5000;

	private const ENCODING = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;

	private const AVAILABILITY = [
		Stock::IN_STOCK     => 'https://schema.org/InStock',
		Stock::OUT_OF_STOCK => 'https://schema.org/OutOfStock',
		Stock::ON_BACKORDER => 'https://schema.org/BackOrder',
	];

	public function __construct( private readonly Context $context, private readonly ProductDetails $details ) {}

	/**
	 * Prints the script on the page of a product that everybody may find.
	 */
	public function render(): void {
		$product = is_singular( PostTypes::PRODUCT ) ? $this->details->product( (int) get_queried_object_id() ) : null;
		$data    = null === $product || ! self::is_public( $product ) ? [] : $this->of( $product );
		if ( [] !== $data ) {
			// Neither a tag nor an entity in a text can end the script.
			printf(
				"<script type=\"application/ld+json\">%s</script>\n",
				// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON without <, > and &.
				(string) wp_json_encode( $data, self::ENCODING )
			);
		}
	}

	/**
	 * Whether visitors may find a product: neither a draft nor private, without a password, and not hidden from the catalog.
	 */
	public static function is_public( Product $product ): bool {
		return 'publish' === $product->status && '' === $product->password && 'hidden' !== $product->catalog_visibility;
	}

	/**
	 * The data of a product.
	 *
	 * @return array<mixed> Empty where a plugin wants none.
	 */
	public function of( Product $product ): array {
		$url  = (string) get_permalink( $product->id );
		$ids  = array_filter( [ $product->image_id, ...$product->gallery_ids ], static fn( int $id ) => $id > 0 );
		$text = '' === $product->short_description ? $product->description : $product->short_description;
		$data = array_filter(
			[
				'@context'        => 'https://schema.org/',
				'@type'           => 'Product',
				'@id'             => "$url#product",
				'name'            => self::plain( $product->name ),
				'url'             => $url,
				'image'           => self::images( array_values( $ids ) ),
				'description'     => self::plain( $text ),
				'sku'             => $product->sku,
				'gtin'            => self::gtin( $product ),
				'brand'           => self::brand( $product->id ),
				'offers'          => $this->offers( $product, $url ),
				'aggregateRating' => $this->rating( $product ),
			],
			static fn( mixed $value ) => '' !== $value && [] !== $value
		);
		if ( ! isset( $data['offers'] ) && ! isset( $data['aggregateRating'] ) ) {
			// Search engines report a product that has neither as an error.
			$data = [];
		}
		/**
		 * Filters what a product's page tells search engines.
		 *
		 * @param array<string, mixed> $data    A schema.org `Product`, printed as JSON-LD; empty for none.
		 * @param Product              $product The product.
		 */
		$filtered = apply_filters( 'storewright_product_structured_data', $data, $product );
		return is_array( $filtered ) ? $filtered : $data;
	}

	/**
	 * A product's GTIN, '' where it has none or another kind of number.
	 */
	public static function gtin( Product $product ): string {
		return 1 === preg_match( '/^(?:\d{8}|\d{12,14})$/D', $product->global_unique_id ) ? $product->global_unique_id : '';
	}

	private static function plain( string $html ): string {
		$html = wp_check_invalid_utf8( strip_shortcodes( excerpt_remove_blocks( $html ) ), true );
		$text = wp_strip_all_tags( (string) preg_replace( self::BLOCKS, ' $0', $html ) );
		$text = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return mb_substr( trim( (string) preg_replace( '/[\s\x{A0}]+/u', ' ', $text ) ), 0, self::MAX_DESCRIPTION );
	}

	/**
	 * Its price and stock; of a product with variations, the lowest and the highest price.
	 *
	 * @return array<string, string>
	 */
	private function offers( Product $product, string $url ): array {
		$format = ( new SettingsServices( $this->context ) )->query()->currency_format();
		$price  = self::amount( $product->price( $this->context->clock->now() ), $format );
		if ( '' === $price ) {
			return [];
		}
		$highest = self::amount( $product->highest_price, $format );
		$prices  = ! $product->is_priced_by_children() || '' === $highest
			? [
				'@type' => 'Offer',
				'price' => $price,
			]
			: [
				'@type'     => 'AggregateOffer',
				'lowPrice'  => $price,
				'highPrice' => $highest,
			];
		$ends    = $product->is_priced_by_children() || ! $product->on_sale( $this->context->clock->now() ) ? null : $product->prices->to;
		return $prices + [
			'priceCurrency' => $format->code,
			'availability'  => self::AVAILABILITY[ $product->stock->status ] ?? self::AVAILABILITY[ Stock::IN_STOCK ],
			'url'           => $url,
		] + ( null === $ends ? [] : [ 'priceValidUntil' => $ends->setTimezone( wp_timezone() )->format( 'Y-m-d' ) ] );
	}

	/**
	 * An amount with the digits of the currency, '' where there is none.
	 */
	public static function amount( string $price, CurrencyFormat $format ): string {
		$amount = Money::parse( $price );
		return null === $amount ? '' : Money::text( $amount, $format->decimals );
	}

	/**
	 * @return array<string, string|int>
	 */
	private function rating( Product $product ): array {
		return $this->details->shows_rating( $product ) ? [
			'@type'       => 'AggregateRating',
			'ratingValue' => $product->average_rating,
			'reviewCount' => $product->rating_count,
		] : [];
	}

	/**
	 * @return array<string, string>
	 */
	private static function brand( int $id ): array {
		$name = self::brand_name( $id );
		return '' === $name ? [] : [
			'@type' => 'Brand',
			'name'  => $name,
		];
	}

	/**
	 * Name of a product's brand, the first of several.
	 */
	public static function brand_name( int $id ): string {
		$terms = get_the_terms( $id, self::BRANDS );
		$first = is_array( $terms ) ? reset( $terms ) : null;
		return $first instanceof WP_Term ? wp_specialchars_decode( $first->name, ENT_QUOTES ) : '';
	}

	/**
	 * @param list<int> $ids
	 * @return list<string>
	 */
	private static function images( array $ids ): array {
		_prime_post_caches( $ids, false, true );
		$urls = array_map( static fn( int $id ) => wp_get_attachment_image_url( $id, 'full' ), $ids );
		return array_values( array_filter( $urls, is_string( ... ) ) );
	}
}
