<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\ProductsModule;
use Storewright\Store\Products\Write\RequestReader;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Data that products leave on a site, and what page views pay for them.
 */
final class ProductsModuleTest extends IntegrationTestCase {

	#[Group( 'object-cache' )]
	public function test_an_owner_who_wants_everything_gone_finds_nothing(): void {
		$repository = ( new ProductServices( $this->context() ) )->repository();
		$reader     = new RequestReader();
		$product    = $repository->create( $reader->read( [ 'type' => 'variable' ] ) )->id;
		$variation  = $repository->create( $reader->read( [ 'regular_price' => '1' ], true ), $product )->id;
		$module     = new ProductsModule( $this->context() );
		$review     = (int) wp_insert_comment(
			[
				'comment_post_ID' => $product,
				'comment_content' => 'Fine',
			]
		);
		// What is cached by now: another request reads it all.
		get_post( $product );
		get_post_meta( $variation );
		get_comment( $review );
		get_comment_meta( $review );
		wp_count_posts( 'product' );
		get_comments_number( $product );
		get_the_terms( $product, 'product_type' );
		wp_cache_set( 'figures', 'saved', 'another-plugin' );

		$module->uninstall();
		self::assertSame( 'saved', wp_cache_get( 'figures', 'another-plugin' ) );
		self::assertNull( get_comment( $review ) );
		self::assertFalse( wp_cache_get( _count_posts_cache_key( 'product' ), 'counts' ) );
		self::assertSame(
			[ null, null, [], [] ],
			[ get_post( $product ), get_post( $variation ), get_post_meta( $variation ), wp_get_object_terms( $product, 'product_type' ) ]
		);
		self::assertFalse( get_term_by( 'slug', 'simple', 'product_type' ) );

		$module->install();
		$module->install();
		self::assertEquals(
			4,
			wp_count_terms(
				[
					'taxonomy'   => 'product_type',
					'hide_empty' => false,
				]
			)
		);
	}

	public function test_products_are_known_without_a_query(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$taxonomies = get_object_taxonomies( 'product' );
		unregister_post_type( 'product' );
		get_option( 'woocommerce_permalinks' );
		$before = $wpdb->num_queries;
		PostTypes::register();
		self::assertTrue( post_type_exists( 'product' ) );
		self::assertSame( $before, $wpdb->num_queries );
		// Unregistering took it from its taxonomies, which other tests count products by.
		foreach ( $taxonomies as $taxonomy ) {
			register_taxonomy_for_object_type( $taxonomy, 'product' );
		}
	}
}
