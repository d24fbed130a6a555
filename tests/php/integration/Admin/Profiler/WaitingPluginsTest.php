<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Profiler;

use Storewright\Admin\Profiler\Profile;
use Storewright\Admin\Profiler\WaitingPlugins;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The plugins that the profiler is still to install, over REST: a page that is loaded again goes on with them.
 */
final class WaitingPluginsTest extends IntegrationTestCase {

	private const PROFILER = '/wc-admin/onboarding/profiler';

	private const LEAVE_OUT = self::PROFILER . '/leave-out';

	/**
	 * Plugins that are there and not active.
	 */
	private const THERE = [ 'paper-kite', 'paper-swan' ];

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		foreach ( self::THERE as $slug ) {
			file_put_contents( WP_PLUGIN_DIR . "/$slug.php", "<?php\n/* Plugin Name: $slug */\n" );
		}
		wp_clean_plugins_cache();
	}

	protected function tearDown(): void {
		foreach ( self::THERE as $slug ) {
			unlink( WP_PLUGIN_DIR . "/$slug.php" );
		}
		wp_clean_plugins_cache();
		parent::tearDown();
	}

	public function test_what_was_confirmed_waits_until_each_is_set_up_or_left_out(): void {
		self::assertSame( [], $this->waiting() );
		$this->confirm( 'paper-kite', 'of-the-directory', 'paper-swan' );
		self::assertSame( [ 'paper-kite', 'of-the-directory', 'paper-swan' ], $this->waiting() );

		$this->activate( 'paper-kite' );
		self::assertSame( [ 'of-the-directory', 'paper-swan' ], $this->waiting() );
		$answer = $this->rest( 'POST', self::LEAVE_OUT, [ 'plugins' => [ 'of-the-directory' ] ] );
		self::assertSame( [ 'paper-swan' ], $this->item( $answer )['waiting'] );
		$this->activate( 'paper-swan' );
		self::assertSame( [], $this->waiting() );
		self::assertSame(
			[ 'paper-kite', 'of-the-directory', 'paper-swan' ],
			$this->item( $this->rest( 'GET', '/wc-admin/onboarding/profile' ) )['business_extensions'],
			'What the owner chose stays as WooCommerce means it.'
		);
	}

	public function test_a_profiler_that_begins_anew_or_is_skipped_in_another_tab_loses_none(): void {
		$this->confirm( 'paper-kite', 'paper-swan' );
		foreach ( [ 'user-profile', 'plugins', 'skip-guided-setup' ] as $step ) {
			$path = '/wc-admin/onboarding/profile/progress/core-profiler/complete';
			$this->assertRestStatus( $this->rest( 'POST', $path, [ 'step' => $step ] ) );
		}
		self::assertSame( [ 'paper-kite', 'paper-swan' ], $this->waiting() );
		$this->confirm( 'paper-swan', 'of-the-directory' );
		self::assertSame( [ 'paper-kite', 'paper-swan', 'of-the-directory' ], $this->waiting(), 'Each once, of both tabs.' );
	}

	public function test_what_somebody_sets_up_meanwhile_waits_no_more(): void {
		$this->confirm( 'paper-kite', 'paper-swan' );
		foreach ( [ 'active', 'inactive' ] as $status ) {
			$this->assertRestStatus( $this->rest( 'PUT', '/wp/v2/plugins/paper-kite', [ 'status' => $status ] ) );
			self::assertSame( [ 'paper-swan' ], $this->waiting(), 'Also once it is switched off again: somebody wants that.' );
		}
		$this->activate( 'paper-swan' );
		$this->confirm( 'paper-swan' );
		$this->assertRestStatus( $this->rest( 'PUT', '/wp/v2/plugins/paper-swan', [ 'status' => 'inactive' ] ) );
		self::assertSame( [], $this->waiting(), 'It was active when it was confirmed.' );
	}

	public function test_nothing_is_added_but_by_who_may_install(): void {
		$this->confirm( 'paper-kite' );
		$this->assertRestStatus( $this->rest( 'POST', self::LEAVE_OUT, [ 'plugins' => [ 'paper-swan' ] ] ) );
		self::assertSame( [ 'paper-kite' ], $this->waiting() );
		$this->assertRestError( $this->rest( 'POST', self::LEAVE_OUT, [ 'plugins' => [ '../x' ] ] ), 'rest_invalid_param', 400 );
		$this->assertRestError( $this->rest( 'POST', self::LEAVE_OUT, [] ), 'rest_missing_callback_param', 400 );

		$this->as_shop_manager();
		$this->confirm( 'paper-swan' );
		$profile = [
			'storewright_answers'  => [ 'waiting' => [ 'paper-swan' ] ],
			WaitingPlugins::OPTION => [ 'paper-swan' ],
		];
		$this->rest( 'POST', '/wc-admin/onboarding/profile', $profile );
		$this->rest( 'POST', '/wc-admin/options', [ WaitingPlugins::OPTION => [ 'paper-swan' ] ] );
		self::assertSame( [ 'paper-kite' ], $this->waiting(), 'An administrator’s page would install it without asking.' );

		$this->as_subscriber();
		self::assertSame( 403, $this->rest( 'POST', self::LEAVE_OUT, [ 'plugins' => [ 'paper-kite' ] ] )->get_status() );
	}

	public function test_nothing_waits_where_something_of_the_setup_cant_be_saved(): void {
		$answer = $this->rest(
			'POST',
			self::PROFILER,
			[
				'plugins'    => [ 'paper-kite' ],
				'store_name' => [
					'value'    => 'New',
					'expected' => 'Of an older page',
				],
			]
		);
		$this->assertRestError( $answer, 'storewright_rest_setting_conflict', 409 );
		self::assertSame( [], $this->waiting() );
		self::assertFalse( get_option( Profile::OPTION ) );
	}

	private function confirm( string ...$slugs ): void {
		$this->assertRestStatus( $this->rest( 'POST', self::PROFILER, [ 'plugins' => $slugs ] ) );
	}

	private function activate( string $slug ): void {
		$answer = $this->item( $this->rest( 'POST', '/wc-admin/plugins/activate', [ 'plugins' => [ $slug ] ] ) );
		self::assertTrue( $answer['success'], (string) wp_json_encode( $answer ) );
	}

	private function waiting(): mixed {
		return $this->item( $this->rest( 'GET', self::PROFILER ) )['waiting'];
	}
}
