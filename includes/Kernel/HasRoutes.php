<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Rest\Controller;

/**
 * A module that answers REST requests.
 */
interface HasRoutes {

	/**
	 * The module's controllers, asked for on `rest_api_init`.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array;
}
