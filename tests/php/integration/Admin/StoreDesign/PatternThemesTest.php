<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\StoreDesign;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_Block_Templates_Registry;
use WP_Query;
use WP_REST_Response;

/**
 * Patterns on a site that changes its theme, and in two tabs: each theme has templates of its own, and Undo takes back what was meant.
 */
final class PatternThemesTest extends IntegrationTestCase {

	private const ROUTE = '/wc-admin/customize-store';

	private const OPTION = 'storewright_design_changes';

	/**
	 * @var array<mixed>
	 */
	private array $directories = [];

	protected function setUp(): void {
		parent::setUp();
		$this->directories = (array) $GLOBALS['wp_theme_directories'];
		register_theme_directory( dirname( STOREWRIGHT_FILE ) . '/tests/fixtures/themes' );
		$this->as_administrator();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_theme_directories'] = $this->directories; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back.
		parent::tearDown();
		// WordPress keeps the folders of the theme that was worn.
		wp_set_template_globals();
		$this->register_templates();
	}

	/**
	 * @spec B2-018
	 */
	public function test_each_theme_keeps_its_own_undo(): void {
		$own = '<!-- wp:paragraph --><p>Own</p><!-- /wp:paragraph -->';
		$this->wear( 'twentytwentyfive' );
		$id = $this->template( 'archive-product' )[0];
		$this->assertRestStatus( $this->rest( 'POST', "/wp/v2/templates/$id", [ 'content' => $own ] ), 200 );
		$first    = $this->apply( 'shop-list' );
		$of_first = $this->template( 'archive-product' );

		$state = $this->wear( 'plain-shop' );
		self::assertSame( [ '', '' ], [ $this->change( $state, 'shop-list' ), $this->change( $state, 'shop-pictures' ) ] );
		$this->assertRestError( $this->undo( 'shop', $first ), 'storewright_design_nothing_to_undo', 404 );
		$before    = $this->template( 'archive-product' );
		$second    = $this->apply( 'shop-pictures' );
		$of_second = $this->template( 'archive-product' );
		$this->assertRestError( $this->undo( 'shop', $first ), 'storewright_design_other_pattern', 409 );
		self::assertSame( $of_second, $this->template( 'archive-product' ) );
		$this->assertRestStatus( $this->undo( 'shop', $second ), 200 );
		self::assertSame( $before, $this->template( 'archive-product' ) );

		self::assertSame( $first, $this->change( $this->wear( 'twentytwentyfive' ), 'shop-list' ) );
		self::assertSame( $of_first, $this->template( 'archive-product' ) );
		$this->assertRestStatus( $this->undo( 'shop', $first ), 200 );
		self::assertSame( $own, $this->template( 'archive-product' )[1] );
	}

	public function test_the_front_page_is_the_sites_whatever_its_theme(): void {
		$this->wear( 'twentytwentyfive' );
		update_option( 'show_on_front', 'posts' );
		$change = $this->apply( 'front-welcome' );
		self::assertSame( $change, $this->change( $this->wear( 'classic-shop' ), 'front-welcome' ) );
		$this->assertRestStatus( $this->undo( 'front', $change ), 200 );
		self::assertSame( 'posts', get_option( 'show_on_front' ) );
	}

	/**
	 * What was applied before changes were kept by theme goes to the theme whose template it is.
	 */
	#[DataProvider( 'times' )]
	public function test_what_was_kept_without_a_theme_is_carried_over( bool $is_theme_changed_first ): void {
		update_option( 'show_on_front', 'posts' );
		$this->wear( 'twentytwentyfive' );
		$before = $this->template( 'single-product' );
		$this->apply( 'front-welcome' );
		$this->apply( 'product-wide' );
		$this->forget_themes();

		if ( $is_theme_changed_first ) {
			$state = $this->wear( 'plain-shop' );
			self::assertSame( '', $this->change( $state, 'product-wide' ) );
			$this->assertRestStatus( $this->undo( 'product', $this->apply( 'product-details-first' ) ), 200 );
			self::assertSame( 'plugin', $this->template( 'single-product' )[2] );
		}
		$state = $this->wear( 'twentytwentyfive' );
		foreach ( [
			'front'   => 'front-welcome',
			'product' => 'product-wide',
		] as $place => $pattern ) {
			$this->assertRestStatus( $this->undo( $place, $this->change( $state, $pattern ) ), 200 );
		}
		self::assertSame( [ 'posts', $before ], [ get_option( 'show_on_front' ), $this->template( 'single-product' ) ] );
		self::assertSame( [], get_option( self::OPTION ) );
	}

	/**
	 * @return array<string, array{bool}>
	 */
	public static function times(): array {
		return [
			'with the theme that it was applied to' => [ false ],
			'with another theme'                    => [ true ],
		];
	}

	/**
	 * @spec B2-018
	 */
	public function test_undo_takes_back_only_what_is_meant(): void {
		update_option( 'show_on_front', 'posts' );
		$first  = $this->apply( 'front-welcome' );
		$second = $this->apply( 'front-showcase' );
		$page   = (int) get_option( 'page_on_front' );

		$refused = $this->undo( 'front', $first );
		$this->assertRestError( $refused, 'storewright_design_other_pattern', 409 );
		self::assertStringContainsString( '“Showcase” was applied', (string) $refused->as_error()?->get_error_message() );
		self::assertSame( [ $page, 'publish' ], [ (int) get_option( 'page_on_front' ), get_post_status( $page ) ] );

		$again = $this->apply( 'front-showcase' );
		self::assertNotSame( $second, $again );
		$this->assertRestError( $this->undo( 'front', $second ), 'storewright_design_other_pattern', 409 );
		$this->assertRestStatus( $this->undo( 'front', $again ), 200 );
		$this->assertRestError( $this->undo( 'front', $again ), 'storewright_design_nothing_to_undo', 404 );
		self::assertSame( 'posts', get_option( 'show_on_front' ) );
	}

	/**
	 * @spec B2-018
	 */
	#[DataProvider( 'block_themes' )]
	public function test_a_front_page_and_its_preview_have_the_same_template( string $theme ): void {
		$this->wear( $theme );
		wp_insert_post(
			[
				'post_type'   => 'page',
				'post_title'  => 'Zoo',
				'post_status' => 'publish',
			]
		);
		$navigations = wp_count_posts( 'wp_navigation' );

		$html = $this->preview( 'front-welcome' );
		self::assertMatchesRegularExpression( '/<body class="[^"]*\bhome\b[^"]*\bpage-template-page-no-title\b/', $html );
		self::assertMatchesRegularExpression( '/<header[ >].*<main[ >].*Shop now.*<footer[ >]/s', $html );
		self::assertSame( 1, substr_count( $html, '<h1' ), 'The first heading is the page’s.' );
		self::assertDoesNotMatchRegularExpression( '/wp-block-post-title[^>]*>Welcome</', $html );
		self::assertMatchesRegularExpression( '/<nav[ >].*>Welcome<.*>Zoo</s', $html, 'Its menu has the page.' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'wpadminbar', $html );
		self::assertEquals( $navigations, wp_count_posts( 'wp_navigation' ) );
		self::assertNull( get_post( PHP_INT_MAX ) );

		$this->apply( 'front-welcome' );
		$page = (int) get_option( 'page_on_front' );
		self::assertSame( 'page-no-title', get_page_template_slug( $page ) );
		self::assertStringContainsString( '<h1', (string) get_post_field( 'post_content', $page ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function block_themes(): array {
		return [
			'Twenty Twenty-Five' => [ 'twentytwentyfive' ],
			'a child of it'      => [ 'plain-shop' ],
		];
	}

	/**
	 * @spec B2-018
	 */
	#[DataProvider( 'templates' )]
	public function test_the_theme_prints_the_preview_of_a_template( string $theme, string $pattern, string $body, string $content ): void {
		$this->wear( $theme );
		$this->rest( 'POST', '/wc/v3/products', [ 'name' => 'Blue cup', 'regular_price' => '7' ] ); // phpcs:ignore WordPress.Arrays
		$slug   = str_starts_with( $pattern, 'shop' ) ? 'archive-product' : 'single-product';
		$before = $this->template( $slug );

		$html = $this->preview( $pattern );
		self::assertMatchesRegularExpression( "/<body class=\"[^\"]*\\b$body\\b/", $html );
		self::assertMatchesRegularExpression( '/<div class="wp-site-blocks"><header[ >].*<main[ >].*<footer[ >]/s', $html, 'Nothing squeezes the header.' );
		self::assertMatchesRegularExpression( "/$content/s", $html );
		self::assertMatchesRegularExpression( '/@font-face\s*\{[^}]*Manrope/', $html, 'The theme’s fonts are there.' );
		self::assertStringContainsString( '<title>', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertSame( $before, $this->template( $slug ), 'Nothing is written.' );
	}

	/**
	 * @return array<string, array{string, string, string, string}>
	 */
	public static function templates(): array {
		return [
			'the shop'         => [ 'twentytwentyfive', 'shop-list', 'post-type-archive-product', 'wp-block-query-title.*<h2[^>]*wp-block-post-title.*Blue cup' ],
			'the shop, child'  => [ 'plain-shop', 'shop-pictures', 'post-type-archive-product', 'wp-block-query-title.*Blue cup' ],
			'a product'        => [ 'twentytwentyfive', 'product-wide', 'single-product', '<h1[^>]*wp-block-post-title[^>]*>Blue cup' ],
			'a product, child' => [ 'plain-shop', 'product-details-first', 'single-product', '<h1[^>]*wp-block-post-title[^>]*>Blue cup' ],
		];
	}

	public function test_the_preview_of_a_product_reads_the_newest_one_alone(): void {
		$this->wear( 'twentytwentyfive' );
		$this->rest( 'POST', '/wc/v3/products', [ 'name' => 'Blue cup', 'regular_price' => '7' ] ); // phpcs:ignore WordPress.Arrays
		$asked  = [];
		$listen = static function ( WP_Query $query ) use ( &$asked ): void {
			if ( 'product' === $query->get( 'post_type' ) && 0 === (int) $query->get( 'p' ) ) {
				$asked[] = $query->get( 'posts_per_page' );
			}
		};
		add_action( 'pre_get_posts', $listen );
		$this->preview( 'product-wide' );
		self::assertSame( [ 1 ], $asked );
	}

	public function test_a_theme_without_templates_has_no_preview_of_one(): void {
		$this->wear( 'classic-shop' );
		$refused = $this->rest( 'GET', self::ROUTE . '/preview', [ 'pattern' => 'shop-list' ] );
		$this->assertRestError( $refused, 'storewright_design_no_template', 409 );
	}

	public function test_a_template_with_a_title_is_not_taken_for_one_without(): void {
		$this->wear( 'twentytwentyfive' );
		$content = '<!-- wp:post-title {"level":1} /--><!-- wp:post-content /-->';
		$this->assertRestStatus( $this->rest( 'POST', '/wp/v2/templates/twentytwentyfive//page-no-title', [ 'content' => $content ] ), 200 );
		$html = $this->preview( 'front-welcome' );
		self::assertSame( 1, substr_count( $html, '<h1' ) );
		self::assertMatchesRegularExpression( '/<h1[^>]*wp-block-post-title[^>]*>Welcome</', $html );
		$this->apply( 'front-welcome' );
		self::assertSame( '', get_page_template_slug( (int) get_option( 'page_on_front' ) ) );
	}

	/**
	 * A classic theme shows titles or not: the preview shows it as well.
	 */
	public function test_a_classic_theme_prints_the_preview(): void {
		$this->wear( 'classic-shop' );
		$html = $this->preview( 'front-welcome' );
		self::assertMatchesRegularExpression( '/Classic header.*<h1>Welcome<\/h1>.*Shop now.*Classic footer/s', $html );
		self::assertStringContainsString( '<link rel=', $html );
		self::assertStringNotContainsString( '<script', $html );
		$this->apply( 'front-welcome' );
		self::assertSame( '', get_page_template_slug( (int) get_option( 'page_on_front' ) ) );
	}

	/**
	 * @return array<string, mixed> The state afterwards.
	 */
	private function wear( string $theme ): array {
		if ( get_stylesheet() !== $theme ) {
			$this->assertRestStatus( $this->rest( 'POST', self::ROUTE . '/theme', [ 'stylesheet' => $theme ] ), 200 );
		}
		self::assertSame( $theme, get_stylesheet() );
		$this->register_templates();
		return $this->item( $this->rest( 'GET', self::ROUTE ) );
	}

	/**
	 * Templates of plugins belong to the theme that was the site's when they were registered, in each request anew.
	 */
	private function register_templates(): void {
		foreach ( WP_Block_Templates_Registry::get_instance()->get_all_registered() as $template ) {
			$template->theme = get_stylesheet();
			$template->id    = "{$template->theme}//{$template->slug}";
		}
	}

	/**
	 * @return string Id of the change.
	 */
	private function apply( string $pattern ): string {
		$response = $this->rest( 'POST', self::ROUTE . '/apply', [ 'pattern' => $pattern ] );
		$this->assertRestStatus( $response, 200 );
		$change = $this->change( $this->item( $response ), $pattern );
		self::assertNotSame( '', $change );
		return $change;
	}

	private function undo( string $place, string $change ): WP_REST_Response {
		return $this->rest( 'POST', self::ROUTE . '/undo', [ 'place' => $place, 'change' => $change ] ); // phpcs:ignore WordPress.Arrays
	}

	private function preview( string $pattern ): string {
		$html = $this->item( $this->rest( 'GET', self::ROUTE . '/preview', [ 'pattern' => $pattern ] ) )['html'];
		self::assertIsString( $html );
		return $html;
	}

	/**
	 * @param array<string, mixed> $state
	 */
	private function change( array $state, string $pattern ): string {
		self::assertIsArray( $state['patterns'] );
		return array_column( $state['patterns'], 'change', 'id' )[ $pattern ];
	}

	/**
	 * @return array{string, string, string} Id, content and source.
	 */
	private function template( string $slug ): array {
		$template = array_values( get_block_templates( [ 'slug__in' => [ $slug ] ] ) )[0];
		return [ $template->id, $template->content, (string) $template->source ];
	}

	/**
	 * Has the site keep its changes as it did before it knew of themes.
	 */
	private function forget_themes(): void {
		$changes = get_option( self::OPTION );
		self::assertIsArray( $changes );
		$before = [];
		foreach ( $changes as $key => $change ) {
			self::assertIsArray( $change );
			unset( $change['id'] );
			$before[ explode( '/', (string) $key )[0] ] = $change;
		}
		update_option( self::OPTION, $before );
	}
}
