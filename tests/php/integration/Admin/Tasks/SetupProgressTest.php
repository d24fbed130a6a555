<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Tasks;

use RuntimeException;
use Storewright\Admin\Tasks\ProgressModule;
use Storewright\Admin\Tasks\SetupProgressCache;
use Storewright\Admin\Tasks\SnoozeDuration;
use Storewright\Admin\Tasks\TasksModule;
use Storewright\Kernel\Options;
use Storewright\Tests\Support\SetupTestCase;

/**
 * The count in the menu's badge: true at every moment, and free of charge on pages that are not ours.
 *
 * @spec A4-003
 */
final class SetupProgressTest extends SetupTestCase {

	protected const ONLY = self::TWO;

	public function test_the_badge_counts_the_steps_that_are_left(): void {
		self::assertSame( 2, $this->badge() );
		$this->add_task( 'third' );
		$this->rest( 'GET', self::TASKS );
		self::assertSame( 3, $this->badge() );
	}

	public function test_what_others_write_shows_after_their_request(): void {
		$cache = function (): int {
			$generation = $this->context()->options->array( SetupProgressCache::OPTION )['generation'] ?? 0;
			self::assertIsInt( $generation );
			return $generation;
		};
		$this->badge();
		$before = $cache();
		update_option( 'woocommerce_store_city', 'Elsewhere' );
		update_option( 'woocommerce_store_postcode', '12345' );
		self::assertSame( $before, $cache() );
		remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
		do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		self::assertSame( $before + 1, $cache(), 'Once, however much was written.' );

		do_action( 'storewright_external_writes' );
		self::assertSame( $before + 2, $cache() );
	}

	public function test_what_a_customer_s_request_counts_in_an_option_is_not_followed(): void {
		$follows = static function ( string $name ): bool {
			remove_all_actions( 'shutdown' );
			update_option( $name, wp_generate_password() );
			return has_action( 'shutdown' );
		};
		wp_set_current_user( 0 );
		self::assertFalse( $follows( 'woocommerce_next_invoice' ) );
		self::assertTrue( $follows( 'woocommerce_store_city' ) );
		self::assertTrue( $follows( 'woocommerce_wallet_settings' ), 'A payment provider leads back to the site.' );
		$this->as_shop_manager();
		self::assertTrue( $follows( 'woocommerce_next_invoice' ), 'A task of an extension may go by it.' );
	}

	public function test_what_others_count_is_added(): void {
		add_filter( 'storewright_menu_badge_count', static fn() => 5, 1 );

		self::assertSame( 7, $this->badge() );
	}

	/**
	 * @spec A6-001
	 */
	public function test_there_is_no_badge_for_those_who_do_not_run_the_store(): void {
		$this->as_subscriber();

		self::assertSame( 0, $this->badge() );
	}

	/**
	 * @dataProvider changes
	 */
	public function test_each_change_shows_in_the_badge_at_once( string $change, int $after ): void {
		self::assertSame( 2, $this->badge() );
		match ( $change ) {
			'address' => $this->save_address(),
			'rate'    => $this->add_rate(),
			default   => $this->assertRestStatus( $this->rest( 'POST', self::TASKS . "/$change" ), 200 ),
		};

		self::assertSame( $after, $this->badge() );
	}

	/**
	 * @return iterable<array{string, int}>
	 */
	public static function changes(): iterable {
		foreach ( [ 'address', 'rate', 'shipping/action', 'shipping/dismiss', 'shipping/snooze' ] as $change ) {
			yield $change => [ $change, 1 ];
		}
		yield 'setup/hide' => [ 'setup/hide', 0 ];
	}

	public function test_what_is_undone_counts_again(): void {
		$this->rest( 'POST', self::TASKS . '/shipping/dismiss' );
		$this->rest( 'POST', self::TASKS . '/setup/hide' );
		self::assertSame( 0, $this->badge() );

		$this->rest( 'POST', self::TASKS . '/setup/unhide' );
		self::assertSame( 1, $this->badge() );
		$this->rest( 'POST', self::TASKS . '/shipping/undo_dismiss' );
		self::assertSame( 2, $this->badge() );
	}

	public function test_taking_a_rate_away_opens_the_task_again(): void {
		$method = $this->add_rate();
		self::assertSame( 1, $this->badge() );

		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/shipping/zones/0/methods/$method", [ 'force' => true ] ), 200 );
		self::assertSame( 2, $this->badge() );
	}

	public function test_a_snoozed_task_counts_again_when_its_time_is_up(): void {
		$this->actions_at( '2026-03-01 09:00:00' )->snooze( 'shipping', SnoozeDuration::Hour );

		self::assertSame( 1, $this->progress_at( '2026-03-01 09:59:59' )->get()->badge() );
		self::assertSame( 2, $this->progress_at( '2026-03-01 10:00:00' )->get()->badge() );
	}

	public function test_tasks_of_other_plugins_are_asked_again_after_an_hour(): void {
		self::assertSame( 2, $this->progress_at( '2026-03-01 09:00:00' )->get()->badge() );
		$this->add_task( 'late' );

		self::assertSame( 2, $this->progress_at( '2026-03-01 09:59:59' )->get()->badge() );
		self::assertSame( 3, $this->progress_at( '2026-03-01 10:00:00' )->get()->badge() );
	}

	public function test_an_extension_says_when_its_task_has_changed(): void {
		self::assertSame( 2, $this->badge() );
		$this->add_task( 'new' );
		self::assertSame( 2, $this->badge() );

		do_action( 'storewright_tasks_changed' );
		self::assertSame( 3, $this->badge() );
	}

	public function test_each_user_has_a_badge_of_their_own(): void {
		$this->add_task( 'for-installers', [ 'can_view' => static fn() => current_user_can( 'install_plugins' ) ] );

		self::assertSame( 3, $this->badge() );
		$this->as_shop_manager();
		self::assertSame( 2, $this->badge() );
		$this->as_administrator();
		self::assertSame( 3, $this->badge() );
	}

	public function test_an_admin_page_pays_nothing_for_the_badge(): void {
		$this->badge();
		wp_cache_flush();
		wp_load_alloptions();
		current_user_can( 'manage_woocommerce' );

		self::assertSame( 0, $this->queries( fn() => $this->badge() ) );
	}

	public function test_reading_the_lists_again_writes_nothing(): void {
		$this->rest( 'GET', self::TASKS );
		$stored = get_option( SetupProgressCache::OPTION );
		$writes = 0;
		add_action(
			'updated_option',
			static function () use ( &$writes ): void {
				++$writes;
			}
		);
		$this->rest( 'GET', self::TASKS );

		self::assertSame( 0, $writes );
		self::assertSame( $stored, get_option( SetupProgressCache::OPTION ) );
	}

	/**
	 * A slow request evaluates, another one changes something, then the slow one wants to store what it found.
	 */
	public function test_a_slow_request_does_not_bring_back_what_is_out_of_date(): void {
		$progress   = $this->progress_at( '2026-03-01 09:00' );
		$generation = $progress->generation();
		$evaluated  = $this->actions_at( '2026-03-01 09:00' )->lists()['setup'];
		$this->actions_at( '2026-03-01 09:00' )->dismiss( 'shipping', true );

		$progress->put( $evaluated, $generation );

		self::assertSame( 1, $this->progress_at( '2026-03-01 09:00' )->get()->badge() );
	}

	public function test_the_stored_progress_stays_small_and_autoloaded(): void {
		$users = [];
		for ( $number = 1; $number <= 22; $number++ ) {
			$users[] = wp_insert_user(
				[
					'user_login' => "helper-$number",
					'user_pass'  => 'password',
				]
			);
		}
		foreach ( $users as $user ) {
			self::assertIsInt( $user );
			wp_set_current_user( $user );
			$this->progress_at( '2026-03-01 09:00' )->get();
		}

		$stored = get_option( SetupProgressCache::OPTION );
		self::assertIsArray( $stored );
		self::assertIsArray( $stored['users'] );
		self::assertSame( array_slice( $users, -20 ), array_keys( $stored['users'] ) );
		self::assertArrayHasKey( SetupProgressCache::OPTION, wp_load_alloptions() );
	}

	public function test_damaged_progress_is_found_out_anew(): void {
		update_option( SetupProgressCache::OPTION, [ 'users' => [ get_current_user_id() => [ 'many' ] ] ] );

		self::assertSame( 2, $this->badge() );
	}

	public function test_an_admin_page_survives_that_progress_can_not_be_found_out(): void {
		$this->expect_logged( 'The setup progress could not be found out: No disk.' );
		add_filter( 'option_woocommerce_task_list_hidden_lists', static fn() => throw new RuntimeException( 'No disk.' ) );
		update_option( 'woocommerce_task_list_dismissed_tasks', [] );
		add_filter( 'pre_option_woocommerce_task_list_hidden_lists', static fn() => throw new RuntimeException( 'No disk.' ) );

		self::assertSame( 0, $this->badge() );
	}

	public function test_saving_a_setting_survives_that_progress_can_not_be_marked(): void {
		$this->expect_logged( 'The setup progress could not be marked as out of date' );
		add_action(
			'updated_option',
			static function ( string $name ): void {
				if ( SetupProgressCache::OPTION === $name ) {
					throw new RuntimeException( 'No disk.' );
				}
			}
		);

		( new ProgressModule( $this->context() ) )->forget_progress();
	}

	public function test_uninstalling_leaves_no_trace(): void {
		$this->badge();
		foreach ( [ 'shipping/dismiss', 'shipping/snooze', 'shipping/action', 'shipping/visited', 'setup/hide' ] as $verb ) {
			$this->rest( 'POST', self::TASKS . "/$verb" );
		}
		( new Options( $this->context()->database ) )->set( 'woocommerce_task_list_reminder_bar_hidden', 'yes' );
		self::assertNotSame( [], $this->traces() );

		( new TasksModule( $this->context() ) )->uninstall();

		self::assertSame( [], $this->traces() );
	}

	private function badge(): int {
		$count = apply_filters( 'storewright_menu_badge_count', 0 );
		self::assertIsInt( $count );
		return $count;
	}

	/**
	 * @return list<string>
	 */
	private function traces(): array {
		$database = $this->context()->database;
		return [
			...$database->column(
				"SELECT option_name FROM {$database->table( 'options' )} WHERE option_name LIKE %s OR option_name = %s",
				'woocommerce_task_list_%',
				SetupProgressCache::OPTION
			),
			...$database->column(
				"SELECT meta_key FROM {$database->table( 'usermeta' )} WHERE meta_key LIKE %s",
				'woocommerce_admin_task_list_%'
			),
		];
	}
}
