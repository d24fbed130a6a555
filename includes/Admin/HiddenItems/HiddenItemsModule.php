<?php
declare(strict_types=1);

namespace Storewright\Admin\HiddenItems;

use Storewright\Admin\HiddenItems\Rest\HiddenItemsController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasRoutes;

/**
 * Items that owners closed for good, and the way to restore them.
 */
final class HiddenItemsModule extends BackOfficeModule implements HasRoutes {

	/**
	 * Hooks nothing of its own.
	 */
	public function register(): void {}

	/**
	 * The routes.
	 *
	 * @return list<\Storewright\Rest\Controller>
	 */
	public function routes(): array {
		return [ new HiddenItemsController( $this->context, new HiddenItems( $this->context ) ) ];
	}
}
