<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * A payment gateway.
 */
final class Gateway {

	/**
	 * @param string $id          Such as `bacs`.
	 * @param bool   $is_enabled  Whether customers can choose it.
	 * @param bool   $needs_setup Whether the owner has to do something before customers can pay with it.
	 * @param string $title       What customers read when they choose.
	 */
	public function __construct(
		public readonly string $id,
		public readonly bool $is_enabled,
		public readonly bool $needs_setup,
		public readonly string $title = ''
	) {}
}
