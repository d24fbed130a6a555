<?php
/**
 * Takes uses of a coupon back. Arguments: `coupon` (id) and `orders` (ids). Returns for each order whether it was taken back.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Store\Coupons\CouponQuery;
use Storewright\Store\Coupons\CouponUsage;

return static function ( Context $context, array $given ): array {
	/** @var array{coupon: int, orders: list<int>} $given */
	$usage = new CouponUsage( $context, new CouponQuery( $context ) );
	return array_map( static fn( int $order ) => $usage->release( $given['coupon'], $order ), $given['orders'] );
};
