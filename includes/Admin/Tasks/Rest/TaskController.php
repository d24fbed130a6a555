<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Rest;

use Storewright\Admin\Tasks\SnoozeDuration;
use Storewright\Admin\Tasks\TaskActions;
use Storewright\Admin\Tasks\TaskListDefinition;
use Storewright\Admin\Tasks\TaskRecord;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Server;

/**
 * `wc-admin/onboarding/tasks/{id}/…`: what the owner does with one task. Each answers with the task as it is afterwards.
 */
final class TaskController extends Controller {

	public function __construct( Context $context, private readonly TaskActions $actions ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'onboarding/tasks';
	}

	public function register_routes(): void {
		$this->verb(
			'dismiss',
			fn( string $id, WP_REST_Request $request ) => $this->actions->dismiss( $id, true, BrowserTasks::of( $request ) )
		);
		$this->verb(
			'undo_dismiss',
			fn( string $id, WP_REST_Request $request ) => $this->actions->dismiss( $id, false, BrowserTasks::of( $request ) )
		);
		$this->verb(
			'snooze',
			fn( string $id, WP_REST_Request $request ) => $this->snooze( $id, $request ),
			self::snooze_args(),
			WP_REST_Server::CREATABLE
		);
		$this->verb(
			'undo_snooze',
			fn( string $id, WP_REST_Request $request ) => $this->actions->snooze( $id, null, '', BrowserTasks::of( $request ) )
		);
		$this->verb( 'action', fn( string $id, WP_REST_Request $request ) => $this->actions->action( $id, BrowserTasks::of( $request ) ) );
		$this->verb( 'visited', fn( string $id, WP_REST_Request $request ) => $this->actions->visit( $id, BrowserTasks::of( $request ) ) );
	}

	protected function schema(): string {
		return TaskSchema::class;
	}

	/**
	 * @param string                                        $verb    Last part of the path.
	 * @param callable(string, WP_REST_Request): TaskRecord $act     What it does with the task of an id.
	 * @param array<string, array<string, mixed>>           $args    Arguments of its own.
	 * @param string                                        $methods As in WP_REST_Server.
	 */
	private function verb( string $verb, callable $act, array $args = [], string $methods = WP_REST_Server::EDITABLE ): void {
		$this->route(
			"/{$this->rest_base}/(?P<id>[a-zA-Z0-9_-]+)/$verb",
			Endpoint::action(
				fn( WP_REST_Request $request ) => $this->respond(
					TaskSchema::item( $act( (string) ( new Params( $request ) )->string( 'id' ), $request ) ),
					$request
				),
				Permission::edit( Capabilities::MANAGE ),
				$args + BrowserTasks::args(),
				$methods
			)
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function snooze_args(): array {
		return [
			'duration'     => [
				'description' => __( 'How long the task is put off, from now on.', 'storewright' ),
				'type'        => 'string',
				'default'     => SnoozeDuration::Day->value,
				'enum'        => array_column( SnoozeDuration::cases(), 'value' ),
			],
			'task_list_id' => [
				'description' => __( 'Id of the list that the task is in.', 'storewright' ),
				'type'        => 'string',
				'enum'        => TaskListDefinition::IDS,
			],
		];
	}

	private function snooze( string $id, WP_REST_Request $request ): TaskRecord {
		$params = new Params( $request );
		return $this->actions->snooze(
			$id,
			SnoozeDuration::from( (string) $params->string( 'duration' ) ),
			$params->string( 'task_list_id' ) ?? '',
			BrowserTasks::of( $request )
		);
	}
}
