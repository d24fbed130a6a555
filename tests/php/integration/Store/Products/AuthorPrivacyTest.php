<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Storewright\Tests\Support\IntegrationTestCase;
use WP_Sitemaps_Users;

/**
 * Who wrote a product is nobody's business, least of all by their login.
 */
final class AuthorPrivacyTest extends IntegrationTestCase {

	private int $author;

	private int $product;

	protected function setUp(): void {
		parent::setUp();
		$author = wp_insert_user(
			[
				'user_login' => 'secretlogin',
				'user_pass'  => 'x',
				'role'       => 'shop_manager',
			]
		);
		self::assertIsInt( $author );
		$this->author  = $author;
		$this->product = $this->published( 'product' );
	}

	public function test_visitors_find_no_author_of_products_among_users(): void {
		$this->as_visitor();
		self::assertNotContains( $this->author, $this->listed() );
		self::assertNotContains( $this->author, $this->listed( [ 'search' => 'secretlogin' ] ) );
		self::assertNotContains( $this->author, $this->listed( [ 'has_published_posts' => [ 'product' ] ] ) );
		self::assertNotContains( $this->author, $this->listed( [ 'slug' => 'secretlogin' ] ) );
		$this->assertRestError( $this->rest( 'GET', "/wp/v2/users/{$this->author}" ), 'rest_user_cannot_view', 401 );
		$this->assertRestError( $this->rest( 'GET', "/wp/v2/Users/{$this->author}" ), 'rest_user_cannot_view', 401 );

		// Whoever writes for the site besides is listed as ever.
		$this->published( 'post' );
		self::assertContains( $this->author, $this->listed() );
		$this->assertRestStatus( $this->rest( 'GET', "/wp/v2/users/{$this->author}" ) );
	}

	public function test_who_may_list_users_sees_them(): void {
		$this->as_administrator();
		self::assertContains( $this->author, $this->listed( [ 'has_published_posts' => [ 'product' ] ] ) );
	}

	public function test_sitemaps_and_embeds_do_not_name_them(): void {
		// Without pretty permalinks an author's address has the id, with them the login.
		$addresses = static fn(): array => array_column( ( new WP_Sitemaps_Users() )->get_url_list( 1 ), 'loc' );
		self::assertNotContains( get_author_posts_url( $this->author ), $addresses() );
		$embed     = get_oembed_response_data( $this->product, 400 );
		self::assertIsArray( $embed );
		self::assertSame( [ get_bloginfo( 'name' ), home_url() ], [ $embed['author_name'], $embed['author_url'] ] );
		self::assertStringNotContainsString( 'secretlogin', (string) wp_json_encode( $embed ) );

		$post = get_oembed_response_data( $this->published( 'post' ), 400 );
		self::assertContains( get_author_posts_url( $this->author ), $addresses() );
		self::assertIsArray( $post );
		self::assertSame( 'secretlogin', $post['author_name'] );
	}

	public function test_feeds_do_not_name_them(): void {
		/** @var \WP_Query $wp_query */
		global $wp_query, $authordata;
		$wp_query->is_feed = true;
		$authordata        = get_userdata( $this->author );
		$GLOBALS['post']   = get_post( $this->product );
		self::assertSame( get_bloginfo( 'name' ), get_the_author() );
		$GLOBALS['post'] = get_post( $this->published( 'post' ) );
		self::assertSame( 'secretlogin', get_the_author() );
		$wp_query->is_feed = false;
		unset( $GLOBALS['post'], $GLOBALS['authordata'] );
	}

	/**
	 * @testWith ["?author=%d"]
	 *           ["?author=%d,0"]
	 *           ["?author=%d&feed=rss2"]
	 *           ["?author_name=secretlogin"]
	 *           ["author/secretlogin/"]
	 *           ["author/secretlogin/feed/"]
	 */
	public function test_no_page_of_an_author_leads_to_them( string $asked ): void {
		$this->published( 'shop_coupon' );
		$this->as_visitor();
		self::assertSame( [ 404, null ], $this->visited( sprintf( $asked, $this->author ) ) );

		$this->published( 'post' );
		$found = $this->visited( sprintf( $asked, $this->author ) );
		self::assertSame( 200, $found[0] );
		self::assertSame( str_starts_with( $asked, '?author=%d' ) && ! str_contains( $asked, ',' ), null !== $found[1], (string) $found[1] );
	}

	public function test_who_may_list_users_gets_the_page_of_an_author(): void {
		$this->as_administrator();
		[ $status, $leads_to ] = $this->visited( "?author={$this->author}" );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'author/secretlogin', (string) $leads_to );
	}

	/**
	 * What a page of the site answers, with pretty permalinks.
	 *
	 * @return array{int, string|null} Its status and where it leads to, if elsewhere.
	 */
	private function visited( string $path ): array {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		$structure = $wp_rewrite->permalink_structure;
		$server    = $_SERVER; // phpcs:ignore WordPress.Security
		$wp_rewrite->set_permalink_structure( '/%postname%/' );
		$wp_rewrite->flush_rules( false );
		$url                       = home_url( "/$path" );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_SERVER['HTTP_HOST']      = (string) wp_parse_url( $url, PHP_URL_HOST );
		$_SERVER['PHP_SELF']       = '/index.php';
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $_GET );
		$_SERVER['REQUEST_URI'] = wp_parse_url( $url, PHP_URL_PATH ) . ( [] === $_GET ? '' : '?' . http_build_query( $_GET ) ); // phpcs:ignore WordPress.Security
		try {
			$page = new \WP();
			$page->parse_request();
			$page->query_posts();
			$page->handle_404();
			$leads_to = redirect_canonical( $url, false );
			return [ is_404() ? 404 : 200, is_string( $leads_to ) ? $leads_to : null ];
		} finally {
			$_SERVER = $server;
			$wp_rewrite->set_permalink_structure( $structure );
		}
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<mixed> Ids of the users that are listed.
	 */
	private function listed( array $query = [] ): array {
		$response = $this->rest( 'GET', '/wp/v2/users', $query + [ 'per_page' => 100 ] );
		return 200 === $response->get_status() ? array_column( $this->items( $response ), 'id' ) : [];
	}

	private function published( string $type ): int {
		return (int) wp_insert_post(
			[
				'post_type'   => $type,
				'post_title'  => 'Cup',
				'post_status' => 'publish',
				'post_author' => $this->author,
			]
		);
	}
}
