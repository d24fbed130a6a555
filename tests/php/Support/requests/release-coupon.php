<?php
/**
 * Takes uses of a coupon back. Arguments: `coupon` (id) and `orders` (ids). Returns for each order whether it was taken back.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Store\Coupons\CouponServices;

return static function ( Context $context, array $input ): array {
	/** @var array{coupon: int, orders: list<int>} $input */
	$usage = ( new CouponServices( $context ) )->usage();
	return array_map( static fn( int $order ) => $usage->release( $input['coupon'], $order ), $input['orders'] );
};
