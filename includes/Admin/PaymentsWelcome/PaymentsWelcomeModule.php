<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentsWelcome;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Rest\Controller;

/**
 * The welcome page of the recommended payment provider: what it offers, and its installation.
 */
final class PaymentsWelcomeModule extends BackOfficeModule implements HasRoutes, HasPreloads {

	private const PATH = '/wc-pay-welcome-page';

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
		return [ new Rest\WelcomeController( $this->context ) ];
	}

	/**
	 * The screen opens with its data.
	 */
	public function preloads( string $path, string $task ): array {
		return self::PATH === $path ? [ '/wc-admin/payments-welcome' ] : [];
	}
}
