<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * A part of the plugin that hooks into WordPress. Constructed as `new X( Context $context )`.
 *
 * Small interfaces say what else it has: HasRoutes, HasTables, HasJobs, Installs, …
 */
interface Module {

	/**
	 * Adds hooks, and nothing else: objects are built inside the callbacks.
	 */
	public function register(): void;
}
