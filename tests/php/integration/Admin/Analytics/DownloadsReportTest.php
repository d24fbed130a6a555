<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Kernel\Clock;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The list of downloads, which reports there are, and what is low in stock, on both databases.
 *
 * @spec B2-044
 */
final class DownloadsReportTest extends IntegrationTestCase {

	private int $product;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		$response = $this->rest(
			'POST',
			'/wc/v3/products',
			[
				'name'           => 'Night Novel',
				'regular_price'  => '10',
				'downloadable'   => true,
				'manage_stock'   => true,
				'stock_quantity' => 1,
				'downloads'      => [
					[
						'name' => 'Night Novel as a book',
						'file' => 'https://shop.example.test/novel.epub',
					],
				],
			]
		);
		$this->assertRestStatus( $response, 201 );
		$item          = $this->item( $response );
		$this->product = is_int( $item['id'] ) ? $item['id'] : 0;
		/** @var list<array{id: string}> $files */
		$files    = $item['downloads'];
		$database = $this->context()->database;
		$now      = ( new Clock() )->now();
		foreach ( [ '192.0.2.1', '192.0.2.2' ] as $order => $address ) {
			$permission = $database->insert(
				'woocommerce_downloadable_product_permissions',
				[
					'download_id' => $files[0]['id'],
					'product_id'  => $this->product,
					'order_id'    => $order + 100,
					'order_key'   => 'wc_order_x',
					'user_email'  => 'ada@example.test',
				]
			);
			$database->insert(
				'wc_download_log',
				[
					'timestamp'       => $now->modify( "-$order hours" )->format( 'Y-m-d H:i:s' ),
					'permission_id'   => $permission,
					'user_id'         => get_current_user_id(),
					'user_ip_address' => $address,
				]
			);
		}
	}

	public function test_rows_say_who_had_which_file(): void {
		update_option( 'timezone_string', 'America/New_York' );
		$rows = $this->items( $this->rest( 'GET', '/wc-analytics/reports/downloads' ) );
		self::assertSame( [ '192.0.2.1', '192.0.2.2' ], array_column( $rows, 'ip_address' ) );
		self::assertSame( [ 100, 101 ], array_column( $rows, 'order_id' ) );
		self::assertSame( $this->product, $rows[0]['product_id'] );
		self::assertSame( 'Night Novel as a book', $rows[0]['file_name'] );
		self::assertSame( 'https://shop.example.test/novel.epub', $rows[0]['file_path'] );
		self::assertSame( wp_get_current_user()->user_login, $rows[0]['username'] );
		self::assertIsString( $rows[0]['date_gmt'] );
		self::assertSame( get_date_from_gmt( $rows[0]['date_gmt'], 'Y-m-d\TH:i:s' ), $rows[0]['date'] );
		$filtered = $this->items( $this->rest( 'GET', '/wc-analytics/reports/downloads?ip_address_excludes[]=192.0.2.1' ) );
		self::assertSame( [ '192.0.2.2' ], array_column( $filtered, 'ip_address' ) );
		self::assertSame( [], $this->items( $this->rest( 'GET', '/wc-analytics/reports/downloads?before=2020-01-01T00:00:00' ) ) );
	}

	public function test_the_number_of_downloads_is_explained_by_their_orders(): void {
		$created = $this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'completed' ] );
		$this->assertRestStatus( $created, 201 );
		$order    = $this->item( $created )['id'];
		$database = $this->context()->database;
		self::assertIsInt( $order );
		$allowed = $database->table( 'woocommerce_downloadable_product_permissions' );
		$log     = $database->table( 'wc_download_log' );
		$database->execute( "UPDATE $allowed SET order_id = %d WHERE order_id = 101", $order );
		// The same file once more, an hour before.
		$database->execute(
			"INSERT INTO $log ( timestamp, permission_id, user_id, user_ip_address )
			SELECT DATE_SUB( timestamp, INTERVAL 1 HOUR ), permission_id, user_id, user_ip_address FROM $log WHERE user_ip_address = '192.0.2.2'"
		);
		$ask = function ( string $more ): array {
			$response = $this->rest( 'GET', "/wc-analytics/reports/downloads/explain?measure=download_count$more" );
			$this->assertRestStatus( $response, 200 );
			/** @var array{value: string, sum: string, orders: list<array<string, int|string>>} $answer */
			$answer = $this->item( $response );
			return $answer;
		};
		$all = $ask( '' );
		self::assertSame( [ '3', '3' ], [ $all['value'], $all['sum'] ] );
		self::assertSame( [ 100, $order ], array_column( $all['orders'], 'order_id' ), 'What was downloaded last is first.' );
		self::assertSame( [ '1', '2' ], array_column( $all['orders'], 'value' ) );
		self::assertSame( [ 100, $order ], array_column( $all['orders'], 'order_number' ) );
		self::assertSame( [ '', 'completed' ], array_column( $all['orders'], 'status' ) );
		$rows = $this->items( $this->rest( 'GET', '/wc-analytics/reports/downloads' ) );
		self::assertSame( [ $rows[0]['date'], $rows[1]['date'] ], array_column( $all['orders'], 'date' ), 'When the last one was.' );
		$one = $ask( "&order_includes[]=$order&per_page=1" );
		self::assertSame( [ '2', [ $order ] ], [ $one['value'], array_column( $one['orders'], 'order_id' ) ] );
		$database->execute( "UPDATE $allowed SET order_id = 0 WHERE order_id = 100" );
		self::assertSame( [ '', $order ], array_column( $ask( '' )['orders'], 'order_number' ), 'What was allowed without an order.' );
		self::assertSame( '0', $ask( '&before=2020-01-01T00:00:00' )['value'] );
	}

	public function test_few_are_left(): void {
		$response = $this->rest( 'GET', '/wc-analytics/products/low-in-stock' );
		self::assertSame( '1', $response->get_headers()['X-WP-Total'] );
		$row = $this->items( $response )[0];
		self::assertSame( [ $this->product, 'simple', 1, null ], [ $row['id'], $row['type'], $row['stock_quantity'], $row['low_stock_amount'] ] );
		self::assertSame( [ 'total' => 1 ], $this->item( $this->rest( 'GET', '/wc-analytics/products/count-low-in-stock' ) ) );
		self::assertSame( [ 'total' => 0 ], $this->item( $this->rest( 'GET', '/wc-analytics/products/count-low-in-stock?status=draft' ) ) );
		self::assertSame( [], $this->items( $this->rest( 'GET', '/wc-analytics/products/low-in-stock?page=2' ) ) );
	}

	public function test_the_index_names_reports_that_answer(): void {
		$reports = $this->items( $this->rest( 'GET', '/wc-analytics/reports' ) );
		self::assertContains( 'customers/stats', array_column( $reports, 'slug' ) );
		foreach ( array_column( $reports, 'path' ) as $path ) {
			self::assertIsString( $path );
			$this->assertRestStatus( $this->rest( 'GET', $path ), 200 );
		}
	}
}
