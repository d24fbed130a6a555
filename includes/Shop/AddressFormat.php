<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * The fields of a country's addresses.
 */
final class AddressFormat {

	public const FIELDS = [ 'address_1', 'address_2', 'city', 'state', 'postcode' ];

	/**
	 * @param array<value-of<self::FIELDS>, AddressField> $fields Every field, hidden ones too, in the order of the form.
	 */
	public function __construct( public readonly array $fields ) {}
}
