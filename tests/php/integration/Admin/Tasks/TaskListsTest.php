<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Tasks;

use RuntimeException;
use Storewright\Admin\Tasks\Rest\TaskListSchema;
use Storewright\Admin\Tasks\Task;
use Storewright\Admin\Tasks\TaskRegistry;
use Storewright\Admin\Tasks\TasksModule;
use Storewright\Tests\Support\SetupTestCase;

/**
 * Reading the task lists, the plugin's own and others' tasks in them.
 *
 * @spec A1-002 A7-011
 */
final class TaskListsTest extends SetupTestCase {

	protected const ONLY = self::TWO;

	/**
	 * @spec A3-002 B3-018
	 */
	public function test_the_three_lists_are_answered_with_every_field(): void {
		$response = $this->rest( 'GET', self::TASKS );

		$this->assertRestStatus( $response, 200 );
		$lists = $this->items( $response );
		self::assertSame( [ 'setup', 'extended', 'secret_tasklist' ], array_column( $lists, 'id' ) );
		foreach ( $lists as $list ) {
			self::assertSame(
				[
					'id',
					'title',
					'isHidden',
					'isVisible',
					'isComplete',
					'isToggleable',
					'tasks',
					'restrictedTasks',
					'eventPrefix',
					'displayProgressHeader',
					'keepCompletedTaskList',
				],
				array_keys( $list )
			);
		}
		self::assertTrue( $lists[0]['isVisible'] );
		self::assertTrue( $lists[0]['displayProgressHeader'] );
		self::assertSame( [ false, false ], [ $lists[0]['isHidden'], $lists[0]['isComplete'] ] );
		self::assertNotSame( [], $lists[0]['tasks'] );
		self::assertSame( 'tasklist_', $lists[0]['eventPrefix'] );
		self::assertSame( 'no', $lists[0]['keepCompletedTaskList'] );
	}

	public function test_a_list_without_tasks_is_neither_visible_nor_complete(): void {
		$list = $this->task_list( 'extended' );

		self::assertSame( [], $list['tasks'] );
		self::assertFalse( $list['isVisible'] );
		self::assertFalse( $list['isComplete'] );
	}

	public function test_the_secret_list_is_no_part_of_home_whatever_it_holds(): void {
		$this->add_task( 'hidden-errand', [], 'secret_tasklist' );

		self::assertFalse( $this->task_list( 'secret_tasklist' )['isVisible'] );
		self::assertSame( 'Task hidden-errand', $this->task( 'hidden-errand', 'secret_tasklist' )['title'] );
	}

	public function test_only_the_lists_that_are_asked_for_are_answered(): void {
		self::assertSame(
			[ 'extended' ],
			array_column( $this->items( $this->rest( 'GET', self::TASKS, [ 'ids' => [ 'extended' ] ] ) ), 'id' )
		);
		$this->assertRestError( $this->rest( 'GET', self::TASKS, [ 'ids' => [ 'nonsense' ] ] ), 'rest_invalid_param', 400 );
	}

	public function test_fields_can_be_chosen(): void {
		self::assertSame(
			[ 'id', 'isComplete' ],
			array_keys( $this->items( $this->rest( 'GET', self::TASKS, [ '_fields' => 'id,isComplete' ] ) )[0] )
		);
	}

	/**
	 * @spec A3-001
	 */
	public function test_a_task_has_every_field(): void {
		$task = $this->task( 'shipping' );

		self::assertSame(
			[
				'id',
				'parentId',
				'title',
				'badge',
				'canView',
				'content',
				'additionalInfo',
				'result',
				'manageUrl',
				'actionLabel',
				'actionUrl',
				'header',
				'isComplete',
				'time',
				'level',
				'isActioned',
				'isDismissed',
				'isDismissable',
				'isSnoozed',
				'isSnoozeable',
				'isVisible',
				'isVisited',
				'isDisabled',
				'snoozedUntil',
				'additionalData',
				'eventPrefix',
				'recordViewEvent',
				'isDeprecated',
				'container',
			],
			array_keys( $task )
		);
		self::assertSame( 'setup', $task['parentId'] );
		self::assertSame( 'tasklist_', $task['eventPrefix'] );
		self::assertNull( $task['snoozedUntil'] );
	}

	public function test_the_answer_is_what_the_schema_says(): void {
		$this->add_task( 'everything', [ 'additional_data' => [ 'plugins' => [ 'a', 'b' ] ] ], 'extended' );
		$schema = [
			'type'       => 'object',
			'properties' => array_map( static fn( array $property ) => [ 'required' => true ] + $property, TaskListSchema::properties() ),
		];

		foreach ( $this->items( $this->rest( 'GET', self::TASKS ) ) as $list ) {
			self::assertTrue( rest_validate_value_from_schema( $list, $schema, 'list' ) );
		}
	}

	public function test_additional_data_is_an_object_even_when_empty(): void {
		$json = (string) wp_json_encode( $this->rest( 'GET', self::TASKS )->get_data() );

		self::assertStringContainsString( '"additionalData":{}', $json );
		self::assertStringNotContainsString( '"additionalData":[]', $json );
	}

	/**
	 * The head of the list leads to the first visible task that is not complete, so the order is part of the answer.
	 *
	 * @spec A2-018
	 */
	public function test_tasks_are_ordered_by_position_and_then_as_added(): void {
		$this->add_task( 'last', [ 'position' => 900 ] );
		$this->add_task( 'early', [ 'position' => 20 ] );
		$this->add_task( 'no-position-1' );
		$this->add_task( 'no-position-2' );

		self::assertSame(
			[ 'store_details', 'early', 'shipping', 'no-position-1', 'no-position-2', 'last' ],
			array_keys( $this->tasks() )
		);
	}

	/**
	 * @spec A2-005
	 */
	public function test_a_deprecated_task_brings_its_page_without_scripts(): void {
		$this->add_task( 'old', [ 'container' => '<p class="a">Do it <a href="/wp-admin/">here</a></p><script>alert( 1 )</script>' ] );

		$task = $this->task( 'old' );
		self::assertTrue( $task['isDeprecated'] );
		self::assertSame( '<p class="a">Do it <a href="/wp-admin/">here</a></p>alert( 1 )', $task['container'] );
		self::assertFalse( $this->task( 'shipping' )['isDeprecated'] );
	}

	/**
	 * @spec A2-003
	 */
	public function test_a_task_may_be_done_at_an_address_of_its_own(): void {
		$this->add_task( 'themes', [ 'action_url' => 'theme-install.php?browse=block-themes' ] );
		$this->add_task( 'trap', [ 'action_url' => 'javascript:alert(1)' ] );

		self::assertSame( 'theme-install.php?browse=block-themes', $this->task( 'themes' )['actionUrl'] );
		self::assertSame( '', $this->task( 'trap' )['actionUrl'] );
		self::assertSame( '', $this->task( 'shipping' )['actionUrl'] );
	}

	/**
	 * @spec A2-011
	 */
	public function test_a_task_says_what_the_head_of_the_list_shows(): void {
		$this->add_task( 'plain', [ 'content' => 'Because.' ] );
		$this->add_task(
			'worded',
			[
				'header' => [
					'title'        => 'Look good',
					'content'      => 'People notice.',
					'action_label' => 'Choose a theme',
				],
			]
		);

		self::assertSame(
			[
				'title'       => 'Look good',
				'content'     => 'People notice.',
				'actionLabel' => 'Choose a theme',
			],
			$this->task( 'worded' )['header']
		);
		self::assertSame(
			[
				'title'       => 'Task plain',
				'content'     => 'Because.',
				'actionLabel' => 'Get started',
			],
			$this->task( 'plain' )['header']
		);
	}

	public function test_a_task_that_the_user_may_not_see_is_not_there(): void {
		$this->add_task( 'for-installers', [ 'can_view' => static fn() => current_user_can( 'install_plugins' ) ] );

		self::assertArrayHasKey( 'for-installers', $this->tasks() );
		$this->as_shop_manager();
		self::assertArrayNotHasKey( 'for-installers', $this->tasks() );
		$this->assertRestError( $this->rest( 'POST', self::TASKS . '/for-installers/action' ), 'woocommerce_rest_invalid_task', 404 );
	}

	public function test_a_task_that_breaks_is_left_out_and_logged(): void {
		$this->expect_logged( 'A task broke and was left out: The moon is in the wrong quarter.' );
		$this->add_task( 'broken', [ 'is_complete' => static fn() => throw new RuntimeException( 'The moon is in the wrong quarter.' ) ] );
		$this->add_task( 'sound' );

		self::assertSame( [ 'store_details', 'shipping', 'sound' ], array_keys( $this->tasks() ) );
	}

	public function test_a_plugin_that_breaks_while_adding_tasks_does_not_take_ours_along(): void {
		$this->expect_logged( 'A plugin broke while it added tasks: Out of tea.' );
		add_action( 'storewright_tasks', static fn() => throw new RuntimeException( 'Out of tea.' ) );

		self::assertSame( [ 'store_details', 'shipping' ], array_keys( $this->tasks() ) );
	}

	/**
	 * @dataProvider refused_tasks
	 *
	 * @param array<string, mixed> $fields
	 */
	public function test_what_is_no_task_is_refused_with_the_reason_in_the_log( array $fields, string $list, string $reason ): void {
		$this->expect_logged( "A task was not added: $reason" );
		$added = null;
		add_action(
			'storewright_tasks',
			static function ( TaskRegistry $registry ) use ( $fields, $list, &$added ): void {
				$added = $registry->add( $fields, $list );
			}
		);

		self::assertSame( [ 'store_details', 'shipping' ], array_keys( $this->tasks() ) );
		self::assertFalse( $added );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string, string}>
	 */
	public static function refused_tasks(): array {
		$task = [
			'id'    => 'new',
			'title' => 'New',
		];
		return [
			'the id of another'          => [ [ 'id' => 'shipping' ] + $task, 'extended', 'There is a task shipping already.' ],
			'a list unheard of'          => [ $task, 'elsewhere', 'There is no task list elsewhere.' ],
			'no title'                   => [ [ 'id' => 'new' ], 'setup', 'A task needs the field title.' ],
			'a misspelt field'           => [ $task + [ 'contents' => 'x' ], 'setup', 'A task has no field contents.' ],
			'a field of a wrong type'    => [
				$task + [ 'is_dismissable' => 'yes' ],
				'setup',
				'The field is_dismissable of a task has to be of type boolean, not string.',
			],
			'an id that fits no address' => [ [ 'id' => 'a/b' ] + $task, 'setup', 'The id of a task has 1 to 100 letters' ],
			'an id with a line break'    => [ [ 'id' => "ab\n" ] + $task, 'setup', 'The id of a task has 1 to 100 letters' ],
		];
	}

	public function test_a_closure_of_a_wrong_type_leaves_the_task_out(): void {
		$this->expect_logged( 'The field is_complete of a task has to be of type boolean, not integer.' );
		$this->add_task( 'loose', [ 'is_complete' => static fn() => 1 ] );

		self::assertArrayNotHasKey( 'loose', $this->tasks() );
	}

	public function test_a_task_may_be_a_class(): void {
		$task = new class() extends Task {

			public function id(): string {
				return 'class-act';
			}

			public function title(): string {
				return 'A class act';
			}

			public function content(): string {
				return 'Tasks may be objects.';
			}
		};
		add_action( 'storewright_tasks', static fn( TaskRegistry $registry ) => $registry->add( $task, 'extended' ) );

		self::assertSame( 'Tasks may be objects.', $this->task( 'class-act', 'extended' )['content'] );
	}

	/**
	 * @spec A6-001
	 */
	public function test_only_those_who_run_the_store_get_the_lists(): void {
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'GET', self::TASKS ), 200 );
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', self::TASKS ), 'woocommerce_rest_cannot_view', 403 );
		$this->as_visitor();
		$this->assertRestError( $this->rest( 'GET', self::TASKS ), 'woocommerce_rest_cannot_view', 401 );
	}

	public function test_home_and_task_pages_start_with_the_lists_in_the_document(): void {
		$module = new TasksModule( $this->context() );

		self::assertSame( [ self::TASKS ], $module->preloads( '/', '' ) );
		self::assertSame( [ self::TASKS ], $module->preloads( '/', 'of-an-extension' ) );
		self::assertSame(
			[
				self::TASKS,
				'/wc/v3/settings/general?_fields=id,value',
				'/wc-analytics/data/countries/locales?_fields=US',
				'/wc-analytics/data/countries?_fields=code,name,states',
			],
			$module->preloads( '/', 'shipping' )
		);
		self::assertSame( [], $module->preloads( '/customers', '' ) );
	}

	public function test_a_second_reading_takes_six_queries_at_most(): void {
		$this->rest( 'GET', self::TASKS );
		wp_cache_flush();
		wp_load_alloptions();
		get_user_meta( get_current_user_id() );

		self::assertLessThanOrEqual( 6, $this->queries( fn() => $this->rest( 'GET', self::TASKS ) ) );
	}
}
