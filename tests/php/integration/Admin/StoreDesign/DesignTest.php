<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\StoreDesign;

use ArrayObject;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_Error;

/**
 * The page on which the store is customized: themes, patterns that are seen before anything changes and taken back, WordPress.org.
 */
final class DesignTest extends IntegrationTestCase {

	private const ROUTE = '/wc-admin/customize-store';

	/**
	 * @spec B2-018
	 */
	public function test_a_front_page_is_written_and_taken_back(): void {
		$this->as_administrator();
		$old = $this->page( 'My own' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $old );

		self::assertTrue( $this->pattern( $this->write( 'apply', [ 'pattern' => 'front-welcome' ] ), 'front-welcome' )['is_applied'] );
		$first = (int) get_option( 'page_on_front' );
		self::assertNotSame( $old, $first );
		self::assertStringContainsString( 'Shop now', (string) get_post_field( 'post_content', $first ) );

		$state = $this->write( 'apply', [ 'pattern' => 'front-showcase' ] );
		self::assertSame(
			[ false, true ],
			[ $this->pattern( $state, 'front-welcome' )['is_applied'], $this->pattern( $state, 'front-showcase' )['is_applied'] ]
		);
		self::assertSame( 'trash', get_post_status( $first ), 'One page is left of two that were tried.' );
		$second = (int) get_option( 'page_on_front' );

		self::assertFalse( $this->pattern( $this->undo( 'front' ), 'front-showcase' )['is_applied'] );
		self::assertSame( [ 'page', $old ], [ get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ) ] );
		self::assertSame( [ 'publish', 'trash' ], [ get_post_status( $old ), get_post_status( $second ) ] );
	}

	public function test_what_visitors_read_is_in_the_language_of_the_site_whatever_the_users_is(): void {
		$this->as_administrator();
		// As it is where a request says that it is in the user's language.
		add_filter( 'determine_locale', static fn(): string => 'de_DE', 1 );
		unload_textdomain( 'storewright', true );
		try {
			self::assertSame( 'Neue Produkte', __( 'New products', 'storewright' ) );
			$preview = $this->item( $this->rest( 'GET', self::ROUTE . '/preview', [ 'pattern' => 'front-welcome' ] ) );
			$this->write( 'apply', [ 'pattern' => 'front-welcome' ] );
		} finally {
			unload_textdomain( 'storewright', true );
		}
		$page = get_post( (int) get_option( 'page_on_front' ) );
		self::assertNotNull( $page );
		self::assertSame( 'Welcome', $page->post_title );
		self::assertStringContainsString( 'New products', $page->post_content );
		self::assertStringContainsString( 'lang="en-US"', $preview['html'] );
		self::assertStringContainsString( 'New products', $preview['html'] );
	}

	public function test_without_a_front_page_before_the_posts_are_shown_again(): void {
		$this->as_administrator();
		update_option( 'show_on_front', 'posts' );
		$this->write( 'apply', [ 'pattern' => 'front-welcome' ] );
		self::assertSame( 'page', get_option( 'show_on_front' ) );
		$this->undo( 'front' );
		self::assertSame( [ 'posts', 0 ], [ get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ) ] );
	}

	public function test_what_the_owner_changed_since_is_not_taken_back(): void {
		$this->as_administrator();
		$change = $this->pattern( $this->write( 'apply', [ 'pattern' => 'front-welcome' ] ), 'front-welcome' )['change'];
		$page   = (int) get_option( 'page_on_front' );
		wp_update_post(
			[
				'ID'           => $page,
				'post_content' => '<!-- wp:paragraph --><p>Mine</p><!-- /wp:paragraph -->',
			]
		);
		$response = $this->rest( 'POST', self::ROUTE . '/undo', [ 'place' => 'front', 'change' => $change ] ); // phpcs:ignore WordPress.Arrays
		$this->assertRestError( $response, 'storewright_design_changed', 409 );
		self::assertSame( $page, (int) get_option( 'page_on_front' ) );

		$this->write( 'apply', [ 'pattern' => 'front-showcase' ] );
		self::assertSame( 'publish', get_post_status( $page ), 'It is the owner’s now.' );
		$this->undo( 'front' );
		self::assertSame( $page, (int) get_option( 'page_on_front' ) );
	}

	/**
	 * @spec B2-018
	 */
	#[DataProvider( 'templates' )]
	public function test_a_template_is_written_and_taken_back( string $place, string $pattern, string $slug ): void {
		$this->wear_a_block_theme();
		$this->as_administrator();
		$before = $this->template( $slug );
		self::assertSame( 'plugin', $before['source'] );

		$change = $this->pattern( $this->write( 'apply', [ 'pattern' => $pattern ] ), $pattern )['change'];
		$during = $this->template( $slug );
		self::assertSame( 'custom', $during['source'] );
		self::assertStringContainsString( 'storewright/product-', $during['content'] );
		self::assertNotSame( $before['content'], $during['content'] );

		$this->undo( $place );
		self::assertSame( $before, $this->template( $slug ) );
		$response = $this->rest( 'POST', self::ROUTE . '/undo', [ 'place' => $place, 'change' => $change ] ); // phpcs:ignore WordPress.Arrays
		$this->assertRestError( $response, 'storewright_design_nothing_to_undo', 404 );
	}

	public function test_a_template_of_the_owners_own_comes_back(): void {
		$this->wear_a_block_theme();
		$this->as_administrator();
		$own = '<!-- wp:paragraph --><p>Own</p><!-- /wp:paragraph -->';
		$id  = array_values( get_block_templates( [ 'slug__in' => [ 'single-product' ] ] ) )[0]->id;
		$this->assertRestStatus( $this->rest( 'POST', "/wp/v2/templates/$id", [ 'content' => $own ] ), 200 );
		$this->write( 'apply', [ 'pattern' => 'product-wide' ] );
		$this->write( 'apply', [ 'pattern' => 'product-details-first' ] );
		$this->undo( 'product' );
		self::assertSame( $own, $this->template( 'single-product' )['content'] );
	}

	/**
	 * @return array<string, array{string, string, string}>
	 */
	public static function templates(): array {
		return [
			'of the shop'   => [ 'shop', 'shop-list', 'archive-product' ],
			'of a product'  => [ 'product', 'product-wide', 'single-product' ],
			'with pictures' => [ 'shop', 'shop-pictures', 'archive-product' ],
		];
	}

	public function test_a_preview_shows_products_and_changes_nothing(): void {
		$this->wear_a_block_theme();
		$this->as_administrator();
		$this->rest( 'POST', '/wc/v3/products', [ 'name' => 'Blue cup', 'regular_price' => '7' ] ); // phpcs:ignore WordPress.Arrays
		$before = [ get_option( 'show_on_front' ), (int) wp_count_posts( 'page' )->publish, $GLOBALS['wp_query'] ?? null ];
		$state  = $this->data( $this->rest( 'GET', self::ROUTE ) );
		self::assertIsArray( $state );
		foreach ( $state['patterns'] as $pattern ) {
			self::assertIsArray( $pattern );
			$id = $pattern['id'];
			self::assertIsString( $id );
			$html = $this->item( $this->rest( 'GET', self::ROUTE . '/preview', [ 'pattern' => $id ] ) )['html'];
			self::assertIsString( $html );
			self::assertStringContainsString( 'Blue cup', $html, $id );
			self::assertStringNotContainsString( '<script', $html, $id );
		}
		self::assertSame( $before, [ get_option( 'show_on_front' ), (int) wp_count_posts( 'page' )->publish, $GLOBALS['wp_query'] ?? null ] );
	}

	public function test_bad_input_is_named(): void {
		$this->as_administrator();
		$this->assertRestError( $this->rest( 'POST', self::ROUTE . '/apply', [ 'pattern' => 'nope' ] ), 'storewright_pattern_missing', 404 );
		$this->assertRestError( $this->rest( 'GET', self::ROUTE . '/preview', [ 'pattern' => 'nope' ] ), 'storewright_pattern_missing', 404 );
		$this->assertRestError( $this->rest( 'POST', self::ROUTE . '/undo', [ 'place' => 'cart', 'change' => 'x' ] ), 'rest_invalid_param', 400 ); // phpcs:ignore WordPress.Arrays
		$this->assertRestError( $this->rest( 'POST', self::ROUTE . '/undo', [ 'place' => 'front' ] ), 'rest_missing_callback_param', 400 );
		$response = $this->rest( 'POST', self::ROUTE . '/theme', [ 'stylesheet' => '../evil' ] );
		$this->assertRestError( $response, 'storewright_theme_missing', 400 );
		self::assertStringContainsString( '“../evil”', (string) $response->as_error()?->get_error_message() );
	}

	public function test_it_takes_the_rights_to_do_it(): void {
		$addresses = function (): array {
			$response = $this->rest( 'GET', self::ROUTE );
			$this->assertRestStatus( $response, 200 );
			$state = (array) $response->get_data();
			return [ '' !== $state['editor_url'], '' !== $state['themes'][0]['preview_url'] ];
		};
		$this->as_administrator();
		self::assertSame( [ true, true ], $addresses() );
		$this->as_shop_manager();
		wp_get_current_user()->add_cap( 'edit_theme_options' );
		self::assertSame( [ true, false ], $addresses(), 'A live preview takes the right to switch themes, too.' );
		wp_get_current_user()->add_cap( 'edit_theme_options', false );
		self::assertSame( [ false, false ], $addresses() );
		wp_get_current_user()->remove_cap( 'edit_theme_options' );
		foreach ( [ 'apply', 'undo', 'theme', 'directory', 'directory/consent' ] as $path ) {
			$params = [ 'pattern' => 'front-welcome', 'place' => 'front', 'change' => 'x', 'stylesheet' => 'x', 'is_allowed' => true ]; // phpcs:ignore WordPress.Arrays
			$this->assertRestStatus( $this->rest( 'POST', self::ROUTE . "/$path", $params ), 403 );
		}
		$this->as_subscriber();
		$this->assertRestStatus( $this->rest( 'GET', self::ROUTE ), 403 );
	}

	public function test_wordpress_org_is_asked_only_after_a_yes(): void {
		$this->as_administrator();
		/** @var ArrayObject<int, string> $asked */
		$asked = new ArrayObject();
		add_filter(
			'themes_api',
			static function ( mixed $answer, string $action ) use ( $asked ): object {
				$asked[] = $action;
				return (object) [
					'themes' => [
						(object) [
							'slug'           => 'meadow',
							'name'           => 'Meadow',
							'description'    => '<b>Green</b> and calm.',
							'screenshot_url' => '//ts.w.org/meadow.png',
						],
						(object) [
							'slug'           => 'swamp',
							'name'           => 'Swamp',
							'screenshot_url' => 'https://tracker.example/x.png',
						],
						'nonsense',
					],
				];
			},
			10,
			2
		);
		$this->rest( 'GET', self::ROUTE );
		$this->assertRestError( $this->rest( 'POST', self::ROUTE . '/directory' ), 'storewright_theme_directory_not_allowed', 403 );
		self::assertCount( 0, $asked );
		$this->assertRestStatus( $this->rest( 'POST', self::ROUTE . '/directory/consent', [ 'is_allowed' => true ] ), 200 );
		self::assertCount( 0, $asked );
		$found = $this->item( $this->rest( 'POST', self::ROUTE . '/directory', [ 'search' => 'calm' ] ) )['themes'];
		self::assertSame( [ 'query_themes' ], $asked->getArrayCopy() );
		self::assertIsArray( $found );
		self::assertSame( [ 'Meadow', 'Swamp' ], array_column( $found, 'name' ) );
		self::assertSame( [ 'https://ts.w.org/meadow.png', '' ], array_column( $found, 'screenshot' ) );
		self::assertSame( 'Green and calm.', $found[0]['description'] );

		remove_all_filters( 'themes_api' );
		add_filter( 'themes_api', static fn() => new WP_Error( 'themes_api_failed', 'WordPress.org is away.' ) );
		$this->assertRestError( $this->rest( 'POST', self::ROUTE . '/directory' ), 'storewright_theme_directory_silent', 503 );
	}

	private function wear_a_block_theme(): void {
		foreach ( wp_get_themes() as $theme ) {
			if ( $theme->is_block_theme() ) {
				switch_theme( $theme->get_stylesheet() );
				return;
			}
		}
		self::fail( 'The site has no block theme.' );
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
	 * @return array{source: string, content: string}
	 */
	private function template( string $slug ): array {
		$template = array_values( get_block_templates( [ 'slug__in' => [ $slug ] ] ) )[0];
		return [
			'source'  => (string) $template->source,
			'content' => $template->content,
		];
	}

	/**
	 * @param array<string, mixed> $params
	 * @return array<string, mixed> The state afterwards.
	 */
	private function write( string $action, array $params ): array {
		$response = $this->rest( 'POST', self::ROUTE . "/$action", $params );
		$this->assertRestStatus( $response, 200 );
		return $this->item( $response );
	}

	/**
	 * Takes back what is in use.
	 *
	 * @return array<string, mixed> The state afterwards.
	 */
	private function undo( string $place ): array {
		$patterns = $this->item( $this->rest( 'GET', self::ROUTE ) )['patterns'];
		self::assertIsArray( $patterns );
		$changes = array_column( array_filter( $patterns, static fn( mixed $row ) => is_array( $row ) && $place === $row['place'] ), 'change' );
		return $this->write( 'undo', [ 'place' => $place, 'change' => implode( '', array_filter( $changes, is_string( ... ) ) ) ] ); // phpcs:ignore WordPress.Arrays
	}

	/**
	 * @param array<string, mixed> $state
	 * @return array<string, mixed>
	 */
	private function pattern( array $state, string $id ): array {
		self::assertIsArray( $state['patterns'] );
		return array_column( $state['patterns'], null, 'id' )[ $id ];
	}
}
