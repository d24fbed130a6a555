<?php
declare(strict_types=1);

namespace Storewright\Admin\SettingsSearch;

use Storewright\Admin\SettingsSearch\Rest\SettingPlacesController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasRoutes;
use Storewright\Rest\Controller;

/**
 * Every setting by its name, for the command palette, which asks for them once it is opened.
 */
final class SettingsSearchModule extends BackOfficeModule implements HasRoutes {

	/**
	 * Hooks nothing: there is a route alone.
	 */
	public function register(): void {}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [ new SettingPlacesController( $this->context ) ];
	}
}
