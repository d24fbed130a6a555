<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\ReportScreens;

use Storewright\Admin\ReportScreens\ReportScreensModule;
use Storewright\Admin\Shell\PageData;
use Storewright\Admin\Shell\Pages\PageRegistry;
use Storewright\Kernel\Log;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * What the screens of the reports start with.
 */
final class ReportScreensTest extends IntegrationTestCase {

	/**
	 * @spec B9-003 B3-001
	 */
	public function test_they_start_with_the_calendar_and_the_usual_period(): void {
		$this->as_shop_manager();
		update_option( 'timezone_string', 'Europe/Vienna' );
		$this->count_orders();
		update_option( 'start_of_week', '6' );
		self::assertSame(
			[
				'timeZone'         => 'Europe/Vienna',
				'weekStart'        => 6,
				'defaultDateRange' => 'period=month&compare=previous_year',
				'managesStock'     => true,
			],
			$this->facts()
		);
	}

	/**
	 * @spec B3-002
	 */
	public function test_the_shop_may_have_chosen_otherwise(): void {
		$this->as_shop_manager();
		update_option( 'woocommerce_default_date_range', 'period=last_week&amp;compare=previous_period' );
		update_option( 'woocommerce_manage_stock', 'no' );
		self::assertSame( 'period=last_week&compare=previous_period', $this->facts()['defaultDateRange'] );
		self::assertFalse( $this->facts()['managesStock'] );
	}

	public function test_they_are_told_that_orders_are_still_being_counted(): void {
		$this->as_shop_manager();
		$this->count_orders();
		self::assertArrayNotHasKey( 'counting', $this->facts() );
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'completed' ] ), 201 );
		$run = new ReportRun( $this->context() );
		$run->forget();
		$missing = $this->facts()['counting'] ?? null;
		self::assertSame(
			[
				'isRunning' => false,
				'done'      => 0,
				'total'     => 0,
			],
			$missing
		);
		$run->start();
		$counting = $this->facts()['counting'] ?? null;
		self::assertSame(
			[
				'isRunning' => true,
				'done'      => 0,
				'total'     => 1,
			],
			$counting
		);
		$this->finish_report_run();
		self::assertArrayNotHasKey( 'counting', $this->facts() );
	}

	private function count_orders(): void {
		( new ReportRun( $this->context() ) )->start();
		$this->finish_report_run();
	}

	public function test_the_overview_starts_with_the_user_s_choice(): void {
		$module = new ReportScreensModule( $this->context() );
		$this->as_shop_manager();
		self::assertSame( [ '/wp/v2/users/me?context=edit&_fields=woocommerce_meta' ], $module->preloads( '/analytics/overview', '' ) );
		self::assertSame( [], $module->preloads( '/analytics/revenue', '' ) );
		$this->as_subscriber();
		self::assertSame( [], $module->preloads( '/analytics/overview', '' ) );
	}

	public function test_who_may_not_see_reports_is_told_nothing(): void {
		$this->as_subscriber();
		self::assertArrayNotHasKey( 'analytics', ( new PageData( $this->context() ) )->all() );
	}

	public function test_the_menu_highlights_the_entry_of_a_page_s_parent(): void {
		$registry = new PageRegistry( new Log() );
		foreach ( [ '/bees', '/bees/:hive', '/honey' ] as $path ) {
			$registry->add(
				[
					'path'     => $path,
					'title'    => $path,
					'nav_args' => '/bees/:hive' === $path ? [ 'parentPath' => '/bees' ] : [],
				]
			);
		}
		foreach ( [
			'/bees'          => '/bees',
			'/bees/7'        => '/bees',
			'/bees/7/frames' => '/bees/7/frames',
			'/honey'         => '/honey',
			'/wax'           => '/wax',
		] as $path => $entry ) {
			self::assertSame( $entry, $registry->menu_path( $path ) );
		}
	}

	/**
	 * @return array<mixed>
	 */
	private function facts(): array {
		$facts = ( new PageData( $this->context() ) )->all()['analytics'];
		self::assertIsArray( $facts );
		return $facts;
	}
}
