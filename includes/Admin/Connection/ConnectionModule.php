<?php
declare(strict_types=1);

namespace Storewright\Admin\Connection;

use Storewright\Admin\Connection\Rest\AuthorizationUrlController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasPageOptions;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Uninstalls;

/**
 * Connecting the store to an account service that a plugin offers.
 */
final class ConnectionModule extends BackOfficeModule implements HasRoutes, HasPageOptions, Uninstalls {

	/**
	 * Tells the app whether there is a service and whether the store is connected.
	 */
	public function register(): void {
		add_filter( 'storewright_page_data', [ $this, 'add_status' ] );
	}

	/**
	 * The way to the service.
	 */
	public function routes(): array {
		return [ new AuthorizationUrlController( $this->context, $this->connection() ) ];
	}

	/**
	 * Whether the service's terms were agreed to.
	 */
	public function page_options(): array {
		return Terms::OPTIONS;
	}

	/**
	 * Adds `connection: { isConfigured, isConnected, areTermsAccepted }`.
	 *
	 * @param mixed $data Name => value.
	 * @return array<mixed>
	 */
	public function add_status( mixed $data ): array {
		return [ 'connection' => $this->connection()->status() ] + ( is_array( $data ) ? $data : [] );
	}

	/**
	 * Forgets what the owner agreed to.
	 */
	public function uninstall(): void {
		( new Terms( $this->context->options ) )->forget();
	}

	private function connection(): Connection {
		return new Connection(
			$this->context->log,
			new Terms( $this->context->options ),
			$this->context->shop()->connection_service()
		);
	}
}
