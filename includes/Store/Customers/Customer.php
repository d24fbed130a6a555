<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use DateTimeImmutable;
use Storewright\Database\Meta\MetaEntry;

/**
 * Somebody with an account, as the shop sees them.
 */
final class Customer {

	/**
	 * @param string                 $role      The first of the account's roles, '' where it has none.
	 * @param array<string, string>  $billing   Field => text, each of AddressFields::BILLING.
	 * @param array<string, string>  $shipping  Field => text, each of AddressFields::SHIPPING.
	 * @param bool                   $is_paying Whether an order of theirs was paid.
	 * @param DateTimeImmutable|null $created   In UTC.
	 * @param DateTimeImmutable|null $modified  In UTC; null where the shop never changed them.
	 * @param list<MetaEntry>        $meta      What clients and extensions keep with them.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $username,
		public readonly string $email,
		public readonly string $first_name,
		public readonly string $last_name,
		public readonly string $role,
		public readonly array $billing,
		public readonly array $shipping,
		public readonly bool $is_paying,
		public readonly ?DateTimeImmutable $created,
		public readonly ?DateTimeImmutable $modified,
		public readonly array $meta
	) {}
}
