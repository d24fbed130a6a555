<?php
declare(strict_types=1);

namespace Storewright\Admin\LaunchYourStore\Rest;

use Storewright\Admin\LaunchYourStore\LaunchState;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `wc-admin/launch-your-store/…`: a new store waits; and whether its owner was asked how launching went.
 */
final class LaunchController extends Controller {

	public function __construct( Context $context, private readonly LaunchState $state ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'launch-your-store';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$edit = Permission::edit( Capabilities::MANAGE );
		$this->route(
			'/launch-your-store/initialize-coming-soon',
			Endpoint::action( $this->initialize( ... ), $edit, [], WP_REST_Server::CREATABLE )
		);
		$this->route(
			'/launch-your-store/update-survey-status',
			Endpoint::action(
				$this->set_answered( ... ),
				$edit,
				[
					'status' => [
						'description' => __( 'Whether the owner answered.', 'storewright' ),
						'type'        => 'string',
						'enum'        => [ 'yes', 'no' ],
						'required'    => true,
					],
				],
				WP_REST_Server::CREATABLE
			)
		);
		$this->route(
			'/launch-your-store/survey-completed',
			Endpoint::read( $this->answer_with( ... ), Permission::view( Capabilities::MANAGE ) )
		);
	}

	/**
	 * The class that describes the state.
	 */
	protected function schema(): string {
		return LaunchSchema::class;
	}

	private function initialize( WP_REST_Request $request ): WP_REST_Response {
		$this->state->initialize();
		return $this->answer_with( $request );
	}

	private function set_answered( WP_REST_Request $request ): WP_REST_Response {
		$this->state->set_answered( 'yes' === $request->get_param( 'status' ) );
		return $this->answer_with( $request );
	}

	private function answer_with( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( LaunchSchema::item( $this->state ), $request );
	}
}
