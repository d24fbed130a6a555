<?php
declare(strict_types=1);

namespace Storewright\Store\ProductPages;

use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Store\Products\Inventory\Stock;
use Storewright\Store\Products\Inventory\StockSettings;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\Rest\PriceHtml;
use Storewright\Store\Settings\SettingsServices;
use WP_Post;
use WP_Query;

/**
 * Price, stock and buttons that a product's page shows besides title, picture and description.
 */
final class ProductDetails {

	/**
	 * By id, null where there is none. Those of the page's query are read together.
	 *
	 * @var array<int, Product|null>
	 */
	private array $products = [];

	private ?PriceHtml $prices = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Renders the price of a product, '' where it has none.
	 *
	 * @param int $id The product's.
	 */
	public function price( int $id ): string {
		$product = post_password_required( $id ) ? null : $this->product( $id );
		if ( null === $product ) {
			return '';
		}
		$this->prices ??= new PriceHtml( ( new SettingsServices( $this->context ) )->query()->currency_format() );
		$price          = $this->prices->of( $product, $this->context->clock->now() );
		return '' === $price ? '' : '<p class="storewright-product-price">' . wp_kses_post( $price ) . '</p>';
	}

	/**
	 * Whether pages and search engines are told how a product is rated: the shop has reviews with stars, and the product some.
	 */
	public function shows_rating( Product $product ): bool {
		return $product->rating_count > 0
			&& $product->reviews_allowed
			&& $this->context->options->bool_yes( 'woocommerce_enable_reviews', true )
			&& $this->context->options->bool_yes( 'woocommerce_enable_review_rating', true );
	}

	/**
	 * Renders price, rating, short description, stock and the area for actions.
	 *
	 * @param int $id The product's.
	 */
	public function html( int $id ): string {
		$product = post_password_required( $id ) ? null : $this->product( $id );
		if ( null === $product ) {
			return '';
		}
		return '<div class="storewright-product-details">' . $this->price( $id )
			. $this->rating( $product )
			. ( '' === $product->short_description ? '' : '<div class="storewright-product-summary">' . wp_kses_post(
				wpautop( $product->short_description )
			) . '</div>' )
			. '<p class="storewright-product-stock storewright-product-'
				. esc_attr( $product->stock->status )
				. '">'
				. esc_html( $this->stock( $product->stock ) )
				. '</p>'

			. $this->actions( $product ) . '</div>';
	}

	private function rating( Product $product ): string {
		if ( ! $this->shows_rating( $product ) ) {
			return '';
		}
		$mean = Money::of( $product->average_rating )->stripTrailingZeros();
		return '<p class="storewright-product-rating">' . esc_html(
			sprintf(
				/* translators: 1: mean of stars, such as 4.5, 2: number of reviews. */
				_n( 'Rated %1$s out of 5, %2$s review', 'Rated %1$s out of 5, %2$s reviews', $product->rating_count, 'storewright' ),
				number_format_i18n( $mean->toFloat(), $mean->getScale() ),
				number_format_i18n( $product->rating_count )
			)
		) . '</p>';
	}

	private function stock( Stock $stock ): string {
		if ( Stock::OUT_OF_STOCK === $stock->status ) {
			return __( 'Out of stock', 'storewright' );
		}
		if ( $stock->is_backordered() ) {
			return __( 'Available on backorder', 'storewright' );
		}
		$format = $this->context->options->string( 'woocommerce_stock_format' );
		if ( null === $stock->quantity || 'no_amount' === $format ) {
			return __( 'In stock', 'storewright' );
		}
		if ( 'low_amount' !== $format ) {
			/* translators: %s: how many are left. */
			return sprintf( __( '%s in stock', 'storewright' ), $stock->quantity );
		}
		$low = $stock->low_amount ?? ( new StockSettings( $this->context ) )->low_amount();
		return Money::of( $stock->quantity )->isLessThanOrEqualTo( $low )
			/* translators: %s: how many are left. */
			? sprintf( __( 'Only %s left in stock', 'storewright' ), $stock->quantity )
			: __( 'In stock', 'storewright' );
	}

	private function actions( Product $product ): string {
		$html = Product::EXTERNAL === $product->type && '' !== $product->external_url
			? '<p><a class="wp-element-button" rel="nofollow" href="' . esc_url( $product->external_url ) . '">' . esc_html(
				'' === $product->button_text ? __( 'Buy product', 'storewright' ) : $product->button_text
			) . '</a></p>'
			: '';
		/**
		 * Filters what stands in place of a buy button on a product's page. The plugin has no cart: a storefront can put its own
		 * button here.
		 *
		 * @param string  $html    Safe HTML; '' but for external products.
		 * @param Product $product The product.
		 */
		$filtered = apply_filters( 'storewright_product_actions', $html, $product );
		$filtered = is_string( $filtered ) ? $filtered : $html;
		return '' === $filtered ? '' : '<div class="storewright-product-actions">' . $filtered . '</div>';
	}

	/**
	 * A product, null where there is none. Those of the page's query are read together.
	 *
	 * @param int $id The product's.
	 */
	public function product( int $id ): ?Product {
		if ( ! array_key_exists( $id, $this->products ) ) {
			$ids   = [ $id ];
			$query = $GLOBALS['wp_query'] ?? null;
			foreach ( $query instanceof WP_Query ? $query->posts ?? [] : [] as $post ) {
				$ids[] = $post instanceof WP_Post ? $post->ID : 0;
			}
			$this->products += ( new ProductServices( $this->context ) )->query()->several(
				array_values( array_unique( array_filter( $ids, static fn( int $post ): bool => 0 !== $post ) ) )
			) + [ $id => null ];
		}
		return $this->products[ $id ];
	}
}
