<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\ProductPages;

use Storewright\Store\ProductPages\ProductDetails;
use Storewright\Store\ProductPages\ProductFeed;
use Storewright\Store\ProductPages\StructuredData;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_Post;
use WP_Query;

/**
 * What pages and feeds of products tell search engines.
 */
final class StructuredDataTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		update_option( 'permalink_structure', '' );
		update_option( 'woocommerce_currency', 'EUR' );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function add( array $fields, string $path = '/wc/v3/products' ): int {
		$response = $this->rest( 'POST', $path, $fields );
		$this->assertRestStatus( $response, 201 );
		return (int) $this->item( $response )['id'];
	}

	/**
	 * @param array<string, mixed> $asked
	 */
	private function ask( array $asked ): void {
		$GLOBALS['wp_query']     = new WP_Query( $asked ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
	}

	private function head( int $id ): string {
		$this->ask( [ 'p' => $id, 'post_type' => 'product' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		ob_start();
		( new StructuredData( $this->context(), new ProductDetails( $this->context() ) ) )->render();
		return (string) ob_get_clean();
	}

	/**
	 * @return array<mixed>
	 */
	private function json_ld( int $id ): array {
		$html = $this->head( $id );
		self::assertSame( 1, preg_match( '#^<script type="application/ld\+json">(.*)</script>$#s', trim( $html ), $part ), $html );
		$data = json_decode( $part[1], true );
		self::assertIsArray( $data );
		return $data;
	}

	public function test_a_products_page_has_its_price_and_stock_and_its_texts_can_not_end_the_script(): void {
		$id   = $this->add(
			[
				'name'              => 'Cup & saucer',
				'sku'               => 'CUP-1',
				'global_unique_id'  => '4006381333931',
				'regular_price'     => '8.9',
				'sale_price'        => '7',
				'short_description' => '<p>Holds tea.</p> </script><b>&amp; more</b>',
				'stock_status'      => 'outofstock',
			]
		);
		$data = $this->json_ld( $id );
		self::assertSame( [ 'Product', 'Cup & saucer', 'CUP-1', '4006381333931' ], [ $data['@type'], $data['name'], $data['sku'], $data['gtin'] ] );
		self::assertSame(
			[
				'@type'         => 'Offer',
				'price'         => '7.00',
				'priceCurrency' => 'EUR',
				'availability'  => 'https://schema.org/OutOfStock',
				'url'           => get_permalink( $id ),
			],
			$data['offers']
		);
		self::assertSame( 1, substr_count( $this->head( $id ), '</' ) );
		add_filter( 'storewright_product_structured_data', static fn( array $data ) => [ 'name' => '</script><!--' ] + $data );
		self::assertSame( '</script><!--', $this->json_ld( $id )['name'] );
		self::assertSame( 1, substr_count( $this->head( $id ), '</script' ) );
		add_filter( 'storewright_product_structured_data', '__return_empty_array', 20 );
		self::assertSame( '', $this->head( $id ) );
	}

	public function test_variations_are_one_offer_from_the_lowest_to_the_highest_price(): void {
		$id = $this->add( [ 'name' => 'Shirt', 'type' => 'variable' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->add( [ 'regular_price' => '12' ], "/wc/v3/products/$id/variations" );
		$this->add( [ 'regular_price' => '9.5' ], "/wc/v3/products/$id/variations" );
		$offers = $this->json_ld( $id )['offers'];
		self::assertIsArray( $offers );
		self::assertSame( [ 'AggregateOffer', '9.50', '12.00' ], [ $offers['@type'], $offers['lowPrice'], $offers['highPrice'] ] );
	}

	public function test_a_description_is_plain_text(): void {
		$id = $this->add( [ 'name' => 'Tea', 'regular_price' => '5', 'description' => '<p>Tea &amp; &quot;milk&quot;&nbsp;for 2</p><p>Hot<br>now</p><script>x</script>' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( 'Tea & "milk" for 2 Hot now', $this->json_ld( $id )['description'] );
	}

	public function test_lists_searches_and_feeds_leave_out_what_is_hidden_from_them(): void {
		foreach ( [ 'visible', 'catalog', 'search', 'hidden' ] as $visibility ) {
			$this->add( [ 'name' => "Cup $visibility", 'regular_price' => '5', 'catalog_visibility' => $visibility ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		}
		$shop   = [ 'Cup catalog', 'Cup visible' ];
		$search = [ 'Cup search', 'Cup visible' ];
		self::assertSame( $shop, $this->listed( [ 'post_type' => 'product' ] ) );
		self::assertSame( $shop, $this->listed( [ 'post_type' => 'product', 'feed' => 'rss2' ] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( $shop, $this->listed( [ 'product_cat' => 'uncategorized' ] ) );
		self::assertSame( $search, $this->listed( [ 's' => 'Cup' ] ) );
		self::assertSame( [ 'Cup hidden' ], $this->listed( [ 'post_type' => 'product', 'name' => 'cup-hidden' ] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
	}

	/**
	 * Names of what a page lists.
	 *
	 * @param array<string, string> $asked
	 * @return list<string>
	 */
	private function listed( array $asked ): array {
		$query                   = new WP_Query();
		$GLOBALS['wp_the_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		$title                   = static fn( mixed $post ) => $post instanceof WP_Post ? $post->post_title : '';
		$names                   = array_map( $title, $query->query( $asked ) );
		sort( $names );
		return $names;
	}

	public function test_ratings_are_told_and_what_nobody_may_find_is_not(): void {
		$id = $this->add( [ 'name' => 'Cup' ] );
		self::assertSame( '', $this->head( $id ), 'Neither a price nor a rating.' );
		$this->add( [ 'product_id' => $id, 'review' => 'Good', 'reviewer' => 'Ann', 'reviewer_email' => 'ann@example.org', 'rating' => 4 ], '/wc/v3/products/reviews' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$rating = $this->json_ld( $id )['aggregateRating'];
		self::assertIsArray( $rating );
		self::assertArrayNotHasKey( 'offers', $this->json_ld( $id ) );
		self::assertSame( [ '4.00', 1 ], [ $rating['ratingValue'], $rating['reviewCount'] ] );
		foreach ( [ [ 'catalog_visibility' => 'hidden' ], [ 'catalog_visibility' => 'visible', 'status' => 'private' ], [ 'status' => 'draft' ] ] as $fields ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/products/$id", $fields ) );
			self::assertSame( '', $this->head( $id ) );
		}
		$secret = $this->add( [ 'name' => 'Secret', 'post_password' => 'tea' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		wp_update_post( [ 'ID' => $secret, 'post_password' => 'tea' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( '', $this->head( $secret ) );
	}

	public function test_the_feed_of_products_has_price_and_stock_with_as_many_queries_for_ten_as_for_two(): void {
		$counts = [];
		foreach ( [ 2, 10 ] as $wanted ) {
			for ( $number = $counts[0][1] ?? 0; $number < $wanted; ++$number ) {
				$this->add( [ 'name' => "Cup $number", 'sku' => "C<$number", 'regular_price' => '8.9', 'sale_price' => '7' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			}
			wp_cache_flush();
			$this->ask( [ 'post_type' => 'product', 'feed' => 'rss2', 'posts_per_rss' => 20 ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			$before   = get_num_queries();
			$xml      = $this->feed();
			$counts[] = [ get_num_queries() - $before, $wanted ];
			self::assertSame( $wanted, substr_count( $xml, '<g:price>8.90 EUR</g:price>' ) );
			self::assertSame( $wanted, substr_count( $xml, '<g:sale_price>7.00 EUR</g:sale_price>' ) );
			self::assertSame( $wanted, substr_count( $xml, '<g:availability>in_stock</g:availability>' ) );
			self::assertNotFalse( simplexml_load_string( $xml ) );
		}
		self::assertSame( $counts[0][0], $counts[1][0] );
	}

	public function test_other_feeds_stay_as_they_are_and_hidden_products_say_nothing(): void {
		$this->add( [ 'name' => 'Cup', 'regular_price' => '5', 'catalog_visibility' => 'hidden' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->ask( [ 'post_type' => 'product', 'feed' => 'rss2' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringNotContainsString( '<g:', $this->feed() );
		$this->ask( [ 'feed' => 'rss2' ] );
		self::assertStringNotContainsString( 'xmlns:g', $this->feed() );
	}

	private function feed(): string {
		$feed = new ProductFeed( $this->context() );
		ob_start();
		echo '<rss ';
		$feed->render_namespace();
		echo '>';
		while ( have_posts() ) {
			the_post();
			$feed->render_item();
		}
		echo '</rss>';
		return (string) ob_get_clean();
	}
}
