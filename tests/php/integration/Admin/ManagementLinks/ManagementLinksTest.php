<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\ManagementLinks;

use RuntimeException;
use Storewright\Admin\ManagementLinks\ManagementLinks;
use Storewright\Admin\Shell\PageData;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The store management on Home.
 */
final class ManagementLinksTest extends IntegrationTestCase {

	public function test_the_owner_finds_all_groups(): void {
		$this->as_administrator();
		self::assertSame(
			[ 'Products', 'Orders and customers', 'Reports', 'Settings', 'Storefront' ],
			array_column( $this->links(), 'title' )
		);
		self::assertContains( admin_url( 'edit.php?post_type=product' ), $this->urls() );
		self::assertContains( admin_url( 'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue' ), $this->urls() );
	}

	public function test_nobody_is_led_to_what_is_refused(): void {
		$this->as_subscriber();
		self::assertSame( [ 'Storefront' ], array_column( $this->links(), 'title' ) );
		self::assertCount( 1, $this->urls() );
		wp_get_current_user()->add_cap( 'view_woocommerce_reports' );
		self::assertSame( [ 'Orders and customers', 'Reports', 'Storefront' ], array_column( $this->links(), 'title' ) );
	}

	public function test_the_tab_of_taxes_comes_with_the_taxes(): void {
		$this->as_administrator();
		update_option( 'woocommerce_calc_taxes', 'no' );
		self::assertNotContains( admin_url( 'admin.php?page=wc-settings&tab=tax' ), $this->urls() );
		update_option( 'woocommerce_calc_taxes', 'yes' );
		self::assertContains( admin_url( 'admin.php?page=wc-settings&tab=tax' ), $this->urls() );
	}

	public function test_a_plugin_adds_a_group_and_what_is_no_link_is_left_out(): void {
		$this->as_administrator();
		$bad = [
			[
				'label' => 'Run',
				'url'   => 'javascript:alert(1)',
			],
			[ 'label' => 'Nowhere' ],
			'rubbish',
		];
		add_filter(
			'storewright_management_links',
			static fn( array $groups ) => [
				...$groups,
				[
					'title' => 'Bees',
					'links' => [
						[
							'label' => 'Hives',
							'url'   => 'https://example.org/hives',
						],
						...$bad,
					],
				],
				[
					'title' => 'Bad',
					'links' => $bad,
				],
				'rubbish',
			]
		);
		$last = array_slice( $this->links(), -1 )[0];
		self::assertSame( 'Bees', $last['title'] );
		self::assertSame( [ 'Hives' ], array_column( $last['links'], 'label' ) );
	}

	public function test_a_filter_that_throws_takes_no_link_away(): void {
		$this->as_administrator();
		$before = $this->links();
		add_filter( 'storewright_management_links', static fn() => throw new RuntimeException( 'bees' ) );
		$this->expect_logged( 'A filter of storewright_management_links broke' );
		self::assertSame( $before, $this->links() );
	}

	public function test_home_is_told_once_the_store_is_set_up(): void {
		$this->as_shop_manager();
		self::assertArrayNotHasKey( 'managementLinks', ( new PageData( $this->context() ) )->all() );
		$this->rest( 'POST', '/wc-admin/onboarding/tasks/setup/hide' );
		self::assertSame( $this->links(), ( new PageData( $this->context() ) )->all()['managementLinks'] );
	}

	/**
	 * @return list<array{title: string, links: list<array{label: string, url: string}>}>
	 */
	private function links(): array {
		return ( new ManagementLinks( $this->context() ) )->groups();
	}

	/**
	 * @return list<string>
	 */
	private function urls(): array {
		return array_column( array_merge( ...array_column( $this->links(), 'links' ) ), 'url' );
	}
}
