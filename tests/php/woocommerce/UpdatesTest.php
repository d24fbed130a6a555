<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Companion\Updates\UpdatesModule;
use Storewright\Kernel\Mode;
use Storewright\Tests\Support\CompanionTestCase;
use WP_Error;

/**
 * While WordPress updates WooCommerce, for which it may deactivate it, Storewright knows of it.
 */
final class UpdatesTest extends CompanionTestCase {

	public function test_an_update_of_woocommerce_is_noted_before_wordpress_deactivates_it(): void {
		( new UpdatesModule( $this->context() ) )->register();
		self::assertTrue( apply_filters( 'upgrader_pre_install', true, [ 'plugin' => 'akismet/akismet.php' ] ) );
		self::assertInstanceOf( WP_Error::class, apply_filters( 'upgrader_pre_install', new WP_Error( 'no' ), [ 'plugin' => 'woocommerce/woocommerce.php' ] ) );
		self::assertFalse( get_option( Mode::UPDATING_OPTION ) );

		self::assertTrue( apply_filters( 'upgrader_pre_install', true, [ 'plugin' => 'woocommerce/woocommerce.php' ] ) );
		self::assertEqualsWithDelta( time(), get_option( Mode::UPDATING_OPTION ), 5 );
		self::assertArrayHasKey( Mode::UPDATING_OPTION, wp_load_alloptions() );
	}

	public function test_whoever_switches_woocommerce_off_means_it(): void {
		( new UpdatesModule( $this->context() ) )->register();
		update_option( Mode::UPDATING_OPTION, (string) time(), true );
		do_action( 'deactivated_plugin', 'akismet/akismet.php', false );
		self::assertNotFalse( get_option( Mode::UPDATING_OPTION ) );

		do_action( 'deactivated_plugin', 'woocommerce/woocommerce.php', false );
		self::assertFalse( get_option( Mode::UPDATING_OPTION ) );
	}
}
