<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Downloads;

use Storewright\Store\Downloads\DownloadLink;
use Storewright\Store\Downloads\FileLocation;
use Storewright\Store\Downloads\PermissionStore;
use Storewright\Store\Downloads\ProtectedFolder;
use Storewright\Store\Orders\OrderServices;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several people who download the last of a file at the same moment.
 */
final class ParallelDownloadsTest extends ParallelTestCase {

	private int $order = 0;

	private int $product = 0;

	protected function close_database(): void {
		$database = $this->context()->database;
		( new OrderServices( $this->context() ) )->repository()->delete( $this->order );
		wp_delete_post( $this->product, true );
		foreach ( [ 'woocommerce_downloadable_product_permissions', 'wc_download_log', 'storewright_order_counts', 'storewright_report_days', 'wc_customer_lookup' ] as $table ) {
			$database->execute( "DELETE FROM {$database->table( $table )}" );
		}
		unlink( wp_upload_dir( null, false )['basedir'] . '/' . FileLocation::FOLDER . '/last.txt' );
		parent::close_database();
	}

	public function test_the_last_download_is_had_once(): void {
		$this->as_shop_manager();
		ProtectedFolder::make();
		file_put_contents( wp_upload_dir( null, false )['basedir'] . '/' . FileLocation::FOLDER . '/last.txt', 'last' );
		$product = $this->item(
			$this->rest(
				'POST',
				'/wc/v3/products',
				[
					'name'           => 'Last',
					'regular_price'  => '1',
					'downloadable'   => true,
					'download_limit' => 1,
					'downloads'      => [ [ 'file' => 'woocommerce_uploads/last.txt' ] ],
				]
			)
		);
		self::assertIsInt( $product['id'] );
		$this->product = $product['id'];
		$order         = $this->item(
			$this->rest(
				'POST',
				'/wc/v3/orders',
				[
					'status'     => 'completed',
					'billing'    => [ 'email' => 'ada@example.test' ],
					'line_items' => [ [ 'product_id' => $this->product ] ],
				]
			)
		);
		self::assertIsInt( $order['id'] );
		$this->order = $order['id'];
		$store       = new PermissionStore( $this->context() );
		$link        = DownloadLink::url( $store->of_order( $this->order )[0] );
		wp_parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $query );
		$input = array_map(
			static fn( int $visitor ) => [
				'query'   => $query,
				'address' => "192.0.2.$visitor",
			],
			[ 1, 2, 3, 4 ]
		);

		$statuses = OtherRequest::run_together( OtherRequest::prepare( 'count-download', ...$input ) );
		sort( $statuses );
		self::assertSame( [ 200, 403, 403, 403 ], $statuses );
		$stored = $store->of_order( $this->order )[0];
		self::assertSame( [ 0, 1 ], [ $stored->remaining, $stored->count ] );
		$database = $this->context()->database;
		self::assertSame( '1', $database->value( "SELECT COUNT(*) FROM {$database->table( 'wc_download_log' )}" ) );
	}
}
