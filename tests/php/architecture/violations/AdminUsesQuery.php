<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Store\Shipping\Zone;
use Storewright\Store\Shipping\ZoneQuery;

/**
 * No violation: this is how Admin reads the Store.
 */
final class AdminUsesQuery {

	public function __construct( public readonly ZoneQuery $zones, public readonly Zone $zone ) {}
}
