<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

/**
 * Reads from the arguments of an action what a topic is told of.
 */
final class TopicArguments {

	/**
	 * The ids of the orders, products and so on.
	 *
	 * @param string      $topic     Such as `product.updated`.
	 * @param string      $action    The action that fired, one of Topics::actions().
	 * @param list<mixed> $arguments What it was given: first the thing or its id, then the thing, then how it was before.
	 * @return list<int>|null None where this time the topic has nothing to tell; null where the action does not say what it is about.
	 */
	public static function ids( string $topic, string $action, array $arguments ): ?array {
		$subject = $arguments[0] ?? null;
		$id      = is_object( $subject ) ? $subject->id ?? null : $subject;
		if ( ! is_numeric( $id ) ) {
			return null;
		}
		$thing = $arguments[1] ?? null;
		if ( str_starts_with( $action, 'storewright_product_' ) ) {
			return self::products( $topic, $action, (int) $id, $arguments );
		}
		// Refunds are orders that belong to one: what happens to them is told by storewright_order_refunded and storewright_refund_deleted.
		$is_refund = str_starts_with( $topic, 'order.' ) && is_object( $thing ) && 'shop_order_refund' === ( $thing->type ?? '' );
		return $is_refund && 1 === preg_match(
			'/^storewright_order_(created|updated|trashed|untrashed|deleted)$/D',
			$action
		) ? [] : [ (int) $id ];
	}

	/**
	 * A variation's change is one of its product, too: what it costs, and whether there is any.
	 *
	 * @param list<mixed> $arguments
	 * @return list<int>
	 */
	private static function products( string $topic, string $action, int $id, array $arguments ): array {
		$thing  = $arguments[1] ?? null;
		$status = static fn( mixed $product ) => is_object( $product ) ? $product->status ?? '' : '';
		if ( 'product.published' === $topic ) {
			return 'publish' === $status( $thing ) && 'publish' !== $status( $arguments[2] ?? null ) ? [ $id ] : [];
		}
		if ( 'product.updated' !== $topic ) {
			return [ $id ];
		}
		if ( 'storewright_product_stock_changed' === $action ) {
			$parent = 'product_variation' === get_post_type( $id ) ? (int) wp_get_post_parent_id( $id ) : 0;
			return 0 === $parent ? [ $id ] : [ $id, $parent ];
		}
		if ( ! str_starts_with( $action, 'storewright_product_variation_' ) ) {
			return [ $id ];
		}
		$parent = is_object( $thing ) && is_int( $thing->parent_id ?? null ) ? [ $thing->parent_id ] : [];
		return 'storewright_product_variation_updated' === $action ? [ $id, ...$parent ] : $parent;
	}
}
