<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

/**
 * What webhooks can be told of: topics of the family, each with the actions that cause it.
 */
final class Topics {

	/**
	 * Resource => event => our actions. Their last argument or the first one is the thing itself or its id.
	 */
	private const ACTIONS = [
		'order'    => [
			'created'  => [ 'storewright_order_created' ],
			'updated'  => [ 'storewright_order_updated', 'storewright_order_refunded' ],
			'deleted'  => [ 'storewright_order_trashed', 'storewright_order_deleted' ],
			'restored' => [ 'storewright_order_untrashed' ],
		],
		'product'  => [
			'created'  => [ 'storewright_product_created' ],
			'updated'  => [ 'storewright_product_updated' ],
			'deleted'  => [ 'storewright_product_trashed', 'storewright_product_deleted' ],
			'restored' => [ 'storewright_product_untrashed' ],
		],
		'customer' => [
			'created' => [ 'storewright_customer_created' ],
			'updated' => [ 'storewright_customer_updated' ],
			'deleted' => [ 'storewright_customer_deleted' ],
		],
		'coupon'   => [
			'created'  => [ 'storewright_coupon_created' ],
			'updated'  => [ 'storewright_coupon_updated' ],
			'deleted'  => [ 'storewright_coupon_trashed', 'storewright_coupon_deleted' ],
			'restored' => [ 'storewright_coupon_untrashed' ],
		],
	];

	/**
	 * Every topic, such as `order.created`.
	 *
	 * @return list<string>
	 */
	public static function all(): array {
		$topics = [];
		foreach ( self::ACTIONS as $resource => $events ) {
			foreach ( array_keys( $events ) as $event ) {
				$topics[] = "$resource.$event";
			}
		}
		return $topics;
	}

	/**
	 * The actions that cause a topic.
	 *
	 * @return list<string>
	 */
	public static function actions( string $topic ): array {
		[ $resource, $event ] = explode( '.', $topic, 2 ) + [ '', '' ];
		return self::ACTIONS[ $resource ][ $event ] ?? [];
	}

	/**
	 * Where a resource is read over REST.
	 *
	 * @param string $topic Such as `order.created`.
	 * @param int    $id    Of the order, product and so on.
	 */
	public static function path( string $topic, int $id ): string {
		return '/wc/v3/' . explode( '.', $topic, 2 )[0] . "s/$id";
	}
}
