<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

/**
 * A place, as far as taxes can tell places apart.
 */
final class TaxAddress {

	/**
	 * @param string $country  ISO 3166-1 alpha-2, such as `US`; '' where unknown.
	 * @param string $state    State code within the country, such as `NY`; '' where there is none.
	 * @param string $postcode As somebody wrote it.
	 * @param string $city     As somebody wrote it.
	 */
	public function __construct(
		public readonly string $country,
		public readonly string $state = '',
		public readonly string $postcode = '',
		public readonly string $city = ''
	) {}
}
