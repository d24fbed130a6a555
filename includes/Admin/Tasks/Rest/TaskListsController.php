<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Rest;

use Storewright\Admin\Tasks\TaskActions;
use Storewright\Admin\Tasks\TaskList;
use Storewright\Admin\Tasks\TaskListDefinition;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `wc-admin/onboarding/tasks`: the lists, and hiding them.
 */
final class TaskListsController extends Controller {

	public function __construct( Context $context, private readonly TaskActions $actions ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'onboarding/tasks';
	}

	public function register_routes(): void {
		$view = Permission::view( Capabilities::MANAGE );
		$edit = Permission::edit( Capabilities::MANAGE );
		$ids  = [
			'ids' => [
				'description' => __( 'Answer only the lists of these ids.', 'storewright' ),
				'type'        => 'array',
				'items'       => [
					'type' => 'string',
					'enum' => TaskListDefinition::IDS,
				],
			],
		];
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read( [ $this, 'lists' ], $view, $ids ),
			Endpoint::action( [ $this, 'lists' ], $view, $ids + BrowserTasks::args(), WP_REST_Server::CREATABLE )
		);
		$this->route(
			"/{$this->rest_base}/(?P<id>[a-zA-Z0-9_-]+)/hide",
			Endpoint::action( fn( WP_REST_Request $request ) => $this->hide( $request, true ), $edit )
		);
		$this->route(
			"/{$this->rest_base}/(?P<id>[a-zA-Z0-9_-]+)/unhide",
			Endpoint::action( fn( WP_REST_Request $request ) => $this->hide( $request, false ), $edit )
		);
	}

	/**
	 * The lists, those that the request asks for.
	 */
	public function lists( WP_REST_Request $request ): WP_REST_Response {
		$lists = $this->actions->lists( BrowserTasks::of( $request ) );
		$ids   = ( new Params( $request ) )->array( 'ids' ) ?? [];
		if ( [] !== $ids ) {
			$lists = array_filter( $lists, static fn( TaskList $list ): bool => in_array( $list->definition->id, $ids, true ) );
		}
		return $this->respond_all(
			array_map(
				fn( TaskList $list ): WP_REST_Response => $this->respond( TaskListSchema::item( $list ), $request ),
				array_values( $lists )
			)
		);
	}

	protected function schema(): string {
		return TaskListSchema::class;
	}

	private function hide( WP_REST_Request $request, bool $hide ): WP_REST_Response {
		$list = $this->actions->hide_list( (string) ( new Params( $request ) )->string( 'id' ), $hide );
		return $this->respond( TaskListSchema::item( $list ), $request );
	}
}
