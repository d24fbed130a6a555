<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Products;

use Storewright\Tests\Support\SetupTestCase;

/**
 * Sample products: made once, found again, and removed unless they have become the owner's.
 */
final class SampleProductsTest extends SetupTestCase {

	private const PRODUCTS = '/wc/v3/products';

	private const SAMPLES = '/wc-admin/onboarding/tasks/import_sample_products';

	public function test_samples_are_real_products_that_say_what_they_are(): void {
		$this->as_shop_manager();
		self::assertSame( [], $this->samples( 'GET' ) );
		$samples = $this->samples( 'POST' );

		self::assertCount( 4, $samples );
		$products = $this->items( $this->rest( 'GET', self::PRODUCTS ) );
		self::assertEqualsCanonicalizing( array_column( $products, 'name' ), array_column( $samples, 'name' ) );
		foreach ( $products as $product ) {
			self::assertIsString( $product['name'] );
			self::assertStringStartsWith( 'Sample: ', $product['name'] );
			self::assertSame( 'publish', $product['status'] );
		}
		self::assertFalse( $this->task( 'products' )['isComplete'], 'Samples sell nothing.' );
	}

	public function test_they_are_made_once(): void {
		$first = $this->samples( 'POST' );

		self::assertEqualsCanonicalizing( $first, $this->samples( 'POST' ) );
		self::assertCount( 4, $this->items( $this->rest( 'GET', self::PRODUCTS ) ) );
	}

	public function test_what_the_owner_removed_can_be_had_again(): void {
		[ $sample ] = $this->samples( 'POST' );
		$this->assertRestStatus( $this->rest( 'DELETE', self::PRODUCTS . "/{$sample['id']}" ), 200 );
		self::assertCount( 3, $this->samples( 'GET' ) );

		self::assertCount( 4, $this->samples( 'POST' ) );
	}

	public function test_removing_them_leaves_what_is_the_owners(): void {
		$own = $this->rest(
			'POST',
			self::PRODUCTS,
			[
				'name' => 'Bowl',
				'sku'  => 'storewright-sample-mug',
			]
		);
		$this->assertRestStatus( $own, 201 );
		$samples = $this->samples( 'POST' );
		self::assertCount( 3, $samples );
		$this->assertRestStatus( $this->rest( 'PUT', self::PRODUCTS . "/{$samples[0]['id']}", [ 'name' => 'Painting' ] ), 200 );

		self::assertSame( [], $this->samples( 'DELETE' ) );
		self::assertEqualsCanonicalizing(
			[ 'Bowl', 'Painting' ],
			array_column( $this->items( $this->rest( 'GET', self::PRODUCTS ) ), 'name' )
		);
	}

	public function test_who_may_not_work_on_products_makes_none(): void {
		$this->as_subscriber();

		foreach ( [ 'GET', 'POST', 'DELETE' ] as $method ) {
			$this->assertRestStatus( $this->rest( $method, self::SAMPLES ), 403 );
		}
	}

	/**
	 * @return list<array{id: int, name: string}>
	 */
	private function samples( string $method ): array {
		$response = $this->rest( $method, self::SAMPLES );
		$this->assertRestStatus( $response, 200 );
		/** @var list<array{id: int, name: string}> $samples */
		$samples = $this->item( $response )['samples'];
		return $samples;
	}
}
