<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Store\Shipping\ZoneRepository;

final class AdminUsesRepository {

	public function __construct( public readonly ZoneRepository $zones ) {}
}
