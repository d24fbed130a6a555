<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use Storewright\Kernel\Events;
use WC_Product;
use WP_Post;

/**
 * Products, variations and their stock. In place of our products the events bring WooCommerce's.
 */
final class ProductEvents {

	/**
	 * Type of the post => what our events are called.
	 */
	private const TYPES = [
		'product'           => 'storewright_product',
		'product_variation' => 'storewright_product_variation',
	];

	public function register(): void {
		foreach ( self::TYPES as $type => $name ) {
			Bridge::add( "woocommerce_new_$type", "{$name}_created" );
			Bridge::add( "woocommerce_update_$type", "{$name}_updated" );
			Bridge::add( 'trashed_post', "{$name}_trashed", static fn( mixed $id ): ?array => self::of_type( $type, $id ) );
			Bridge::add( 'untrashed_post', "{$name}_untrashed", static fn( mixed $id ): ?array => self::of_type( $type, $id ) );
			Bridge::add(
				'deleted_post',
				"{$name}_deleted",
				static fn( mixed $id, mixed $post = null ): ?array => self::of_type( $type, $id, $post )
			);
		}
		foreach ( [ 'woocommerce_product_set_stock', 'woocommerce_variation_set_stock' ] as $action ) {
			Bridge::add( $action, 'storewright_product_stock_changed', self::stock( ... ) );
		}
		Bridge::add( 'woocommerce_low_stock', 'storewright_product_low_stock', self::stock( ... ) );
		Bridge::add( 'woocommerce_no_stock', 'storewright_product_no_stock', self::stock( ... ) );
		Bridge::add(
			'woocommerce_product_on_backorder',
			'storewright_product_on_backorder',
			static fn( mixed $details ): ?array => self::stock( is_array( $details ) ? $details['product'] ?? null : null )
		);
		Bridge::listen( 'transition_post_status', self::announce_status( ... ), 10, 3 );
	}

	/**
	 * Has the progress of the setup found out anew where a product was published, or taken back.
	 */
	private static function announce_status( mixed $new_status, mixed $old_status, mixed $post ): void {
		if ( $post instanceof WP_Post && 'product' === $post->post_type && $new_status !== $old_status && in_array(
			'publish',
			[ $new_status, $old_status ],
			true
		) ) {
			/** This action is documented in includes/Admin/TaxPartners/TaxPartnersModule.php */
			Events::dispatch( 'storewright_tasks_changed' );
		}
	}

	/**
	 * @return array{int}|null Null where the post is something else.
	 */
	private static function of_type( string $type, mixed $id, mixed $post = null ): ?array {
		$id    = is_numeric( $id ) ? (int) $id : 0;
		$found = $post instanceof WP_Post ? $post->post_type : get_post_type( $id );
		return $type === $found ? [ $id ] : null;
	}

	/**
	 * @return array{int, string}|null Its id and how many are left.
	 */
	private static function stock( mixed $product ): ?array {
		return $product instanceof WC_Product ? [ $product->get_id(), (string) $product->get_stock_quantity() ] : null;
	}
}
