<?php
declare(strict_types=1);

namespace Storewright\Admin\Abilities;

use Storewright\Kernel\Context;
use Storewright\Kernel\Mode;
use Storewright\Rest\Namespaces;
use WP_REST_Request;

/**
 * Requests to the shop's routes within this one, as the user, with the user's permissions.
 *
 * @internal
 */
final class Api {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Reads.
	 *
	 * @param string                $path  Such as `/wc/v3/settings/general`.
	 * @param array<string, string> $query
	 * @return array<mixed>
	 * @throws Refusal If the route refuses.
	 */
	public function read( string $path, array $query = [] ): array {
		$request = new WP_REST_Request( 'GET', Namespaces::path( $path, $this->context->mode ) );
		$request->set_query_params( $query );
		return self::answer( $request );
	}

	/**
	 * Writes.
	 *
	 * @param string       $method HTTP method.
	 * @param string       $path   Such as `/wc-admin/onboarding/tasks/tax/dismiss`.
	 * @param array<mixed> $body   Sent as JSON.
	 * @return array<mixed>
	 * @throws Refusal If the route refuses.
	 */
	public function write( string $method, string $path, array $body = [] ): array {
		$request = new WP_REST_Request( $method, Namespaces::path( $path, $this->context->mode ) );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $body ) );
		return self::answer( $request );
	}

	/**
	 * The address of what changes the shop with a guard: beside WooCommerce, whose own routes know none, it is ours.
	 *
	 * @param string $path Below `wc/v3`.
	 */
	public function guarded( string $path ): string {
		return ( Mode::Companion === $this->context->mode ? '/storewright/v3' : '/wc/v3' ) . $path;
	}

	/**
	 * @return array<mixed>
	 */
	private static function answer( WP_REST_Request $request ): array {
		$response = rest_do_request( $request );
		$error    = $response->as_error();
		if ( null !== $error ) {
			throw Refusal::of( $error );
		}
		// As a client gets it: objects are arrays then.
		$data = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		return is_array( $data ) ? $data : [];
	}
}
