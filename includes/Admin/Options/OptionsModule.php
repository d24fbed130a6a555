<?php
declare(strict_types=1);

namespace Storewright\Admin\Options;

use Storewright\Admin\Options\Rest\OptionsController;
use Storewright\Kernel\Activatable;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Module;
use Storewright\Rest\Controller;

/**
 * The dashboard's options over REST.
 */
final class OptionsModule implements Module, HasRoutes, Activatable {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the back office works.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

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
	 * Nothing to set up.
	 */
	public function activate(): void {}

	/**
	 * Removes the dashboard's own options.
	 */
	public function uninstall(): void {
		array_map( $this->context->options->delete( ... ), array_keys( OptionList::own() ) );
	}
}
