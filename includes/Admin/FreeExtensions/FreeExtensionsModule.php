<?php
declare(strict_types=1);

namespace Storewright\Admin\FreeExtensions;

use Storewright\Admin\FreeExtensions\Rest\FreeExtensionsController;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Module;
use Storewright\Rest\Controller;

/**
 * Free extensions that bring customers, for the marketing task.
 */
final class FreeExtensionsModule implements Module, HasRoutes, HasPreloads {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed where the app is shown or asks.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

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
