<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * Shipping rate of a zone.
 */
final class ShippingRate {

	/**
	 * @param string $zone   Name of the zone.
	 * @param string $method What customers read of the method.
	 * @param string $cost   Decimal text, '0' for free shipping; '' where it depends on the order.
	 */
	public function __construct(
		public readonly string $zone,
		public readonly string $method,
		public readonly string $cost
	) {}
}
