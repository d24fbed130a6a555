<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Store\Shipping\ZoneQuery;

final class AdminUsesQuery {

	public function __construct( public readonly ZoneQuery $zones ) {}
}
