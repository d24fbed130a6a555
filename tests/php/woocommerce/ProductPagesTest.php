<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use RuntimeException;
use Storewright\Companion\Menu\MenuModule;
use Storewright\Kernel\Installer;
use Storewright\Tests\Support\CompanionTestCase;

/**
 * Addresses of the product editor and of the setup wizard, which Storewright has where it runs the shop, lead to WooCommerce's beside it.
 */
final class ProductPagesTest extends CompanionTestCase {

	protected function tearDown(): void {
		$_GET = [];
		foreach ( [ MenuModule::REPLACE_HOME, Installer::REMOVE_DATA_OPTION ] as $name ) {
			unregister_setting( 'storewright-settings', $name );
		}
		// Each time they are made known adds them once more.
		unset( $GLOBALS['new_allowed_options']['storewright-settings'] );
		parent::tearDown();
	}

	public function test_addresses_of_the_product_editor_lead_to_woocommerces(): void {
		$this->as_administrator();
		$id = self::product()->get_id();
		self::assertSame( admin_url( 'post-new.php?post_type=product' ), $this->opened( '/add-product' ) );
		self::assertSame( admin_url( "post.php?post=$id&action=edit" ), $this->opened( "/product/$id" ) );
		self::assertSame( admin_url( "post.php?post=$id&action=edit" ), $this->opened( "/product/$id/variation/7" ) );
	}

	public function test_the_address_of_the_setup_wizard_leads_to_woocommerces(): void {
		$this->as_administrator();
		$wizard = admin_url( 'admin.php?page=wc-admin&path=%2Fsetup-wizard' );
		self::assertSame( [ $wizard, $wizard ], [ $this->opened( '/setup-wizard' ), $this->opened( '/profiler' ) ] );
		$this->as_subscriber();
		self::assertNull( $this->opened( '/setup-wizard' ) );
	}

	public function test_nothing_else_is_led_on(): void {
		$this->as_administrator();
		$page = wp_insert_post(
			[
				'post_type'  => 'page',
				'post_title' => 'About us',
			]
		);
		self::assertIsInt( $page );
		foreach ( [ '/', '/products', '/add-product/2', '/product/0', "/product/$page" ] as $path ) {
			self::assertNull( $this->opened( $path ), $path );
		}
		self::assertNull( $this->opened( '/add-product', 'wc-admin' ) );

		$id = self::product()->get_id();
		$this->as_subscriber();
		self::assertNull( $this->opened( '/add-product' ) );
		self::assertNull( $this->opened( "/product/$id" ) );
	}

	/**
	 * Where an address leads to, null where it stays.
	 */
	private function opened( string $path, string $page = 'storewright' ): ?string {
		$_GET = [
			'page' => $page,
			'path' => $path,
		];
		$stop = static fn( string $url ) => throw new RuntimeException( $url );
		remove_all_actions( 'admin_init' );
		( new MenuModule( $this->context() ) )->register();
		add_filter( 'wp_redirect', $stop );
		try {
			do_action( 'admin_init' );
			return null;
		} catch ( RuntimeException $redirect ) {
			return $redirect->getMessage();
		} finally {
			remove_filter( 'wp_redirect', $stop );
		}
	}
}
