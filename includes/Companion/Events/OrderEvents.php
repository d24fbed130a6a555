<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use Storewright\Companion\Orders\OrderType;
use WP_Post;

/**
 * Orders, in WooCommerce's tables and in posts. In place of our orders the events bring WooCommerce's. Of other types of orders, which
 * plugins register, WooCommerce tells by the same actions: they are no event.
 */
final class OrderEvents {

	/**
	 * Of how many orders something is remembered: actions that tell of the same come one after the other, and a command may touch a
	 * million.
	 */
	private const REMEMBERED = 1000;

	/**
	 * Whether it is of another type, of what an action has brought or is about to be deleted.
	 *
	 * @var array<int, bool>
	 */
	private array $others = [];

	/**
	 * Both WooCommerce and WordPress may tell of the same: what was told last of an order.
	 *
	 * @var array<int, string>
	 */
	private array $last_events = [];

	public function register(): void {
		foreach ( [
			// Which of the action's arguments is the order.
			'storewright_order_created'        => [ 'woocommerce_new_order', 1 ],
			'storewright_order_updated'        => [ 'woocommerce_update_order', 1 ],
			'storewright_order_status_changed' => [ 'woocommerce_order_status_changed', 3 ],
		] as $event => [ $action, $order ] ) {
			Bridge::add(
				$action,
				$event,
				fn( mixed ...$args ): ?array => $this->is_other( $args[0] ?? null, $args[ $order ] ?? null ) ? null : $args
			);
		}
		Bridge::add(
			'woocommerce_payment_complete',
			'storewright_order_paid',
			fn( mixed $id ): ?array => $this->is_other( $id ) ? null : [ $id ]
		);
		// Afterwards nobody knows any more.
		Bridge::listen(
			'woocommerce_before_delete_order',
			function ( mixed $id, mixed $order = null ): void {
				$this->is_other( $id, $order );
			},
			10,
			2
		);
		foreach ( [
			'storewright_order_trashed'   => [ 'woocommerce_trash_order', 'trashed_post' ],
			'storewright_order_untrashed' => [ 'woocommerce_untrash_order', 'untrashed_post' ],
			'storewright_order_deleted'   => [ 'woocommerce_delete_order', 'deleted_post' ],
		] as $event => [ $of_woocommerce, $of_wordpress ] ) {
			Bridge::add( $of_woocommerce, $event, fn( mixed $id ): ?array => $this->is_other( $id ) ? null : $this->once( $event, $id ) );
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
		unset( $this->last_events[ $id ] );
		$this->last_events[ $id ] = $event;
		$this->last_events        = self::latest( $this->last_events );
		return [ $id ];
	}

	/**
	 * Looked up once where the action does not bring the order.
	 */
	private function is_other( mixed $id, mixed $order = null ): bool {
		$id = is_numeric( $id ) ? (int) $id : 0;
		if ( null !== $order || ! isset( $this->others[ $id ] ) ) {
			$is_other = OrderType::is_other( $id, $order );
			unset( $this->others[ $id ] );
			$this->others[ $id ] = $is_other;
			$this->others        = self::latest( $this->others );
		}
		return $this->others[ $id ];
	}

	/**
	 * @template T
	 * @param array<int, T> $by_order
	 * @return array<int, T>
	 */
	private static function latest( array $by_order ): array {
		return count( $by_order ) > self::REMEMBERED ? array_slice( $by_order, -intdiv( self::REMEMBERED, 2 ), null, true ) : $by_order;
	}

	private static function is_order( mixed $id, mixed $post ): bool {
		$type = $post instanceof WP_Post ? $post->post_type : get_post_type( is_numeric( $id ) ? (int) $id : 0 );
		return OrderType::ORDER === $type;
	}
}
