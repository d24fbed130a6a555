<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Kernel\Maintenance\Tool;

/**
 * A module with maintenance tools, which an administrator or a client starts at `wc/v3/system_status/tools`.
 */
interface HasTools {

	/**
	 * The module's tools.
	 *
	 * @return list<Tool>
	 */
	public function tools(): array;
}
