<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\ProductPages;

use Storewright\Store\ProductPages\BlockTemplates;
use Storewright\Store\ProductPages\PlaceholderPicture;
use Storewright\Store\ProductPages\ProductDetails;
use Storewright\Store\ProductPages\ProductPagesModule;
use Storewright\Store\Products\Model\Product;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_Block_Templates_Registry;
use WP_Block_Type_Registry;
use WP_Query;

/**
 * The pages of products on the site.
 */
final class ProductPagesTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		update_option( 'permalink_structure', '' );
	}

	public function test_a_products_page_has_price_stock_and_what_plugins_put_there(): void {
		$id   = $this->add_product(
			[
				'regular_price'     => '8.90',
				'short_description' => 'Holds tea.',
				'manage_stock'      => true,
				'stock_quantity'    => 3,
			]
		);
		$html = $this->details( $id );
		foreach ( [ '$8.90', 'Holds tea.', '3 in stock' ] as $text ) {
			self::assertStringContainsString( $text, $html );
		}
		self::assertStringNotContainsString( 'storewright-product-actions', $html );
		add_filter(
			'storewright_product_actions',
			static fn( string $actions, Product $product ): string => "$actions<button>Buy {$product->id}</button>",
			10,
			2
		);
		self::assertStringContainsString( "<button>Buy $id</button>", $this->details( $id ) );
	}

	public function test_what_is_out_of_stock_or_secret_is_so_on_its_page(): void {
		self::assertStringContainsString( 'Out of stock', $this->details( $this->add_product( [ 'stock_status' => 'outofstock' ] ) ) );

		$secret = $this->add_product( [ 'regular_price' => '8' ] );
		wp_update_post(
			[
				'ID'            => $secret,
				'post_password' => 'tea',
			]
		);
		self::assertSame( '', trim( $this->details( $secret ) ) );
	}

	public function test_the_amount_in_stock_is_shown_as_the_setting_says(): void {
		$general = $this->add_stocked( 5 );
		$own     = $this->add_stocked( 5, [ 'low_stock_amount' => 5 ] );
		$more    = $this->add_stocked( 6, [ 'low_stock_amount' => 5 ] );
		update_option( 'woocommerce_notify_low_stock_amount', '4' );
		$lines = fn(): array => array_map( $this->stock_line( ... ), [ $general, $own, $more ] );

		self::assertSame( [ '5 in stock', '5 in stock', '6 in stock' ], $lines() );
		update_option( 'woocommerce_stock_format', 'no_amount' );
		self::assertSame( [ 'In stock', 'In stock', 'In stock' ], $lines() );
		update_option( 'woocommerce_stock_format', 'low_amount' );
		self::assertSame( [ 'In stock', 'Only 5 left in stock', 'In stock' ], $lines() );
		update_option( 'woocommerce_notify_low_stock_amount', '5' );
		self::assertSame( [ 'Only 5 left in stock', 'Only 5 left in stock', 'In stock' ], $lines() );
		$uncounted = $this->add_product( [ 'stock_status' => 'instock' ] );
		self::assertSame( 'In stock', $this->stock_line( $uncounted ) );
	}

	public function test_block_themes_get_templates_without_what_belongs_to_posts(): void {
		foreach ( [ 'single-product', 'archive-product', 'taxonomy-product_cat' ] as $slug ) {
			$templates = array_values( get_block_templates( [ 'slug__in' => [ $slug ] ] ) );
			self::assertCount( 1, $templates, $slug );
			self::assertDoesNotMatchRegularExpression( '/post-author|post-date|comments/', $templates[0]->content );
		}
	}

	public function test_blocks_and_templates_are_registered_without_a_query(): void {
		foreach ( [ 'product-details', 'product-price' ] as $name ) {
			self::assertSame( 3, WP_Block_Type_Registry::get_instance()->get_registered( "storewright/$name" )?->api_version );
			unregister_block_type( "storewright/$name" );
		}
		foreach ( [ 'single-product', 'archive-product', 'taxonomy-product_cat', 'taxonomy-product_tag', 'taxonomy-product_brand' ] as $name ) {
			unregister_block_template( "storewright//$name" );
		}
		$details = new ProductDetails( $this->context() );
		self::assertSame( 0, $this->queries( static fn() => BlockTemplates::register( $details ) ) );
		self::assertTrue( WP_Block_Templates_Registry::get_instance()->is_registered( 'storewright//single-product' ) );
	}

	public function test_prices_of_a_whole_page_take_no_query_each(): void {
		$ids = [];
		foreach ( [ 'Cup', 'Bowl', 'Plate', 'Jug' ] as $name ) {
			$ids[] = $this->add_product( [ 'name' => $name ] );
		}
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The page's query.
		$GLOBALS['wp_query'] = new WP_Query(
			[
				'post__in'  => $ids,
				'post_type' => 'product',
			]
		);
		$details             = new ProductDetails( $this->context() );
		$details->price( $ids[0] );
		self::assertSame( 0, $this->queries( static fn() => array_map( $details->price( ... ), $ids ) ) );
	}

	public function test_a_product_without_a_picture_shows_the_placeholder_on_the_site_alone(): void {
		$picture = wp_insert_attachment( [ 'post_mime_type' => 'image/png' ], 'plank.png' );
		$without = $this->add_product( [] );
		$with    = $this->add_product( [ 'images' => [ [ 'id' => $picture ] ] ] );
		$shown   = static fn( int $id ) => get_post_thumbnail_id( $id );
		self::assertSame( 0, $shown( $without ) );

		update_option( PlaceholderPicture::OPTION, (string) $picture );
		self::assertSame( 0, $shown( $without ), 'Before a page is asked for, as in cron.' );
		wp( "post_type=product&p=$without" );
		foreach ( [ (string) $picture, (string) wp_get_attachment_url( $picture ) ] as $chosen ) {
			update_option( PlaceholderPicture::OPTION, $chosen );
			self::assertSame( $picture, $shown( $without ) );
		}
		self::assertSame(
			0,
			$shown(
				wp_insert_post(
					[
						'post_title' => 'About us',
						'post_type'  => 'page',
					]
				)
			)
		);
		update_option( PlaceholderPicture::OPTION, 'no picture' );
		self::assertSame( [ 0, $picture ], [ $shown( $without ), $shown( $with ) ] );
		update_option( PlaceholderPicture::OPTION, (string) $picture );
		set_current_screen( 'edit-product' );
		self::assertSame( 0, $shown( $without ) );
	}

	public function test_other_pages_cost_no_query(): void {
		$this->go_to( 0 );
		$module = new ProductPagesModule( $this->context() );
		// WordPress asks it on every page.
		wp_is_block_theme();
		self::assertSame( 0, $this->queries( static fn() => $module->choose_template( '/theme/index.php' ) ) );
	}

	public function test_classic_themes_get_our_template_unless_they_have_one(): void {
		add_filter( 'pre_option_stylesheet', static fn() => 'no-such-theme' );
		add_filter( 'pre_option_template', static fn() => 'no-such-theme' );
		$module = new ProductPagesModule( $this->context() );
		$this->go_to( $this->add_product( [] ) );

		$chosen = $module->choose_template( '/theme/single.php' );
		self::assertIsString( $chosen );
		self::assertStringEndsWith( '/templates/single-product.php', $chosen );
		self::assertFileExists( $chosen );
		self::assertSame( '/theme/single-product.php', $module->choose_template( '/theme/single-product.php' ) );
		$this->go_to( 0 );
		self::assertSame( '/theme/index.php', $module->choose_template( '/theme/index.php' ) );
	}

	/**
	 * Returns how many queries it takes.
	 *
	 * @param callable(): mixed $act
	 */
	private function queries( callable $act ): int {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$before = (int) $wpdb->num_queries;
		$act();
		return (int) $wpdb->num_queries - $before;
	}

	private function go_to( int $id ): void {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The page's query.
		$GLOBALS['wp_query'] = new WP_Query(
			0 === $id ? [ 'post_type' => 'post' ] : [
				'p'         => $id,
				'post_type' => 'product',
			]
		);
	}

	private function details( int $id ): string {
		return ( new ProductDetails( $this->context() ) )->html( $id );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function add_stocked( int $quantity, array $fields = [] ): int {
		return $this->add_product(
			$fields + [
				'manage_stock'   => true,
				'stock_quantity' => $quantity,
			]
		);
	}

	private function stock_line( int $id ): string {
		self::assertSame( 1, preg_match( '~class="storewright-product-stock [^"]*">([^<]*)<~', $this->details( $id ), $part ) );
		return $part[1];
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function add_product( array $fields ): int {
		$response = $this->rest( 'POST', '/wc/v3/products', $fields + [ 'name' => 'Cup' ] );
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}
}
