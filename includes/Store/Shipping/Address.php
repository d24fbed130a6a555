<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

/**
 * Where a parcel goes, as far as zones can tell addresses apart.
 */
final class Address {

	/**
	 * @param string $country  ISO 3166-1 alpha-2, such as `US`; '' where unknown.
	 * @param string $state    State code within the country, such as `CA`; '' where there is none.
	 * @param string $postcode As the customer wrote it.
	 */
	public function __construct(
		public readonly string $country,
		public readonly string $state = '',
		public readonly string $postcode = ''
	) {}
}
