<?php
/**
 * Uses a coupon for several orders. Arguments: `coupon` (id), `orders` (ids), `customer`, and `in_transaction`: whether each use is part
 * of a greater transaction that has read before. Returns for each order whether it counted, or why it is refused.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Store\Coupons\CouponQuery;
use Storewright\Store\Coupons\CouponUsage;

return static function ( Context $context, array $given ): array {
	/** @var array{coupon: int, orders: list<int>, customer: string, in_transaction: bool} $given */
	$query = new CouponQuery( $context );
	$usage = new CouponUsage( $context, $query );
	$use   = static function ( int $order ) use ( $usage, $query, $given ): bool {
		$query->uses_by( $given['coupon'], [ $given['customer'] ] );
		return $usage->count( $given['coupon'], $order, $given['customer'] );
	};
	return array_map(
		static function ( int $order ) use ( $context, $use, $given ): bool|string {
			try {
				return $given['in_transaction'] ? $context->database->transaction( static fn() => $use( $order ) ) : $use( $order );
			} catch ( Conflict $refusal ) {
				return $refusal->error_code;
			}
		},
		$given['orders']
	);
};
