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
	 * Hooks the extensions.
	 */
	public function register(): void {
		// After the marketing extensions, of which some are the same ones.
		add_filter( 'storewright_extensions', [ $this, 'add_extensions' ], 20 );
	}

	/**
	 * Adds the free extensions to those of the Extensions page.
	 *
	 * @param mixed $entries What others add.
	 * @return list<mixed>
	 */
	public function add_extensions( mixed $entries ): array {
		return [ ...( is_array( $entries ) ? array_values( $entries ) : [] ), ...( new ExtensionCatalog( $this->context ) )->entries() ];
	}

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
