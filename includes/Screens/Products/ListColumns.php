<?php
declare(strict_types=1);

namespace Storewright\Screens\Products;

use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Store\Products\BulkEdit\PlanTexts;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\Rest\PriceHtml;
use Storewright\Store\Settings\SettingsServices;
use Storewright\Store\Terms\Taxonomies;
use WP_Post;
use WP_Term;

/**
 * Columns of the list of products. What all rows need is read at once.
 *
 * @internal
 */
final class ListColumns {

	/**
	 * @var array<int, Product>
	 */
	private array $products = [];

	private ?PriceHtml $prices = null;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The columns, in their order.
	 *
	 * @param mixed $columns WordPress's, by name.
	 */
	public function columns( mixed $columns ): mixed {
		$theirs = is_array( $columns ) ? $columns : [];
		$ours   = [
			'cb'                     => $theirs['cb'] ?? '',
			'storewright_image'      => sprintf( '<span class="screen-reader-text">%s</span>', esc_html__( 'Image', 'storewright' ) ),
			'title'                  => __( 'Name', 'storewright' ),
			'storewright_sku'        => __( 'SKU', 'storewright' ),
			'storewright_stock'      => __( 'Stock', 'storewright' ),
			'storewright_price'      => __( 'Price', 'storewright' ),
			'storewright_categories' => __( 'Categories', 'storewright' ),
			'storewright_tags'       => __( 'Tags', 'storewright' ),
		];
		unset( $theirs['comments'] );
		return $ours + $theirs;
	}

	/**
	 * The columns that the list can be sorted by.
	 *
	 * @param mixed $columns WordPress's.
	 */
	public function sortable( mixed $columns ): mixed {
		return [
			'storewright_sku'   => [ 'sku', false, __( 'SKU', 'storewright' ), __( 'Table ordered by SKU.', 'storewright' ) ],
			'storewright_stock' => [ 'stock', false, __( 'Stock', 'storewright' ), __( 'Table ordered by stock.', 'storewright' ) ],
			'storewright_price' => [ 'price', false, __( 'Price', 'storewright' ), __( 'Table ordered by price.', 'storewright' ) ],
		] + ( is_array( $columns ) ? $columns : [] );
	}

	/**
	 * Reads the products of the page, with their pictures.
	 *
	 * @param mixed $posts
	 */
	public function prime( mixed $posts ): mixed {
		$ids = [];
		foreach ( is_array( $posts ) ? $posts : [] as $post ) {
			if ( $post instanceof WP_Post ) {
				$ids[] = $post->ID;
			}
		}
		$this->products += ( new ProductServices( $this->context ) )->query()->several( $ids );
		$images          = array_filter(
			array_map( static fn( Product $product ) => $product->image_id, $this->products ),
			static fn( int $id ) => $id > 0
		);
		_prime_post_caches( array_values( $images ), false, true );
		return $posts;
	}

	/**
	 * Prints a cell.
	 *
	 * @param mixed $column
	 * @param mixed $id     Of the product.
	 */
	public function render( mixed $column, mixed $id ): void {
		$product = is_numeric( $id ) ? $this->products[ (int) $id ] ?? null : null;
		if ( null === $product ) {
			return;
		}
		match ( $column ) {
			'storewright_image'      => $this->image( $product ),
			'storewright_sku'        => self::sku( $product->sku ),
			'storewright_stock'      => $this->stock( $product ),
			'storewright_price'      => $this->price( $product ),
			'storewright_categories' => self::terms( $product->category_ids, Taxonomies::CATEGORY ),
			'storewright_tags'       => self::terms( $product->tag_ids, Taxonomies::TAG ),
			default                  => null,
		};
	}

	private static function sku( string $sku ): void {
		if ( '' === $sku ) {
			self::none();
		} else {
			printf( '<span class="storewright-break">%s</span>', esc_html( $sku ) );
		}
	}

	private function image( Product $product ): void {
		$image = 0 === $product->image_id ? '' : wp_get_attachment_image( $product->image_id, [ 40, 40 ], false, [ 'alt' => '' ] );
		echo '' === $image ? '<span class="storewright-no-image dashicons dashicons-format-image" aria-hidden="true"></span>' : wp_kses_post( $image );
	}

	private function stock( Product $product ): void {
		$stock    = $product->stock;
		$statuses = PlanTexts::stock_statuses();
		$quantity = $stock->managed && null !== $stock->quantity ? Money::parse( $stock->quantity ) : null;
		printf(
			'<span class="storewright-stock storewright-stock--%s">%s</span>',
			esc_attr( $stock->status ),
			esc_html( $statuses[ $stock->status ] ?? $stock->status )
		);
		if ( null !== $quantity ) {
			printf(
				' <a class="storewright-quantity" href="%s" aria-label="%s">(%s)</a>',
				esc_url( ( new StockHistoryPage( $this->context ) )->url( [ 'id' => $product->id ] ) ),
				/* translators: 1: number of pieces in stock, 2: name of a product. */
				esc_attr( sprintf( __( '(%1$s), stock history of %2$s', 'storewright' ), PlanTexts::quantity( $quantity ), $product->name ) ),
				esc_html( PlanTexts::quantity( $quantity ) )
			);
		}
	}

	private function price( Product $product ): void {
		$this->prices ??= new PriceHtml( ( new SettingsServices( $this->context ) )->query()->currency_format() );
		$html           = $this->prices->of( $product, $this->context->clock->now() );
		if ( '' === $html ) {
			self::none();
		} else {
			echo wp_kses_post( $html );
		}
	}

	/**
	 * @param list<int> $ids
	 */
	private static function terms( array $ids, string $taxonomy ): void {
		$links = [];
		foreach ( $ids as $id ) {
			$term = get_term( $id, $taxonomy );
			if ( $term instanceof WP_Term ) {
				$links[] = sprintf(
					'<a href="%s">%s</a>',
					esc_url( ListScreen::url( [ $taxonomy => $term->slug ] ) ),
					esc_html( $term->name )
				);
			}
		}
		if ( [] === $links ) {
			self::none();
		} else {
			echo wp_kses_post( implode( ', ', $links ) );
		}
	}

	private static function none(): void {
		printf( '<span aria-hidden="true">—</span><span class="screen-reader-text">%s</span>', esc_html__( 'None', 'storewright' ) );
	}
}
