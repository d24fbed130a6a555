<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

/**
 * Where the receipt of an order can be read.
 */
final class Receipt {

	/**
	 * @param string $url      Whoever has it can read the receipt.
	 * @param string $last_day The last day on which it can be read, in the site's time zone, such as 2026-11-21.
	 */
	public function __construct( public readonly string $url, public readonly string $last_day ) {}
}
