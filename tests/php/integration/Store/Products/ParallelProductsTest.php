<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;
use Storewright\Tests\Support\ProductLookupChecks;

/**
 * Buyers and managers who want the same product at the same moment, each in a process of their own.
 */
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
		$editors = OtherRequest::prepare( 'rest', $this->edit( $id, [ 'regular_price' => '5' ] ), $this->edit( $id, [ 'name' => 'Renamed' ] ) );
		OtherRequest::run_together( [ ...$takers, ...$editors ] );
		wp_cache_flush();
		$item = $this->item( $this->rest( 'GET', self::PATH . "/$id" ) );
		self::assertSame( [ 18, '5', 'Renamed' ], [ $item['stock_quantity'], $item['regular_price'], $item['name'] ] );
		$this->assertLookup( $id );
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
