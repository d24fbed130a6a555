<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * Shipping zones and their methods.
 */
interface Shipping {

	/**
	 * Whether anything can be shipped anywhere.
	 */
	public function has_enabled_methods(): bool;

	/**
	 * Does something that writes nothing, during which the same is asked once.
	 *
	 * @template Result
	 * @param callable(): Result $work
	 * @return Result
	 */
	public function once( callable $work ): mixed;

	/**
	 * The first rates that customers can choose, in the order of the zones.
	 *
	 * @param int $limit How many at most.
	 * @return list<ShippingRate>
	 */
	public function rates( int $limit ): array;
}
