<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\PaymentSuggestions;

use RuntimeException;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The payments provider of docs/examples.
 */
final class ExampleProviderTest extends IntegrationTestCase {

	public function test_only_who_may_connect_the_store_changes_its_connection(): void {
		require dirname( STOREWRIGHT_FILE ) . '/docs/examples/payments-provider.php';
		add_filter( 'wp_die_handler', static fn() => static fn() => throw new RuntimeException( 'refused' ) );
		add_filter( 'wp_redirect', static fn() => throw new RuntimeException( 'connected' ) );
		update_option( 'example_provider_state', 'live' );

		$this->as_shop_manager();
		self::assertSame( 'refused', $this->connect( 'test_drive' ) );
		self::assertSame( 'live', get_option( 'example_provider_state' ) );

		$this->as_administrator();
		self::assertSame( 'connected', $this->connect( 'test_drive' ) );
		self::assertSame( 'test', get_option( 'example_provider_state' ) );
	}

	/**
	 * Follows the address that leads to the provider, and returns how that ended.
	 */
	private function connect( string $variant ): string {
		$_GET     = [ 'variant' => $variant ];
		$_REQUEST = [ '_wpnonce' => wp_create_nonce( 'example_provider' ) ];
		try {
			do_action( 'admin_post_example_provider' );
		} catch ( RuntimeException $end ) {
			return $end->getMessage();
		}
		return '';
	}
}
