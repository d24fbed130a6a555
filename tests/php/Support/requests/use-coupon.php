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
use Storewright\Store\Coupons\CouponServices;

return static function ( Context $context, array $input ): array {
	/** @var array{coupon: int, orders: list<int>, customer: string, in_transaction: bool} $input */
	$query = ( new CouponServices( $context ) )->query();
	$usage = ( new CouponServices( $context ) )->usage();
	$use   = static function ( int $order ) use ( $usage, $query, $input ): bool {
		$query->uses_by( $input['coupon'], [ $input['customer'] ] );
		return $usage->count( $input['coupon'], $order, $input['customer'] );
	};
	return array_map(
		static function ( int $order ) use ( $context, $use, $input ): bool|string {
			try {
				return $input['in_transaction'] ? $context->database->transaction( static fn() => $use( $order ) ) : $use( $order );
			} catch ( Conflict $refusal ) {
				return $refusal->error_code;
			}
		},
		$input['orders']
	);
};
