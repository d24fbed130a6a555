<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Admin\Analytics\Export\DeleteExports;
use Storewright\Admin\Analytics\Export\ExportDownload;
use Storewright\Admin\Analytics\Export\ExportEmails;
use Storewright\Admin\Analytics\Export\ExportReports;
use Storewright\Admin\Analytics\Export\ExportStep;
use Storewright\Admin\Analytics\Export\ExportStore;
use Storewright\Admin\Analytics\Export\ReportExport;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Outbox\MessageStatus;
use Storewright\Kernel\Outbox\Outbox;
use Storewright\Kernel\Outbox\SendMessages;
use Storewright\Kernel\PrivateFolder;
use Storewright\Tests\Support\ExportChecks;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Reports as CSV files, on both databases.
 *
 * @spec B2-044
 */
final class ExportTest extends IntegrationTestCase {

	use ExportChecks;

	/**
	 * Sixty days of hours: more than a part of an export.
	 */
	private const HOURS = [
		'after'    => '2026-01-01T00:00:00',
		'before'   => '2026-03-01T23:59:59',
		'interval' => 'hour',
	];

	private int $manager;

	protected function setUp(): void {
		parent::setUp();
		$this->manager = $this->as_shop_manager();
	}

	protected function tearDown(): void {
		PrivateFolder::delete();
		parent::tearDown();
	}

	public function test_every_report_is_exported_with_the_figures_of_its_route(): void {
		$this->sell( '=HYPERLINK("https://example.test")' );
		$this->sell( 'Oak Table' );
		foreach ( array_keys( self::figures() ) as $type ) {
			$args  = in_array( $type, [ 'stock', 'customers' ], true ) ? [] : [ 'after' => gmdate( 'Y-m-d\T00:00:00', time() - DAY_IN_SECONDS ) ];
			$rows  = $this->assert_export_is_of_route( $type, $args + [ 'order' => 'asc' ] );
			$least = [
				'orders'          => 4,
				'payment-methods' => 1,
				'products'        => 2,
				'stock'           => 2,
				'customers'       => 1,
			];
			self::assertGreaterThanOrEqual( $least[ $type ] ?? 0, $rows, $type );
		}
		// Products that are named have a row each, as on the screen.
		$unsold = $this->item( $this->rest( 'POST', '/wc/v3/products', [ 'name' => 'Unsold' ] ) )['id'];
		self::assertIsInt( $unsold );
		self::assertSame( 1, $this->assert_export_is_of_route( 'products', [ 'products' => (string) $unsold ] ) );
		$names = array_column( $this->export( 'products', [] ), 'Product' );
		sort( $names );
		self::assertSame( [ '\'=HYPERLINK("https://example.test")', 'Oak Table' ], $names );
		$orders = $this->export( 'orders', [] );
		self::assertContains( '-12.50', array_column( $orders, 'Net sales' ) );
		self::assertSame( [], array_column( $orders, 'Currency' ), 'All are in the shop’s, as on the screen.' );
	}

	public function test_columns_that_are_hidden_are_left_out_in_every_part(): void {
		// The first column stays, and what is no column is none that is left out.
		$hidden   = [ 'date', 'gross_sales', 'taxes', 'luck' ];
		$response = $this->rest(
			'POST',
			'/wc-analytics/reports/revenue/export',
			[
				'report_args' => self::HOURS,
				'hidden'      => $hidden,
			]
		);
		$this->assertRestStatus( $response, 200 );
		$id = $this->item( $response )['export_id'];
		self::assertIsString( $id );
		$columns = [ 'Date', 'Orders', 'Refunds', 'Coupons', 'Net sales', 'Shipping', 'Total sales' ];
		self::assertSame( $columns, array_keys( $this->exported( $id )[0] ?? [] ) );
		$export = new ReportExport( 'a1', 'b2.csv', $this->manager, 'revenue', self::HOURS, time(), 60 * 24, hidden: $hidden );
		( new ExportStore( $this->context() ) )->add( $export );
		( new ExportStep( $this->context() ) )->run( 'a1', 0.0 );
		do_action( Queue::HOOK, ExportReports::name() );
		self::assertSame( $this->exported( $id ), $this->exported( 'a1' ) );
		$bad = $this->rest( 'POST', '/wc-analytics/reports/revenue/export', [ 'hidden' => [ [ 'date' ] ] ] );
		$this->assertRestError( $bad, 'rest_invalid_param', 400 );
	}

	public function test_an_export_of_an_older_version_begins_anew(): void {
		$store  = new ExportStore( $this->context() );
		$export = new ReportExport( 'a1', 'b2.csv', $this->manager, 'revenue', self::HOURS, time(), 60 * 24, rows: 500, bytes: 7 );
		PrivateFolder::make();
		file_put_contents( PrivateFolder::file( 'b2.csv' ), 'earlier' );
		$store->add( $export );
		( new ExportStep( $this->context() ) )->run( 'a1', microtime( true ) + 20 );
		self::assertCount( 60 * 24, $this->exported( 'a1' ) );
	}

	public function test_an_export_goes_on_where_its_last_part_ended(): void {
		$whole = $this->export( 'revenue', self::HOURS );
		self::assertCount( 60 * 24, $whole );
		$store  = new ExportStore( $this->context() );
		$export = new ReportExport( 'a1', 'b2.csv', $this->manager, 'revenue', self::HOURS, time(), 60 * 24 );
		$store->add( $export );
		( new ExportStep( $this->context() ) )->run( 'a1', 0.0 );
		$status = $this->item( $this->rest( 'GET', '/wc-analytics/reports/revenue/export/a1/status' ) );
		self::assertSame( [ 'percent_complete' => 34 ], $status );
		self::assertNull( ( new ExportDownload( $this->context() ) )->find( 'a1' ) );
		// PHP dies while it writes the next part.
		file_put_contents( PrivateFolder::file( 'b2.csv' ), '2026-02-15,half a r', FILE_APPEND );
		do_action( Queue::HOOK, ExportReports::name() );
		self::assertSame( $whole, $this->exported( 'a1' ) );
	}

	public function test_orders_of_one_moment_are_in_the_file_once_each_however_many_parts_it_has(): void {
		$database = $this->context()->database;
		$rows     = [];
		foreach ( range( 0, 1699 ) as $n ) {
			$time   = "'2026-01-0" . ( 1 + intdiv( $n, 600 ) ) . " 10:00:00'";
			$rows[] = '(' . ( 900000 + $n ) . ", 'wc-completed', 0, $time, $time, $time, $time, " . ( $n % 7 ) . ')';
		}
		$database->execute(
			"INSERT INTO {$database->table( 'wc_order_stats' )}
			(order_id, status, customer_id, date_created, date_created_gmt, date_paid, date_completed, net_total)
			VALUES " . implode( ', ', $rows )
		);
		$args = array_diff_key( self::HOURS, [ 'interval' => '' ] );
		foreach ( [ 'asc', 'desc' ] as $order ) {
			$id    = "a$order";
			$store = new ExportStore( $this->context() );
			$store->add( new ReportExport( $id, "$id.csv", $this->manager, 'orders', $args + [ 'order' => $order ], time(), 1700 ) );
			$parts = 0;
			while ( true !== $store->find( $id )?->is_done ) {
				( new ExportStep( $this->context() ) )->run( $id, 0.0 );
				++$parts;
			}
			self::assertGreaterThan( 3, $parts );
			$numbers = array_column( $this->exported( $id ), 'Order' );
			self::assertCount( 1700, array_unique( $numbers ) );
			self::assertCount( 1700, $numbers );
		}
	}

	public function test_only_who_asked_for_it_has_the_file(): void {
		$id = $this->start_export( 'revenue', self::HOURS );
		// What the request did not get done in its two seconds.
		( new ExportStep( $this->context() ) )->run( $id, PHP_FLOAT_MAX );
		$path   = "/wc-analytics/reports/revenue/export/$id/status";
		$status = $this->item( $this->rest( 'GET', $path ) );
		self::assertSame( 100, $status['percent_complete'] );
		self::assertIsString( $status['download_url'] );
		$export = ( new ExportDownload( $this->context() ) )->find( $id );
		self::assertNotNull( $export );
		self::assertSame( 'revenue_2026-01-01_2026-03-01.csv', $export->download_name() );
		wp_parse_str( (string) wp_parse_url( $status['download_url'], PHP_URL_QUERY ), $query );
		self::assertIsString( $query['_wpnonce'] );
		self::assertTrue( ExportDownload::is_valid( $query['_wpnonce'], $export ) );
		$this->assertRestError(
			$this->rest( 'GET', "/wc-analytics/reports/orders/export/$id/status" ),
			'woocommerce_admin_reports_export_invalid_id',
			404
		);
		$this->as_administrator();
		$this->assertRestError( $this->rest( 'GET', $path ), 'woocommerce_admin_reports_export_invalid_id', 404 );
		self::assertNull( ( new ExportDownload( $this->context() ) )->find( $id ) );
		self::assertFalse( ExportDownload::is_valid( $query['_wpnonce'], $export ) );
		$this->as_subscriber();
		$this->assertRestStatus( $this->rest( 'GET', $path ), 403 );
		$this->assertRestStatus( $this->rest( 'POST', '/wc-analytics/reports/revenue/export' ), 403 );
	}

	public function test_the_file_is_protected_and_deleted_after_a_day(): void {
		$id     = $this->start_export( 'revenue', self::HOURS );
		$export = ( new ExportStore( $this->context() ) )->find( $id );
		self::assertNotNull( $export );
		self::assertIsInt( wp_next_scheduled( Queue::HOOK, [ DeleteExports::name() ] ) );
		$file = PrivateFolder::file( $export->file );
		self::assertStringContainsString( 'denied', (string) file_get_contents( dirname( $file ) . '/.htaccess' ) );
		self::assertFileExists( dirname( $file ) . '/index.php' );
		$run = fn( string $delay ) => ( new DeleteExports() )->run(
			$this->context( new Clock( $this->context()->clock->now()->modify( $delay ) ) ),
			null,
			0.0
		);
		$run( '+23 hours' );
		self::assertFileExists( $file );
		$run( '+25 hours' );
		self::assertFileDoesNotExist( $file );
		self::assertNull( ( new ExportStore( $this->context() ) )->find( $id ) );
	}

	public function test_what_can_not_be_exported_is_refused(): void {
		$export = fn( string $type, mixed $args ) => $this->rest( 'POST', "/wc-analytics/reports/$type/export", [ 'report_args' => $args ] );
		$this->assertRestError( $export( 'unicorns', [] ), 'storewright_report_unknown', 404 );
		$this->assertRestError( $export( 'orders', 'all' ), 'rest_invalid_param', 400 );
		$this->assertRestError( $export( 'orders', [ 'colour' => 'red' ] ), 'rest_invalid_param', 400 );
		$this->assertRestError( $export( 'orders', [ 'orderby' => 'moon' ] ), 'rest_invalid_param', 400 );
		$this->assertRestError( $export( 'orders', [ 'after' => 'yesterday' ] ), 'rest_invalid_param', 400 );
		self::assertSame( [ 'message' => 'There is nothing to export.' ], $this->item( $export( 'coupons', [] ) ) );
	}

	public function test_a_failure_is_told_and_leaves_no_file(): void {
		$this->expect_logged( 'The export of the report revenue failed' );
		$store  = new ExportStore( $this->context() );
		$export = new ReportExport( 'a1', 'b2.csv', $this->as_subscriber(), 'revenue', self::HOURS, time(), 60 * 24 );
		$store->add( $export );
		( new ExportReports() )->run( $this->context(), null, microtime( true ) + 20 );
		self::assertTrue( $store->find( 'a1' )?->failed );
		self::assertFileDoesNotExist( PrivateFolder::file( 'b2.csv' ) );
	}

	public function test_a_mail_that_fails_takes_no_file_away_and_is_tried_again(): void {
		$store  = new ExportStore( $this->context() );
		$export = new ReportExport( 'a1', 'b2.csv', $this->manager, 'revenue', self::HOURS, time(), 60 * 24, mails: true );
		$store->add( $export );
		add_filter( 'pre_wp_mail', '__return_false', 20 );
		( new ExportStep( $this->context() ) )->run( 'a1', microtime( true ) + 20 );
		( new SendMessages() )->run( $this->context(), null, microtime( true ) + 20 );
		self::assertCount( 60 * 24, $this->exported( 'a1' ) );
		self::assertFalse( $store->find( 'a1' )?->is_waiting() );
		$message = ( new Outbox( $this->context() ) )->find_by_key( ExportEmails::kind(), 'export-a1' );
		self::assertSame( [ MessageStatus::Pending, 1 ], [ $message?->status, $message?->attempts ] );
	}

	public function test_a_server_that_dies_before_it_noted_the_mail_adds_no_second_one(): void {
		$store  = new ExportStore( $this->context() );
		$export = new ReportExport( 'a1', 'b2.csv', $this->manager, 'revenue', self::HOURS, time(), 60 * 24, is_done: true, mails: true );
		$store->add( $export );
		$mails = 0;
		add_filter(
			'pre_wp_mail',
			static function () use ( &$mails ): bool {
				++$mails;
				return true;
			},
			20
		);
		( new ExportStep( $this->context() ) )->run( 'a1', microtime( true ) + 20 );
		( new SendMessages() )->run( $this->context(), null, microtime( true ) + 20 );
		// As it was before that was noted.
		$store->save( $export );
		( new ExportReports() )->run( $this->context(), null, microtime( true ) + 20 );
		( new SendMessages() )->run( $this->context(), null, microtime( true ) + 20 );
		self::assertSame( 1, $mails );
		self::assertFalse( $store->find( 'a1' )?->is_waiting() );
	}

	public function test_the_mail_goes_to_who_asked_and_has_a_link_without_the_file(): void {
		$mails = [];
		$catch = static function ( mixed $sent, array $mail ) use ( &$mails ): bool {
			$mails[] = $mail;
			return true;
		};
		add_filter( 'pre_wp_mail', $catch, 20, 2 );
		$this->assertRestStatus(
			$this->rest(
				'POST',
				'/wc-analytics/reports/revenue/export',
				[
					'report_args' => self::HOURS,
					'email'       => true,
				]
			),
			200
		);
		( new ExportReports() )->run( $this->context(), null, microtime( true ) + 20 );
		( new SendMessages() )->run( $this->context(), null, microtime( true ) + 20 );
		self::assertCount( 1, $mails );
		$user = get_userdata( $this->manager );
		self::assertNotFalse( $user );
		self::assertSame( $user->user_email, $mails[0]['to'] );
		self::assertIsString( $mails[0]['message'] );
		self::assertStringContainsString( 'admin-post.php?action=storewright_report_export', $mails[0]['message'] );
		self::assertStringNotContainsString( '_wpnonce', $mails[0]['message'] );
		self::assertSame( [], $mails[0]['attachments'] );
	}

	/**
	 * An order of a new product, of which a part is refunded.
	 */
	private function sell( string $product ): void {
		$made  = $this->rest(
			'POST',
			'/wc/v3/products',
			[
				'name'          => $product,
				'regular_price' => '40.15',
			]
		);
		$order = $this->rest(
			'POST',
			'/wc/v3/orders',
			[
				'status'     => 'completed',
				'billing'    => [ 'email' => 'ada@example.test' ],
				'line_items' => [
					[
						'product_id' => $this->item( $made )['id'],
						'quantity'   => 3,
					],
				],
			]
		);
		$this->assertRestStatus( $order, 201 );
		$id = $this->item( $order )['id'];
		self::assertIsInt( $id );
		$this->assertRestStatus(
			$this->rest(
				'POST',
				"/wc/v3/orders/$id/refunds",
				[
					'amount'     => '12.50',
					'api_refund' => false,
				]
			),
			201
		);
	}
}
