<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Rest;

use Closure;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Store\Customers\Customer;
use Storewright\Store\Customers\CustomerAccess;
use Storewright\Store\Customers\CustomerCriteria;
use Storewright\Store\Customers\CustomerQuery;
use Storewright\Store\Customers\CustomerRepository;
use Storewright\Store\Customers\CustomerRole;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_User;

/**
 * `wc/v3/customers`: the customers who have an account.
 */
final class CustomersController extends Controller {

	protected const STRICT = false;

	public function __construct(
		Context $context,
		private readonly CustomerQuery $query,
		private readonly CustomerRepository $repository
	) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'customers';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$create = self::permission( 'woocommerce_rest_cannot_create', static fn() => CustomerAccess::may_create() );
		$id     = [
			'id' => [
				'description' => __( 'Id of the account.', 'storewright' ),
				'type'        => 'integer',
			],
		];
		$this->route(
			'/customers',
			Endpoint::read(
				$this->list( ... ),
				self::permission( 'woocommerce_rest_cannot_view', static fn() => CustomerAccess::may_view() ),
				self::filters()
			),
			// Whether it is an address is asked where the account is made, with WooCommerce's code.
			Endpoint::create(
				$this->create( ... ),
				$create,
				[
					'email' => [
						'validate_callback' => static fn( mixed $email ): bool => is_string( $email ),
						'sanitize_callback' => static fn( mixed $email ): string => is_string( $email ) ? trim( $email ) : '',
					] + CustomerSchema::properties()['email'],
				]
			)
		);
		$this->route(
			'/customers/(?P<id>[\d]+)',
			Endpoint::read(
				$this->show( ... ),
				self::permission( 'woocommerce_rest_cannot_view', static fn() => CustomerAccess::may_view() ),
				$id + Collection::context()
			),
			Endpoint::edit(
				$this->update( ... ),
				self::permission( 'woocommerce_rest_cannot_edit', CustomerAccess::may_edit( ... ) ),
				$id
			),
			Endpoint::delete(
				$this->remove( ... ),
				self::permission( 'woocommerce_rest_cannot_delete', CustomerAccess::may_delete( ... ) ),
				$id + Collection::force() + [
					'reassign' => [
						'description' => __( 'Account that orders and posts go to, 0 for none.', 'storewright' ),
						'type'        => 'integer',
						'default'     => 0,
					],
				]
			)
		);
		$this->batch_route(
			'/customers',
			self::permission( 'woocommerce_rest_cannot_batch', static fn() => CustomerAccess::may_create() )
		);
	}

	protected function schema(): string {
		return CustomerSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$paging = Paging::of( $request );
		$ids    = static fn( string $name ): array => array_map(
			static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0,
			array_values( $params->array( $name ) ?? [] )
		);
		$page   = $this->query->page(
			new CustomerCriteria(
				$params->string( 'role' ) ?? CustomerRole::ID,
				$params->string( 'search' ) ?? '',
				$params->string( 'email' ) ?? '',
				$ids( 'include' ),
				$ids( 'exclude' ),
				$params->string( 'orderby' ) ?? 'name',
				'desc' !== $params->string( 'order' ),
				$paging->limit,
				$paging->offset
			)
		);
		return $this->respond_page(
			array_map( fn( Customer $customer ) => $this->answer_with( $customer, $request ), $page->customers ),
			$page->total,
			$request
		);
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( self::id( $request ) ), $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		if ( 0 !== self::id( $request ) ) {
			throw new InvalidInput(
				'woocommerce_rest_customer_exists',
				__( 'A new customer has no id yet: leave it out, or send the request to the customer’s own address.', 'storewright' )
			);
		}
		$id = $this->repository->create( CustomerInput::changes( $request ) );
		$this->save_additional( $id, $request );
		return $this->created( $this->answer_with( $this->existing( $id ), $request ), self::url( $id ) );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		$id = self::id( $request );
		$this->repository->update( $id, CustomerInput::changes( $request ) );
		$this->save_additional( $id, $request );
		return $this->answer_with( $this->existing( $id ), $request );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$params   = new Params( $request );
		$customer = $this->existing( self::id( $request ) );
		if ( true !== $params->bool( 'force' ) ) {
			return new WP_Error(
				'woocommerce_rest_trash_not_supported',
				__( 'There is no trash for customers. Send force=true to delete them for good.', 'storewright' ),
				[ 'status' => 501 ]
			);
		}
		$answer = $this->answer_with( $customer, $request );
		$this->repository->delete( $customer->id, $params->int( 'reassign' ) ?? 0 );
		return $answer;
	}

	private function save_additional( int $id, WP_REST_Request $request ): void {
		$user = get_userdata( $id );
		if ( $user instanceof WP_User ) {
			$this->save_additional_fields( $user, $request );
		}
	}

	private function existing( int $id ): Customer {
		return $this->query->find( $id ) ?? throw new NotFound(
			'wc_user_invalid_id',
			__( 'There is no customer with this id.', 'storewright' )
		);
	}

	private function answer_with( Customer $customer, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond(
			CustomerSchema::item( $customer ),
			$request,
			[
				'self'       => [ 'href' => self::url( $customer->id ) ],
				'collection' => [ 'href' => rest_url( '/wc/v3/customers' ) ],
			]
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function filters(): array {
		return Collection::args( CustomerCriteria::ORDERS, 'name', 'asc', false ) + [
			'email' => [
				'description' => __( 'Only the account with this email address.', 'storewright' ),
				'type'        => 'string',
				'format'      => 'email',
			],
			'role'  => [
				'description' => __( 'Only accounts with this role; “all” for any.', 'storewright' ),
				'type'        => 'string',
				'enum'        => [ 'all', ...array_keys( wp_roles()->role_names ) ],
				'default'     => CustomerRole::ID,
			],
		];
	}

	/**
	 * @param string             $code Code of the refusal.
	 * @param callable(int): bool $may  Whether the current user may, given the id of the account that the address names.
	 * @return Closure(WP_REST_Request): (true|WP_Error)
	 */
	private static function permission( string $code, callable $may ): Closure {
		return static function ( WP_REST_Request $request ) use ( $code, $may ): bool|WP_Error {
			$id = $request->get_url_params()['id'] ?? null;
			return $may( is_numeric( $id ) ? (int) $id : 0 )
				? true
				: new WP_Error(
					$code,
					__( 'Sorry, you are not allowed to do this with customers.', 'storewright' ),
					[ 'status' => rest_authorization_required_code() ]
				);
		};
	}

	private static function id( WP_REST_Request $request ): int {
		return (int) ( new Params( $request ) )->int( 'id' );
	}

	private static function url( int $id ): string {
		return rest_url( "/wc/v3/customers/{$id}" );
	}
}
