<?php
declare(strict_types=1);

namespace Storewright\Admin\Abilities;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Throwable;

/**
 * Tasks of the setup list: taken off the list, and put back. What tasks are about is changed by the settings and zones themselves.
 *
 * @internal
 */
final class SetupChange implements Change {

	private const ROUTE = '/wc-admin/onboarding/tasks';

	/**
	 * The option that says which tasks are off the list.
	 */
	private const DISMISSED = 'woocommerce_task_list_dismissed_tasks';

	public function __construct( private readonly Context $context, private readonly Api $api ) {}

	public function name(): string {
		return 'setup';
	}

	public function texts(): array {
		return [
			'preview' => [
				__( 'Preview a change of the setup list', 'storewright' ),
				__( 'Says what would become of a setup task. Nothing is changed.', 'storewright' ),
			],
			'confirm' => [
				__( 'Confirm a change of the setup list', 'storewright' ),
				__( 'Takes a setup task off the list or puts it back, as the preview answered it.', 'storewright' ),
			],
		];
	}

	public function properties(): array {
		return [
			'task'   => [
				'type'        => 'string',
				'description' => __( 'Id of the task.', 'storewright' ),
				'pattern'     => '^[a-zA-Z0-9_-]+$',
				'required'    => true,
			],
			'action' => [
				'type'        => 'string',
				'description' => __( 'Whether to take it off the list or to put it back.', 'storewright' ),
				'enum'        => [ 'dismiss', 'restore' ],
				'required'    => true,
			],
		];
	}

	/**
	 * The lists with their tasks.
	 *
	 * @return array{lists: list<array<string, mixed>>}
	 */
	public function current(): array {
		$lists = [];
		foreach ( $this->api->read( self::ROUTE ) as $list ) {
			$lists[] = [
				'id'    => Input::text( $list, 'id' ),
				'title' => Input::text( $list, 'title' ),
				'tasks' => array_map(
					static fn( mixed $task ): array => [
						'id'          => Input::text( $task, 'id' ),
						'title'       => Input::text( $task, 'title' ),
						'content'     => Input::text( $task, 'content' ),
						'done'        => 'yes' === Input::text( $task, 'isComplete' ),
						'dismissed'   => 'yes' === Input::text( $task, 'isDismissed' ),
						'dismissable' => 'yes' === Input::text( $task, 'isDismissable' ),
					],
					array_values( Input::array( $list, 'tasks' ) )
				),
			];
		}
		return [ 'lists' => $lists ];
	}

	public function plan( array $request ): array {
		$task = $this->task( Input::text( $request, 'task' ) );
		$held = Input::text( $task, 'isDismissed' );
		$new  = 'dismiss' === Input::text( $request, 'action' ) ? 'yes' : 'no';
		if ( 'yes' === $new && 'yes' !== Input::text( $task, 'isDismissable' ) ) {
			throw new InvalidInput(
				'storewright_rest_task_not_dismissable',
				/* translators: %s: title of a task. */
				sprintf( __( 'The task “%s” can’t be dismissed.', 'storewright' ), Input::text( $task, 'title' ) )
			);
		}
		return $held === $new ? [] : [
			[
				'id'     => Input::text( $task, 'id' ),
				'name'   => Input::text( $task, 'title' ),
				'before' => $held,
				'after'  => $new,
			],
		];
	}

	/**
	 * Others who dismiss a task wait until this is done.
	 */
	public function make( array $request, array $differences ): void {
		try {
			$this->context->database->transaction(
				function () use ( $request, $differences ): void {
					$stored = $this->context->options->fresh( [ self::DISMISSED ], true )[ self::DISMISSED ] ?? [];
					foreach ( $differences as $change ) {
						$held = in_array( $change['id'], is_array( $stored ) ? $stored : [], true ) ? 'yes' : 'no';
						if ( $held !== $change['before'] ) {
							throw new Conflict(
								'storewright_changed_since_preview',
								/* translators: %s: title of a task. */
								sprintf( __( 'Somebody has changed the task “%s” since the preview. Nothing was changed: ask for a new preview.', 'storewright' ), $change['name'] ),
								[ 'conflicts' => [ $change['id'] => $held ] ]
							);
						}
						$verb = 'dismiss' === Input::text( $request, 'action' ) ? 'dismiss' : 'undo_dismiss';
						$this->api->write( 'PUT', self::ROUTE . "/{$change['id']}/$verb" );
						$record = static fn( string|array $value ): array => [
							'name'      => $change['name'],
							'dismissed' => $value,
						];
						/** This action is documented in includes/Store/Payments/GatewayRepository.php */
						do_action( 'storewright_audit', 'assistant_setup', "task_{$change['id']}", $record( $change['before'] ), $record( $change['after'] ), false );
					}
				}
			);
		} catch ( Throwable $failure ) {
			// What WordPress has cached of the option was taken back.
			$this->context->options->fresh( [ self::DISMISSED ] );
			throw $failure;
		}
	}

	/**
	 * @return array<mixed>
	 * @throws NotFound If there is none.
	 */
	private function task( string $id ): array {
		foreach ( $this->api->read( self::ROUTE ) as $list ) {
			foreach ( Input::array( $list, 'tasks' ) as $task ) {
				if ( is_array( $task ) && Input::text( $task, 'id' ) === $id ) {
					return $task;
				}
			}
		}
		/* translators: %s: what was sent as the id of a task. */
		throw new NotFound( 'woocommerce_rest_invalid_task', sprintf( __( 'There is no task “%s”.', 'storewright' ), $id ), [ 'id' => $id ] );
	}
}
