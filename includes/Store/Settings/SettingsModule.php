<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

use Storewright\Kernel\Activatable;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Module;
use Storewright\Rest\Controller;
use Storewright\Store\Settings\Rest\GroupsController;
use Storewright\Store\Settings\Rest\SettingsController;

/**
 * The shop's settings over REST.
 */
final class SettingsModule implements Module, HasRoutes, Activatable {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the back office works.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Hooks nothing: settings are read and written when asked.
	 */
	public function register(): void {}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$registry = new SettingsRegistry();
		return [
			new GroupsController( $this->context, $registry ),
			new SettingsController( $this->context, $registry, 'wc/v3' ),
			new SettingsController( $this->context, $registry, 'wc-analytics' ),
		];
	}

	/**
	 * Nothing to set up: a setting that nobody chose has its default.
	 */
	public function activate(): void {}

	/**
	 * Removes every setting's value.
	 */
	public function uninstall(): void {
		foreach ( ( new SettingsRegistry() )->all() as $setting ) {
			$this->context->options->delete( $setting->id );
		}
	}
}
