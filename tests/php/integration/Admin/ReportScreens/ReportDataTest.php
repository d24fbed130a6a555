<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\ReportScreens;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Shop\Reports\ReportsModule;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * What the settings of reports say of the orders in the reports, and what they can start.
 */
final class ReportDataTest extends IntegrationTestCase {

	private const PATH = '/wc-admin/report-data';

	private const IMPORT = '/wc-analytics/reports/import';

	/**
	 * @spec B2-047
	 */
	public function test_an_import_is_started_and_stopped(): void {
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'POST', self::IMPORT, [ 'skip_existing' => true ] ), 200 );
		self::assertTrue( $this->item( $this->rest( 'GET', self::PATH ) )['is_importing'] );
		self::assertTrue( ( new ReportRun( $this->context() ) )->progress()['missing_only'] );
		$this->assertRestError( $this->rest( 'POST', self::PATH . '/check' ), 'storewright_rest_reports_incomplete', 409 );
		$this->assertRestStatus( $this->rest( 'POST', self::IMPORT . '/cancel' ), 200 );
		$stopped = $this->item( $this->rest( 'GET', self::PATH ) );
		self::assertFalse( $stopped['is_importing'] );
		self::assertNotNull( $stopped['ended_gmt'] );
	}

	public function test_all_orders_are_taken_out_of_the_reports_and_brought_back(): void {
		$this->as_shop_manager();
		$run    = new ReportRun( $this->context() );
		$finish = static function () use ( $run ): void {
			$steps = 0;
			while ( $run->step( 1 ) ) {
				self::assertLessThan( 50, ++$steps );
			}
		};
		$this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'completed' ] );
		$this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'completed' ] );
		$run->start();
		$finish();
		$this->assertRestStatus( $this->rest( 'POST', self::IMPORT . '/delete' ), 200 );
		$begun = $this->item( $this->rest( 'GET', self::PATH ) );
		self::assertSame( [ false, false, true, 0, 2 ], [ $begun['is_complete'], $begun['is_importing'], $begun['is_deleting'], $begun['done'], $begun['total'] ] );
		$this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'completed' ] );
		$finish();

		$after = $this->item( $this->rest( 'GET', self::PATH ) );
		self::assertSame( [ false, false ], [ $after['is_complete'], $after['is_deleting'] ] );
		self::assertSame( 1, $this->orders_in_reports(), 'What was made since is there.' );
		$this->rest( 'POST', self::IMPORT );
		$finish();
		self::assertTrue( $this->item( $this->rest( 'GET', self::PATH ) )['is_complete'] );
		self::assertSame( 3, $this->orders_in_reports() );
	}

	public function test_an_import_of_what_is_missing_makes_reports_complete_after_a_deletion_and_after_one_that_was_stopped(): void {
		$this->as_shop_manager();
		$run = new ReportRun( $this->context() );
		$this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'completed' ] );
		$this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'completed' ] );
		$this->assertRestStatus( $this->rest( 'POST', self::IMPORT . '/delete' ), 200 );
		$this->finish_report_run();
		self::assertSame( 0, $this->orders_in_reports() );
		// The first import is stopped halfway.
		$this->assertRestStatus( $this->rest( 'POST', self::IMPORT, [ 'skip_existing' => true ] ), 200 );
		self::assertTrue( $run->step( 1 ) );
		$this->assertRestStatus( $this->rest( 'POST', self::IMPORT . '/cancel' ), 200 );
		self::assertFalse( $this->item( $this->rest( 'GET', self::PATH ) )['is_complete'] );

		$this->assertRestStatus( $this->rest( 'POST', self::IMPORT, [ 'skip_existing' => true ] ), 200 );
		$this->finish_report_run();
		$after = $this->item( $this->rest( 'GET', self::PATH ) );
		self::assertSame( [ true, false, 2, 2 ], [ $after['is_complete'], $after['is_importing'], $after['done'], $after['total'] ] );
		self::assertSame( 2, $this->orders_in_reports() );
		$checked = $this->item( $this->rest( 'POST', self::PATH . '/check' ) );
		self::assertSame( 0, $checked['differences'] );
	}

	/**
	 * @param string $at Part of the SQL of the last step at which the owner has all taken out.
	 */
	#[DataProvider( 'moments_of_the_last_step' )]
	public function test_a_deletion_that_begins_while_an_import_ends_leaves_reports_incomplete( string $at ): void {
		$this->as_shop_manager();
		$this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'completed' ] );
		$run = new ReportRun( $this->context() );
		$run->forget();
		$run->start();
		self::assertTrue( $run->step( 1 ) );
		$begun  = false;
		$delete = function ( string $sql ) use ( &$begun, $at ): string {
			if ( ! $begun && 1 === preg_match( $at, $sql ) ) {
				$begun = true;
				$this->assertRestStatus( $this->rest( 'POST', self::IMPORT . '/delete' ), 200 );
			}
			return $sql;
		};
		add_filter( 'query', $delete );
		self::assertFalse( $run->step( 1 ) );
		remove_filter( 'query', $delete );
		self::assertTrue( $begun );

		$now = $this->item( $this->rest( 'GET', self::PATH ) );
		self::assertSame( [ false, true ], [ $now['is_complete'], $now['is_deleting'] ] );
		$this->finish_report_run();
		self::assertFalse( $this->item( $this->rest( 'GET', self::PATH ) )['is_complete'] );
		self::assertSame( 0, $this->orders_in_reports() );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function moments_of_the_last_step(): array {
		return [
			'while customers are added up' => [ '/customer_lookup\s+WHERE customer_id > 0 ORDER BY customer_id/' ],
			'once its end is noted'        => [ '/^\s*(INSERT|UPDATE|REPLACE).*storewright_reports_form/s' ],
		];
	}

	public function test_reports_that_were_emptied_and_imports_that_were_stopped_are_left_alone_by_an_update(): void {
		$this->as_shop_manager();
		$module = new ReportsModule( $this->context() );
		$run    = new ReportRun( $this->context() );
		$this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'completed' ] );
		$this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'completed' ] );
		$this->assertRestStatus( $this->rest( 'POST', self::IMPORT . '/delete' ), 200 );
		$this->finish_report_run();
		$module->install();
		self::assertFalse( $run->progress()['running'] );
		self::assertSame( 0, $this->orders_in_reports() );

		// Some days are imported, the rest is still missing.
		$this->rest( 'POST', self::IMPORT, [ 'days' => 1 ] );
		$this->finish_report_run();
		$module->install();
		self::assertSame( [ false, false ], [ $run->progress()['running'], $run->is_complete() ] );

		$this->rest( 'POST', self::IMPORT );
		self::assertTrue( $run->step( 1 ) );
		$this->rest( 'POST', self::IMPORT . '/cancel' );
		$module->install();
		self::assertFalse( $run->progress()['running'] );

		// As an older version has left it: its rows are to be written anew.
		$this->context()->options->change( ReportRun::OPTION, static fn( array $stored ): array => [ 'form' => '1 elsewhere' ] + $stored );
		$module->install();
		self::assertTrue( $run->progress()['running'] );
		$this->finish_report_run();
		self::assertTrue( $run->is_complete() );
	}

	private function orders_in_reports(): mixed {
		return $this->item( $this->rest( 'GET', '/wc-analytics/reports/orders/stats?after=2020-01-01T00:00:00&interval=year' ) )['totals']['orders_count'] ?? null;
	}

	public function test_a_check_says_which_days_it_looked_at(): void {
		$this->as_shop_manager();
		$run = new ReportRun( $this->context() );
		$run->start();
		while ( $run->step( 200 ) ) {
			self::assertTrue( $run->progress()['running'] );
		}
		$this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'completed' ] );
		$checked = $this->item( $this->rest( 'POST', self::PATH . '/check' ) );
		self::assertSame( [ true, false ], [ $checked['is_complete'], $checked['is_importing'] ] );
		self::assertContains( wp_date( 'Y-m-d' ), (array) $checked['checked_days'] );
		self::assertSame( [ 1, 0 ], [ $checked['checked_orders'], $checked['differences'] ] );
		$chosen = $this->item( $this->rest( 'POST', self::PATH . '/check', [ 'days' => [ '2024-02-29' ] ] ) );
		self::assertSame( [ [ '2024-02-29' ], 0 ], [ $chosen['checked_days'], $chosen['checked_orders'] ] );
		$this->assertRestError( $this->rest( 'POST', self::PATH . '/check', [ 'days' => [ 'yesterday' ] ] ), 'rest_invalid_param', 400 );
	}

	public function test_who_sees_reports_only_starts_nothing(): void {
		$user = get_userdata( $this->as_subscriber() );
		$this->assertRestError( $this->rest( 'GET', self::PATH ), 'woocommerce_rest_cannot_view', 403 );
		self::assertNotFalse( $user );
		$user->add_cap( 'view_woocommerce_reports' );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
		$this->assertRestStatus( $this->rest( 'GET', self::PATH ), 200 );
		foreach ( [ self::IMPORT, self::IMPORT . '/cancel', self::IMPORT . '/delete', self::PATH . '/check' ] as $action ) {
			$this->assertRestError( $this->rest( 'POST', $action ), 'woocommerce_rest_cannot_edit', 403 );
		}
		self::assertFalse( ( new ReportRun( $this->context() ) )->progress()['running'] );
	}
}
