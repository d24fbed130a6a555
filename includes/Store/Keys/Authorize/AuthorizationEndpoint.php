<?php
declare(strict_types=1);

namespace Storewright\Store\Keys\Authorize;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Keys\FailedAttempts;
use Storewright\Store\Keys\KeyServices;

/**
 * `wc-auth/v1/authorize`: an app sends its user's browser here, somebody who manages the shop decides, and the app gets a key.
 */
final class AuthorizationEndpoint {

	private const NONCE = 'storewright_authorize_';

	/**
	 * @param KeyServices  $services
	 * @param array<mixed> $query    The request's query, without slashes.
	 * @param array<mixed> $posted   The form's fields, without slashes.
	 */
	public function __construct( private readonly KeyServices $services, private readonly array $query, private readonly array $posted ) {}

	/**
	 * Path and query of the request. More than one slash in front would name another host where it is used as a link.
	 */
	public static function current_path(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, and escaped where it is printed.
		$uri = $_SERVER['REQUEST_URI'] ?? '';

		return is_string( $uri ) ? '/' . ltrim( wp_unslash( $uri ), '/\\' ) : '';
	}

	/**
	 * Answers the request: with a page, or by sending the browser on.
	 */
	public function answer(): void {
		try {
			$request = AuthorizationRequest::of( $this->query );
		} catch ( InvalidInput $refusal ) {
			AuthorizationPage::refusal( 400, $refusal->getMessage() );
			return;
		}
		if ( ! is_user_logged_in() ) {
			nocache_headers();
			wp_safe_redirect( wp_login_url( \WP_Http::make_absolute_url( self::current_path(), home_url( '/' ) ) ) );
			return;
		}
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			AuthorizationPage::refusal(
				403,
				__( 'Only users who can manage the store can connect an app.', 'storewright' ),
				wp_logout_url( \WP_Http::make_absolute_url( self::current_path(), home_url( '/' ) ) ),
				__( 'Log in as another user', 'storewright' )
			);
			return;
		}
		$this->decide( $request );
	}

	private function decide( AuthorizationRequest $request ): void {
		$decision = $this->posted( 'decision' );
		if ( 'deny' === $decision ) {
			$this->leave( $request, false );
			return;
		}
		if ( null === $request->addresses() ) {
			AuthorizationPage::refusal(
				400,
				sprintf(
					/* translators: %s: address. */
					__( 'callback_url can’t be “%s”: it leads to a private network, or to a host that does not exist.', 'storewright' ),
					$request->callback_url
				)
			);
			return;
		}
		if ( 'approve' !== $decision ) {
			$form = bin2hex( random_bytes( 8 ) );
			AuthorizationPage::consent(
				$request,
				sprintf(
					'<input type="hidden" name="form" value="%s">%s',
					esc_attr( $form ),
					wp_nonce_field( self::NONCE . $form . $request->fingerprint(), '_wpnonce', false, false )
				)
			);
			return;
		}
		$this->approve( $request, $this->posted( 'form' ) );
	}

	private function approve( AuthorizationRequest $request, string $form ): void {
		if ( false === wp_verify_nonce( $this->posted( '_wpnonce' ), self::NONCE . $form . $request->fingerprint() ) ) {
			AuthorizationPage::refusal(
				403,
				__( 'This page has expired. Please try again.', 'storewright' ),
				self::current_path(),
				__( 'Try again', 'storewright' )
			);
			return;
		}
		$failures = $this->services->failed_attempts();
		$bucket   = FailedAttempts::of_approvals( get_current_user_id() );
		$wait     = $failures->wait( $bucket );
		if ( $wait > 0 ) {
			header( "Retry-After: $wait" );
			AuthorizationPage::refusal(
				429,
				/* translators: %d: number of seconds. */
				sprintf( __( 'Too many keys were requested. Please try again in %d seconds.', 'storewright' ), $wait )
			);
			return;
		}
		$failures->add( $bucket );
		try {
			$is_granted = $this->services->handover()->approve( $request, $form );
		} catch ( Conflict $busy ) {
			AuthorizationPage::refusal( 409, $busy->getMessage() );
			return;
		}
		if ( ! $is_granted ) {
			AuthorizationPage::refusal(
				502,
				sprintf(
					/* translators: 1: name of an app, 2: host. */
					__( '%1$s did not accept its key at %2$s, so the key was deleted. Please start again in the app.', 'storewright' ),
					$request->app_name,
					AuthorizationRequest::host( $request->callback_url )
				),
				$request->return_url( false ),
				__( 'Return to the app', 'storewright' )
			);
			return;
		}
		$this->leave( $request, true );
	}

	private function leave( AuthorizationRequest $request, bool $success ): void {
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		// phpcs:ignore WordPress.Security.SafeRedirect -- The app's own address, after somebody decided.
		wp_redirect( $request->return_url( $success ), 302, 'Storewright' );
	}

	private function posted( string $name ): string {
		$value = $this->posted[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
