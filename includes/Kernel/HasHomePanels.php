<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Kernel\Home\HomePanel;

/**
 * A module with parts of Home that PHP prints, so that they can be read before any script has run.
 */
interface HasHomePanels {

	/**
	 * The panels.
	 *
	 * @return list<HomePanel>
	 */
	public function home_panels(): array;
}
