<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\LaunchYourStore;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Visibility\ComingSoonPage;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_Error;

/**
 * The launch check: what a visitor sees of the public pages, requested by the site itself.
 */
final class LaunchCheckTest extends IntegrationTestCase {

	private const ROUTE = '/wc-admin/launch-your-store/check';

	/**
	 * @var list<array{url: string, args: array<mixed>}>
	 */
	private array $requests = [];

	public function test_it_asks_for_the_public_pages_without_cookies_and_follows_no_redirect_elsewhere(): void {
		$this->as_administrator();
		$product  = $this->item( $this->rest( 'POST', '/wc/v3/products', [ 'name' => "Tom & Jerry's <b>cup</b>" ] ) );
		$checkout = $this->page( 'Checkout' );
		update_option( 'woocommerce_checkout_page_id', $checkout );
		$this->site_answers(
			fn( string $url ) => (string) get_permalink( $checkout ) === $url
				? $this->answer( '', 302, [ 'location' => 'https://pay.example/cart' ] )
				: $this->answer( '<p>Hello</p>' )
		);

		$this->as_shop_manager();
		$checked = $this->check();

		self::assertTrue( $checked['reaches_itself'] );
		self::assertSame( [ 'home', 'shop', 'product', 'checkout' ], array_column( $checked['pages'], 'id' ) );
		self::assertSame( [ 'page', 'page', 'page', 'elsewhere' ], array_column( $checked['pages'], 'sees' ) );
		self::assertSame( 'https://pay.example/cart', $checked['pages'][3]['leads_to'] );
		self::assertSame( $product['permalink'], $checked['pages'][2]['url'] );
		self::assertSame( 'Product “Tom & Jerry’s cup”', $checked['pages'][2]['title'] );
		foreach ( $this->requests as [ 'url' => $url, 'args' => $args ] ) {
			self::assertTrue( str_starts_with( $url, home_url( '/' ) ), "Nobody else is asked: $url" );
			self::assertSame( [ [], 0 ], [ $args['cookies'], $args['redirection'] ] );
		}
	}

	public function test_it_tells_of_the_coming_soon_page_search_engines_and_caches(): void {
		$this->as_shop_manager();
		$this->site_answers(
			fn() => $this->answer(
				( new ComingSoonPage( false ) )->html(),
				200,
				[
					'cache-control' => 'no-cache, private',
					'x-robots-tag'  => 'noindex, nofollow',
					'age'           => '30',
				]
			)
		);
		$home = $this->check()['pages'][0];
		self::assertSame( [ 'coming_soon', true, true ], [ $home['sees'], $home['is_noindex'], $home['is_from_cache'] ] );
		self::assertSame( 'no-cache, private', $home['cache_control'] );
	}

	/**
	 * @param array<string, string> $headers
	 */
	#[DataProvider( 'words_for_search_engines' )]
	public function test_it_reads_what_search_engines_are_told( string $html, array $headers, bool $is_noindex ): void {
		$this->as_shop_manager();
		$this->site_answers( fn() => $this->answer( $html, 200, $headers ) );
		self::assertSame( $is_noindex, $this->check()['pages'][0]['is_noindex'] );
	}

	/**
	 * @return array<string, array{string, array<string, string>, bool}>
	 */
	public static function words_for_search_engines(): array {
		return [
			'a name in capitals'    => [ '<meta name="ROBOTS" content="NoIndex">', [], true ],
			'none'                  => [ '<meta name="robots" content="none">', [], true ],
			'none in a header'      => [ '', [ 'x-robots-tag' => 'none' ], true ],
			'a header to an engine' => [ '', [ 'x-robots-tag' => 'max-snippet: 5, googlebot: noindex' ], true ],
			'no picture'            => [ '<meta name="robots" content="index, max-image-preview:none">', [], false ],
			'another tag'           => [ '<meta name="description" content="none">', [ 'x-robots-tag' => 'all' ], false ],
		];
	}

	public function test_it_tells_where_the_menus_lead(): void {
		$this->as_shop_manager();
		$shop = $this->context()->shop()->storefront()->url();
		$this->site_answers( fn() => $this->answer( "<a href='/x'>Not in a menu</a><nav><a href='/about'>About</a><a href='$shop'>Shop</a></nav>" ) );
		$home = $this->check()['pages'][0];
		self::assertSame( [ 2, true ], [ $home['menu_links'], $home['links_to_shop'] ] );

		$this->site_answers( fn() => $this->answer( '<nav><a href="/about">About</a></nav><meta name="robots" content="max-image-preview:large">' ) );
		$home = $this->check()['pages'][0];
		self::assertSame( [ 1, false, false ], [ $home['menu_links'], $home['links_to_shop'], $home['is_noindex'] ] );
	}

	/**
	 * @param array<string, string> $headers
	 */
	#[DataProvider( 'failing_pages' )]
	public function test_it_tells_what_a_visitor_sees_in_place_of_a_page( int $status, array $headers, string $sees ): void {
		$this->as_shop_manager();
		$this->site_answers( fn() => $this->answer( '<p>Hello</p>', $status, $headers ) );
		self::assertSame( $sees, $this->check()['pages'][0]['sees'] );
	}

	/**
	 * @return array<string, array{int, array<string, string>, string}>
	 */
	public static function failing_pages(): array {
		return [
			'a page that is missing'       => [ 404, [], 'missing' ],
			'a broken page'                => [ 500, [], 'error' ],
			'a site behind a password'     => [ 401, [], 'login' ],
			'one that redirects to itself' => [ 301, [ 'location' => '/' ], 'error' ],
			'another port of the machine'  => [ 302, [ 'location' => '//localhost:6379/' ], 'elsewhere' ],
		];
	}

	public function test_it_says_why_where_the_site_cannot_reach_itself_and_asks_no_further(): void {
		$this->as_shop_manager();
		$this->site_answers( static fn() => new WP_Error( 'http_request_failed', 'Could not resolve host' ) );
		$checked = $this->check();
		self::assertSame( [ false, 'Could not resolve host', [] ], [ $checked['reaches_itself'], $checked['reason'], $checked['pages'] ] );
		self::assertCount( 1, $this->requests );
	}

	public function test_it_is_for_those_who_run_the_store_and_takes_no_address(): void {
		$this->site_answers( fn() => $this->answer( '' ) );
		$this->as_subscriber();
		$this->assertRestStatus( $this->rest( 'POST', self::ROUTE ), 403 );
		$this->as_visitor();
		$this->assertRestStatus( $this->rest( 'POST', self::ROUTE ), 401 );
		$this->as_shop_manager();
		$this->assertRestError( $this->rest( 'POST', self::ROUTE, [ 'url' => 'http://10.0.0.1/' ] ), 'rest_invalid_param', 400 );
		self::assertSame( [], $this->requests );
	}

	/**
	 * @param callable(string): (array<string, mixed>|WP_Error) $answer
	 */
	private function site_answers( callable $answer ): void {
		remove_all_filters( 'pre_http_request' );
		add_filter(
			'pre_http_request',
			function ( mixed $before, array $args, string $url ) use ( $answer ): array|WP_Error {
				$this->requests[] = [
					'url'  => $url,
					'args' => $args,
				];
				return $answer( $url );
			},
			10,
			3
		);
	}

	/**
	 * @param array<string, string> $headers
	 * @return array<string, mixed>
	 */
	private function answer( string $body, int $status = 200, array $headers = [] ): array {
		return [
			'headers'  => $headers,
			'body'     => $body,
			'response' => [
				'code'    => $status,
				'message' => '',
			],
			'cookies'  => [],
		];
	}

	private function page( string $title ): int {
		return wp_insert_post(
			[
				'post_type'   => 'page',
				'post_title'  => $title,
				'post_status' => 'publish',
			]
		);
	}

	/**
	 * @return array{reaches_itself: bool, reason: string, pages: list<array<string, mixed>>}
	 */
	private function check(): array {
		$response = $this->rest( 'POST', self::ROUTE );
		$this->assertRestStatus( $response, 200 );
		/** @var array{reaches_itself: bool, reason: string, pages: list<array<string, mixed>>} $checked */
		$checked = $this->item( $response );
		return $checked;
	}
}
