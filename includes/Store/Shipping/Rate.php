<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

/**
 * A way in which a parcel can be sent, with what it costs.
 */
final class Rate {

	/**
	 * Method and instance, such as `flat_rate:3`.
	 */
	public readonly string $id;

	/**
	 * @param string $method_id   Id of the way of shipping, such as `flat_rate`.
	 * @param int    $instance_id Id of the method in its zone.
	 * @param string $title       What customers read.
	 * @param string $cost        Without tax, rounded to the decimals of prices; decimal text.
	 * @param bool   $taxable     Whether tax is charged on the cost.
	 */
	public function __construct(
		public readonly string $method_id,
		public readonly int $instance_id,
		public readonly string $title,
		public readonly string $cost,
		public readonly bool $taxable
	) {
		$this->id = "$method_id:$instance_id";
	}
}
