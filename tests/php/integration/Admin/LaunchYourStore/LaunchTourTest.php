<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\LaunchYourStore;

use Storewright\Admin\Shell\PageData;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Whether the tour of an opened store waits for a user.
 */
final class LaunchTourTest extends IntegrationTestCase {

	/**
	 * @spec B3-012 B4-016 B4-017 B7-017
	 */
	public function test_it_waits_once_the_store_was_launched_until_the_user_closes_it(): void {
		$this->as_shop_manager();
		self::assertFalse( $this->waits() );
		$this->assertRestStatus(
			$this->rest( 'POST', '/wc-admin/options', [ 'woocommerce_coming_soon' => 'no', 'woocommerce_show_lys_tour' => 'yes' ] ), // phpcs:ignore WordPress.Arrays
			200
		);
		self::assertTrue( $this->waits() );

		$hide = [ 'woocommerce_meta' => [ 'launch_your_store_tour_hidden' => 'yes' ] ];
		$this->assertRestStatus( $this->rest( 'POST', '/wp/v2/users/me', $hide ), 200 );
		self::assertFalse( $this->waits() );
		self::assertSame( 'yes', get_user_meta( get_current_user_id(), 'woocommerce_launch_your_store_tour_hidden', true ) );

		$this->as_administrator();
		self::assertTrue( $this->waits() );
		$this->as_subscriber();
		self::assertFalse( $this->waits() );
	}

	/**
	 * @spec B7-015
	 */
	public function test_what_it_reads_can_be_read_by_those_who_manage_the_store(): void {
		$names = [
			'woocommerce_coming_soon',
			'woocommerce_store_pages_only',
			'woocommerce_private_link',
			'woocommerce_share_key',
			'woocommerce_show_lys_tour',
		];
		$this->as_shop_manager();
		$read = $this->item( $this->rest( 'GET', '/wc-admin/options', [ 'options' => implode( ',', $names ) ] ) );
		self::assertEqualsCanonicalizing( $names, array_keys( $read ) );
		$this->as_subscriber();
		$this->assertRestStatus( $this->rest( 'GET', '/wc-admin/options', [ 'options' => implode( ',', $names ) ] ), 403 );
	}

	/**
	 * @spec B4-016
	 */
	public function test_its_feature_is_on(): void {
		self::assertContains( 'launch-your-store', $this->page_data()['features'] );
	}

	private function waits(): bool {
		return true === $this->page_data()['launchTour'];
	}

	/**
	 * @return array{features: list<string>, launchTour: mixed}
	 */
	private function page_data(): array {
		/** @var array{features: list<string>, launchTour: mixed} $data */
		$data = ( new PageData( $this->context() ) )->all();
		return $data;
	}
}
