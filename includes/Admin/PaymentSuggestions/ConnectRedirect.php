<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;

/**
 * Follows a ConnectLinks link: to the provider, or back to the task with what went wrong.
 */
final class ConnectRedirect {

	/**
	 * The task that a link begins at and ends with.
	 */
	private const TASK = 'woocommerce-payments';

	public function __construct( private readonly Context $context, private readonly ProviderAccount $account ) {}

	/**
	 * Leaves for where the address leads, if it is one of these links.
	 */
	public function handle(): void {
		$location = $this->location( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- Verified in there.
		if ( null !== $location ) {
			nocache_headers();
			wp_redirect( $location ); // phpcs:ignore WordPress.Security.SafeRedirect -- The provider is elsewhere; its plugin says where.
			exit;
		}
	}

	/**
	 * Where an address leads; null where it is none of these links.
	 *
	 * @param array<mixed> $query The address's query.
	 */
	public function location( array $query ): ?string {
		$variant = ConnectLinks::variant( $query );
		if ( null === $variant ) {
			return null;
		}
		$nonce = $query['_wpnonce'] ?? '';
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			return $this->back( 'not-allowed' );
		}
		if ( ! is_string( $nonce ) || false === wp_verify_nonce( $nonce, ConnectLinks::action( $variant ) ) ) {
			return $this->back( 'expired' );
		}
		try {
			$url = $this->account->url( $variant, $this->context->app_url( [ 'task' => self::TASK ] ) );
			return self::with_capabilities( $url, $query['capabilities'] ?? null );
		} catch ( DomainError ) {
			return $this->back( 'failed' );
		}
	}

	/**
	 * The provider's address with the payment methods that the owner chose, if some came along: JSON of ids and whether each is wanted.
	 */
	private static function with_capabilities( string $url, mixed $capabilities ): string {
		$chosen = is_string( $capabilities ) ? json_decode( $capabilities, true ) : null;
		$chosen = is_array( $chosen ) ? array_filter( $chosen, is_bool( ... ) ) : [];
		return [] === $chosen ? $url : add_query_arg( 'capabilities', rawurlencode( (string) wp_json_encode( $chosen ) ), $url );
	}

	private function back( string $problem ): string {
		return $this->context->app_url(
			[
				'task'          => self::TASK,
				'connect-error' => $problem,
			]
		);
	}
}
