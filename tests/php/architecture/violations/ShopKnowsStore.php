<?php
declare(strict_types=1);

namespace Storewright\Shop;

use Storewright\Store\Standalone\StoreShop;

final class ShopKnowsStore {

	public function __construct( public readonly StoreShop $shop ) {}
}
