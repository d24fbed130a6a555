<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions;

use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Kernel\Log;
use Throwable;

/**
 * The store's account with the payments provider that a plugin offers, if one does.
 */
final class ProviderAccount {

	public function __construct( private readonly Log $log ) {}

	/**
	 * Returns the provider's name and the state of the store's account with it; null where there is no provider.
	 *
	 * @return array{name: string, isConnected: bool, isTestMode: bool}|null
	 */
	public function state(): ?array {
		try {
			$provider = $this->provider();
			return null === $provider ? null : [
				'name'        => $provider->name(),
				'isConnected' => $provider->is_connected(),
				'isTestMode'  => $provider->is_test_mode(),
			];
		} catch ( Throwable $error ) {
			$this->log( $error );
			return null;
		}
	}

	/**
	 * Throws unless there is a provider to connect with.
	 *
	 * @throws Unavailable If there is none.
	 */
	public function demand(): void {
		if ( null === $this->provider() ) {
			throw new Unavailable(
				'storewright_no_payments_provider',
				__( 'No payments provider is set up on this site, so there is nothing to connect to.', 'storewright' )
			);
		}
	}

	/**
	 * Where the provider has the owner go.
	 *
	 * @param string $variant    One of ConnectLinks::VARIANTS.
	 * @param string $return_url Where the owner comes back to.
	 * @throws DomainError If it is not to be had. The message is for the owner.
	 */
	public function url( string $variant, string $return_url ): string {
		$this->demand();
		try {
			$url = (string) $this->provider()?->connect_url( $variant, $return_url );
		} catch ( DomainError $error ) {
			throw $error;
		} catch ( Throwable $error ) {
			$this->log( $error );
			throw self::failed();
		}
		if ( ! in_array( wp_parse_url( $url, PHP_URL_SCHEME ), [ 'http', 'https' ], true ) ) {
			$this->log->error( 'The payments provider gave an address that is no http or https URL.', [ 'url' => $url ] );
			throw self::failed();
		}
		return $url;
	}

	private function provider(): ?PaymentsProvider {
		/**
		 * Filters the provider whose payments solution the store can be connected with.
		 *
		 * @param PaymentsProvider|null $provider Null for none.
		 */
		$provider = apply_filters( 'storewright_payments_provider', null );
		return $provider instanceof PaymentsProvider ? $provider : null;
	}

	private static function failed(): Unavailable {
		return new Unavailable(
			'storewright_payments_provider_failed',
			__( 'The payments provider could not be reached. Please try again later.', 'storewright' )
		);
	}

	private function log( Throwable $error ): void {
		$this->log->error(
			'The payments provider broke: ' . $error->getMessage(),
			[ 'at' => $error->getFile() . ':' . $error->getLine() ]
		);
	}
}
