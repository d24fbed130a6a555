<?php
declare(strict_types=1);

namespace Storewright\Tests\ObjectCache;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Values that are read and cached while another request has written, but not committed, are not returned afterwards.
 */
#[Group( 'object-cache' )]
final class ReadAfterWriteTest extends ParallelTestCase {

	/**
	 * @var list<string> What to delete.
	 */
	private array $made = [];

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
	}

	protected function close_database(): void {
		$this->as_administrator();
		foreach ( array_reverse( $this->made ) as $path ) {
			$this->rest( 'DELETE', "$path?force=true&reassign=0" );
		}
		foreach ( [ 'storewright_order_counts', 'wc_customer_lookup' ] as $table ) {
			$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( $table )}" );
		}
		parent::close_database();
	}

	public function test_the_cache_is_shared_by_processes(): void {
		self::assertTrue( wp_using_ext_object_cache() );
		update_option( 'storewright_test_cached', 'stored', false );
		wp_cache_set( 'storewright_test_cached', 'shared', 'options' );
		[ $request ] = OtherRequest::prepare( 'read-option', [ 'name' => 'storewright_test_cached' ] );
		self::assertSame( [ 'shared' ], OtherRequest::run_together( [ $request ] ) );
	}

	/**
	 * @return array<string, array{string, array<string, mixed>, array<string, mixed>, string}>
	 */
	public static function changes(): array {
		return [
			'stock of a product'      => [
				'/wc/v3/products',
				[
					'name'           => 'Lamp',
					'manage_stock'   => true,
					'stock_quantity' => 10,
				],
				[ 'stock_quantity' => 20 ],
				'postmeta',
			],
			'name of a product'       => [ '/wc/v3/products', [ 'name' => 'Lamp' ], [ 'name' => 'Candle' ], 'wp_posts' ],
			'visibility of a product' => [
				'/wc/v3/products',
				[ 'name' => 'Lamp' ],
				[ 'catalog_visibility' => 'hidden' ],
				'term_relationships',
			],
			'amount of a coupon'      => [
				'/wc/v3/coupons',
				[
					'code'   => 'cached',
					'amount' => '5.00',
				],
				[ 'amount' => '7.00' ],
				'postmeta',
			],
			'name of a category'      => [ '/wc/v3/products/categories', [ 'name' => 'Light' ], [ 'name' => 'Shade' ], 'wp_terms' ],
			'name of a customer'      => [
				'/wc/v3/customers',
				[
					'email'    => 'cached@example.test',
					'username' => 'cached',
					'password' => 'secret-of-8',
				],
				[ 'first_name' => 'Iris' ],
				'usermeta',
			],
		]; // phpcs:ignore WordPress.Arrays
	}

	/**
	 * @param string               $collection
	 * @param array<string, mixed> $fields
	 * @param array<string, mixed> $change
	 * @param string               $after      Part of the statement that writes what is cached.
	 */
	#[DataProvider( 'changes' )]
	public function test_what_was_read_before_the_commit_is_not_answered_after_it(
		string $collection,
		array $fields,
		array $change,
		string $after
	): void {
		$path   = $this->make( $collection, $fields );
		$before = $this->item( $this->rest( 'GET', $path ) );
		$answer = $this->held( 'PUT', $path, $change, $after, fn() => $this->rest( 'GET', $path ) );
		self::assertSame( 200, $answer['status'] );
		$now = $this->item( $this->rest( 'GET', $path ) );
		foreach ( $change as $field => $value ) {
			self::assertNotSame( $value, $before[ $field ] );
			self::assertSame( $value, $now[ $field ] );
		}
	}

	public function test_what_an_order_takes_and_counts_is_answered_after_it(): void {
		// phpcs:disable WordPress.Arrays
		$product = $this->make(
			'/wc/v3/products',
			[
				'name'           => 'Lamp',
				'regular_price'  => '10',
				'manage_stock'   => true,
				'stock_quantity' => 10,
			]
		);
		// phpcs:enable
		$coupon       = $this->make( '/wc/v3/coupons', [ 'code' => 'used', 'amount' => '1.00' ] ); // phpcs:ignore WordPress.Arrays
		$order        = [
			'status'       => 'processing',
			'line_items'   => [
				[
					'product_id' => (int) basename( $product ),
					'quantity'   => 3,
				],
			],
			'coupon_lines' => [ [ 'code' => 'used' ] ],
		];
		$look         = fn() => [
			$this->item( $this->rest( 'GET', $product ) )['stock_quantity'],
			$this->item( $this->rest( 'GET', $product ) )['total_sales'],
			$this->item( $this->rest( 'GET', $coupon ) )['usage_count'],
		];
		self::assertSame( [ 10, 0, 0 ], $look() );
		$answer       = $this->held( 'POST', '/wc/v3/orders', $order, 'total_sales', $look );
		$this->made[] = '/wc/v3/orders/' . self::id( $answer['data'] );
		self::assertSame( 201, $answer['status'] );
		self::assertSame( [ 7, 3, 1 ], $look() );
	}

	public function test_a_setting_is_answered_after_the_commit(): void {
		update_option( 'storewright_test_cached', 'before', false );
		self::assertSame( 'before', get_option( 'storewright_test_cached' ) );
		$database = $this->context()->database;
		$database->transaction(
			static function (): void {
				update_option( 'storewright_test_cached', 'after' );
				// Another request that reads meanwhile.
				wp_cache_set( 'storewright_test_cached', 'before', 'options' );
			}
		);
		self::assertSame( 'after', get_option( 'storewright_test_cached' ) );
	}

	public function test_what_was_rolled_back_is_not_answered(): void {
		$path = $this->make( '/wc/v3/products', [ 'name' => 'Lamp' ] );
		$id   = (int) basename( $path );
		try {
			$this->context()->database->transaction(
				static function () use ( $id ): void {
					update_post_meta( $id, '_sku', 'never' );
					wp_update_post( [ 'ID' => $id, 'post_title' => 'Never' ] ); // phpcs:ignore WordPress.Arrays
					self::assertSame( [ 'never', 'Never' ], [ get_post_meta( $id, '_sku', true ), get_the_title( $id ) ] );
					throw new RuntimeException( 'undone' );
				}
			);
		} catch ( RuntimeException ) {
			self::assertSame( [ '', 'Lamp' ], [ get_post_meta( $id, '_sku', true ), get_the_title( $id ) ] );
		}
	}

	/**
	 * @param string               $collection
	 * @param array<string, mixed> $fields
	 * @return string Its path.
	 */
	private function make( string $collection, array $fields ): string {
		$response = $this->rest( 'POST', $collection, $fields );
		$this->assertRestStatus( $response, 201 );
		$this->made[] = "$collection/" . self::id( $this->item( $response ) );
		return $this->made[ count( $this->made ) - 1 ];
	}

	/**
	 * Sends a request from another process and does something before it commits.
	 *
	 * @param string               $method
	 * @param string               $path
	 * @param array<string, mixed> $body
	 * @param string               $after  Part of the statement that writes.
	 * @param callable(): mixed    $meanwhile
	 * @return array{status: int, data: array<mixed>}
	 */
	private function held( string $method, string $path, array $body, string $after, callable $meanwhile ): array {
		[ $request ] = OtherRequest::prepare(
			'rest-held',
			[
				'user'   => get_current_user_id(),
				'method' => $method,
				'path'   => $path,
				'body'   => $body,
				'after'  => $after,
			]
		);
		$request->say( 'go' );
		$request->wait_for( 'middle' );
		// What the other request has put there before its commit; a cache may drop anything at any time.
		wp_cache_flush();
		$meanwhile();
		$request->say( 'go on' );
		/** @var array{status: int, data: array<mixed>} $answer What requests/rest.php returns. */
		$answer = $request->answer();
		return $answer;
	}

	/**
	 * @param array<mixed> $item
	 */
	private static function id( array $item ): int {
		return is_numeric( $item['id'] ?? null ) ? (int) $item['id'] : 0;
	}
}
