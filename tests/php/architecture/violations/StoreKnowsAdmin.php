<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Admin\Tasks\TasksModule;

final class StoreKnowsAdmin {

	public function is_known( object $module ): bool {
		return $module instanceof TasksModule;
	}
}
