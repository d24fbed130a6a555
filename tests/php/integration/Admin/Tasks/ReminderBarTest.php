<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Tasks;

use DOMDocument;
use DOMXPath;
use RuntimeException;
use Storewright\Admin\Tasks\ReminderBar;
use Storewright\Tests\Support\SetupTestCase;

/**
 * The bar on wp-admin's pages that tells how many steps are left.
 *
 * @spec A2-025 A4-013
 */
final class ReminderBarTest extends SetupTestCase {

	protected const ONLY = self::TWO;

	protected function setUp(): void {
		parent::setUp();
		$this->rest( 'POST', self::TASKS . '/store_details/action' );
		$this->save_address();
		set_current_screen( 'edit-post' );
	}

	/**
	 * @spec A4-015
	 */
	public function test_it_says_how_many_steps_are_left_and_leads_home(): void {
		$bar = $this->bar();
		self::assertNotNull( $bar );
		self::assertSame( 'Only 1 step left', $bar->evaluate( 'string( //strong )' ) );
		self::assertSame( admin_url( 'admin.php?page=wc-admin' ), $bar->evaluate( 'string( //a/@href )' ) );
		self::assertNotSame( '', $bar->evaluate( 'string( //aside/@aria-label )' ) );
		self::assertNotSame( '', $bar->evaluate( 'string( //button/@aria-label )' ) );

		$this->add_task( 'third' );
		$this->rest( 'GET', self::TASKS );
		self::assertSame( '2 steps left', $this->bar()?->evaluate( 'string( //strong )' ) );
	}

	/**
	 * @spec A4-013 A6-001
	 * @dataProvider reasons_to_stay_away
	 *
	 * @param callable(self): mixed $reason
	 */
	public function test_it_stays_away( callable $reason ): void {
		self::assertNotNull( $this->bar() );
		$reason( $this );

		self::assertNull( $this->bar() );
	}

	/**
	 * @return array<string, array{callable(self): mixed}>
	 */
	public static function reasons_to_stay_away(): array {
		return [
			'the list is hidden'       => [ static fn( self $test ) => $test->rest( 'POST', self::TASKS . '/setup/hide' ) ],
			'the list is complete'     => [ static fn( self $test ) => $test->add_rate() ],
			'the rest is put aside'    => [ static fn( self $test ) => $test->rest( 'POST', self::TASKS . '/shipping/snooze' ) ],
			'no task is complete'      => [ static fn( self $test ) => $test->save_address( [ 'woocommerce_store_address' => '' ] ) ],
			'the owner closed it'      => [
				static fn( self $test ) => $test->rest( 'POST', '/wc-admin/options', [ ReminderBar::CLOSED => 'yes' ] ),
			],
			'home'                     => [ static fn( self $test ) => $test->query( [ 'page' => 'wc-admin' ] ) ],
			'a task page'              => [
				static fn( self $test ) => $test->query(
					[
						'page' => 'wc-admin',
						'task' => 'shipping',
					]
				),
			],
			'a page of an active task' => [
				static fn( self $test ) => $test->query(
					[
						'page'                      => 'wc-settings',
						'tab'                       => 'tax',
						'wc_onboarding_active_task' => 'tax',
					]
				),
			],
			'somebody else'            => [ static fn( self $test ) => $test->as_subscriber() ],
			'an editor in full screen' => [
				static function (): void {
					set_current_screen( 'post' );
					get_current_screen()?->is_block_editor( true );
				},
			],
		];
	}

	/**
	 * @spec B2-034
	 */
	public function test_it_stays_away_from_payments_settings_only_where_they_are_an_app(): void {
		$this->query(
			[
				'page' => 'wc-settings',
				'tab'  => 'checkout',
			]
		);
		self::assertNull( $this->bar() );

		add_filter( 'storewright_features', '__return_empty_array' );
		self::assertNotNull( $this->bar() );

		remove_filter( 'storewright_features', '__return_empty_array' );
		$this->query(
			[
				'page' => 'wc-settings',
				'tab'  => 'general',
			]
		);
		self::assertNotNull( $this->bar() );
	}

	public function test_its_script_is_there_only_together_with_it(): void {
		$this->bar();
		self::assertTrue( wp_script_is( 'storewright-reminder' ) );
		wp_dequeue_script( 'storewright-reminder' );

		$this->query( [ 'page' => 'wc-admin' ] );
		$this->bar();
		self::assertFalse( wp_script_is( 'storewright-reminder' ) );
	}

	/**
	 * @spec A4-014
	 */
	public function test_the_form_closes_it_without_javascript(): void {
		$bar = $this->bar();
		self::assertNotNull( $bar );
		self::assertSame( admin_url( 'admin-post.php' ), $bar->evaluate( 'string( //form/@action )' ) );
		$_POST = [];
		foreach ( [ 'action', '_wpnonce', '_wp_http_referer' ] as $field ) {
			$_POST[ $field ] = $bar->evaluate( "string( //input[ @name = '$field' ]/@value )" );
		}
		$_POST['_wp_http_referer'] = admin_url( 'edit.php?post_status=draft' );
		$_REQUEST                  = $_POST;
		$action                    = $_POST['action'];
		self::assertIsString( $action );

		self::assertSame( admin_url( 'edit.php?post_status=draft' ), $this->redirect( static fn() => do_action( "admin_post_$action" ) ) );
		self::assertSame( 'yes', get_option( 'woocommerce_task_list_reminder_bar_hidden' ) );
		self::assertNull( $this->bar() );
	}

	/**
	 * The options route takes what the script sends to it, with what the form carries for the script.
	 *
	 * @spec A4-014
	 */
	public function test_the_script_closes_it_through_the_options(): void {
		$bar = $this->bar();
		self::assertNotNull( $bar );
		self::assertSame( rest_url( 'wc-admin/options' ), $bar->evaluate( 'string( //form/@data-endpoint )' ) );
		$nonce = $bar->evaluate( 'string( //form/@data-nonce )' );
		self::assertIsString( $nonce );
		self::assertSame( 1, wp_verify_nonce( $nonce, 'wp_rest' ) );

		$this->assertRestStatus(
			$this->rest( 'POST', '/wc-admin/options', [ 'woocommerce_task_list_reminder_bar_hidden' => 'yes' ] ),
			200
		);
		self::assertSame( 'yes', get_option( ReminderBar::CLOSED ) );
	}

	/**
	 * @dataProvider forged_forms
	 */
	public function test_a_form_that_is_not_the_users_own_closes_nothing( string $user, bool $right_nonce ): void {
		if ( 'subscriber' === $user ) {
			$this->as_subscriber();
		}
		$_REQUEST['_wpnonce'] = $right_nonce ? wp_create_nonce( ReminderBar::CLOSE_ACTION ) : 'forged';
		add_filter( 'wp_die_handler', static fn() => static fn() => throw new RuntimeException( 'refused' ) );

		try {
			do_action( 'admin_post_' . ReminderBar::CLOSE_ACTION );
			self::fail( 'The form was accepted.' );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'refused', $error->getMessage() );
		}
		self::assertSame( 'no', get_option( ReminderBar::CLOSED ) );
	}

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function forged_forms(): array {
		return [
			'a wrong nonce'  => [ 'admin', false ],
			'no right to it' => [ 'subscriber', true ],
		];
	}

	public function test_an_admin_page_pays_two_queries_at_most(): void {
		$this->bar();
		wp_cache_flush();
		wp_load_alloptions();
		current_user_can( 'manage_woocommerce' );

		self::assertLessThanOrEqual( 2, $this->queries( fn() => $this->bar() ) );
	}

	/**
	 * @param array<string, string> $query
	 */
	private function query( array $query ): void {
		$_GET = $query;
	}

	/**
	 * The bar as it is printed on this page, null where it isn't.
	 */
	private function bar(): ?DOMXPath {
		remove_all_actions( 'in_admin_header' );
		do_action( 'admin_enqueue_scripts', 'edit.php' );
		ob_start();
		do_action( 'in_admin_header' );
		$html = (string) ob_get_clean();
		if ( '' === $html ) {
			return null;
		}
		$document = new DOMDocument();
		self::assertTrue( $document->loadHTML( "<!DOCTYPE html><meta charset='utf-8'>$html", LIBXML_NOERROR ) );
		return new DOMXPath( $document );
	}

	/**
	 * Where something redirects to.
	 *
	 * @param callable(): mixed $work
	 */
	private function redirect( callable $work ): string {
		add_filter( 'wp_redirect', static fn( string $location ) => throw new RuntimeException( $location ) );
		try {
			$work();
		} catch ( RuntimeException $error ) {
			return $error->getMessage();
		}
		self::fail( 'There was no redirect.' );
	}
}
