<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Doubles;

use Closure;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A REST resource that answers what a test tells it to.
 */
final class ThingsController extends Controller {

	/**
	 * @param Context                                 $context
	 * @param (Closure(WP_REST_Request): mixed)|null $answer What the callbacks do; by default they answer a thing.
	 */
	public function __construct( Context $context, private readonly ?Closure $answer = null ) {
		parent::__construct( $context );
		$this->namespace = 'storewright-test';
		$this->rest_base = 'things';
	}

	public function register_routes(): void {
		$answer = $this->answer ?? $this->thing( ... );
		$this->route(
			'/things',
			Endpoint::read( $this->list( ... ), Permission::view( 'manage_woocommerce' ) ),
			Endpoint::create( $answer, Permission::create( 'manage_woocommerce' ) )
		);
		$this->route(
			'/things/(?P<id>\d+)',
			Endpoint::read( $answer, Permission::view( 'manage_woocommerce' ) ),
			Endpoint::edit( $answer, Permission::edit( 'manage_woocommerce' ) ),
			Endpoint::delete( $answer, Permission::delete( 'manage_woocommerce' ) )
		);
		$this->route(
			'/things/shake',
			Endpoint::action( $answer, Permission::edit( 'manage_woocommerce' ), [ 'times' => [ 'type' => 'integer' ] ] )
		);
		$this->route( '/things/all', Endpoint::replace_all( $answer, Permission::edit( 'manage_woocommerce' ) ) );
	}

	protected function schema(): string {
		return ThingSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_all( [ $this->thing( $request ), $this->thing( $request ) ] );
	}

	private function thing( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond(
			[
				'id'     => 1,
				'name'   => 'One',
				'secret' => 'x',
			],
			$request,
			[ 'self' => [ 'href' => rest_url( 'storewright-test/things/1' ) ] ]
		);
	}
}
