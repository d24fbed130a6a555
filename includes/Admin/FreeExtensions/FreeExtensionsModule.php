<?php
declare(strict_types=1);

namespace Storewright\Admin\FreeExtensions;

use Storewright\Admin\FreeExtensions\Rest\FreeExtensionsController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Rest\Controller;

/**
 * Free extensions that bring customers, for the marketing task.
 */
final class FreeExtensionsModule extends BackOfficeModule implements HasRoutes, HasPreloads {

	/**
	 * Hooks nothing: routes and preloads are asked for.
	 */
	public function register(): void {}

	/**
	 * The controllers.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [ new FreeExtensionsController( $this->context ) ];
	}

	/**
	 * The marketing task starts with them.
	 */
	public function preloads( string $path, string $task ): array {
		return '/' === $path && 'marketing' === $task ? [ '/wc-admin/onboarding/free-extensions' ] : [];
	}
}
