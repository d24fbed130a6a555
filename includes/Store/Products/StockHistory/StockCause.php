<?php
declare(strict_types=1);

namespace Storewright\Store\Products\StockHistory;

use Storewright\Kernel\ChangeOrigin;

/**
 * Why stock is changed: for an order, or by which way somebody changed it.
 */
final class StockCause {

	public const ORDER = 'order';

	public const REFUND = 'refund';

	private function __construct( public readonly string $name, public readonly int $order_id ) {}

	/**
	 * An order takes it, or gives it back.
	 */
	public static function order( int $order_id ): self {
		return new self( self::ORDER, $order_id );
	}

	/**
	 * What a refund of an order brings back.
	 */
	public static function refund( int $order_id ): self {
		return new self( self::REFUND, $order_id );
	}

	/**
	 * Somebody changed it, by the way that this request goes.
	 */
	public static function current(): self {
		return new self( ChangeOrigin::way(), 0 );
	}
}
