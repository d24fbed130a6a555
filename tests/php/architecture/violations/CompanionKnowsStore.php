<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Storewright\Store\Shipping\ZoneQuery;

final class CompanionKnowsStore {

	public function __construct( public readonly ZoneQuery $zones ) {}
}
