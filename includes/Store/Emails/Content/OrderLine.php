<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Content;

/**
 * A product of an order, as an email shows it.
 */
final class OrderLine {

	/**
	 * @param string                $name     Plain text.
	 * @param array<string, string> $details  Such as the color => red; plain text.
	 * @param string                $quantity As people read it.
	 * @param string                $amount   As people read it, with the currency.
	 */
	public function __construct(
		public readonly string $name,
		public readonly array $details,
		public readonly string $quantity,
		public readonly string $amount
	) {}
}
