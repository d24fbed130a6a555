<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Database\Meta\MetaChange;

/**
 * Changes of a customer. Null leaves a field as it is, or to its default where the customer is new.
 */
final class CustomerChanges {

	/**
	 * @param array<string, string> $billing  Field => text, of AddressFields::BILLING.
	 * @param array<string, string> $shipping Field => text, of AddressFields::SHIPPING.
	 * @param list<MetaChange>      $meta
	 */
	public function __construct(
		public readonly ?string $email = null,
		public readonly ?string $username = null,
		public readonly ?string $password = null,
		public readonly ?string $first_name = null,
		public readonly ?string $last_name = null,
		public readonly array $billing = [],
		public readonly array $shipping = [],
		public readonly array $meta = []
	) {}

	/**
	 * The user meta that these changes set.
	 *
	 * @return array<string, string> Key => text.
	 */
	public function address_meta(): array {
		$meta = [];
		foreach ( [
			'billing'  => array_intersect_key( $this->billing, array_flip( AddressFields::BILLING ) ),
			'shipping' => array_intersect_key( $this->shipping, array_flip( AddressFields::SHIPPING ) ),
		] as $kind => $address ) {
			foreach ( $address as $field => $text ) {
				$meta[ "{$kind}_{$field}" ] = $text;
			}
		}
		return $meta;
	}
}
