<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Content;

/**
 * A sum of an order, as an email shows it.
 */
final class TotalRow {

	/**
	 * @param string $key   `subtotal`, `discount`, `shipping`, `fee`, `tax`, `total`, `refund` or `left`.
	 * @param string $label Plain text.
	 * @param string $value As people read it, with the currency.
	 * @param string $note  What is to be known of it, '' for nothing.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $label,
		public readonly string $value,
		public readonly string $note = ''
	) {}
}
