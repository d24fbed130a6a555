<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * Payment gateways.
 */
interface Gateways {

	/**
	 * Every gateway of the shop, in the owner's order.
	 *
	 * @return list<Gateway>
	 */
	public function all(): array;
}
