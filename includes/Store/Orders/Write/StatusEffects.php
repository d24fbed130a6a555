<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Store\Orders\Model\Order;

/**
 * Everything that follows from an order's status and rows.
 *
 * @internal
 */
final class StatusEffects implements StatusEffect {

	/**
	 * @param list<StatusEffect>   $effects
	 * @param CouponUsageEffect $coupons
	 */
	public function __construct( private readonly array $effects, private readonly CouponUsageEffect $coupons ) {}

	public function apply( ?Order $before, Order $after, DeferredEvents $events ): void {
		foreach ( $this->effects as $effect ) {
			$effect->apply( $before, $after, $events );
		}
	}

	/**
	 * Notes what an order of another shop has brought about there.
	 */
	public function note( Order $order ): void {
		$this->coupons->note( $order );
	}
}
