<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use DateTimeImmutable;
use Storewright\Rest\Dates;
use Storewright\Store\Products\Model\Download;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Terms\Taxonomies;
use WP_Term;

/**
 * Fields that products and variations have in common.
 */
final class CommonSerializer {

	/**
	 * The fields of CommonFields.
	 *
	 * @param Product           $product
	 * @param DateTimeImmutable $now
	 * @return array<string, mixed>
	 */
	public static function of( Product $product, DateTimeImmutable $now ): array {
		$price = $product->price( $now );
		return [
			'sku'                   => $product->sku,
			'global_unique_id'      => $product->global_unique_id,
			'price'                 => $price,
			'regular_price'         => $product->prices->regular,
			'sale_price'            => $product->prices->sale,
			'date_on_sale_from'     => Dates::site( $product->prices->from ),
			'date_on_sale_from_gmt' => Dates::gmt( $product->prices->from ),
			'date_on_sale_to'       => Dates::site( $product->prices->to ),
			'date_on_sale_to_gmt'   => Dates::gmt( $product->prices->to ),
			'on_sale'               => $product->on_sale( $now ),
			'purchasable'           => self::purchasable( $product, $price ),
			'virtual'               => $product->virtual,
			'downloadable'          => $product->downloadable,
			'downloads'             => array_map(
				static fn( Download $download ) => [
					'id'   => $download->id,
					'name' => $download->name,
					'file' => $download->file,
				],
				$product->downloads
			),
			'download_limit'        => $product->download_limit,
			'download_expiry'       => $product->download_expiry,
			'weight'                => $product->weight,
			'dimensions'            => [
				'length' => $product->length,
				'width'  => $product->width,
				'height' => $product->height,
			],
			'shipping_class'        => self::slug( $product->shipping_class_id ),
			'shipping_class_id'     => $product->shipping_class_id,
			'menu_order'            => $product->menu_order,
		] + self::stock( $product );
	}

	/**
	 * Terms as they are answered.
	 *
	 * @param list<int> $ids
	 * @return list<array{id: int, name: string, slug: string}>
	 */
	public static function terms( array $ids ): array {
		$terms = [];
		foreach ( $ids as $id ) {
			$term = get_term( $id );
			if ( $term instanceof WP_Term ) {
				$terms[] = [
					'id'   => $term->term_id,
					'name' => $term->name,
					'slug' => $term->slug,
				];
			}
		}
		return $terms;
	}

	/**
	 * A text of the product as customers see it: paragraphs, and what shortcodes stand for.
	 */
	public static function shown_text( string $text ): string {
		return '' === $text ? '' : wpautop( do_shortcode( wp_kses_post( $text ) ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function stock( Product $product ): array {
		$inherits = $product->is_variation()
			&& ! $product->stock->managed
			&& $product->stock->holder_id === $product->parent_id
			&& 0 !== $product->parent_id;

		return [
			'tax_status'         => $product->tax_status,
			'tax_class'          => $product->tax_class,
			'manage_stock'       => $inherits ? 'parent' : $product->stock->managed,
			'stock_quantity'     => null === $product->stock->quantity ? null : (int) $product->stock->quantity,
			'stock_status'       => $product->stock->status,
			'backorders'         => $product->stock->backorders,
			'backorders_allowed' => $product->stock->allows_backorders(),
			'backordered'        => $product->stock->is_backordered(),
			'low_stock_amount'   => $product->stock->own_low_amount,
		];
	}

	private static function purchasable( Product $product, string $price ): bool {
		if ( '' === $price || in_array( $product->type, [ Product::EXTERNAL, Product::GROUPED ], true ) ) {
			return false;
		}
		if ( $product->is_variation() ) {
			// One that is switched off can't be chosen by anybody; a product that is not published, by those who edit it.
			// Of one whose product is gone, WordPress would ask for the post that the page is about: 0 stands for that.
			return 'publish' === $product->status
				&& $product->parent_id > 0
				&& ( 'publish' === get_post_status( $product->parent_id ) || current_user_can( 'edit_product', $product->parent_id ) );
		}
		return 'publish' === $product->status || current_user_can( 'edit_product', $product->id );
	}

	private static function slug( int $shipping_class ): string {
		$term = 0 === $shipping_class ? null : get_term( $shipping_class, Taxonomies::SHIPPING_CLASS );
		return $term instanceof WP_Term ? $term->slug : '';
	}
}
