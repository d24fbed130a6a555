<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Cli\Command;

/**
 * A module with commands for the command line, below `wp storewright`. Asked only where WP-CLI runs.
 */
interface HasCommands {

	/**
	 * The module's commands. Building one costs nothing: what it needs is built when it runs.
	 *
	 * @return list<Command>
	 */
	public function commands(): array;
}
