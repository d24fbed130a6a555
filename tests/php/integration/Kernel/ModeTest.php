<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use Storewright\Kernel\Mode;
use Storewright\Kernel\WooCommerceGuard;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Who runs the shop where WooCommerce is not loaded.
 */
final class ModeTest extends IntegrationTestCase {

	public function test_storewright_runs_the_shop_alone(): void {
		self::assertSame( Mode::Standalone, Mode::of_site() );
		self::assertFalse( WooCommerceGuard::owns_data() );
	}

	/**
	 * Its files are being replaced, or recovery mode leaves it out: the next request may have it again.
	 */
	public function test_the_shop_of_a_woocommerce_that_is_active_and_not_loaded_is_left_alone(): void {
		update_option( 'active_plugins', [ 'storewright/plugin.php', 'woocommerce/woocommerce.php' ] );
		self::assertSame( Mode::Inactive, Mode::of_site() );
		self::assertTrue( WooCommerceGuard::owns_data() );
	}

	/**
	 * WordPress deactivates plugins for some updates.
	 */
	public function test_the_shop_is_left_alone_while_woocommerce_is_updated(): void {
		update_option( Mode::UPDATING_OPTION, (string) ( time() - 60 ), true );
		self::assertSame( Mode::Inactive, Mode::of_site() );

		update_option( Mode::UPDATING_OPTION, (string) ( time() - 3600 ), true );
		self::assertSame( Mode::Standalone, Mode::of_site() );
	}

	public function test_those_who_can_act_on_it_read_why_storewright_waits(): void {
		$this->as_administrator();
		self::assertStringContainsString( 'WooCommerce is active but did not load.', $this->notice() );

		$this->as_shop_manager();
		self::assertSame( '', $this->notice() );
	}

	private function notice(): string {
		ob_start();
		WooCommerceGuard::print_notice();
		return (string) ob_get_clean();
	}
}
