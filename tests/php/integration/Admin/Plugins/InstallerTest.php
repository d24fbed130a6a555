<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Plugins;

use Storewright\Tests\Support\IntegrationTestCase;
use WP_Error;

/**
 * The shared installer over REST.
 */
final class InstallerTest extends IntegrationTestCase {

	public function test_installed_and_active_plugins_are_listed(): void {
		$this->as_administrator();
		$installed = $this->item( $this->rest( 'GET', '/wc-admin/plugins/installed' ) )['plugins'];
		self::assertIsArray( $installed );
		self::assertContains( 'storewright', $installed );
		self::assertContains( 'storewright', (array) $this->item( $this->rest( 'GET', '/wc-admin/plugins/active' ) )['plugins'] );
	}

	public function test_a_plugin_that_is_there_is_not_installed_again(): void {
		$this->as_administrator();
		add_filter( 'pre_http_request', static fn() => self::fail( 'Nothing is to be asked.' ) );
		$answer = $this->item( $this->rest( 'POST', '/wc-admin/plugins/install', [ 'plugins' => 'storewright' ] ) );
		self::assertTrue( $answer['success'] );
		self::assertSame( [ 'installed' => [ 'storewright' ] ], $answer['data'] );
		self::assertTrue(
			$this->item( $this->rest( 'POST', '/wc-admin/plugins/activate', [ 'plugins' => [ 'storewright' ] ] ) )['success']
		);
	}

	/**
	 * [A7-012] Offline, the owner is told so, and each plugin by itself.
	 */
	public function test_why_it_failed_is_plain_text_with_the_plugins_name(): void {
		$this->as_administrator();
		add_filter(
			'plugins_api',
			static fn() => (object) [
				'name'          => 'Mail &amp; More',
				'download_link' => 'https://directory.example/mail.zip',
			]
		);
		add_filter( 'upgrader_pre_download', static fn() => new WP_Error( 'broken', 'Your server&#8217;s folder is <b>full</b>.' ) );
		$answer = $this->item( $this->rest( 'POST', '/wc-admin/plugins/install', [ 'plugins' => [ 'mail-more' ] ] ) );

		self::assertSame( 'The plugin “Mail & More” could not be set up: Your server’s folder is full.', $answer['message'] );
	}

	public function test_what_cannot_be_had_is_told_politely(): void {
		$this->as_administrator();
		add_filter( 'plugins_api', static fn() => new WP_Error( 'plugins_api_failed', 'The directory does not answer.' ) );
		$answer = $this->item( $this->rest( 'POST', '/wc-admin/plugins/install', [ 'plugins' => 'no-such-plugin,storewright' ] ) );
		self::assertFalse( $answer['success'] );
		self::assertSame( [ 'installed' => [ 'storewright' ] ], $answer['data'] );
		self::assertIsArray( $answer['errors'] );
		self::assertSame(
			[ 'The plugin “no-such-plugin” could not be set up: The directory does not answer.' ],
			$answer['errors']['no-such-plugin']
		);
		self::assertSame( 'The plugin “no-such-plugin” could not be set up: The directory does not answer.', $answer['message'] );
		self::assertSame( [ 'no-such-plugin' => 'The directory does not answer.' ], $answer['reasons'] );
	}

	public function test_one_that_the_directory_says_nothing_of_has_the_name_that_it_is_suggested_by(): void {
		$this->as_administrator();
		add_filter( 'plugins_api', static fn() => new WP_Error( 'plugins_api_failed', 'The directory does not answer.' ) );
		$answer = $this->item( $this->rest( 'POST', '/wc-admin/plugins/install', [ 'plugins' => [ 'mailpoet' ] ] ) );
		self::assertSame( 'The plugin “MailPoet” could not be set up: The directory does not answer.', $answer['message'] );
	}

	public function test_a_plugin_that_is_missing_cannot_be_activated(): void {
		$this->as_administrator();
		$answer = $this->item( $this->rest( 'POST', '/wc-admin/plugins/activate', [ 'plugins' => 'no-such-plugin' ] ) );
		self::assertFalse( $answer['success'] );
		self::assertSame( 'The plugin “no-such-plugin” is not installed.', $answer['message'] );
		self::assertSame( [ 'no-such-plugin' => 'It is not installed.' ], $answer['reasons'] );
		// One whose folder was deleted since it was installed.
		foreach ( [ 'activate', 'update' ] as $verb ) {
			$answer = $this->item( $this->rest( 'POST', "/wc-admin/plugins/$verb", [ 'plugins' => 'mailpoet' ] ) );
			self::assertSame( 'The plugin “MailPoet” is not installed.', $answer['message'] );
			self::assertSame( [ 'mailpoet' => 'It is not installed.' ], $answer['reasons'] );
		}
	}

	/**
	 * @dataProvider nonsense
	 */
	public function test_what_is_no_slug_is_refused( mixed $plugins ): void {
		$this->as_administrator();
		$this->assertRestError( $this->rest( 'POST', '/wc-admin/plugins/install', [ 'plugins' => $plugins ] ), 'rest_invalid_param', 400 );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function nonsense(): iterable {
		yield 'nothing' => [ '' ];
		yield 'no entry' => [ [] ];
		yield 'a path' => [ '../evil' ];
		yield 'an address' => [ 'https://example.com/evil.zip' ];
		yield 'too many' => [ array_map( static fn( int $number ) => "plugin-$number", range( 1, 11 ) ) ];
	}

	public function test_a_shop_manager_installs_nothing(): void {
		$this->as_shop_manager();
		$this->assertRestError(
			$this->rest( 'POST', '/wc-admin/plugins/install', [ 'plugins' => 'hello' ] ),
			'woocommerce_rest_cannot_edit',
			403
		);
	}
}
