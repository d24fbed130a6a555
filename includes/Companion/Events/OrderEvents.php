<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use WP_Post;

/**
 * Orders, in WooCommerce's tables and in posts. In place of our orders the events bring WooCommerce's.
 */
final class OrderEvents {

	private const TYPE = 'shop_order';

	/**
	 * Both WooCommerce and WordPress may tell of the same: what was told last of an order.
	 *
	 * @var array<int, string>
	 */
	private array $last_events = [];

	public function register(): void {
		Bridge::add( 'woocommerce_new_order', 'storewright_order_created' );
		Bridge::add( 'woocommerce_update_order', 'storewright_order_updated' );
		Bridge::add( 'woocommerce_order_status_changed', 'storewright_order_status_changed' );
		Bridge::add( 'woocommerce_payment_complete', 'storewright_order_paid', static fn( mixed $id ): array => [ $id ] );
		foreach ( [
			'storewright_order_trashed'   => [ 'woocommerce_trash_order', 'trashed_post' ],
			'storewright_order_untrashed' => [ 'woocommerce_untrash_order', 'untrashed_post' ],
			'storewright_order_deleted'   => [ 'woocommerce_delete_order', 'deleted_post' ],
		] as $event => [ $of_woocommerce, $of_wordpress ] ) {
			Bridge::add( $of_woocommerce, $event, fn( mixed $id ): ?array => $this->once( $event, $id ) );
			Bridge::add(
				$of_wordpress,
				$event,
				fn( mixed $id, mixed $post = null ): ?array => self::is_order( $id, $post ) ? $this->once( $event, $id ) : null
			);
		}
	}

	/**
	 * @return array{int}|null Null where it was told already.
	 */
	private function once( string $event, mixed $id ): ?array {
		$id = is_numeric( $id ) ? (int) $id : 0;
		if ( ( $this->last_events[ $id ] ?? '' ) === $event ) {
			return null;
		}
		$this->last_events[ $id ] = $event;
		return [ $id ];
	}

	private static function is_order( mixed $id, mixed $post ): bool {
		$type = $post instanceof WP_Post ? $post->post_type : get_post_type( is_numeric( $id ) ? (int) $id : 0 );
		return self::TYPE === $type;
	}
}
