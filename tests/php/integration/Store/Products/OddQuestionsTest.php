<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Questions about products that few ask: numbers beyond all prices, hundreds of tags, users with unusual rights.
 */
final class OddQuestionsTest extends IntegrationTestCase {

	private const PATH = '/wc/v3/products';

	public function test_a_price_beyond_all_prices_is_compared_with(): void {
		$this->as_shop_manager();
		$id    = $this->made( [ 'regular_price' => '10' ] );
		$found = fn( string $filter, string $price ): array => array_column(
			$this->items( $this->rest( 'GET', self::PATH, [ $filter => $price ] ) ),
			'id'
		);
		foreach ( [ '1e400', '1e300', '999999999999999999999999' ] as $price ) {
			self::assertSame( [], $found( 'min_price', $price ), $price );
			self::assertSame( [ $id ], $found( 'max_price', $price ), $price );
			self::assertSame( [ $id ], $found( 'min_price', "-$price" ), $price );
			self::assertSame( [], $found( 'max_price', "-$price" ), $price );
		}
	}

	#[Group( 'mariadb' )]
	public function test_a_product_with_hundreds_of_tags_is_listed_with_what_is_related(): void {
		$this->as_shop_manager();
		$one   = $this->made( [ 'name' => 'One' ] );
		$other = $this->made( [ 'name' => 'Other' ] );
		wp_set_object_terms( $one, array_map( static fn( int $number ) => "Tag $number", range( 1, 520 ) ), 'product_tag' );
		wp_set_object_terms( $other, 'Tag 520', 'product_tag' );
		self::assertSame( [ [ $one ], [ $other ] ], array_column( $this->items( $this->rest( 'GET', self::PATH ) ), 'related_ids' ) );
		self::assertSame( [ 'related_ids' => [ $one ] ], $this->item( $this->rest( 'GET', self::PATH . "/$other/related" ) ) );
		$this->assertRestError( $this->rest( 'GET', self::PATH . '/999999/related' ), 'woocommerce_rest_product_invalid_id', 404 );
	}

	public function test_whoever_may_only_publish_does_not_delete_variations_or_copy_what_is_hidden(): void {
		$this->as_shop_manager();
		$size = static fn( string ...$options ) => [
			[
				'name'      => 'Size',
				'variation' => true,
				'options'   => $options,
			],
		];
		$tee  = $this->made(
			[
				'type'       => 'variable',
				'status'     => 'private',
				'attributes' => $size( 'S', 'M' ),
			]
		);
		$path = self::PATH . "/$tee/variations";
		// phpcs:ignore WordPress.Arrays
		$created = $this->rest( 'POST', $path, [ 'attributes' => [ [ 'name'   => 'Size', 'option' => 'S' ] ] ] );
		$this->assertRestStatus( $created, 201 );
		$this->rest( 'PUT', self::PATH . "/$tee", [ 'attributes' => $size( 'M' ) ] );

		$this->as_subscriber();
		wp_get_current_user()->add_cap( 'publish_products' );
		$this->assertRestError( $this->rest( 'POST', "$path/generate", [ 'delete' => true ] ), 'woocommerce_rest_cannot_delete', 403 );
		$this->assertRestError( $this->rest( 'POST', self::PATH . "/$tee/duplicate" ), 'woocommerce_rest_cannot_view', 403 );
		$id = $this->item( $created )['id'];
		self::assertIsInt( $id );
		self::assertNotNull( get_post( $id ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function made( array $fields ): int {
		$response = $this->rest( 'POST', self::PATH, $fields );
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}
}
