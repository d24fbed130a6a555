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
