<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Tasks;

use Storewright\Tests\Support\SetupTestCase;

/**
 * Tasks that only the browser knows: the argument `extended_tasks`.
 */
final class BrowserTasksTest extends SetupTestCase {

	protected const ONLY = self::TWO;

	private const TASK = [
		'id'             => 'from-a-script',
		'title'          => 'From a script',
		'listId'         => 'extended',
		'content'        => 'Only the browser knows it.',
		'actionLabel'    => 'Begin',
		'time'           => '1 minute',
		'isDismissable'  => true,
		'isSnoozeable'   => true,
		'additionalData' => [ 'colour' => 'green' ],
		'key'            => 'kept in the browser',
	];

	public function test_they_are_part_of_the_answer_and_of_no_later_one(): void {
		$task = $this->extended( [ self::TASK ] )['from-a-script'];

		self::assertSame( 'extended', $task['parentId'] );
		self::assertSame( 'Begin', $task['actionLabel'] );
		self::assertSame( [ 'colour' => 'green' ], $task['additionalData'] );
		self::assertSame( [], $this->tasks( 'extended' ) );
	}

	public function test_the_familys_older_spelling_is_understood(): void {
		$task = $this->extended(
			[
				[
					'id'             => 'older',
					'title'          => 'Older',
					'list_id'        => 'extended',
					'action_label'   => 'Begin',
					'is_complete'    => true,
					'is_dismissable' => true,
				],
			]
		)['older'];

		self::assertSame( 'Begin', $task['actionLabel'] );
		self::assertTrue( $task['isComplete'] );
		self::assertTrue( $task['isDismissable'] );
	}

	public function test_a_task_without_a_list_is_an_extension(): void {
		self::assertArrayHasKey(
			'homeless',
			$this->extended(
				[
					[
						'id'    => 'homeless',
						'title' => 'Homeless',
					],
				]
			)
		);
	}

	public function test_they_can_be_dismissed_and_snoozed_when_they_are_brought_along(): void {
		foreach ( [ 'dismiss', 'snooze', 'action', 'visited' ] as $verb ) {
			$this->assertRestError( $this->rest( 'POST', self::TASKS . "/from-a-script/$verb" ), 'woocommerce_rest_invalid_task', 404 );
			$this->assertRestStatus(
				$this->rest( 'POST', self::TASKS . "/from-a-script/$verb", [ 'extended_tasks' => [ self::TASK ] ] ),
				200
			);
		}

		$task = $this->extended( [ self::TASK ] )['from-a-script'];
		self::assertTrue( $task['isDismissed'] );
		self::assertTrue( $task['isSnoozed'] );
		self::assertTrue( $task['isActioned'] );
		self::assertTrue( $task['isVisited'] );
	}

	public function test_html_of_a_browser_is_made_harmless(): void {
		$task = $this->extended(
			[
				[
					'title'     => '<b>Bold</b>',
					'actionUrl' => 'javascript:alert(1)',
					'container' => '<p onclick="alert(1)">Text</p>',
				] + self::TASK,
			]
		)['from-a-script'];

		self::assertSame( 'Bold', $task['title'] );
		self::assertSame( '', $task['actionUrl'] );
		self::assertSame( '<p>Text</p>', $task['container'] );
	}

	public function test_they_do_not_reach_the_badge(): void {
		$this->extended( [ [ 'listId' => 'setup' ] + self::TASK ] );

		self::assertSame( 2, apply_filters( 'storewright_menu_badge_count', 0 ) );
	}

	/**
	 * @dataProvider bad_tasks
	 *
	 * @param mixed $tasks
	 */
	public function test_bad_ones_are_refused_by_name( mixed $tasks ): void {
		$this->assertRestError( $this->rest( 'POST', self::TASKS, [ 'extended_tasks' => $tasks ] ), 'rest_invalid_param', 400 );
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function bad_tasks(): array {
		return [
			'no list'           => [ 'tasks' ],
			'no title'          => [ [ [ 'id' => 'x' ] ] ],
			'no id'             => [ [ [ 'title' => 'X' ] ] ],
			'a wrong id'        => [ [ [ 'id' => '../x' ] + self::TASK ] ],
			'a list unheard of' => [ [ [ 'listId' => 'elsewhere' ] + self::TASK ] ],
			'a wrong type'      => [ [ [ 'isDismissable' => 'perhaps' ] + self::TASK ] ],
			'too many'          => [ array_fill( 0, 51, self::TASK ) ],
		];
	}

	public function test_one_that_takes_a_known_id_is_left_out(): void {
		$this->expect_logged( 'There is a task shipping already.' );

		self::assertSame( [], $this->extended( [ [ 'id' => 'shipping' ] + self::TASK ] ) );
	}

	/**
	 * The tasks of the extended list as POST answers them, by id.
	 *
	 * @param list<array<string, mixed>> $tasks
	 * @return array<string, array<string, mixed>>
	 */
	private function extended( array $tasks ): array {
		$response = $this->rest(
			'POST',
			self::TASKS,
			[
				'ids'            => [ 'extended' ],
				'extended_tasks' => $tasks,
			]
		);
		$this->assertRestStatus( $response, 200 );
		$lists = $this->items( $response );
		self::assertCount( 1, $lists );
		self::assertIsArray( $lists[0]['tasks'] );
		/** @var array<string, array<string, mixed>> $by_id */
		$by_id = array_column( $lists[0]['tasks'], null, 'id' );
		return $by_id;
	}
}
