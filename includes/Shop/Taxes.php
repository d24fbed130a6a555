<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * Tax rates.
 */
interface Taxes {

	/**
	 * Whether the shop has any rate.
	 */
	public function has_rates(): bool;

	/**
	 * How many rates the shop has.
	 */
	public function count_rates(): int;
}
