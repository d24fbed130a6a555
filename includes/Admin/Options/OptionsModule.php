<?php
declare(strict_types=1);

namespace Storewright\Admin\Options;

use Storewright\Admin\Options\Rest\OptionsController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;

/**
 * The dashboard's options over REST.
 */
final class OptionsModule extends BackOfficeModule implements HasRoutes, Uninstalls {

	/**
	 * Hooks nothing: options are read and written when asked.
	 */
	public function register(): void {}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [ new OptionsController( $this->context ) ];
	}

	/**
	 * Removes the dashboard's own options.
	 */
	public function uninstall(): void {
		array_map( $this->context->options->delete( ... ), array_keys( OptionList::own() ) );
	}
}
