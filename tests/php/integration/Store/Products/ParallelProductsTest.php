<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\Write\RequestReader;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;
use Storewright\Tests\Support\ProductLookupChecks;

/**
 * Buyers and managers who want the same product at the same moment, each in a process of their own.
 */
#[Group( 'mariadb' )]
final class ParallelProductsTest extends ParallelTestCase {

	use ProductLookupChecks;

	private const PATH = '/wc/v3/products';

	/**
	 * @var list<int>
	 */
	private array $made = [];

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	/**
	 * SQLite has one writer at a time.
	 */
	public function test_products_with_other_skus_do_not_wait(): void {
		[ $slow ] = OtherRequest::prepare(
			'rest-held',
			[
				'user'   => 1,
				'method' => 'POST',
				'path'   => '/wc/v3/products',
				'body'   => [
					'name' => 'Slow',
					'sku'  => 'SLOW-1',
				],
				'after'  => 'SLOW-1',
			]
		);
		$slow->say( 'go' );
		$slow->wait_for( 'middle' );
		// phpcs:disable WordPress.Arrays
		$quick = ( new ProductServices( $this->context() ) )->repository()->create(
			( new RequestReader() )->read(
				[
					'name' => 'Quick',
					'sku'  => 'QUICK-1',
				]
			)
		);
		// phpcs:enable
		self::assertSame( 'QUICK-1', $quick->sku );
		$slow->say( 'go on' );
		$answer = $slow->answer();
		self::assertIsArray( $answer );
		self::assertSame( 201, $answer['status'] );
		self::assertIsArray( $answer['data'] );
		array_push( $this->made, $quick->id, (int) $answer['data']['id'] ); // @phpstan-ignore cast.int
	}

	public function test_one_of_those_who_want_the_last_one_gets_it(): void {
		$id    = $this->product(
			[
				'manage_stock'   => true,
				'stock_quantity' => 1,
			]
		);
		$order = [ 'product' => $id ];
		$got   = OtherRequest::run_together( OtherRequest::prepare( 'take-stock', $order, $order, $order ) );
		sort( $got );
		self::assertSame( [ false, false, true ], $got );
		wp_cache_flush();
		$item = $this->item( $this->rest( 'GET', self::PATH . "/$id" ) );
		self::assertSame( [ 0, 'outofstock' ], [ $item['stock_quantity'], $item['stock_status'] ] );
		$this->assertLookup( $id );
	}

	public function test_stock_that_is_taken_while_a_product_is_edited_stays_taken(): void {
		$id      = $this->product(
			[
				'manage_stock'   => true,
				'stock_quantity' => 20,
				'regular_price'  => '1',
			]
		);
		$takers  = OtherRequest::prepare( 'take-stock', [ 'product' => $id ], [ 'product' => $id ] );
		$editors = OtherRequest::prepare(
			'rest',
			$this->edit( $id, [ 'regular_price' => '5' ] ),
			$this->edit( $id, [ 'name' => 'Renamed' ] )
		);
		OtherRequest::run_together( [ ...$takers, ...$editors ] );
		wp_cache_flush();
		$item = $this->item( $this->rest( 'GET', self::PATH . "/$id" ) );
		self::assertSame( [ 18, '5', 'Renamed' ], [ $item['stock_quantity'], $item['regular_price'], $item['name'] ] );
		$this->assertLookup( $id );
	}

	public function test_variations_that_are_generated_twice_at_once_are_made_once(): void {
		$id      = $this->product(
			[
				'type'       => 'variable',
				'attributes' => [
					[
						'name'      => 'Size',
						'options'   => [ 'S', 'M', 'L', 'XL' ],
						'variation' => true,
					],
				],
			]
		);
		$order   = [
			'user'   => get_current_user_id(),
			'method' => 'POST',
			'path'   => self::PATH . "/$id/variations/generate",
			'body'   => [],
		];
		$answers = OtherRequest::run_together( OtherRequest::prepare( 'rest', $order, $order, $order ) );
		/** @var list<array{status: int, data: array{count: int}}> $answers */
		$counts = array_column( array_column( $answers, 'data' ), 'count' );
		sort( $counts );
		self::assertSame( [ 0, 0, 4 ], $counts );
		wp_cache_flush();
		$made         = $this->items( $this->rest( 'GET', self::PATH . "/$id/variations" ) );
		$this->made[] = $id;
		$names        = array_column( $made, 'name' );
		sort( $names );
		self::assertSame( [ 'L', 'M', 'S', 'XL' ], $names );
	}

	public function test_a_sku_is_given_once(): void {
		$order   = [
			'user'   => get_current_user_id(),
			'method' => 'POST',
			'path'   => self::PATH,
			'body'   => [
				'name' => 'Twin',
				'sku'  => 'TWIN',
			],
		];
		$answers = OtherRequest::run_together( OtherRequest::prepare( 'rest', $order, $order, $order ) );
		/** @var list<array{status: int, data: array{id?: int, code?: string}}> $answers */
		foreach ( $answers as $answer ) {
			if ( isset( $answer['data']['id'] ) ) {
				$this->made[] = $answer['data']['id'];
			}
		}
		$statuses = array_column( $answers, 'status' );
		sort( $statuses );
		self::assertSame( [ 201, 400, 400 ], $statuses, (string) wp_json_encode( $answers ) );
	}

	public function test_the_last_variations_taken_at_once_leave_their_product_out_of_stock(): void {
		$parent     = $this->product( [ 'type' => 'variable' ] );
		$variations = [];
		foreach ( [ 1, 2 ] as $number ) {
			$variation = $this->item(
				$this->rest(
					'POST',
					self::PATH . "/$parent/variations",
					[
						'regular_price'  => (string) $number,
						'manage_stock'   => true,
						'stock_quantity' => 1,
					]
				)
			);
			self::assertIsInt( $variation['id'] );
			$variations[] = [ 'product' => $variation['id'] ];
		}
		self::assertSame( [ true, true ], OtherRequest::run_together( OtherRequest::prepare( 'take-stock', ...$variations ) ) );
		wp_cache_flush();
		self::assertSame( 'outofstock', $this->item( $this->rest( 'GET', self::PATH . "/$parent" ) )['stock_status'] );
		$this->assertLookup( $parent );
	}

	protected function close_database(): void {
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), $this->made );
		parent::close_database();
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function product( array $fields ): int {
		$item = $this->item( $this->rest( 'POST', self::PATH, $fields + [ 'name' => 'Mug' ] ) );
		self::assertIsInt( $item['id'] );
		$this->made[] = $item['id'];
		return $item['id'];
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<string, mixed>
	 */
	private function edit( int $id, array $body ): array {
		return [
			'user'   => get_current_user_id(),
			'method' => 'PUT',
			'path'   => self::PATH . "/$id",
			'body'   => $body,
		];
	}
}
