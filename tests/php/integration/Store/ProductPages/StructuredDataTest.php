<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\ProductPages;

use Storewright\Store\ProductPages\ProductDetails;
use Storewright\Store\ProductPages\ProductFeed;
use Storewright\Store\ProductPages\ProductPagesModule;
use Storewright\Store\ProductPages\StructuredData;
use Storewright\Tests\Support\IntegrationTestCase;
use WP;
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

	protected function tearDown(): void {
		// No feed for those who come later.
		$this->ask( [] );
		parent::tearDown();
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
		self::assertSame( 'Holds tea. & more', $data['description'] );
		self::assertSame( 1, substr_count( $this->head( $id ), '</' ) );
		add_filter( 'storewright_product_structured_data', static fn( array $data ) => [ 'name' => '</script><!--' ] + $data );
		self::assertSame( '</script><!--', $this->json_ld( $id )['name'] );
		self::assertSame( 1, substr_count( $this->head( $id ), '</script' ) );
		add_filter( 'storewright_product_structured_data', '__return_empty_array', 20 );
		self::assertSame( '', $this->head( $id ) );
	}

	public function test_descriptions_are_plain_text_with_spaces_where_paragraphs_end(): void {
		foreach ( [
			'<p>Holds <b>tea</b>.</p><p>Safe &amp; sound</p>' => 'Holds tea. Safe & sound',
			"<ul><li>One&nbsp;pot</li><li>Two</li></ul>\n\nEnd" => 'One pot Two End',
			'Tall<br>and &quot;wide&quot; &#8211; 5 &lt; 6' => 'Tall and "wide" – 5 < 6',
			'un<em>do</em>' => 'undo',
		] as $html => $text ) {
			$id = $this->add( [ 'name' => 'Cup', 'regular_price' => '5', 'description' => $html ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			self::assertSame( $text, $this->json_ld( $id )['description'] );
		}
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
		self::assertStringContainsString( 'Rated 4 out of 5, 1 review<', $this->details( $id ) );
		$this->add( [ 'product_id' => $id, 'review' => 'Great', 'reviewer' => 'Bob', 'reviewer_email' => 'bob@example.org', 'rating' => 5 ], '/wc/v3/products/reviews' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'Rated 4.5 out of 5, 2 reviews<', $this->details( $id ) );
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/products/$id", [ 'regular_price' => '5' ] ) );
		foreach ( [ 'woocommerce_enable_reviews', 'woocommerce_enable_review_rating' ] as $option ) {
			update_option( $option, 'no' );
			self::assertArrayNotHasKey( 'aggregateRating', $this->json_ld( $id ) );
			self::assertStringNotContainsString( 'Rated', $this->details( $id ) );
			update_option( $option, 'yes' );
		}
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/products/$id", [ 'reviews_allowed' => false ] ) );
		self::assertArrayNotHasKey( 'aggregateRating', $this->json_ld( $id ) );
		self::assertStringNotContainsString( 'Rated', $this->details( $id ) );
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

	public function test_a_page_of_wordpress_has_the_data_and_a_feed_of_products_each_kind_of_product(): void {
		$this->hook();
		$ends    = gmdate( 'Y-m-d', time() + MONTH_IN_SECONDS );
		$picture = wp_insert_attachment( [ 'post_mime_type' => 'image/png' ], 'plank.png' );
		$brand   = $this->add( [ 'name' => 'Oak & Sons' ], '/wc/v3/products/brands' );
		$table   = $this->add(
			[
				'name'             => 'Table',
				'sku'              => 'TBL',
				'global_unique_id' => '978-3-16',
				'regular_price'    => '90',
				'sale_price'       => '80',
				'date_on_sale_to'  => "{$ends}T12:00:00",
				'images'           => [ [ 'id' => $picture ] ],
				'brands'           => [ [ 'id' => $brand ] ],
				'manage_stock'     => true,
				'stock_quantity'   => 0,
				'backorders'       => 'notify',
			]
		);
		$shirt   = $this->add( [ 'name' => 'Shirt', 'type' => 'variable' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->add( [ 'regular_price' => '12', 'sale_price' => '9.5' ], "/wc/v3/products/$shirt/variations" ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound

		$this->ask( [ 'p' => $table, 'post_type' => 'product' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$head = $this->printed( 'wp_head' );
		self::assertSame( 1, preg_match( '#<script type="application/ld\+json">(.*)</script>#', $head, $part ) );
		$data = json_decode( $part[1], true );
		self::assertIsArray( $data );
		self::assertSame( [ $ends, 'https://schema.org/BackOrder' ], [ $data['offers']['priceValidUntil'], $data['offers']['availability'] ] );
		self::assertSame( [ [ wp_get_attachment_url( $picture ) ], 'Oak & Sons' ], [ $data['image'], $data['brand']['name'] ] );
		self::assertArrayNotHasKey( 'gtin', $data );

		$this->ask( [ 'post_type' => 'product', 'feed' => 'rss2' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 'xmlns:g=', $this->printed( 'rss2_ns' ) );
		$items = '';
		while ( have_posts() ) {
			the_post();
			$items .= $this->printed( 'rss2_item' );
		}
		foreach ( [
			"<g:id>$table</g:id>",
			'<g:price>90.00 EUR</g:price>',
			'<g:sale_price>80.00 EUR</g:sale_price>',
			'<g:availability>backorder</g:availability>',
			'<g:brand>Oak &amp; Sons</g:brand>',
			'<g:image_link>' . wp_get_attachment_url( $picture ) . '</g:image_link>',
			"<g:id>$shirt</g:id>",
			'<g:price>9.50 EUR</g:price>',
		] as $field ) {
			self::assertStringContainsString( $field, $items );
		}
		self::assertDoesNotMatchRegularExpression( '/g:(mpn|gtin)>/', $items );
	}

	public function test_feeds_of_products_are_long_and_are_never_said_to_be_unchanged(): void {
		$this->hook();
		foreach ( [ [ [ 'post_type' => 'product' ], true ], [ [ 'product_cat' => 'cups' ], true ], [ [], false ] ] as [ $asked, $is_ours ] ) {
			$request             = new WP();
			$request->query_vars = $asked + [ 'feed' => 'feed' ];

			$_SERVER['HTTP_IF_NONE_MATCH']     = '"1"';
			$_SERVER['HTTP_IF_MODIFIED_SINCE'] = 'Sat, 28 Nov 2026 00:00:00 GMT';
			do_action_ref_array( 'parse_request', [ &$request ] );
			self::assertSame( ! $is_ours, isset( $_SERVER['HTTP_IF_NONE_MATCH'] ) );
			self::assertSame( ! $is_ours, isset( $_SERVER['HTTP_IF_MODIFIED_SINCE'] ) );
			$headers = apply_filters( 'wp_headers', [ 'ETag' => '"1"', 'Last-Modified' => 'Sat', 'Content-Type' => 'text/xml' ], $request ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			self::assertSame( $is_ours ? [ 'Content-Type' ] : [ 'ETag', 'Last-Modified', 'Content-Type' ], array_keys( (array) $headers ) );
		}
		unset( $_SERVER['HTTP_IF_NONE_MATCH'], $_SERVER['HTTP_IF_MODIFIED_SINCE'] );
		foreach ( [ [ [ 'post_type' => 'product' ], 500 ], [ [], (int) get_option( 'posts_per_rss' ) ] ] as [ $asked, $length ] ) {
			$query                   = new WP_Query();
			$GLOBALS['wp_the_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
			$query->query( $asked + [ 'feed' => 'rss2' ] );
			self::assertSame( $length, (int) $query->get( 'posts_per_page' ) );
		}
	}

	/**
	 * Hooks in anew, as in a request of its own.
	 */
	private function hook(): void {
		foreach ( [ 'rss2_ns', 'rss2_item', 'parse_request', 'wp_headers', 'pre_get_posts', 'wp_head' ] as $hook ) {
			remove_all_filters( $hook );
		}
		foreach ( [ 'product-details', 'product-price' ] as $name ) {
			unregister_block_type( "storewright/$name" );
		}
		foreach ( [ 'single-product', 'archive-product', 'taxonomy-product_cat', 'taxonomy-product_tag', 'taxonomy-product_brand' ] as $name ) {
			unregister_block_template( "storewright//$name" );
		}
		( new ProductPagesModule( $this->context() ) )->register();
	}

	/**
	 * @param non-empty-string $hook
	 */
	private function printed( string $hook ): string {
		ob_start();
		do_action( $hook ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own.
		return (string) ob_get_clean();
	}

	private function details( int $id ): string {
		return ( new ProductDetails( $this->context() ) )->html( $id );
	}

	public function test_other_feeds_stay_as_they_are_and_products_that_are_hidden_or_have_no_price_say_nothing(): void {
		$this->add( [ 'name' => 'Cup', 'regular_price' => '5', 'catalog_visibility' => 'hidden' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->add( [ 'name' => 'Not yet for sale' ] );
		$this->add( [ 'name' => 'Shirt', 'type' => 'variable' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->ask( [ 'post_type' => 'product', 'feed' => 'rss2' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( [ true, false ], [ have_posts(), str_contains( $this->feed(), '<g:' ) ] );
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
