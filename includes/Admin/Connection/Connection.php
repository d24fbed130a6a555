<?php
declare(strict_types=1);

namespace Storewright\Admin\Connection;

use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Kernel\Log;
use Storewright\Shop\ConnectionService;
use Throwable;

/**
 * The store's connection to the account service, whichever a plugin offers; to none otherwise.
 */
final class Connection {

	/**
	 * @param Log                    $log   Takes what goes wrong.
	 * @param Terms                  $terms What the owner agreed to.
	 * @param ConnectionService|null $shops The service that the shop's software connects with.
	 */
	public function __construct(
		private readonly Log $log,
		private readonly Terms $terms,
		private readonly ?ConnectionService $shops
	) {}

	/**
	 * Whether there is a service to connect to, whether the store is, and whether the owner has agreed to the service's terms.
	 *
	 * @return array{isConfigured: bool, isConnected: bool, areTermsAccepted: bool}
	 */
	public function status(): array {
		$none = [
			'isConfigured'     => false,
			'isConnected'      => false,
			'areTermsAccepted' => false,
		];
		try {
			$service = $this->service();
			return null === $service ? $none : [
				'isConfigured'     => $service->is_configured(),
				'isConnected'      => $service->is_connected(),
				'areTermsAccepted' => $this->terms->are_accepted(),
			];
		} catch ( Throwable $error ) {
			$this->log( $error );
			return $none;
		}
	}

	/**
	 * Where the owner goes to connect the store, and so agrees to the service's terms.
	 *
	 * @param string $redirect_url Where the service sends the owner afterwards: a page of this site.
	 * @param string $from         What the owner was doing.
	 * @throws DomainError If it is not to be had. The message is for the owner.
	 */
	public function authorization_url( string $redirect_url, string $from ): string {
		try {
			$service = $this->service();
			if ( null === $service || ! $service->is_configured() ) {
				throw new Unavailable(
					'storewright_connection_not_configured',
					__(
						'No account service is set up on this site, so there is nothing to connect to. You can continue without it.',
						'storewright'
					)
				);
			}
			$url = $service->authorization_url( $redirect_url, $from );
		} catch ( DomainError $error ) {
			throw $error;
		} catch ( Throwable $error ) {
			$this->log( $error );
			throw $this->failed();
		}
		if ( ! in_array( wp_parse_url( $url, PHP_URL_SCHEME ), [ 'http', 'https' ], true ) ) {
			$this->log->error( 'The connection service gave an address that is no http or https URL.', [ 'url' => $url ] );
			throw $this->failed();
		}
		$this->terms->accept();
		return $url;
	}

	private function service(): ?ConnectionService {
		/**
		 * Filters the service that the store can be connected to.
		 *
		 * @param ConnectionService|null $service The shop's own, null for none.
		 */
		$service = apply_filters( 'storewright_connection_service', $this->shops );
		return $service instanceof ConnectionService ? $service : null;
	}

	private function failed(): Unavailable {
		return new Unavailable(
			'storewright_connection_failed',
			__( 'The account service could not be reached. Try again later, or continue without it.', 'storewright' )
		);
	}

	private function log( Throwable $error ): void {
		$this->log->error(
			'The connection service broke: ' . $error->getMessage(),
			[ 'at' => $error->getFile() . ':' . $error->getLine() ]
		);
	}
}
