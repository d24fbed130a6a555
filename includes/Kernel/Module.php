<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * A part of the plugin that hooks into WordPress.
 *
 * A module is constructed as `new X( Context $context )`, and only when it is needed.
 */
interface Module {

	/**
	 * Whether this request has any use for the module. Asked before it is constructed: no query, no I/O.
	 */
	public static function is_needed( Context $context ): bool;

	/**
	 * Adds hooks, and nothing else: objects are built inside the callbacks.
	 */
	public function register(): void;
}
