<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * A customer of a seeded shop.
 */
final class SeedCustomer {

	public function __construct(
		public readonly string $first_name,
		public readonly string $last_name,
		public readonly string $company,
		public readonly string $street,
		public readonly string $city,
		public readonly string $state,
		public readonly string $postcode,
		public readonly string $country,
		public readonly string $email,
		public readonly string $phone
	) {}
}
