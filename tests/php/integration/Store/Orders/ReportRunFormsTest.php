<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\ExternalWrites;
use Storewright\Shop\Reports\CheckReports;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\RebuildReports;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Shop\Reports\ReportsModule;
use Storewright\Shop\ReportTables;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * A run that was begun for rows of another form, or for those of a shop that WooCommerce ran, is not taken for the present one.
 *
 * @spec B3-001
 */
final class ReportRunFormsTest extends OrderIndexersTestCase {

	private const IMPORT = '/wc-analytics/reports/import';

	private ReportRun $run;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		foreach ( [ 0, 1, 2 ] as $day ) {
			$this->repository->create( $this->order( $day, 'completed', 11 ) );
		}
		$this->run = new ReportRun( $this->context() );
		$this->run->forget();
	}

	public function test_a_run_whose_job_is_in_woocommerces_queue_is_begun_anew_where_woocommerce_is_switched_off(): void {
		$this->run->start();
		$this->note( [ 'after' => 999_999 ], 'storewright_order_stats' );
		wp_clear_scheduled_hook( Queue::HOOK, [ RebuildReports::name() ] );

		ExternalWrites::note();
		ExternalWrites::check( $this->context() );
		self::assertNotFalse( wp_next_scheduled( Queue::HOOK, [ RebuildReports::name() ] ) );
		self::assertSame( [ true, 0, 3 ], [ $this->run->progress()['running'], $this->run->progress()['done'], $this->run->progress()['total'] ] );
		$this->finish_report_run();
		self::assertSame( [ true, 3 ], [ $this->run->is_complete(), $this->reported() ] );
	}

	public function test_the_daily_check_finds_it_where_nobody_else_has(): void {
		$this->run->start();
		$this->note( [ 'after' => 999_999 ], 'storewright_order_stats' );
		wp_clear_scheduled_hook( Queue::HOOK, [ RebuildReports::name() ] );
		do_action( Queue::HOOK, CheckReports::name() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
		self::assertNotFalse( wp_next_scheduled( Queue::HOOK, [ RebuildReports::name() ] ) );
		$this->run_queued();
		self::assertSame( [ true, 3 ], [ $this->run->is_complete(), $this->reported() ] );
	}

	public function test_one_of_the_present_form_is_waited_for(): void {
		$this->run->start();
		self::assertTrue( $this->run->step( 1 ) );
		ExternalWrites::note();
		ExternalWrites::check( $this->context() );
		( new ReportsModule( $this->context() ) )->install();
		self::assertSame( [ true, 1 ], [ $this->run->progress()['running'], $this->run->progress()['done'] ] );
	}

	public function test_a_first_import_during_which_an_update_comes_corrects_what_the_older_version_has_added_up(): void {
		$tables = $this->empty_reports();
		$this->run->start();
		self::assertTrue( $this->run->step( 2 ) );
		// As the older version has counted.
		$this->context()->database->execute( "UPDATE {$tables->days} SET orders = orders + 1" );
		$this->context()->database->execute( "UPDATE {$tables->items} SET orders = orders + 1" );
		$this->note( [], null );

		( new ReportsModule( $this->context() ) )->install();
		$this->finish_report_run();
		self::assertSame( [ true, 3 ], [ $this->run->is_complete(), $this->reported() ] );
		self::assertSame( [], $this->drift() );
	}

	public function test_its_job_does_not_go_on_with_it_though_nobody_has_looked(): void {
		$tables = $this->empty_reports();
		$this->run->start();
		$this->note( [ 'after' => 999_999 ], 'storewright_order_stats' );
		// What the run has added up so far, of rows in other tables.
		$this->context()->database->insert(
			DayTotals::TABLE,
			[
				'date_type' => 'created',
				'day'       => '2024-01-01',
				'status'    => 'wc-completed',
				'orders'    => 7,
			]
		);
		$this->run_queued();
		$this->run_queued();
		self::assertSame( [ false, 3 ], [ $this->run->progress()['running'], $this->run->progress()['done'] ] );
		self::assertSame( [ true, 3, [] ], [ $this->run->is_complete(), $this->reported(), $this->drift() ] );
		self::assertSame( '3', $this->context()->database->value( "SELECT SUM( orders ) + 0 FROM {$tables->days} WHERE date_type = 'created'" ) );
	}

	public function test_rows_of_the_former_shop_are_complete_no_longer_once_a_run_changes_the_sums(): void {
		$this->context()->options->set( ReportRun::FORM_OPTION, '7 elsewhere' );
		$this->assertRestStatus( $this->rest( 'POST', self::IMPORT ), 200 );
		self::assertSame( '', $this->context()->options->string( ReportRun::FORM_OPTION ) );
	}

	public function test_orders_that_the_owner_has_taken_out_while_an_update_comes_stay_out(): void {
		$tables = $this->context()->shop()->report_tables();
		$this->context()->database->execute( "UPDATE {$tables->days} SET orders = orders + 1" );
		$this->assertRestStatus( $this->rest( 'POST', self::IMPORT . '/delete' ), 200 );
		self::assertTrue( $this->run->step( 1 ) );
		$this->note( [ 'until' => 0 ], null );

		( new ReportsModule( $this->context() ) )->install();
		self::assertSame( [ true, true ], [ $this->run->progress()['running'], $this->run->progress()['clears'] ] );
		$this->finish_report_run();
		self::assertSame( [ false, 0, [] ], [ $this->run->is_complete(), $this->reported(), $this->drift() ] );
		( new ReportsModule( $this->context() ) )->install();
		self::assertFalse( $this->run->progress()['running'] );
	}

	public function test_an_import_that_the_owner_stops_is_not_begun_anew_by_its_job(): void {
		$this->assertRestStatus( $this->rest( 'POST', self::IMPORT ), 200 );
		$this->note( [], null );
		$stop = function ( string $sql ) use ( &$stop ): string {
			// While the job looks how many orders there are.
			if ( str_contains( $sql, 'COUNT(' ) ) {
				remove_filter( 'query', $stop );
				$this->assertRestStatus( $this->rest( 'POST', self::IMPORT . '/cancel' ), 200 );
			}
			return $sql;
		};
		add_filter( 'query', $stop );
		$this->run_queued();
		self::assertFalse( has_filter( 'query', $stop ) );
		$this->run_queued();
		self::assertSame( [ false, 0 ], [ $this->run->progress()['running'], $this->run->progress()['done'] ] );
	}

	/**
	 * Has the run be one of other rows.
	 *
	 * @param array<string, mixed> $changes What else it has noted.
	 * @param string|null          $form    Null for a version that did not note it.
	 */
	private function note( array $changes, ?string $form ): void {
		$changes['form'] = null === $form ? null : "7 {$this->context()->database->table( $form )}";
		$this->context()->options->change(
			ReportRun::OPTION,
			static fn( array $run ): array => array_filter( $changes + $run, static fn( mixed $value ) => null !== $value )
		);
	}

	private function empty_reports(): ReportTables {
		$tables = $this->context()->shop()->report_tables();
		foreach ( array_diff_key( get_object_vars( $tables ), [ 'customer_lookup' => '' ] ) as $table ) {
			$this->context()->database->execute( 'DELETE FROM ' . ( is_string( $table ) ? $table : '' ) );
		}
		return $tables;
	}

	private function reported(): int {
		return (int) $this->context()->database->value( "SELECT COUNT(*) FROM {$this->context()->shop()->report_tables()->order_stats}" );
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function drift(): array {
		return ( new DayDrift( $this->context()->database, $this->context()->shop()->report_tables() ) )->of( '2024-01-01', '2024-02-29' );
	}

	/**
	 * Runs the job as WordPress's cron does, which takes it out of the queue first.
	 */
	private function run_queued(): void {
		wp_clear_scheduled_hook( Queue::HOOK, [ RebuildReports::name() ] );
		do_action( Queue::HOOK, RebuildReports::name() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
	}
}
