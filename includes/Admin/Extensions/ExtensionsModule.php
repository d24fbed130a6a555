<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Rest\Controller;

/**
 * The Extensions page: what the store could add, and what it has.
 */
final class ExtensionsModule extends BackOfficeModule implements HasRoutes, HasPreloads {

	private const PATH = '/extensions';

	/**
	 * What the screen asks for first, where its address says nothing else: a request of `client/extensions/store.ts`. An answer that nobody
	 * asks for at once would be out of date later.
	 */
	private const PRELOADS = [ '/wc-admin/extensions?page=1' ];

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
		$catalog = new Catalog( $this->context );
		$finder  = new Finder( $this->context, $catalog, new Directory() );
		$links   = new MarketplaceLinks( $this->context );
		return [
			new Rest\ExtensionsController( $this->context, $finder, $links ),
			// Before that of one extension, whose pattern its path has, too.
			new Rest\InstalledController( $this->context, new Installed( $catalog ) ),
			new Rest\ExtensionController( $this->context, $finder, $links ),
		];
	}

	/**
	 * The screen opens with its data. None of it is asked of another server.
	 */
	public function preloads( string $path, string $task ): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says what is read, changes nothing.
		$is_first = [] === array_diff( array_keys( $_GET ), [ 'page', 'path' ] );
		return self::PATH === $path && $is_first ? self::PRELOADS : [];
	}
}
