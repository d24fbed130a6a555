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
 * What visitors see of a store that is not open yet.
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

	public function test_an_update_has_the_option_loaded_with_the_others(): void {
		add_option( Visibility::COMING_SOON, 'yes', '', false );
		self::assertFalse( Visibility::is_coming_soon() );

		( new VisibilityModule( $this->context() ) )->activate();
		self::assertTrue( Visibility::is_coming_soon() );
	}

	public function test_who_works_on_the_site_sees_it_as_it_is(): void {
		self::assertFalse( Visibility::is_colleague() );
		$this->as_subscriber();
		self::assertFalse( Visibility::is_colleague() );
		$this->as_shop_manager();
		self::assertTrue( Visibility::is_colleague() );
		$this->as_administrator();
		self::assertTrue( Visibility::is_colleague() );
	}

	public function test_the_whole_site_waits_except_for_what_machines_need(): void {
		foreach ( [ [ 'post_type' => 'product' ], [ 'feed' => 'rss2' ], [ 's' => 'cup' ], [ 'p' => $this->page() ], [] ] as $asked ) {
			self::assertTrue( $this->concerns( $asked ), (string) wp_json_encode( $asked ) );
		}
		self::assertFalse( $this->concerns( [ 'robots' => '1' ] ) );
		self::assertFalse( $this->concerns( [ 'favicon' => '1' ] ) );
	}

	public function test_the_pages_of_the_store_alone_can_wait(): void {
		update_option( 'woocommerce_store_pages_only', 'yes' );
		$other    = $this->page();
		$checkout = $this->page();
		update_option( 'woocommerce_checkout_page_id', (string) $checkout );
		$category = wp_insert_term( 'Cups', 'product_cat' );
		self::assertIsArray( $category );
		$product = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_title'  => 'Cup',
				'post_status' => 'publish',
			]
		);

		self::assertTrue( $this->concerns( [ 'post_type' => 'product' ] ) );
		self::assertTrue(
			$this->concerns(
				[
					'post_type' => 'product',
					'feed'      => 'rss2',
				]
			)
		);
		self::assertTrue(
			$this->concerns(
				[
					'post_type' => 'product',
					'p'         => $product,
				]
			)
		);
		self::assertTrue( $this->concerns( [ 'product_cat' => 'cups' ] ) );
		self::assertTrue( $this->concerns( [ 'page_id' => $checkout ] ) );

		self::assertFalse( $this->concerns( [ 'page_id' => $other ] ) );
		self::assertFalse( $this->concerns( [ 'feed' => 'rss2' ] ) );
		self::assertFalse( $this->concerns( [] ) );
	}

	public function test_without_pages_of_the_store_no_other_page_is_taken_for_one(): void {
		update_option( 'woocommerce_store_pages_only', 'yes' );
		update_option( 'woocommerce_cart_page_id', '' );

		self::assertFalse( $this->concerns( [ 'page_id' => $this->page() ] ) );
	}

	public function test_a_plugin_opens_an_address(): void {
		add_filter( 'storewright_is_held_back', static fn( bool $is, WP_Query $query ) => $is && ! $query->is_search(), 10, 2 );

		self::assertFalse( $this->concerns( [ 's' => 'cup' ] ) );
		self::assertTrue( $this->concerns( [] ) );
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
		return new Visibility( $this->context()->options );
	}

	/**
	 * @param array<string, mixed> $asked
	 */
	private function concerns( array $asked ): bool {
		$query = new WP_Query();
		[] === $asked ? $query->parse_query( [] ) : $query->query( $asked );
		return $this->visibility()->concerns( $query );
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
