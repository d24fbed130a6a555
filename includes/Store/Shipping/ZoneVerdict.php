<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

/**
 * What one zone says to an address, and by which of its locations.
 */
final class ZoneVerdict {

	/**
	 * @param Zone              $zone
	 * @param bool              $has_place  Whether one of its countries, states or continents has the address, or it has none of these.
	 * @param ZoneLocation|null $place      Which one; null where it has none of these, or not the address.
	 * @param bool              $is_limited Whether postcodes limit it as well. Only known where it has the place.
	 * @param string|null       $postcode   Which of its postcodes covers the address, null for none.
	 */
	public function __construct(
		public readonly Zone $zone,
		public readonly bool $has_place,
		public readonly ?ZoneLocation $place,
		public readonly bool $is_limited,
		public readonly ?string $postcode
	) {}

	/**
	 * Whether the zone covers the address.
	 */
	public function covers(): bool {
		return $this->has_place && ( ! $this->is_limited || null !== $this->postcode );
	}
}
