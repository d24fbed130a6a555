<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Shop\Shop;
use Storewright\Shop\StoreAddress;

/**
 * No violation: this is how Admin reads the shop.
 */
final class AdminUsesShop {

	public function __construct( public readonly Shop $shop, public readonly StoreAddress $address ) {}
}
