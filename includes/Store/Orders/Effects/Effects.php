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
	 * @param list<Effect> $effects
	 */
	public function __construct( private readonly array $effects ) {}

	/**
	 * Those of a shop.
	 */
	public static function of( Context $context ): self {
		return new self( [ new StatusDates( $context->clock ), new StockTaken( $context ), new SalesRecorded( $context->database ) ] );
	}

	public function apply( ?Order $before, Order $after, Announcements $announcements ): void {
		foreach ( $this->effects as $effect ) {
			$effect->apply( $before, $after, $announcements );
		}
	}
}
