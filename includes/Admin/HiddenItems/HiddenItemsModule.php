<?php
declare(strict_types=1);

namespace Storewright\Admin\HiddenItems;

use Storewright\Admin\HiddenItems\Rest\HiddenItemsController;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Module;

/**
 * What owners closed for good, and the way to have it back.
 */
final class HiddenItemsModule implements Module, HasRoutes {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the back office works.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

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
