<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Effects;

use Storewright\Kernel\Context;
use Storewright\Store\Orders\Announcements;
use Storewright\Store\Orders\Order;

/**
 * Everything that follows from an order's status and rows.
 *
 * @internal
 */
final class Effects implements Effect {

	/**
	 * @param list<Effect>   $effects
	 * @param CouponsCounted $coupons
	 */
	public function __construct( private readonly array $effects, private readonly CouponsCounted $coupons ) {}

	/**
	 * Those of a shop.
	 */
	public static function of( Context $context ): self {
		$coupons = new CouponsCounted( $context );
		return new self( [ new StatusDates( $context->clock ), $coupons, new StockTaken( $context ), new SalesRecorded( $context->database ) ], $coupons );
	}

	public function apply( ?Order $before, Order $after, Announcements $announcements ): void {
		foreach ( $this->effects as $effect ) {
			$effect->apply( $before, $after, $announcements );
		}
	}

	/**
	 * Notes what an order of another shop has brought about there.
	 */
	public function note( Order $order ): void {
		$this->coupons->note( $order );
	}
}
