<?php
declare(strict_types=1);

namespace Storewright\Admin\Plugins;

use Storewright\Admin\Plugins\Rest\InstallController;
use Storewright\Admin\Plugins\Rest\PluginListController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasRoutes;
use Storewright\Rest\Controller;

/**
 * The installer that all screens share.
 */
final class PluginsModule extends BackOfficeModule implements HasRoutes {

	/**
	 * Hooks nothing: routes are asked for.
	 */
	public function register(): void {}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [
			new PluginListController( $this->context ),
			new InstallController( $this->context, new PluginInstaller( $this->context ) ),
		];
	}
}
