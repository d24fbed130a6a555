<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Analytics\Columns\HiddenColumns;
use Storewright\Admin\Analytics\Export\ExportDownload;
use Storewright\Kernel\PrivateFolder;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\CompanionTestCase;

/**
 * Reports over REST beside WooCommerce: under our own name, of our own tables.
 *
 * @spec B2-044
 * @spec B2-047
 */
final class AnalyticsRestTest extends CompanionTestCase {

	private const API = '/storewright/analytics';

	#[DataProvider( 'order_storages' )]
	public function test_orders_of_some_days_are_imported_and_their_customers_answered( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$this->as_shop_manager();
		$old = self::order();
		$old->set_date_created( '2020-05-01T10:00:00' );
		$old->save();
		$new = self::order();
		$new->set_billing_first_name( 'Ada' );
		$new->set_billing_email( 'ada@example.test' );
		$new->set_status( 'completed' );
		$new->save();

		self::assertSame( 2, $this->totals( '' ) );
		self::assertSame( 1, $this->totals( '?days=30&skip_existing=true' ) );
		$this->assertRestStatus( $this->rest( 'POST', self::API . '/reports/import', [ 'days' => 30 ] ), 200 );
		$run = new ReportRun( $this->context() );
		self::assertTrue( $run->step( 100 ) );
		self::assertSame( 0, $this->totals( '?days=30&skip_existing=true' ) );
		self::assertSame( 1, $this->totals( '?skip_existing=true' ) );
		$this->assertRestStatus( $this->rest( 'POST', self::API . '/reports/import/cancel' ), 200 );
		self::assertFalse( $this->item( $this->rest( 'GET', self::API . '/reports/import/status' ) )['is_importing'] );

		$customers = $this->items( $this->rest( 'GET', self::API . '/reports/customers?orderby=total_spend' ) );
		self::assertSame( [ [ 'ada@example.test', 1 ] ], array_map( static fn( array $one ) => [ $one['email'], $one['orders_count'] ], $customers ) );
		self::assertEquals( $new->get_total(), $customers[0]['total_spend'] );
		$boards = $this->items( $this->rest( 'GET', self::API . '/leaderboards' ) );
		self::assertSame( 'Ada', $boards[0]['rows'][0][0]['value'] ?? null );
		self::assertStringContainsString( 'page=storewright', $boards[0]['rows'][0][0]['display'] ?? '' );
	}

	public function test_every_report_of_the_index_answers(): void {
		$this->as_shop_manager();
		$paths = array_column( $this->items( $this->rest( 'GET', self::API . '/reports' ) ), 'path' );
		self::assertContains( self::API . '/reports/customers/stats', $paths );
		foreach ( [ ...$paths, self::API . '/products/low-in-stock', self::API . '/products/count-low-in-stock' ] as $path ) {
			self::assertIsString( $path );
			$this->assertRestStatus( $this->rest( 'GET', $path ), 200 );
		}
	}

	public function test_columns_of_reports_that_woocommerce_lacks_are_kept_beside_its_own(): void {
		$user    = $this->as_shop_manager();
		$columns = [ 'storewright_report_columns' => [ 'locations' => [ 'refunds' ] ] ];
		update_user_meta( $user, 'woocommerce_admin_revenue_report_columns', '["taxes"]' );
		$this->assertRestStatus( $this->rest( 'POST', '/wp/v2/users/me', $columns ), 200 );
		$mine = $this->item( $this->rest( 'GET', '/wp/v2/users/me?context=edit' ) );
		self::assertEquals( (object) [ 'locations' => [ 'refunds' ] ], (object) $mine['storewright_report_columns'] );
		self::assertSame( [ 'refunds' ], HiddenColumns::of( $user, 'locations' ) );
		self::assertSame( [ 'taxes' ], HiddenColumns::of( $user, 'revenue' ) );
		self::assertSame( '', get_user_meta( $user, 'woocommerce_admin_locations_report_columns', true ) );
	}

	public function test_a_report_is_exported_under_our_own_name(): void {
		$this->as_shop_manager();
		$path    = self::API . '/reports/revenue/export';
		$started = $this->rest( 'POST', $path, [ 'report_args' => [ 'interval' => 'day' ] ] );
		$this->assertRestStatus( $started, 200 );
		$id = $this->item( $started )['export_id'];
		self::assertIsString( $id );
		self::assertStringContainsString( "$path/$id/status", urldecode( $this->href( $started, 'status' ) ) );
		self::assertSame( 100, $this->item( $this->rest( 'GET', "$path/$id/status" ) )['percent_complete'] );
		$export = ( new ExportDownload( $this->context() ) )->find( $id );
		self::assertNotNull( $export );
		self::assertStringStartsWith( 'Date,Orders,', (string) file_get_contents( PrivateFolder::file( $export->file ) ) );
		PrivateFolder::delete();
	}

	public function test_assistants_read_our_reports_and_have_their_figures_explained(): void {
		$this->as_shop_manager();
		$order = self::order();
		$order->set_status( 'completed' );
		$order->save();
		$run = new ReportRun( $this->context() );
		$run->start();
		self::assertTrue( $run->step( 100 ) );
		$years = [
			'after'  => '2020-01-01T00:00:00',
			'before' => '2099-12-31T23:59:59',
		];

		$read = wp_get_ability( 'storewright/read-report' )?->execute(
			[
				'report'    => 'orders/stats',
				'arguments' => $years + [ 'interval' => 'year' ],
			]
		);
		self::assertIsArray( $read );
		// WooCommerce has not counted this order: it does so in the background.
		self::assertSame( 1, $read['answer']['totals']['orders_count'] ?? null );

		$explained = wp_get_ability( 'storewright/explain-number' )?->execute(
			[
				'report'    => 'orders',
				'measure'   => 'orders_count',
				'arguments' => $years,
			]
		);
		self::assertIsArray( $explained );
		self::assertSame( [ 1, $order->get_id() ], [ $explained['total'], $explained['orders'][0]['order_id'] ?? null ] );
	}

	private function totals( string $query ): mixed {
		return $this->item( $this->rest( 'GET', self::API . "/reports/import/totals$query" ) )['orders'];
	}
}
