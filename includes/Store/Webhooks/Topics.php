<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use Storewright\Kernel\Background\Queue;

/**
 * Topics of webhooks: WooCommerce's, each with the actions of ours that cause it and the hooks that WooCommerce's interface names
 * for it; and `action.{hook}` for a hook of the shop.
 */
final class Topics {

	/**
	 * The resource of topics that are about a hook itself, such as `action.storewright_order_paid`.
	 */
	public const ACTION = 'action';

	/**
	 * The test message to a new delivery URL. It can't be subscribed to.
	 */
	public const PING = 'ping';

	/**
	 * Topic => our actions. Their arguments are read by TopicArguments.
	 */
	private const ACTIONS = [
		'coupon.created'    => [ 'storewright_coupon_created' ],
		'coupon.updated'    => [ 'storewright_coupon_updated' ],
		'coupon.deleted'    => [ 'storewright_coupon_deleted' ],
		'coupon.restored'   => [ 'storewright_coupon_untrashed' ],
		'customer.created'  => [ 'storewright_customer_created' ],
		'customer.updated'  => [ 'storewright_customer_updated' ],
		'customer.deleted'  => [ 'storewright_customer_deleted' ],
		'order.created'     => [ 'storewright_order_created' ],
		'order.updated'     => [ 'storewright_order_updated', 'storewright_order_refunded', 'storewright_refund_deleted' ],
		'order.deleted'     => [ 'storewright_order_trashed', 'storewright_order_deleted' ],
		'order.restored'    => [ 'storewright_order_untrashed' ],
		'product.created'   => [ 'storewright_product_created', 'storewright_product_variation_created' ],
		'product.updated'   => [
			'storewright_product_updated',
			'storewright_product_stock_changed',
			'storewright_product_variation_created',
			'storewright_product_variation_updated',
			'storewright_product_variation_trashed',
			'storewright_product_variation_deleted',
		],
		'product.deleted'   => [
			'storewright_product_trashed',
			'storewright_product_deleted',
			'storewright_product_variation_trashed',
			'storewright_product_variation_deleted',
		],
		'product.restored'  => [ 'storewright_product_untrashed' ],
		'product.published' => [ 'storewright_product_created', 'storewright_product_updated' ],
	];

	/**
	 * Topic => the hooks that WooCommerce names for it.
	 */
	private const WOOCOMMERCE_HOOKS = [
		'coupon.created'    => [ 'woocommerce_process_shop_coupon_meta', 'woocommerce_new_coupon' ],
		'coupon.updated'    => [ 'woocommerce_process_shop_coupon_meta', 'woocommerce_update_coupon' ],
		'coupon.deleted'    => [ 'wp_trash_post' ],
		'coupon.restored'   => [ 'untrashed_post' ],
		'customer.created'  => [ 'user_register', 'woocommerce_created_customer', 'woocommerce_new_customer' ],
		'customer.updated'  => [ 'profile_update', 'woocommerce_update_customer' ],
		'customer.deleted'  => [ 'delete_user' ],
		'order.created'     => [ 'woocommerce_new_order' ],
		'order.updated'     => [ 'woocommerce_update_order', 'woocommerce_order_refunded' ],
		'order.deleted'     => [ 'wp_trash_post', 'woocommerce_trash_order' ],
		'order.restored'    => [ 'untrashed_post', 'woocommerce_untrash_order' ],
		'product.created'   => [ 'woocommerce_process_product_meta', 'woocommerce_new_product', 'woocommerce_new_product_variation' ],
		'product.updated'   => [ 'woocommerce_process_product_meta', 'woocommerce_update_product', 'woocommerce_update_product_variation' ],
		'product.deleted'   => [ 'wp_trash_post' ],
		'product.restored'  => [ 'untrashed_post' ],
		'product.published' => [ 'woocommerce_product_published' ],
	];

	/**
	 * Every topic of a resource, such as `order.created`.
	 *
	 * @return list<string>
	 */
	public static function all(): array {
		return array_keys( self::ACTIONS );
	}

	/**
	 * Whether webhooks can be told of a topic.
	 *
	 * @param string $topic Such as `order.created` or `action.storewright_order_paid`.
	 */
	public static function exists( string $topic ): bool {
		return isset( self::ACTIONS[ $topic ] ) || null !== self::hook( $topic );
	}

	/**
	 * The hook that a topic `action.{hook}` is about, null where it is no such topic or not to be subscribed to.
	 */
	public static function hook( string $topic ): ?string {
		if ( 1 !== preg_match( '/^action\.([A-Za-z0-9_\-\/.]{1,180})$/D', $topic, $found ) ) {
			return null;
		}
		/**
		 * Filters whether webhooks can be told of a hook. What others pass to their hooks can be secret, such as the link that sets a
		 * new password, so only the shop's own hooks are allowed by themselves.
		 *
		 * @param bool   $allowed Whether the hook is the shop's: its name begins with `storewright_` or `woocommerce_`. Not the one that
		 *                        runs background jobs: the job that delivers would have something new to deliver each time.
		 * @param string $hook    The hook.
		 */
		return true === apply_filters(
			'storewright_webhook_action_allowed',
			Queue::HOOK !== $found[1] && 1 === preg_match( '/^(storewright|woocommerce)_/', $found[1] ),
			$found[1]
		) ? $found[1] : null;
	}

	/**
	 * The actions that cause a topic.
	 *
	 * @return list<string>
	 */
	public static function actions( string $topic ): array {
		return self::ACTIONS[ $topic ] ?? array_values( array_filter( [ self::hook( $topic ) ], is_string( ... ) ) );
	}

	/**
	 * The hooks that WooCommerce's interface names for a topic.
	 *
	 * @return list<string>
	 */
	public static function hooks( string $topic ): array {
		return self::WOOCOMMERCE_HOOKS[ $topic ] ?? self::actions( $topic );
	}

	/**
	 * Where a resource is read over REST.
	 *
	 * @param string $topic Such as `order.created`.
	 * @param int    $id    Of the order, product and so on.
	 */
	public static function path( string $topic, int $id ): string {
		$parent = str_starts_with( $topic, 'product.' )
			&& 'product_variation' === get_post_type( $id ) ? (int) wp_get_post_parent_id( $id ) : 0;

		return 0 === $parent ? '/wc/v3/' . explode( '.', $topic, 2 )[0] . "s/$id" : "/wc/v3/products/$parent/variations/$id";
	}
}
