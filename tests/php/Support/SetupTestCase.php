<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use DateTimeImmutable;
use Storewright\Admin\Tasks\Items\Shipping;
use Storewright\Admin\Tasks\Items\StoreDetails;
use Storewright\Admin\Tasks\SetupProgressCache;
use Storewright\Admin\Tasks\TaskActions;
use Storewright\Admin\Tasks\TaskLists;
use Storewright\Admin\Tasks\TaskRegistry;
use Storewright\Admin\Tasks\TaskStateStore;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Context;

/**
 * Base of the tests about setup tasks: lists and tasks by id, further tasks, and the two things that complete ours.
 */
abstract class SetupTestCase extends IntegrationTestCase {

	protected const TASKS = '/wc-admin/onboarding/tasks';

	/**
	 * Names of the classes of the plugin's own tasks that a test is about: tests of the lists know exactly two. None for all.
	 *
	 * @var list<class-string>
	 */
	protected const ONLY = [];

	/**
	 * Two tasks of which it is known what completes them, see save_address() and add_rate().
	 */
	protected const TWO = [ StoreDetails::class, Shipping::class ];

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		/** @var list<class-string> $only */
		$only = static::ONLY;
		if ( [] !== $only ) {
			add_filter( 'storewright_built_in_tasks', static fn(): array => $only );
		}
	}

	/**
	 * A list as REST answers it.
	 *
	 * @return array<string, mixed>
	 */
	final protected function task_list( string $id = 'setup' ): array {
		$lists = array_column( $this->items( $this->rest( 'GET', self::TASKS ) ), null, 'id' );
		self::assertArrayHasKey( $id, $lists );
		/** @var array<string, mixed> $list */
		$list = $lists[ $id ];
		return $list;
	}

	/**
	 * The tasks of a list as REST answers them, by id.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	final protected function tasks( string $list = 'setup' ): array {
		$tasks = $this->task_list( $list )['tasks'];
		self::assertIsArray( $tasks );
		/** @var array<string, array<string, mixed>> $by_id */
		$by_id = array_column( $tasks, null, 'id' );
		return $by_id;
	}

	/**
	 * A task as REST answers it.
	 *
	 * @return array<string, mixed>
	 */
	final protected function task( string $id, string $list = 'setup' ): array {
		$tasks = $this->tasks( $list );
		self::assertArrayHasKey( $id, $tasks );
		return $tasks[ $id ];
	}

	/**
	 * Adds a task as an extension would.
	 *
	 * @param array<string, mixed> $fields Fields beside the id.
	 */
	final protected function add_task( string $id, array $fields = [], string $list = 'setup' ): void {
		$task = $fields + [
			'id'    => $id,
			'title' => "Task $id",
		];
		add_action( 'storewright_tasks', static fn( TaskRegistry $registry ) => $registry->add( $task, $list ) );
	}

	/**
	 * Gives the store a complete address, as the owner does.
	 *
	 * @param array<string, string> $other Settings that differ.
	 */
	final protected function save_address( array $other = [] ): void {
		$address = $other + [
			'woocommerce_store_address'   => '60 29th Street',
			'woocommerce_store_city'      => 'San Francisco',
			'woocommerce_default_country' => 'US:CA',
			'woocommerce_store_postcode'  => '94110',
		];
		$update  = [];
		foreach ( $address as $id => $value ) {
			$update[] = [
				'id'    => $id,
				'value' => $value,
			];
		}
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/settings/general/batch', [ 'update' => $update ] ), 200 );
	}

	/**
	 * Adds a flat rate for the rest of the world.
	 *
	 * @return int Id of the method's instance.
	 */
	final protected function add_rate( bool $enabled = true ): int {
		$response = $this->rest(
			'POST',
			'/wc/v3/shipping/zones/0/methods',
			[
				'method_id' => 'flat_rate',
				'enabled'   => $enabled,
			]
		);
		self::assertContains( $response->get_status(), [ 200, 201 ] );
		$id = $this->item( $response )['instance_id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Returns the task actions of an administrator at a given moment.
	 */
	final protected function actions_at( string $moment ): TaskActions {
		$context = $this->context_at( $moment );
		$store   = new TaskStateStore( $context );
		return new TaskActions( new TaskLists( $context, $store ), $store, $this->progress_at( $moment ) );
	}

	/**
	 * The progress as it is found at a given moment.
	 */
	final protected function progress_at( string $moment ): SetupProgressCache {
		$context = $this->context_at( $moment );
		return new SetupProgressCache( $context, new TaskLists( $context, new TaskStateStore( $context ) ) );
	}

	/**
	 * How many queries something takes.
	 *
	 * @param callable(): mixed $work
	 */
	final protected function queries( callable $work ): int {
		$before = get_num_queries();
		$work();
		return get_num_queries() - $before;
	}

	private function context_at( string $moment ): Context {
		return $this->context( new Clock( new DateTimeImmutable( $moment ) ) );
	}
}
