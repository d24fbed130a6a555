<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Visibility;

use Storewright\Store\Visibility\ComingSoonPage;
use Storewright\Store\Visibility\PrivateLink;
use Storewright\Store\Visibility\Visibility;
use Storewright\Store\Visibility\VisibilityModule;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_Query;

/**
 * What visitors see of a store that is hidden.
 *
 * @spec B4-009
 */
final class VisibilityTest extends IntegrationTestCase {

	private const KEY = 'a-key-of-the-owner';

	protected function setUp(): void {
		parent::setUp();
		$this->as_visitor();
	}

	public function test_an_open_store_is_no_matter_for_a_page_view_and_costs_no_query(): void {
		delete_option( Visibility::COMING_SOON );
		wp_load_alloptions();
		$before = $this->queries();
		self::assertFalse( VisibilityModule::is_needed( $this->context() ) );
		self::assertSame( $before, $this->queries() );

		update_option( Visibility::COMING_SOON, 'no' );
		wp_load_alloptions();
		$before = $this->queries();
		self::assertFalse( VisibilityModule::is_needed( $this->context() ) );
		self::assertSame( $before, $this->queries() );
	}

	public function test_a_store_that_waits_is_guarded_before_anything_else_answers(): void {
		update_option( Visibility::COMING_SOON, 'yes' );
		self::assertTrue( VisibilityModule::is_needed( $this->context() ) );

		$module = new VisibilityModule( $this->context() );
		$module->register();
		self::assertSame( 0, has_action( 'template_redirect', [ $module, 'guard' ] ) );
	}

	/**
	 * AJAX answers visitors, too; the screens of wp-admin and cron work for the shop.
	 */
	public function test_visitors_are_held_back_from_ajax_and_cron_is_not(): void {
		update_option( Visibility::COMING_SOON, 'yes' );
		set_current_screen( 'dashboard' );
		self::assertFalse( VisibilityModule::is_needed( $this->context() ) );
		add_filter( 'wp_doing_ajax', '__return_true' );
		self::assertTrue( VisibilityModule::is_needed( $this->context() ) );
		add_filter( 'wp_doing_cron', '__return_true' );
		self::assertFalse( VisibilityModule::is_needed( $this->context() ) );
	}

	/**
	 * WordPress keeps what a query for comments found under its variables alone, in a cache that requests share.
	 */
	public function test_visitors_get_no_results_that_were_kept_for_colleagues_and_the_other_way_round(): void {
		$product = $this->product();
		// phpcs:disable WordPress.Arrays
		$review = (int) wp_insert_comment(
			[
				'comment_post_ID'  => $product,
				'comment_type'     => 'review',
				'comment_content'  => 'Fine',
				'comment_approved' => 1,
			]
		);
		// phpcs:enable
		update_option( 'woocommerce_store_pages_only', 'yes' );
		( new VisibilityModule( $this->context() ) )->register();
		$found = static fn(): array => [
			get_comments(
				[
					'fields'  => 'ids',
					'post_id' => $product,
				]
			),
			( new WP_Query(
				[
					'post_type' => 'product',
					's'         => 'Cup',
					'fields'    => 'ids',
				]
			) )->posts,
		]; // phpcs:ignore WordPress.Arrays
		foreach ( [ 'first', 'again' ] as $time ) {
			$this->as_shop_manager();
			self::assertSame( [ [ $review ], [ $product ] ], $found(), $time );
			$this->as_visitor();
			self::assertSame( [ [], [] ], $found(), $time );
		}
	}

	public function test_the_key_is_taken_out_of_the_address_and_nobody_is_sent_elsewhere(): void {
		foreach ( [
			'/shop/?woo-share=key&orderby=price' => '/shop/?orderby=price',
			'/?woo-share=key'                    => '/',
			'//evil.example/?woo-share=key'      => '/evil.example/',
			'/\\evil.example/?woo-share=key'     => '/evil.example/',
			'\\\\evil.example/?woo-share=key'    => '/evil.example/',
		] as $requested => $path ) {
			self::assertSame( 'http://localhost' . $path, PrivateLink::without_key( $requested ), $requested );
		}
		self::assertSame( 'http://localhost/', PrivateLink::without_key( null ) );
	}

	public function test_an_update_has_the_option_loaded_with_the_others(): void {
		add_option( Visibility::COMING_SOON, 'yes', '', false );
		self::assertFalse( Visibility::is_coming_soon() );

		( new VisibilityModule( $this->context() ) )->install();
		self::assertTrue( Visibility::is_coming_soon() );
	}

	public function test_who_works_on_the_site_sees_it_as_it_is(): void {
		self::assertFalse( Visibility::can_bypass() );
		$this->as_subscriber();
		self::assertFalse( Visibility::can_bypass() );
		$this->as_shop_manager();
		self::assertTrue( Visibility::can_bypass() );
		$this->as_administrator();
		self::assertTrue( Visibility::can_bypass() );
	}

	public function test_the_whole_site_waits_except_for_what_machines_need(): void {
		foreach ( [ [ 'post_type' => 'product' ], [ 'feed' => 'rss2' ], [ 's' => 'cup' ], [ 'p' => $this->page() ], [] ] as $asked ) {
			self::assertTrue( $this->applies_to( $asked ), (string) wp_json_encode( $asked ) );
		}
		self::assertFalse( $this->applies_to( [ 'robots' => '1' ] ) );
		self::assertFalse( $this->applies_to( [ 'favicon' => '1' ] ) );
	}

	public function test_the_pages_of_the_store_alone_can_wait(): void {
		update_option( 'woocommerce_store_pages_only', 'yes' );
		$other    = $this->page();
		$checkout = $this->page();
		update_option( 'woocommerce_checkout_page_id', (string) $checkout );
		$category = wp_insert_term( 'Cups', 'product_cat' );
		self::assertIsArray( $category );
		$product = $this->product();

		self::assertTrue( $this->applies_to( [ 'post_type' => 'product' ] ) );
		self::assertTrue(
			$this->applies_to(
				[
					'post_type' => 'product',
					'feed'      => 'rss2',
				]
			)
		);
		self::assertTrue(
			$this->applies_to(
				[
					'post_type' => 'product',
					'p'         => $product,
				]
			)
		);
		self::assertTrue( $this->applies_to( [ 'product_cat' => 'cups' ] ) );
		self::assertTrue( $this->applies_to( [ 'page_id' => $checkout ] ) );

		self::assertFalse( $this->applies_to( [ 'page_id' => $other ] ) );
		self::assertFalse( $this->applies_to( [ 'feed' => 'rss2' ] ) );
		self::assertFalse( $this->applies_to( [] ) );
	}

	public function test_without_pages_of_the_store_no_other_page_is_taken_for_one(): void {
		update_option( 'woocommerce_store_pages_only', 'yes' );
		update_option( 'woocommerce_cart_page_id', '' );

		self::assertFalse( $this->applies_to( [ 'page_id' => $this->page() ] ) );
	}

	public function test_a_plugin_opens_an_address(): void {
		add_filter( 'storewright_is_held_back', static fn( bool $is, WP_Query $query ) => $is && ! $query->is_search(), 10, 2 );

		self::assertFalse( $this->applies_to( [ 's' => 'cup' ] ) );
		self::assertTrue( $this->applies_to( [] ) );
	}

	public function test_the_key_lets_guests_in_by_address_and_by_cookie(): void {
		self::assertNull( $this->visibility()->private_link() );
		update_option( 'woocommerce_share_key', self::KEY );
		self::assertNull( $this->visibility()->private_link() );
		update_option( 'woocommerce_private_link', 'yes' );
		$link = $this->visibility()->private_link();
		self::assertInstanceOf( PrivateLink::class, $link );

		self::assertFalse( $link->lets_in() );
		$_GET[ PrivateLink::NAME ] = self::KEY;
		self::assertTrue( $link->lets_in() );
		unset( $_GET[ PrivateLink::NAME ] );
		$_COOKIE[ PrivateLink::NAME ] = self::KEY;
		self::assertTrue( $link->lets_in() );
		$_COOKIE[ PrivateLink::NAME ] = 'another';
		self::assertFalse( $link->lets_in() );
		$_COOKIE[ PrivateLink::NAME ] = [ self::KEY ];
		self::assertFalse( $link->lets_in() );
		unset( $_COOKIE[ PrivateLink::NAME ] );
	}

	public function test_no_key_is_no_link(): void {
		update_option( 'woocommerce_private_link', 'yes' );
		update_option( 'woocommerce_share_key', '' );
		$_GET[ PrivateLink::NAME ] = '';

		self::assertNull( $this->visibility()->private_link() );
	}

	public function test_the_page_stands_by_itself_and_no_search_engine_keeps_it(): void {
		update_option( 'blogname', 'Cups & <i>Co</i>' );
		$html = ( new ComingSoonPage( false ) )->html();

		self::assertStringContainsString( '<meta name="robots" content="noindex, nofollow">', $html );
		self::assertStringContainsString( '<h1>Coming soon</h1>', $html );
		self::assertStringNotContainsString( '<i>', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<link', $html );
		self::assertStringContainsString( '<html lang="en-US">', $html );
		self::assertStringNotContainsString( 'home page', $html );
		self::assertStringContainsString( 'Go to the home page', ( new ComingSoonPage( true ) )->html() );
		self::assertLessThan( 3000, strlen( $html ) );
	}

	private function visibility(): Visibility {
		return new Visibility( $this->context()->options, $this->context()->clock->now() );
	}

	/**
	 * @param array<string, mixed> $asked
	 */
	private function applies_to( array $asked ): bool {
		$query = new WP_Query();
		[] === $asked ? $query->parse_query( [] ) : $query->query( $asked );
		return $this->visibility()->applies_to( $query );
	}

	private function product(): int {
		$id = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_title'  => 'Cup',
				'post_status' => 'publish',
			]
		);
		self::assertIsInt( $id );
		return $id;
	}

	private function page(): int {
		$id = wp_insert_post(
			[
				'post_type'   => 'page',
				'post_title'  => 'Page',
				'post_status' => 'publish',
			]
		);
		self::assertIsInt( $id );
		return $id;
	}

	private function queries(): int {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return $wpdb->num_queries;
	}
}
