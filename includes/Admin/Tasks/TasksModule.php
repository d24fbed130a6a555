<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Admin\Tasks\Home\TaskListsPanel;
use Storewright\Admin\Tasks\Items\StoreDetails;
use Storewright\Admin\Tasks\Rest\TaskController;
use Storewright\Admin\Tasks\Rest\TaskListsController;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasPageOptions;
use Storewright\Kernel\HasHomePanels;
use Storewright\Kernel\HasPreloads;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Mode;
use Storewright\Kernel\Uninstalls;
use Throwable;

/**
 * Setting up the store, task by task: REST, the menu's badge and the reminder bar.
 */
final class TasksModule extends BackOfficeModule implements
	HasRoutes,
	HasHomePanels,
	HasPreloads,
	HasPageOptions,
	HasJobs,
	Installs,
	Uninstalls {

	/**
	 * Actions of the back office after which a task may have become complete, or open again; ProgressModule has the others.
	 */
	private const CHANGES = [
		'storewright_settings_changed',
		'activated_plugin',
		'deactivated_plugin',
		'storewright_external_writes',
	];

	/**
	 * Tasks without a page: their address opens a modal over Home. The same list as in client/tasks/modal-tasks.ts.
	 */
	private const MODAL_TASKS = [ 'purchase' ];

	/**
	 * Settings of the shop that only a task goes by, and the task.
	 */
	private const SETTINGS = [
		'general/woocommerce_store_address'   => StoreDetails::class,
		'general/woocommerce_store_address_2' => StoreDetails::class,
	];

	/**
	 * Hooks the badge, the bar, and what makes them out of date.
	 */
	public function register(): void {
		$progress = new ProgressModule( $this->context );
		foreach ( self::CHANGES as $hook ) {
			add_action( $hook, [ $progress, 'forget_progress' ], 10, 0 );
		}
		add_filter( 'storewright_menu_badge_count', [ $this, 'count_badge' ] );
		add_filter( 'storewright_is_setup_open', fn(): bool => $this->progress()->get()->is_active );
		add_filter(
			'storewright_setting_readers',
			static fn( mixed $readers ) => self::SETTINGS + ( is_array( $readers ) ? $readers : [] )
		);
		add_filter( 'storewright_preload_chunks', [ $this, 'add_chunks' ], 10, 3 );
		add_filter( 'storewright_page_data', [ $this, 'add_page_data' ] );
		add_filter( 'storewright_home_notifications', [ TaskListsPanel::class, 'add_notification' ], 10, 2 );
		add_action( 'admin_enqueue_scripts', [ $this, 'prepare_reminder' ], 10, 0 );
		add_action( 'admin_post_' . ReminderBar::CLOSE_ACTION, fn() => $this->reminder()->close() );
	}

	/**
	 * The resources of tasks and of task lists.
	 */
	public function routes(): array {
		$actions = $this->actions();
		return [ new TaskListsController( $this->context, $actions ), new TaskController( $this->context, $actions ) ];
	}

	/**
	 * Home and every task's page start with the lists, a task's page with what the task names besides.
	 */
	public function preloads( string $path, string $task ): array {
		if ( '/' !== $path ) {
			return [];
		}
		return [ TaskListsPanel::PATH, ...( '' === $task ? [] : $this->lists()->preloads( $task ) ) ];
	}

	/**
	 * What Home shows of it first.
	 */
	public function home_panels(): array {
		return [ new TaskListsPanel() ];
	}

	/**
	 * What the tasks go by, and what was done with them.
	 */
	public function page_options(): array {
		return [ ...$this->lists()->options(), ...TaskStateStore::options(), ReminderBar::CLOSED ];
	}

	/**
	 * Names the chunks that Home and a task's page consist of, to be fetched with the document.
	 *
	 * @param mixed  $chunks Names so far.
	 * @param string $path   The route shown.
	 * @param string $task   The task shown, '' when none.
	 * @return list<mixed>
	 */
	public function add_chunks( mixed $chunks, string $path, string $task ): array {
		$name = 'task-' . str_replace( '_', '-', $task );
		$ours = match ( true ) {
			'' === $task                              => [ 'home' ],
			in_array( $task, self::MODAL_TASKS, true ) => [ 'home', $name ],
			default                                  => [ 'task', "$name-task" ],
		};
		return [ ...( is_array( $chunks ) ? array_values( $chunks ) : [] ), ...( '/' === $path ? $ours : [] ) ];
	}

	/**
	 * A new version may bring other tasks. Whether the bar is closed is kept with the options that are loaded anyway, since every
	 * page of wp-admin asks.
	 */
	public function install(): void {
		$this->progress()->clear();
		if ( Mode::Standalone === $this->context->mode ) {
			add_option( ReminderBar::CLOSED, 'no' );
		}
	}

	/**
	 * Removes all state of tasks and lists.
	 */
	public function uninstall(): void {
		$this->progress()->clear();
		$this->store()->clear();
		$this->context->options->delete( ReminderBar::CLOSED );
	}

	/**
	 * The job that marks the progress as out of date.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new ForgetProgress( $this->progress() ) ];
	}

	/**
	 * Adds the steps that are left to what waits for the owner.
	 *
	 * @param mixed $count What others count.
	 */
	public function count_badge( mixed $count ): int {
		$others = is_int( $count ) ? $count : 0;
		return $others + ( current_user_can( Capabilities::MANAGE ) ? $this->guarded_progress()->badge() : 0 );
	}

	/**
	 * Tells the app how far setup is, nothing where the list is hidden or complete; and whether it is to be reminded of.
	 *
	 * @param mixed $data What others tell.
	 */
	public function add_page_data( mixed $data ): mixed {
		$progress = is_array( $data ) && current_user_can( Capabilities::MANAGE ) ? $this->guarded_progress() : null;
		$setup    = null === $progress || ! $progress->is_active ? null : [
			'completed' => $progress->completed,
			'remaining' => $progress->remaining,
		];
		return is_array( $data ) ? $data + [
			'setup'            => $setup,
			'isReminderClosed' => $this->context->options->bool_yes( ReminderBar::CLOSED ),
		] : $data;
	}

	/**
	 * Shows the reminder bar where it belongs.
	 */
	public function prepare_reminder(): void {
		$this->reminder()->prepare();
	}

	private function reminder(): ReminderBar {
		return new ReminderBar( $this->context, fn(): SetupProgress => $this->guarded_progress() );
	}

	/**
	 * The current user's progress. Badge and bar are not worth an admin page: where it can't be found out, they stay away.
	 */
	private function guarded_progress(): SetupProgress {
		try {
			return $this->progress()->get();
		} catch ( Throwable $error ) {
			$this->log( 'The setup progress could not be found out', $error );
			return new SetupProgress( 0, 0, false, 0 );
		}
	}

	private function log( string $message, Throwable $error ): void {
		$this->context->log->error( "$message: {$error->getMessage()}", [ 'at' => $error->getFile() . ':' . $error->getLine() ] );
	}

	private function actions(): TaskActions {
		return new TaskActions( $this->lists(), $this->store(), $this->progress() );
	}

	private function progress(): SetupProgressCache {
		return new SetupProgressCache( $this->context, $this->lists() );
	}

	private function lists(): TaskLists {
		return new TaskLists( $this->context, $this->store() );
	}

	private function store(): TaskStateStore {
		return new TaskStateStore( $this->context );
	}
}
