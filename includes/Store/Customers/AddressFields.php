<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

/**
 * The fields of a customer's two addresses; user meta keeps each as `billing_…` or `shipping_…`.
 */
final class AddressFields {

	public const BILLING = [
		'first_name',
		'last_name',
		'company',
		'address_1',
		'address_2',
		'city',
		'postcode',
		'country',
		'state',
		'email',
		'phone',
	];

	public const SHIPPING = [
		'first_name',
		'last_name',
		'company',
		'address_1',
		'address_2',
		'city',
		'postcode',
		'country',
		'state',
		'phone',
	];

	/**
	 * The keys of user meta that hold addresses.
	 *
	 * @return list<string>
	 */
	public static function meta_keys(): array {
		return [
			...array_map( static fn( string $field ) => "billing_{$field}", self::BILLING ),
			...array_map( static fn( string $field ) => "shipping_{$field}", self::SHIPPING ),
		];
	}
}
