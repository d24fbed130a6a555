<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * A field of a country's addresses.
 */
final class AddressField {

	/**
	 * @param string $label    Translated label.
	 * @param bool   $required Whether an address is incomplete without it.
	 * @param bool   $hidden   Whether addresses of the country have no such field; its value is to be cleared.
	 * @param int    $priority Place in the form: lower ones come first.
	 */
	public function __construct(
		public readonly string $label,
		public readonly bool $required,
		public readonly bool $hidden,
		public readonly int $priority
	) {}
}
