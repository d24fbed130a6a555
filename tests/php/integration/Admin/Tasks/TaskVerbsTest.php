<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Tasks;

use Storewright\Admin\Tasks\SnoozeDuration;
use Storewright\Tests\Support\SetupTestCase;

/**
 * The actions of the owner on tasks and lists.
 *
 * @spec A1-003 A7-011
 */
final class TaskVerbsTest extends SetupTestCase {

	private const VERBS = [ 'dismiss', 'undo_dismiss', 'snooze', 'undo_snooze', 'action', 'visited' ];

	/**
	 * @spec A4-001
	 */
	public function test_a_task_is_dismissed_and_put_back(): void {
		$answer = $this->verb( 'shipping', 'dismiss' );
		self::assertTrue( $answer['isDismissed'] );
		self::assertFalse( $answer['isVisible'] );
		self::assertSame( $answer, $this->task( 'shipping' ) );
		self::assertSame( [ 'shipping' ], get_option( 'woocommerce_task_list_dismissed_tasks' ) );

		$answer = $this->verb( 'shipping', 'undo_dismiss' );
		self::assertFalse( $answer['isDismissed'] );
		self::assertTrue( $answer['isVisible'] );
		self::assertSame( $answer, $this->task( 'shipping' ) );
	}

	/**
	 * @spec A4-001
	 */
	public function test_a_task_is_snoozed_until_tomorrow_and_brought_back(): void {
		$before = time();
		$answer = $this->verb( 'shipping', 'snooze' );
		self::assertTrue( $answer['isSnoozed'] );
		self::assertFalse( $answer['isVisible'] );
		self::assertIsInt( $answer['snoozedUntil'] );
		self::assertEqualsWithDelta( 1000 * ( $before + 86400 ), $answer['snoozedUntil'], 60000 );
		self::assertSame( $answer, $this->task( 'shipping' ) );

		$answer = $this->verb( 'shipping', 'undo_snooze' );
		self::assertFalse( $answer['isSnoozed'] );
		self::assertNull( $answer['snoozedUntil'] );
		self::assertSame( $answer, $this->task( 'shipping' ) );
	}

	/**
	 * @spec A4-001
	 * @dataProvider durations
	 */
	public function test_a_snooze_runs_out( SnoozeDuration $duration, string $last_moment, string $end ): void {
		$task = $this->actions_at( '2026-03-01 09:00:00' )->snooze( 'shipping', $duration );

		self::assertSame( 1000 * (int) strtotime( "$end UTC" ), $task->snoozed_until );
		self::assertFalse( $this->actions_at( $last_moment )->lists()['setup']->task( 'shipping' )?->is_visible() );
		self::assertTrue( $this->actions_at( $end )->lists()['setup']->task( 'shipping' )?->is_visible() );
	}

	/**
	 * @return array<string, array{SnoozeDuration, string, string}>
	 */
	public static function durations(): array {
		return [
			'an hour' => [ SnoozeDuration::Hour, '2026-03-01 09:59:59', '2026-03-01 10:00:00' ],
			'a day'   => [ SnoozeDuration::Day, '2026-03-02 08:59:59', '2026-03-02 09:00:00' ],
			'a week'  => [ SnoozeDuration::Week, '2026-03-08 08:59:59', '2026-03-08 09:00:00' ],
		];
	}

	public function test_snoozes_that_ran_out_are_not_kept(): void {
		$this->actions_at( '2026-03-01 09:00' )->snooze( 'shipping', SnoozeDuration::Hour );
		$this->actions_at( '2026-03-02 09:00' )->snooze( 'store_details', SnoozeDuration::Hour );

		$stored = get_option( 'woocommerce_task_list_remind_me_later_tasks' );
		self::assertIsArray( $stored );
		self::assertSame( [ 'store_details' ], array_keys( $stored ) );
	}

	public function test_how_long_is_chosen_and_checked(): void {
		$answer = $this->verb( 'shipping', 'snooze', [ 'duration' => 'week' ] );
		self::assertEqualsWithDelta( 1000 * ( time() + 604800 ), $answer['snoozedUntil'], 60000 );

		$this->assertRestError(
			$this->rest( 'POST', self::TASKS . '/shipping/snooze', [ 'duration' => 'forever' ] ),
			'rest_invalid_param',
			400
		);
		$this->assertRestError(
			$this->rest( 'POST', self::TASKS . '/shipping/snooze', [ 'task_list_id' => 'extended' ] ),
			'woocommerce_rest_invalid_task',
			404
		);
	}

	/**
	 * @spec A6-002
	 */
	public function test_the_task_decides_whether_it_may_be_dismissed_or_snoozed(): void {
		$this->add_task( 'firm' );
		$this->add_task(
			'soft',
			[
				'is_dismissable' => true,
				'is_snoozeable'  => true,
			]
		);

		$this->assertRestError( $this->rest( 'POST', self::TASKS . '/firm/dismiss' ), 'storewright_rest_task_not_dismissable', 400 );
		$this->assertRestError( $this->rest( 'POST', self::TASKS . '/firm/snooze' ), 'storewright_rest_task_not_snoozeable', 400 );
		self::assertFalse( get_option( 'woocommerce_task_list_dismissed_tasks' ) );
		self::assertFalse( get_option( 'woocommerce_task_list_remind_me_later_tasks' ) );
		self::assertTrue( $this->verb( 'soft', 'dismiss' )['isDismissed'] );
		self::assertTrue( $this->verb( 'soft', 'snooze' )['isSnoozed'] );
	}

	/**
	 * The flags decide about what is stored, too: what an older version let be dismissed comes back.
	 *
	 * @spec A6-002
	 */
	public function test_stored_state_does_not_outlive_the_permission(): void {
		update_option( 'woocommerce_task_list_dismissed_tasks', [ 'store_details' ] );
		$this->add_task( 'firm' );
		update_option( 'woocommerce_task_list_remind_me_later_tasks', [ 'firm' => 1000 * ( time() + 3600 ) ] );

		self::assertTrue( $this->task( 'store_details' )['isVisible'] );
		self::assertTrue( $this->task( 'firm' )['isVisible'] );
	}

	public function test_an_actioned_task_is_complete_unless_it_knows_better(): void {
		$this->add_task( 'trusting' );
		$this->add_task(
			'knowing',
			[ 'is_complete' => static fn( bool $actioned ) => $actioned && 'yes' === get_option( 'proof_of_work' ) ]
		);

		self::assertFalse( $this->task( 'trusting' )['isComplete'] );
		$answer = $this->verb( 'trusting', 'action' );
		self::assertTrue( $answer['isActioned'] );
		self::assertTrue( $answer['isComplete'] );

		self::assertFalse( $this->verb( 'knowing', 'action' )['isComplete'] );
		update_option( 'proof_of_work', 'yes' );
		self::assertTrue( $this->task( 'knowing' )['isComplete'] );
	}

	/**
	 * @spec A3-008
	 */
	public function test_visits_are_counted_for_each_user_by_itself(): void {
		self::assertFalse( $this->task( 'shipping' )['isVisited'] );
		self::assertTrue( $this->verb( 'shipping', 'visited' )['isVisited'] );
		$this->verb( 'shipping', 'visited' );
		$this->verb( 'store_details', 'visited' );

		self::assertSame(
			'{"shipping":2,"store_details":1}',
			get_user_meta( get_current_user_id(), 'woocommerce_admin_task_list_tracked_started_tasks', true )
		);
		$this->as_shop_manager();
		self::assertFalse( $this->task( 'shipping' )['isVisited'] );
	}

	public function test_a_list_is_hidden_and_shown_again(): void {
		$answer = $this->item( $this->rest( 'POST', self::TASKS . '/setup/hide' ) );
		self::assertTrue( $answer['isHidden'] );
		self::assertFalse( $answer['isVisible'] );
		self::assertSame( $answer, $this->task_list() );
		self::assertSame( [ 'setup' ], get_option( 'woocommerce_task_list_hidden_lists' ) );

		$answer = $this->item( $this->rest( 'POST', self::TASKS . '/setup/unhide' ) );
		self::assertFalse( $answer['isHidden'] );
		self::assertTrue( $answer['isVisible'] );
		self::assertSame( $answer, $this->task_list() );
	}

	public function test_the_secret_list_is_not_the_owners_to_hide(): void {
		$this->assertRestError(
			$this->rest( 'POST', self::TASKS . '/secret_tasklist/hide' ),
			'storewright_rest_task_list_not_toggleable',
			400
		);
	}

	public function test_everything_may_be_done_twice(): void {
		foreach ( self::VERBS as $verb ) {
			$this->verb( 'shipping', $verb );
			$this->verb( 'shipping', $verb );
		}
		$this->rest( 'POST', self::TASKS . '/setup/hide' );
		$this->rest( 'POST', self::TASKS . '/setup/hide' );

		self::assertSame( [ 'setup' ], get_option( 'woocommerce_task_list_hidden_lists' ) );
		self::assertSame( [ 'shipping' ], get_option( 'woocommerce_task_list_tracked_completed_actions' ) );
		self::assertSame( [], get_option( 'woocommerce_task_list_dismissed_tasks' ) );
	}

	/**
	 * @dataProvider methods
	 */
	public function test_the_familys_methods_are_answered( string $verb, string $method, int $status ): void {
		$this->assertRestStatus( $this->rest( $method, self::TASKS . "/$verb" ), $status );
	}

	/**
	 * @return iterable<string, array{string, string, int}>
	 */
	public static function methods(): iterable {
		foreach ( [
			'setup/hide',
			'setup/unhide',
			'shipping/dismiss',
			'shipping/undo_dismiss',
			'shipping/undo_snooze',
			'shipping/action',
			'shipping/visited',
		] as $verb ) {
			foreach ( [ 'POST', 'PUT', 'PATCH' ] as $method ) {
				yield "$method $verb" => [ $verb, $method, 200 ];
			}
			yield "GET $verb" => [ $verb, 'GET', 404 ];
		}
		yield 'POST snooze' => [ 'shipping/snooze', 'POST', 200 ];
		yield 'PUT snooze' => [ 'shipping/snooze', 'PUT', 404 ];
	}

	public function test_unknown_ids_are_named_and_nothing_is_stored(): void {
		foreach ( self::VERBS as $verb ) {
			$this->assertRestError( $this->rest( 'POST', self::TASKS . "/unheard-of/$verb" ), 'woocommerce_rest_invalid_task', 404 );
		}
		foreach ( [ 'hide', 'unhide' ] as $verb ) {
			$this->assertRestError( $this->rest( 'POST', self::TASKS . "/unheard-of/$verb" ), 'woocommerce_rest_invalid_task_list', 404 );
		}
		$this->assertRestError( $this->rest( 'POST', self::TASKS . '/setup/dismiss' ), 'woocommerce_rest_invalid_task', 404 );
		self::assertFalse( get_option( 'woocommerce_task_list_dismissed_tasks' ) );
		self::assertFalse( get_option( 'woocommerce_task_list_hidden_lists' ) );
	}

	public function test_a_misspelt_parameter_is_named(): void {
		$response = $this->rest( 'POST', self::TASKS . '/shipping/snooze', [ 'durration' => 'week' ] );

		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		self::assertStringContainsString( 'durration', (string) wp_json_encode( $this->data( $response ) ) );
		self::assertFalse( $this->task( 'shipping' )['isSnoozed'] );
	}

	/**
	 * @spec A6-001
	 */
	public function test_only_those_who_run_the_store_may_act(): void {
		$paths = [
			self::TASKS . '/setup/hide',
			self::TASKS . '/setup/unhide',
			...array_map( static fn( string $verb ) => self::TASKS . "/shipping/$verb", self::VERBS ),
		];
		$this->as_subscriber();
		foreach ( $paths as $path ) {
			$this->assertRestError( $this->rest( 'POST', $path ), 'woocommerce_rest_cannot_edit', 403 );
		}
		$this->as_visitor();
		foreach ( $paths as $path ) {
			$this->assertRestError( $this->rest( 'POST', $path ), 'woocommerce_rest_cannot_edit', 401 );
		}
	}

	/**
	 * Two administrators: what the one stored after the other has read is still there when the other has stored.
	 */
	public function test_administrators_who_work_at_once_lose_nothing(): void {
		$this->add_task( 'theirs', [ 'is_dismissable' => true ] );
		$this->rest( 'GET', self::TASKS );
		$this->context()->database->execute(
			'INSERT INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, %s )',
			$this->context()->database->table( 'options' ),
			'woocommerce_task_list_dismissed_tasks',
			serialize( [ 'theirs' ] ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As another web server stores it.
			'on'
		);

		$this->verb( 'shipping', 'dismiss' );

		self::assertSame( [ 'theirs', 'shipping' ], get_option( 'woocommerce_task_list_dismissed_tasks' ) );
	}

	public function test_damaged_state_counts_as_none(): void {
		update_option( 'woocommerce_task_list_dismissed_tasks', 'shipping' );
		update_option( 'woocommerce_task_list_remind_me_later_tasks', [ 'shipping' => 'soon' ] );
		update_option( 'woocommerce_task_list_hidden_lists', [ [ 'setup' ], 7 ] );
		update_user_meta( get_current_user_id(), 'woocommerce_admin_task_list_tracked_started_tasks', '{"shipping":' );

		self::assertFalse( $this->task_list()['isHidden'] );
		self::assertTrue( $this->task( 'shipping' )['isVisible'] );
		self::assertFalse( $this->task( 'shipping' )['isVisited'] );
		self::assertTrue( $this->verb( 'shipping', 'dismiss' )['isDismissed'] );
	}

	/**
	 * @spec A7-014
	 */
	public function test_a_completed_task_is_announced_once(): void {
		$events = [];
		add_action(
			'storewright_usage_event',
			static function ( string $name, array $facts ) use ( &$events ): void {
				$events[] = [ $name, $facts ];
			},
			10,
			2
		);
		$this->add_task( 'errand', [], 'extended' );

		$this->verb( 'errand', 'action' );
		$this->tasks();

		self::assertSame( [ [ 'extended_tasklist_task_completed', [ 'task_name' => 'errand' ] ] ], $events );
		self::assertSame( [ 'errand' ], get_option( 'woocommerce_task_list_tracked_completed_tasks' ) );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<string, mixed>
	 */
	private function verb( string $task, string $verb, array $body = [] ): array {
		$response = $this->rest( 'POST', self::TASKS . "/$task/$verb", $body );
		$this->assertRestStatus( $response, 200 );
		return $this->item( $response );
	}
}
