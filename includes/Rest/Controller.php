<?php
declare(strict_types=1);

namespace Storewright\Rest;

use Closure;
use LogicException;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
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
	 * Parameters of WordPress that any request may have, besides an endpoint's arguments.
	 */
	private const GENERAL = [ 'context', 'rest_route', 'consumer_key', 'consumer_secret' ];

	/**
	 * Whether a name that the endpoint does not know is refused. Resources that extensions of WooCommerce add fields to let it pass.
	 */
	protected const STRICT = true;

	private readonly ErrorMapper $errors;

	public function __construct( protected readonly Context $context ) {
		$this->errors = new ErrorMapper( $context->log );
	}

	/**
	 * The class that describes the resource, for those that do not describe it themselves by title() and properties().
	 *
	 * @throws LogicException If they do neither.
	 * @return class-string<Schema>
	 */
	protected function schema(): string {
		return throw new LogicException( static::class . ' has no schema.' );
	}

	/**
	 * The resource's name in REST schemas.
	 */
	protected function title(): string {
		return ( $this->schema() )::title();
	}

	/**
	 * The resource's fields, as Schema::properties().
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function properties(): array {
		return ( $this->schema() )::properties();
	}

	/**
	 * The resource's schema as WordPress wants it.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		if ( null === $this->schema ) {
			$this->schema = [
				'$schema'    => 'http://json-schema.org/draft-04/schema#',
				'title'      => $this->title(),
				'type'       => 'object',
				'properties' => $this->properties(),
			];
		}
		/** @var array<string, mixed> $with_additional */
		$with_additional = $this->add_additional_fields_schema( $this->schema );
		return $with_additional;
	}

	/**
	 * Whether a route is in one of the namespaces of this resource.
	 *
	 * @param string $route Such as `/wc/v3/orders`, in any case: WordPress takes all.
	 */
	public function may_answer( string $route ): bool {
		assert( '' !== $this->namespace && '0' !== $this->namespace );
		return Namespaces::contain( Namespaces::of( $this->namespace, $this->context->mode ), $route );
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
			$args = $endpoint->args + ( $endpoint->writes ? $this->writable( $endpoint->methods ) : [] );
			// A request registers all routes of a namespace and asks for one: what that one may hold is collected when it is answered.
			$allowed = fn(): array => [ ...array_keys( $args ), ...$named[1], ...self::GENERAL, ...$this->field_names() ];
			$route[] = [
				'methods'             => $endpoint->methods,
				'callback'            => fn( WP_REST_Request $request ) => $this->answer( $endpoint, $request, $allowed ),
				'permission_callback' => $endpoint->permission,
				'args'                => $args,
			];
		}
		foreach ( Namespaces::of( $this->namespace, $this->context->mode ) as $namespace ) {
			register_rest_route( $namespace, $path, $route );
			JsonBody::watch( $namespace );
		}
	}

	/**
	 * Registers the path `…/batch` of a collection, which creates, changes and deletes up to 100 items in one request. Each change
	 * goes through the collection's own routes.
	 *
	 * @param string                                     $path       Path of the collection.
	 * @param callable(WP_REST_Request): (true|WP_Error) $permission Who may send batches at all; see Permission::batch().
	 */
	protected function batch_route( string $path, callable $permission ): void {
		$items = static fn( string $type, string $description ) => [
			'description' => $description,
			'type'        => 'array',
			'items'       => [ 'type' => $type ],
		];
		$args  = [
			'create' => $items( 'object', __( 'Items to create.', 'storewright' ) ),
			'update' => $items( 'object', __( 'Items to change, each with its id.', 'storewright' ) ),
			'delete' => $items( 'integer', __( 'Ids of items to delete permanently.', 'storewright' ) ),
		];
		// The changes are checked one by one; a bad one must not refuse the others.
		$args = array_map(
			static fn( array $arg ) => $arg + [ 'validate_callback' => static fn( mixed $value ) => is_array( $value ) ],
			$args
		);
		$this->route( "$path/batch", Endpoint::batch( Batch::run( ... ), $permission, $args ) );
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
		$context = $request->get_param( 'context' ) ?? ( 'GET' === $request->get_method() ? 'view' : 'edit' );
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
	 * A whole collection that has no pages, with the counts that clients of paged ones read.
	 *
	 * @param list<WP_REST_Response> $items
	 */
	protected function respond_whole( array $items ): WP_REST_Response {
		$response = $this->respond_all( $items );
		$response->header( 'X-WP-Total', (string) count( $items ) );
		$response->header( 'X-WP-TotalPages', [] === $items ? '0' : '1' );
		return $response;
	}

	/**
	 * A page of a collection, with the counts and links of all in the headers.
	 *
	 * @param list<WP_REST_Response> $items   The page's.
	 * @param int                    $total   Number of items on all pages.
	 * @param WP_REST_Request        $request
	 */
	protected function respond_page( array $items, int $total, WP_REST_Request $request ): WP_REST_Response {
		$paging   = Paging::of( $request );
		$pages    = (int) ceil( $total / $paging->limit );
		$response = $this->respond_all( $items );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) $pages );

		$link = static fn( int $page ) => add_query_arg(
			'page',
			$page,
			add_query_arg(
				urlencode_deep( array_filter( $request->get_query_params(), static fn( mixed $value ) => null !== $value ) ),
				rest_url( $request->get_route() )
			)
		);
		if ( $paging->page > 1 ) {
			$response->link_header( 'prev', $link( max( 1, min( $paging->page - 1, $pages ) ) ) );
		}
		if ( $paging->page < $pages ) {
			$response->link_header( 'next', $link( $paging->page + 1 ) );
		}
		return $response;
	}

	/**
	 * The answer to a request that created something.
	 *
	 * @param WP_REST_Response $response The new item.
	 * @param string           $href     Its address.
	 */
	protected function created( WP_REST_Response $response, string $href ): WP_REST_Response {
		$response->set_status( 201 );
		$response->header( 'Location', $href );
		return $response;
	}

	/**
	 * Hands the fields that extensions added by register_rest_field() to them, once the item is saved.
	 *
	 * @param object          $item    What was saved: the first argument of their callbacks.
	 * @param WP_REST_Request $request
	 * @throws InvalidInput If an extension refuses its value.
	 */
	protected function save_additional_fields( object $item, WP_REST_Request $request ): void {
		$saved = $this->update_additional_fields_for_object( $item, $request );
		if ( is_wp_error( $saved ) ) {
			throw new InvalidInput( (string) $saved->get_error_code(), $saved->get_error_message() );
		}
	}

	/**
	 * Names of the item's fields, those of extensions included.
	 *
	 * @return list<string>
	 */
	private function field_names(): array {
		/** @var array<string, mixed> $additional */
		$additional = $this->get_additional_fields( $this->title() );
		return [ ...array_keys( $this->properties() ), ...array_keys( $additional ) ];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private function writable( string $methods ): array {
		/** @var array<string, array<string, mixed>> $args */
		$args = $this->get_endpoint_args_for_item_schema(
			WP_REST_Server::CREATABLE === $methods ? WP_REST_Server::CREATABLE : WP_REST_Server::EDITABLE
		);
		return $args;
	}

	/**
	 * @param Closure(): list<string> $allowed Names that the request's body may hold.
	 */
	private function answer( Endpoint $endpoint, WP_REST_Request $request, Closure $allowed ): mixed {
		$unknown = $endpoint->takes_list ? null : $this->unknown( $request, $allowed, (bool) constant( static::class . '::STRICT' ) );
		$refusal = $unknown ?? self::broken( $request );
		$refusal = $endpoint->writes ? $refusal ?? MetaLimits::refusal( $request ) ?? ItemLimits::refusal( $request ) : $refusal;
		if ( null !== $refusal ) {
			return $refusal;
		}
		self::address_prevails( $request );
		try {
			return rest_ensure_response( ( $endpoint->callback )( $request ) );
		} catch ( Throwable $error ) {
			return $this->errors->map( $error );
		}
	}

	/**
	 * A refusal where a parameter holds text that is no UTF-8: databases refuse such text, and so would JSON in the answer.
	 */
	private static function broken( WP_REST_Request $request ): ?WP_Error {
		foreach ( $request->get_params() as $name => $value ) {
			$is_sound = true;
			$input    = [ $name => $value ];
			array_walk_recursive(
				$input,
				static function ( mixed $part, int|string $key ) use ( &$is_sound ): void {
					$is_sound = $is_sound
						&& 1 === preg_match( '//u', (string) $key )
						&& ( ! is_string( $part ) || 1 === preg_match( '//u', $part ) );

				}
			);
			if ( ! $is_sound ) {
				$name = (string) wp_check_invalid_utf8( (string) $name );
				/* translators: %s: name of a parameter. */
				$reason = sprintf( __( '%s holds text that is not UTF-8.', 'storewright' ), $name );
				return new WP_Error(
					'rest_invalid_param',
					$reason,
					[
						'status' => 400,
						'params' => [ $name => $reason ],
					]
				);
			}
		}
		return null;
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
	 * A refusal where the body holds what the endpoint does not know: a misspelt name is told, not ignored.
	 *
	 * @param WP_REST_Request         $request
	 * @param Closure(): list<string> $allowed
	 * @param bool                    $strict  Whether unknown names are refused.
	 */
	private function unknown( WP_REST_Request $request, Closure $allowed, bool $strict ): ?WP_Error {
		if ( ! $strict ) {
			return null;
		}
		$body  = JsonBody::of( $request );
		$names = array_filter(
			array_map( strval( ... ), array_keys( is_array( $body ) ? $body : [] ) ),
			static fn( string $name ) => ! str_starts_with( $name, '_' )
		);
		$names = [] === $names ? [] : array_values( array_diff( $names, $allowed() ) );
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
