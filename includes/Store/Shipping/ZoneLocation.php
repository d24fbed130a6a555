<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

/**
 * A place that a zone covers, or a postcode that it is limited to.
 */
final class ZoneLocation {

	/**
	 * @param string       $code What the type says: `US`, `US:CA`, `EU`, `90*`.
	 * @param LocationType $type What the code stands for.
	 */
	public function __construct(
		public readonly string $code,
		public readonly LocationType $type
	) {}

	/**
	 * One text for each location that differs from others.
	 */
	public function key(): string {
		return $this->type->value . ' ' . $this->code;
	}
}
