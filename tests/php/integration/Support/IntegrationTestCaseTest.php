<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Support;

use Storewright\Kernel\Log;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The base of the integration tests keeps its promises: tests do not see each other.
 */
final class IntegrationTestCaseTest extends IntegrationTestCase {

	private const OPTION = 'storewright_test_isolation';

	/**
	 * Twice the same: the second run fails if the first one left something behind.
	 *
	 * @dataProvider twice
	 */
	public function test_what_a_test_does_is_undone( int $run ): void {
		$before = count( $this->context()->database->rows( 'SELECT option_name FROM %i', $this->context()->database->table( 'options' ) ) );

		self::assertFalse( get_option( self::OPTION ) );
		self::assertFalse( has_filter( self::OPTION ) );
		self::assertArrayNotHasKey( self::OPTION, $_GET );
		self::assertSame( 0, did_action( self::OPTION ) );
		self::assertFalse( wp_cache_get( self::OPTION ) );
		self::assertSame( '0', ini_get( 'max_execution_time' ), 'WordPress’s upgrader limits the time of what comes after it.' );

		update_option( self::OPTION, $run );
		add_filter( self::OPTION, '__return_true' );
		do_action( self::OPTION );
		wp_cache_set( self::OPTION, $run );
		$_GET[ self::OPTION ] = $run;
		set_time_limit( 300 );

		self::assertCount(
			$before + 1,
			$this->context()->database->rows( 'SELECT option_name FROM %i', $this->context()->database->table( 'options' ) )
		);
	}

	/**
	 * @return array<string, array{int}>
	 */
	public static function twice(): array {
		return [
			'first'  => [ 1 ],
			'second' => [ 2 ],
		];
	}

	/**
	 * A transaction of the plugin inside a test ends with the test's own, not before.
	 *
	 * @depends test_what_a_test_does_is_undone
	 */
	public function test_a_commit_inside_a_test_is_undone_too(): void {
		$this->context()->database->transaction( static fn() => update_option( self::OPTION, 'kept' ) );

		self::assertSame( 'kept', get_option( self::OPTION ) );
		$this->close_database();
		wp_cache_flush();
		self::assertFalse( get_option( self::OPTION ) );
		$this->open_database();
	}

	public function test_users_have_the_roles_that_the_plugin_gives(): void {
		$this->as_administrator();
		self::assertTrue( current_user_can( 'manage_woocommerce' ) );
		$this->as_shop_manager();
		self::assertTrue( current_user_can( 'manage_woocommerce' ) );
		self::assertFalse( current_user_can( 'activate_plugins' ) );
		$this->as_subscriber();
		self::assertFalse( current_user_can( 'manage_woocommerce' ) );
		$this->as_visitor();
		self::assertFalse( is_user_logged_in() );
	}

	public function test_a_request_carries_query_and_body(): void {
		$this->as_administrator();
		self::assertRestStatus( $this->rest( 'POST', '/wp/v2/settings', [ 'title' => 'Corner shop' ] ) );

		self::assertSame( 'Corner shop', $this->item( $this->rest( 'GET', '/wp/v2/settings?_fields=title' ) )['title'] );
		self::assertSame( [ 'title' => 'Corner shop' ], $this->item( $this->rest( 'GET', '/wp/v2/settings', [ '_fields' => 'title' ] ) ) );

		$this->as_visitor();
		self::assertRestError( $this->rest( 'GET', '/wp/v2/settings' ), 'rest_forbidden', 401 );
	}

	public function test_an_expected_failure_in_the_log_is_no_failure_of_the_test(): void {
		$this->expect_logged( 'disk is full' );
		( new Log() )->error( 'The disk is full.' );
	}
}
