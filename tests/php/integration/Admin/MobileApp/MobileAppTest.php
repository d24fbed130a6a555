<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\MobileApp;

use Storewright\Admin\Shell\PageData;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The mobile app that is offered.
 *
 * @spec B3-019 B4-020 B4-021
 */
final class MobileAppTest extends IntegrationTestCase {

	public function test_there_is_none_unless_a_plugin_names_one(): void {
		$this->as_shop_manager();
		self::assertNull( $this->offered() );
		require dirname( STOREWRIGHT_FILE ) . '/docs/examples/hello-mobile-app.php';
		self::assertSame(
			[
				'name'        => 'Hello orders',
				'description' => 'Look after your orders on the go.',
				'url'         => 'https://play.google.com/store/apps/details?id=com.example.hello',
			],
			$this->offered()
		);
		$this->as_subscriber();
		self::assertNull( $this->offered() );
	}

	public function test_it_goes_once_the_user_dismissed_it_and_where_suggestions_are_off(): void {
		require dirname( STOREWRIGHT_FILE ) . '/docs/examples/hello-mobile-app.php';
		$this->as_shop_manager();
		$dismiss = [ 'woocommerce_meta' => [ 'android_app_banner_dismissed' => 'yes' ] ];
		$this->assertRestStatus( $this->rest( 'POST', '/wp/v2/users/me', $dismiss ), 200 );
		self::assertNull( $this->offered() );

		$this->as_administrator();
		self::assertNotNull( $this->offered() );
		$this->rest( 'PUT', '/wc/v3/settings/advanced/woocommerce_show_marketplace_suggestions', [ 'value' => 'no' ] );
		self::assertNull( $this->offered() );
	}

	public function test_what_leads_nowhere_is_logged(): void {
		$this->as_shop_manager();
		add_filter( 'storewright_mobile_app', static fn(): array => [ 'name' => 'App', 'url' => 'javascript:alert(1)' ] ); // phpcs:ignore WordPress.Arrays
		$this->expect_logged( 'storewright_mobile_app needs a name and an https or market address' );
		self::assertNull( $this->offered() );
	}

	private function offered(): mixed {
		return ( new PageData( $this->context() ) )->all()['mobileApp'];
	}
}
