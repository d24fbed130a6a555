<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

use Storewright\Store\Keys\OAuth\SignedRequest;
use WP;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Lets clients with a consumer key into the shop's REST routes, and nowhere else.
 *
 * As with WordPress's application passwords, a key counts only once the REST server answers the request. Who comes with a
 * session's cookie is known by then, and is never asked for a key or held back for wrong ones.
 */
final class KeyAuthentication {

	private const ERROR = 'woocommerce_rest_authentication_error';

	private const LIMITED = 'storewright_rest_authentication_limited';

	/**
	 * Before WordPress takes the user name for one of an application password.
	 */
	private const BEFORE_APPLICATION_PASSWORDS = 15;

	private bool $is_asked = false;

	private ?Key $key = null;

	private ?WP_Error $refusal = null;

	/**
	 * The HTTP method that the key's signature covers, null where the request is not signed.
	 */
	private ?string $signed_method = null;

	/**
	 * The client's own request, once it is dispatched.
	 */
	private ?WP_REST_Request $request = null;

	/**
	 * Whether the client's own request is answered. What is dispatched from then on is embedded into the answer.
	 */
	private bool $is_answered = false;

	/**
	 * Whether the next request that is dispatched is the client's own, not one that the shop sends to itself.
	 */
	private bool $is_armed = false;

	/**
	 * @param KeyServices $services Used only where a request names a key.
	 */
	public function __construct( private readonly KeyServices $services ) {}

	/**
	 * Adds what WordPress asks on each REST request.
	 */
	public function register(): void {
		add_filter( 'determine_current_user', [ $this, 'user' ], self::BEFORE_APPLICATION_PASSWORDS );
		add_filter( 'rest_authentication_errors', [ $this, 'errors' ], 80 );
		add_filter( 'rest_authentication_errors', [ $this, 'arm' ], PHP_INT_MAX );
		add_filter( 'rest_pre_dispatch', [ $this, 'gate' ], PHP_INT_MAX, 3 );
		add_filter( 'rest_post_dispatch', [ $this, 'add_retry_after' ], 10, 3 );
		add_filter( 'storewright_change_client', $this->client( ... ) );
	}

	/**
	 * Names the key by its description and its last characters, by which an owner knows it, also once it is revoked.
	 *
	 * @param mixed $name Who was found already.
	 */
	private function client( mixed $name ): mixed {
		return null === $this->key ? $name : trim( "{$this->key->description} …{$this->key->ending}" );
	}

	/**
	 * The user in whose name the request is made.
	 *
	 * @param mixed $user_id Who was found already.
	 */
	public function user( mixed $user_id ): mixed {
		if ( ! in_array( $user_id, [ false, null, 0 ], true ) || ! self::is_request_to_the_shop() ) {
			return $user_id;
		}
		if ( ! $this->is_asked ) {
			$this->is_asked = true;
			$this->ask( $this->services->authenticator(), IncomingRequest::current() );
		}
		return null === $this->key ? $user_id : $this->key->user_id;
	}

	/**
	 * Why the key that came does not let the request in.
	 *
	 * @param mixed $error What was found already: an error, true, or null for nothing.
	 */
	public function errors( mixed $error ): mixed {
		if ( null !== $error ) {
			return $error;
		}
		wp_get_current_user();
		return $this->refusal;
	}

	/**
	 * Notes that WordPress goes on with the client's request.
	 *
	 * @param mixed $error Passed on as it is.
	 */
	public function arm( mixed $error ): mixed {
		$this->is_armed = null !== $this->key;
		return $error;
	}

	/**
	 * Refuses what the key has no permission for: by the method and the route that are really carried out, whatever they are called
	 * in the request's first line. What `_embed` adds to the answer is judged alike; requests that the shop sends to itself in between
	 * are not the client's.
	 *
	 * @param mixed           $result  What was answered already, null for nothing.
	 * @param WP_REST_Server  $server  The server.
	 * @param WP_REST_Request $request The request that is about to be carried out.
	 */
	public function gate( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null === $this->key || ! ( $this->is_armed || $this->is_answered ) ) {
			return $result;
		}
		if ( $this->is_armed ) {
			$this->is_armed = false;
			$this->request  = $request;
			self::forget_credentials( $request );
			if ( null !== $this->signed_method && $this->signed_method !== $request->get_method() ) {
				return self::refusal(
					__(
						'The signature does not cover the method that is to be carried out. Sign _method in the query instead of sending X-HTTP-Method-Override.',
						'storewright'
					)
				);
			}
		}
		if ( ! KeyRoutes::contain( $request->get_route() ) ) {
			return self::refusal( __( 'Consumer keys are for the shop’s own routes.', 'storewright' ) );
		}
		if ( ! $this->key->permission->allows( $request->get_method() ) ) {
			return self::refusal(
				KeyPermission::Read === $this->key->permission
					? __( 'This consumer key may only read.', 'storewright' )
					: __( 'This consumer key may only write.', 'storewright' )
			);
		}
		return $result;
	}

	/**
	 * Adds the header that tells when attempts are taken again.
	 *
	 * @param WP_HTTP_Response $response The answer.
	 * @param WP_REST_Server   $server   The server.
	 * @param WP_REST_Request  $request  What is answered.
	 */
	public function add_retry_after( WP_HTTP_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_HTTP_Response {
		$this->is_answered = $this->is_answered || $request === $this->request;
		$data              = $this->refusal?->get_error_data( self::LIMITED );
		if ( is_array( $data ) && is_int( $data['retry_after'] ?? null ) ) {
			$response->header( 'Retry-After', (string) $data['retry_after'] );
		}
		return $response;
	}

	/**
	 * Finds the key of a request and keeps what came of it.
	 *
	 * A key with too many failures of late from an address is refused there even if it is right. An address with too many is only told
	 * to wait: behind a proxy all clients may have one, and one with a revoked key must not lock the others out.
	 */
	private function ask( Authenticator $authenticator, IncomingRequest $request ): void {
		$name = $authenticator->named_by( $request );
		if ( '' === $name ) {
			return;
		}
		$failures = $this->services->failed_attempts();
		$of_key   = FailedAttempts::of_key( $name, $request->address );
		$buckets  = [ $of_key, FailedAttempts::of_address( $request->address ) ];
		$wait     = $failures->wait( $of_key );
		if ( $wait > 0 ) {
			$this->refusal = self::limited( $wait );
			return;
		}
		try {
			$this->key = $authenticator->key_of( $request );
			if ( null !== $this->key ) {
				$this->signed_method = SignedRequest::of( $request )?->method();
				$this->services->repository()->touch( $this->key );
			}
		} catch ( AuthenticationFailed $refused ) {
			$wait          = $failures->wait( ...$buckets );
			$this->refusal = $wait > 0 ? self::limited( $wait ) : self::refusal( $refused->getMessage() );
			if ( $refused->is_guess && 0 === $wait ) {
				$failures->add( ...$buckets );
			}
		}
	}

	/**
	 * Takes key, secret and signature out of the request, so that no link in the answer repeats them.
	 */
	private static function forget_credentials( WP_REST_Request $request ): void {
		/** @var array<string, mixed> $query */
		$query = $request->get_query_params();
		$request->set_query_params(
			array_filter(
				$query,
				static fn( int|string $name ) => 1 !== preg_match( '/^(consumer_(key|secret)$|oauth_)/', (string) $name ),
				ARRAY_FILTER_USE_KEY
			)
		);
	}

	private static function refusal( string $message ): WP_Error {
		return new WP_Error( self::ERROR, $message, [ 'status' => 401 ] );
	}

	private static function limited( int $seconds ): WP_Error {
		return new WP_Error(
			self::LIMITED,
			/* translators: %d: number of seconds. */
			sprintf( __( 'Too many attempts have failed. Please try again in %d seconds.', 'storewright' ), $seconds ),
			[
				'status'      => 429,
				'retry_after' => $seconds,
			]
		);
	}

	private static function is_request_to_the_shop(): bool {
		/** @var WP|null $wp */
		global $wp;
		$route = wp_is_serving_rest_request() ? $wp?->query_vars['rest_route'] ?? null : null;
		return is_string( $route ) && KeyRoutes::contain( $route );
	}
}
