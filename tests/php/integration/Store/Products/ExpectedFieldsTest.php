<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Storewright\Tests\Support\Store\ProductsRestTestCase;

/**
 * `expected` beside the changed fields of a product: nobody writes over what somebody else has changed.
 */
final class ExpectedFieldsTest extends ProductsRestTestCase {

	public function test_a_field_that_was_changed_meanwhile_is_not_written_over(): void {
		$id = $this->make(
			[
				'name'          => 'Lamp',
				'regular_price' => '10.00',
				'sku'           => 'L-1',
			]
		);
		$this->rest(
			'PUT',
			self::PATH . "/$id",
			[
				'regular_price' => '12.00',
				'name'          => 'Bright lamp',
			]
		);
		$refused = $this->rest(
			'PUT',
			self::PATH . "/$id",
			[
				'regular_price' => '11.00',
				'sku'           => 'L-2',
				'expected'      => [
					'regular_price' => '10.00',
					'sku'           => 'L-1',
				],
			]
		);
		$this->assertRestError( $refused, 'storewright_rest_product_conflict', 409 );
		self::assertSame( [ 'regular_price' => '12.00' ], $refused->as_error()?->get_error_data()['conflicts'] ?? null );
		$now = $this->item( $this->rest( 'GET', self::PATH . "/$id" ) );
		self::assertSame( [ '12.00', 'L-1', 'Bright lamp' ], [ $now['regular_price'], $now['sku'], $now['name'] ] );
	}

	public function test_what_is_as_expected_or_as_wished_already_is_written(): void {
		$lamps   = $this->item( $this->rest( 'POST', '/wc/v3/products/categories', [ 'name' => 'Lamps' ] ) )['id'];
		$id      = $this->make(
			[
				'regular_price' => '10.00',
				'categories'    => [ [ 'id' => $lamps ] ],
				'description'   => '<p>Warm and <b>bright</b></p>',
			]
		);
		$changes = [
			'regular_price' => '11.00',
			'categories'    => [],
			'description'   => 'Cold',
			'expected'      => [
				'regular_price' => '10.00',
				'categories'    => [ [ 'id' => $lamps ] ],
				'description'   => '<p>Warm and <b>bright</b></p>',
			],
		];
		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . "/$id", $changes ), 200 );
		unset( $changes['categories'], $changes['expected']['categories'] );
		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . "/$id", $changes ), 200 );
	}

	public function test_in_a_batch_of_variations_one_that_was_changed_keeps_none_of_the_others(): void {
		$id  = $this->make(
			[
				'type'       => 'variable',
				'attributes' => [
					[
						'name'      => 'Size',
						'options'   => [ 'S', 'L' ],
						'variation' => true,
					],
				],
			]
		);
		$own = self::PATH . "/$id/variations";
		$this->rest( 'POST', "$own/generate", [ 'default_values' => [ 'regular_price' => '5.00' ] ] );
		$ids = array_column( $this->items( $this->rest( 'GET', $own, [ 'order' => 'asc' ] ) ), 'id' );
		self::assertCount( 2, $ids );
		self::assertIsInt( $ids[0] );
		$this->rest( 'PUT', "$own/{$ids[0]}", [ 'regular_price' => '6.00' ] );
		$answer = $this->item(
			$this->rest(
				'POST',
				"$own/batch",
				[
					'update' => array_map(
						static fn( mixed $variation ) => [
							'id'            => $variation,
							'regular_price' => '7.00',
							'expected'      => [ 'regular_price' => '5.00' ],
						],
						$ids
					),
				]
			)
		)['update'];
		self::assertIsArray( $answer );
		self::assertSame( [ 'regular_price' => '6.00' ], $answer[0]['error']['data']['conflicts'] );
		self::assertSame( '7.00', $answer[1]['regular_price'] );
	}
}
