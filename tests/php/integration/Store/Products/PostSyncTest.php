<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\ProductLookupChecks;

/**
 * Products that WordPress's own screens, or other plugins, make and throw away.
 */
final class PostSyncTest extends IntegrationTestCase {

	use ProductLookupChecks;

	public function test_a_product_of_the_editors_is_a_simple_one_that_can_be_had(): void {
		$this->as_shop_manager();
		$id   = $this->insert( 'product', 0 );
		$item = $this->item( $this->rest( 'GET', "/wc/v3/products/$id" ) );
		self::assertSame(
			[ 'simple', 'instock', 'taxable', '', false ],
			[ $item['type'], $item['stock_status'], $item['tax_status'], $item['price'], $item['purchasable'] ]
		);
		$this->assertLookup( $id );
		self::assertSame(
			[ $id ],
			array_column( $this->items( $this->rest( 'GET', '/wc/v3/products', [ 'stock_status' => 'instock' ] ) ), 'id' )
		);
	}

	public function test_an_auto_draft_is_no_product_yet(): void {
		$id = $this->insert( 'product', 0, 'auto-draft' );
		self::assertNull( $this->lookup( $id ) );
	}

	public function test_variations_go_with_their_product(): void {
		$product   = $this->insert( 'product', 0 );
		$variation = $this->insert( 'product_variation', $product, 'private' );
		self::assertNotNull( $this->lookup( $variation ) );
		wp_trash_post( $product );
		self::assertSame( 'trash', get_post_status( $variation ) );
		wp_untrash_post( $product );
		self::assertSame( 'private', get_post_status( $variation ) );
		wp_delete_post( $product, true );
		self::assertNull( get_post( $variation ) );
		self::assertSame( [ null, null ], [ $this->lookup( $product ), $this->lookup( $variation ) ] );
	}

	public function test_a_variation_without_its_product_harms_nothing(): void {
		self::assertNull( $this->lookup( $this->insert( 'product_variation', 987654 ) ) );
	}

	private function insert( string $type, int $parent, string $status = 'publish' ): int {
		$id = wp_insert_post(
			[
				'post_type'   => $type,
				'post_title'  => 'By the editor',
				'post_status' => $status,
				'post_parent' => max( 0, $parent ),
			],
			true
		);
		self::assertIsInt( $id );
		return $id;
	}
}
