<?php
declare(strict_types=1);

namespace Storewright\Rest;

use Storewright\Kernel\Context;
use Throwable;
use WP_Error;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Base of every REST resource: routes from endpoints, arguments from the schema, failures through one mapper.
 */
abstract class Controller extends WP_REST_Controller {

	/**
	 * What a request may carry besides an endpoint's arguments: WordPress's own parameters.
	 */
	private const GENERAL = [ 'context', 'rest_route', 'consumer_key', 'consumer_secret' ];

	private readonly ErrorMapper $errors;

	public function __construct( protected readonly Context $context ) {
		$this->errors = new ErrorMapper( $context->log );
	}

	/**
	 * The class that describes the resource.
	 *
	 * @return class-string<Schema>
	 */
	abstract protected function schema(): string;

	/**
	 * The resource's schema as WordPress wants it.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		if ( null === $this->schema ) {
			$schema       = $this->schema();
			$this->schema = [
				'$schema'    => 'http://json-schema.org/draft-04/schema#',
				'title'      => $schema::title(),
				'type'       => 'object',
				'properties' => $schema::properties(),
			];
		}
		/** @var array<string, mixed> $with_additional */
		$with_additional = $this->add_additional_fields_schema( $this->schema );
		return $with_additional;
	}

	/**
	 * Registers a path below the namespace. Subclasses call it in register_routes(), once a path.
	 *
	 * @param string   $path         Path with its patterns, from the first slash on.
	 * @param Endpoint ...$endpoints What its methods do.
	 */
	protected function route( string $path, Endpoint ...$endpoints ): void {
		assert( '' !== $this->namespace && '0' !== $this->namespace && '' !== $path && '0' !== $path );
		preg_match_all( '/\(\?P<([^>]+)>/', $path, $named );
		$route = [ 'schema' => [ $this, 'get_public_item_schema' ] ];
		foreach ( $endpoints as $endpoint ) {
			$args    = $endpoint->args + ( $endpoint->writes ? $this->writable( $endpoint->methods ) : [] );
			$allowed = [ ...array_keys( $args ), ...$named[1], ...self::GENERAL, ...array_keys( ( $this->schema() )::properties() ) ];
			$route[] = [
				'methods'             => $endpoint->methods,
				'callback'            => fn( WP_REST_Request $request ) => $this->answer( $endpoint, $request, $allowed ),
				'permission_callback' => $endpoint->permission,
				'args'                => $args,
			];
		}
		register_rest_route( $this->namespace, $path, $route );
	}

	/**
	 * An item as the answer to a request: its fields by context and `_fields`, its links added.
	 *
	 * @param array<string, mixed>                                                 $item  Field => value.
	 * @param WP_REST_Request                                                      $request
	 * @param array<string, array<string, mixed>|list<array<string, mixed>>>       $links As WP_REST_Response::add_links() takes them.
	 */
	protected function respond( array $item, WP_REST_Request $request, array $links = [] ): WP_REST_Response {
		$fields  = $this->get_fields_for_response( $request );
		$context = $request->get_param( 'context' );
		$item    = array_filter( $item, static fn( string $field ) => rest_is_field_included( $field, $fields ), ARRAY_FILTER_USE_KEY );
		$item    = $this->add_additional_fields_to_object( $item, $request );
		$item    = $this->filter_response_by_context( $item, is_string( $context ) ? $context : 'view' );

		$response = new WP_REST_Response( $item );
		if ( rest_is_field_included( '_links', $fields ) || rest_is_field_included( '_embedded', $fields ) ) {
			$response->add_links( $links );
		}
		return $response;
	}

	/**
	 * Items, each by respond(), as the answer to a request for a collection.
	 *
	 * @param list<WP_REST_Response> $items
	 */
	protected function respond_all( array $items ): WP_REST_Response {
		return new WP_REST_Response( array_map( fn( WP_REST_Response $item ) => $this->prepare_response_for_collection( $item ), $items ) );
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private function writable( string $methods ): array {
		/** @var array<string, array<string, mixed>> $args */
		$args = $this->get_endpoint_args_for_item_schema( WP_REST_Server::CREATABLE === $methods ? WP_REST_Server::CREATABLE : WP_REST_Server::EDITABLE );
		return $args;
	}

	/**
	 * @param list<string> $allowed Names that the request's body may hold.
	 */
	private function answer( Endpoint $endpoint, WP_REST_Request $request, array $allowed ): mixed {
		$unknown = $endpoint->takes_list ? null : $this->unknown( $request, $allowed );
		if ( null !== $unknown ) {
			return $unknown;
		}
		self::address_prevails( $request );
		try {
			return rest_ensure_response( ( $endpoint->callback )( $request ) );
		} catch ( Throwable $error ) {
			return $this->errors->map( $error );
		}
	}

	/**
	 * Has the address say which item is meant. WordPress lets the body prevail, and then a copied item that is sent to another
	 * one's address would be written to the first.
	 */
	private static function address_prevails( WP_REST_Request $request ): void {
		foreach ( $request->get_url_params() as $name => $value ) {
			$request->set_param( (string) $name, $value );
		}
	}

	/**
	 * The body: null where it is empty, and any JSON value, whatever WordPress's doc comment says.
	 */
	private static function body( WP_REST_Request $request ): mixed {
		return $request->is_json_content_type() ? $request->get_json_params() : $request->get_body_params();
	}

	/**
	 * A refusal where the body holds what the endpoint does not know: a misspelt name is told, not ignored.
	 *
	 * @param list<string> $allowed
	 */
	private function unknown( WP_REST_Request $request, array $allowed ): ?WP_Error {
		$body = self::body( $request );
		if ( null !== $body && ! is_array( $body ) ) {
			return new WP_Error( 'rest_invalid_param', __( 'The body of the request has to be a JSON object.', 'storewright' ), [ 'status' => 400 ] );
		}
		$names = array_filter( array_map( strval( ... ), array_keys( $body ?? [] ) ), static fn( string $name ) => ! str_starts_with( $name, '_' ) );
		$names = array_values( array_diff( $names, $allowed ) );
		if ( [] === $names ) {
			return null;
		}
		return new WP_Error(
			'rest_invalid_param',
			/* translators: %s: names of parameters, separated by commas. */
			sprintf( __( 'Invalid parameter(s): %s', 'storewright' ), implode( ', ', $names ) ),
			[
				'status' => 400,
				'params' => array_fill_keys( $names, __( 'There is no such parameter.', 'storewright' ) ),
			]
		);
	}
}
