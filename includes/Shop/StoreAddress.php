<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * Where the store is. A part that the owner did not give is ''.
 */
final class StoreAddress {

	/**
	 * @param string $address_1 Street and number.
	 * @param string $address_2 Further line.
	 * @param string $city      City.
	 * @param string $country   Country code.
	 * @param string $state     State code without the country, '' where there is none.
	 * @param string $postcode  Postal code as typed.
	 */
	public function __construct(
		public readonly string $address_1,
		public readonly string $address_2,
		public readonly string $city,
		public readonly string $country,
		public readonly string $state,
		public readonly string $postcode
	) {}
}
