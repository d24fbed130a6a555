<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Shell;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Admin\Shell\AppPage;
use Storewright\Admin\Shell\Menu;
use Storewright\Admin\Shell\PageData;
use Storewright\Admin\Shell\Pages\AdminPage;
use Storewright\Admin\Shell\Pages\PageRegistry;
use Storewright\Assets\ChunkTranslations;
use Storewright\Kernel\Feature;
use Storewright\Kernel\Log;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_User;

/**
 * The registry of the dashboard's pages, and the menu that is made of it.
 */
final class PagesTest extends IntegrationTestCase {

	/**
	 * The table of routes, as the client is given it. Pages without a screen are in it for types, and nowhere to be seen.
	 *
	 * @spec B2-001
	 * @spec B2-005
	 * @spec B6-001
	 * @spec B2-007 B2-008 B2-009
	 * @spec B2-011
	 * @spec B2-012
	 * @spec B2-013 B2-014 B2-015
	 * @spec B2-016 B2-017
	 * @spec B2-018
	 * @spec B2-019
	 * @spec B2-020
	 * @spec B6-002
	 */
	public function test_the_registry_has_the_sixteen_routes_and_the_catalog_with_capability_condition_and_layout(): void {
		$this->as_administrator();
		$reports = 'view_woocommerce_reports';
		$manage  = 'manage_woocommerce';
		$bare    = [ 'header' => false ];
		$steps   = $bare + [
			'footer'      => true,
			'showNotices' => true,
		];
		$wizard  = [
			'header'          => false,
			'footer'          => false,
			'showNotices'     => true,
			'showStoreAlerts' => false,
			'showPluginArea'  => false,
		];
		$table   = [
			'/'                                          => [ $manage ],
			'/analytics/overview'                        => [ $reports, 'analytics' ],
			'/analytics/settings'                        => [ $reports ],
			'/customers'                                 => [ $reports ],
			'/analytics/:report'                         => [ $reports ],
			'/marketing'                                 => [ $reports, 'marketing' ],
			'/catalog'                                   => [ 'edit_products' ],
			'/extensions'                                => [ $manage, 'marketplace', $bare ],
			'/add-product'                               => [ $manage, 'product-block-editor', $bare ],
			'/product/:productId'                        => [ $manage, 'product-block-editor' ],
			'/product/:productId/variation/:variationId' => [ 'edit_products', null, $bare ],
			'/setup-wizard'                              => [ $manage, 'onboarding', $wizard ],
			'/profiler'                                  => [ $manage, 'core-profiler' ],
			'/customize-store/*'                         => [ $manage, 'customize-store', $steps ],
			'/launch-your-store/*'                       => [ $manage, 'launch-your-store', $steps ],
			'/wc-pay-welcome-page'                       => [ $manage, 'wc-pay-welcome-page' ],
			'*'                                          => [ null ],
		];
		$pages   = PageRegistry::create( new Log() );
		$data    = ( new PageData( $this->context(), $pages ) )->all();
		$menu    = 'toplevel_page_' . $this->context()->mode->page_slug();
		self::assertSame( array_map( static fn( AdminPage $page ) => $page->for_client( $menu ), $pages->all() ), $data['pages'] );
		self::assertSame( array_keys( $table ), array_map( static fn( AdminPage $page ) => $page->path, $pages->all() ) );
		foreach ( $pages->all() as $registered ) {
			$page                              = $registered->for_client( $menu );
			[ $capability, $feature, $layout ] = $table[ $registered->path ] + [ null, null, null ];
			self::assertSame( $capability, $page['capability'] ?? null, $registered->path );
			self::assertSame( $feature, $page['feature'] ?? null, $registered->path );
			self::assertSame( $layout, $page['layout'] ?? null, $registered->path );
			self::assertNotSame( '', $registered->title, $registered->path );
			$is_product = 'product-block-editor' === $feature || str_starts_with( $registered->path, '/product/' );
			self::assertSame( $is_product ? 'menu-posts-product' : $menu, $page['wpOpenMenu'] ?? null );
			self::assertArrayHasKey( $capability ?? $manage, (array) $data['capabilities'] );
			self::assertTrue( null === $feature || null !== Feature::tryFrom( $feature ), 'Conditions are features that there are.' );
		}
		self::assertSame( [ 'Home', 'Analytics', 'Customers', 'Marketing', 'Extensions' ], $this->entries(), 'No page is in the menu before its screen is there.' );
	}

	public function test_wordpress_opens_the_menu_that_the_app_would_open(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$globals            = array_intersect_key( $GLOBALS, array_flip( [ 'menu', 'pagenow', 'parent_file', 'plugin_page' ] ) );
		$GLOBALS['pagenow'] = 'admin.php';
		$GLOBALS['menu']    = [
			[ 'Products', 'edit_products', 'edit.php?post_type=product', '', '', 'menu-posts-product' ],
			[ 'Storewright', 'manage_woocommerce', 'wc-admin', '', '', 'toplevel_page_wc-admin' ],
		];
		$texts              = new ChunkTranslations( $this->context()->assets );
		$app                = new AppPage( $this->context(), $texts, PageRegistry::create( new Log() ) );
		foreach ( [
			'/add-product'            => 'edit.php?post_type=product',
			'/product/7'              => 'edit.php?post_type=product',
			'/product/7/variation/12' => 'edit.php?post_type=product',
			'/customers'              => 'wc-admin',
			'/nowhere'                => 'wc-admin',
		] as $path => $parent ) {
			$_GET['path']           = $path;
			$GLOBALS['plugin_page'] = 'wc-admin';
			$GLOBALS['parent_file'] = $app->open_menu( 'wc-admin' );
			get_admin_page_parent();
			self::assertSame( $parent, $GLOBALS['parent_file'], $path );
			do_action( 'adminmenu' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's.
			self::assertSame( 'wc-admin', $GLOBALS['plugin_page'] );
		}
		foreach ( [ 'menu', 'pagenow', 'parent_file', 'plugin_page' ] as $name ) {
			$GLOBALS[ $name ] = $globals[ $name ] ?? null;
		}
	}

	public function test_the_client_knows_the_same_features(): void {
		$source = (string) file_get_contents( dirname( STOREWRIGHT_FILE ) . '/client/shared/data/features.ts' );
		preg_match_all( "/^\t'([a-z-]+)',$/m", $source, $matches );
		self::assertSame( array_column( Feature::cases(), 'value' ), $matches[1] );
	}

	/**
	 * The example of docs/extend.md.
	 *
	 * @spec B2-002
	 */
	public function test_a_plugins_page_is_in_the_menu_of_those_who_may_see_it(): void {
		require dirname( STOREWRIGHT_FILE ) . '/docs/examples/hello-page.php';
		$link = 'admin.php?page=' . $this->context()->mode->page_slug() . '&path=%2Fhello';
		$this->as_administrator();
		self::assertSame( [ 'Home', 'Analytics', 'Customers', 'Marketing', 'Extensions', 'Hello' ], $this->entries() );
		$this->as( 'read', 'view_woocommerce_reports' );
		self::assertSame( [ 'Analytics', 'Customers', 'Marketing', 'Hello' ], $this->entries(), 'Nothing leads to Home, which is not for this user.' );
		self::assertSame( $link, $this->menu()[3][2] ?? null );
		$this->as( 'read', 'edit_products' );
		self::assertSame( [ 'Catalog' ], $this->entries() );
		$this->as( 'read', 'edit_posts' );
		self::assertSame( [], $this->entries() );
		self::assertArrayHasKey( 'view_woocommerce_reports', ( new PageData( $this->context() ) )->all()['capabilities'] );
	}

	public function test_a_page_waits_for_its_feature(): void {
		$this->as_administrator();
		add_action(
			'storewright_admin_pages',
			static fn( PageRegistry $pages ) => $pages->add(
				[
					'path'       => '/acme',
					'title'      => 'Acme',
					'menu_title' => 'Acme',
					'feature'    => 'shipping-smart-defaults',
				]
			)
		);
		self::assertSame( [ 'Home', 'Analytics', 'Customers', 'Marketing', 'Extensions' ], $this->entries() );
		add_filter( 'storewright_features', static fn( array $names ) => [ ...$names, 'shipping-smart-defaults' ] );
		self::assertSame( [ 'Home', 'Analytics', 'Customers', 'Marketing', 'Extensions', 'Acme' ], $this->entries() );
	}

	public function test_every_report_highlights_the_entry_of_analytics_which_can_be_turned_off(): void {
		$this->as_administrator();
		$registry = PageRegistry::create( new Log() );
		foreach ( [ '/analytics/overview', '/analytics/revenue', '/analytics/settings' ] as $path ) {
			self::assertSame( '/analytics/overview', $registry->menu_path( $path ) );
		}
		add_filter( 'storewright_features', static fn() => [] );
		self::assertSame( [ 'Home', 'Customers' ], $this->entries() );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[DataProvider( 'bad_pages' )]
	public function test_a_page_that_makes_no_sense_is_left_out_and_named( array $fields, string $reason ): void {
		$this->expect_logged( $reason );
		$registry = new PageRegistry( new Log() );
		self::assertFalse( $registry->add( $fields ) );
		self::assertSame( [], $registry->all() );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function bad_pages(): array {
		$good = [
			'path'  => '/acme',
			'title' => 'Acme',
		];
		return [
			'without a path'       => [ [ 'title' => 'Acme' ], 'A path such as “/acme” or “/acme/:id” is needed, not null.' ],
			'with a whole address' => [ [ 'path' => 'http://acme.example' ] + $good, 'not "http://acme.example".' ],
			'with a query'         => [ [ 'path' => '/acme?tab=1' ] + $good, 'not "/acme?tab=1".' ],
			'without a title'      => [ [ 'path' => '/acme' ], 'The field “title” is a text, not null.' ],
			'for nobody'           => [ [ 'capability' => '' ] + $good, 'The field “capability” is a text, not "".' ],
			'with a typing error'  => [ [ 'menutitle' => 'Acme' ] + $good, 'Unknown field “menutitle”.' ],
			'without a place'      => [
				[
					'path'       => '/acme/:id',
					'menu_title' => 'Acme',
				] + $good,
				'The menu can’t link to the path “/acme/:id”',
			],
			'in a frame'           => [ [ 'layout' => [ 'sidebar' => true ] ] + $good, 'not {"sidebar":true}.' ],
			'in a navigation'      => [ [ 'nav_args' => 'acme' ] + $good, 'not "acme".' ],
			'in sections'          => [ [ 'sections' => 'Acme' ] + $good, 'The field “sections” is a list of texts, not "Acme".' ],
		];
	}

	public function test_nobody_takes_a_page_that_is_there_and_a_broken_plugin_leaves_the_others(): void {
		$this->as_administrator();
		add_action(
			'storewright_admin_pages',
			static function ( PageRegistry $pages ): void {
				$pages->add(
					[
						'path'  => '/',
						'title' => 'Mine now',
					]
				);
				throw new RuntimeException( 'Out of order.' );
			}
		);
		$this->expect_logged( 'There is a page “/” already.' );
		$this->expect_logged( 'A listener of storewright_admin_pages failed: Out of order.' );
		$registry = PageRegistry::create( new Log() );
		self::assertSame(
			[ 'Home', 'Overview', 'Settings', 'Customers', 'Marketing', 'Catalog', 'Extensions', 'Add New Product', 'Profiler', 'Profiler', 'Payments' ],
			array_map( static fn( AdminPage $page ) => $page->title, $registry->for_user() )
		);
	}

	/**
	 * The rest of the test is done by a user with a part of the shop's rights.
	 */
	private function as( string ...$capabilities ): void {
		$user = new WP_User( $this->as_subscriber() );
		$user->remove_all_caps();
		array_map( $user->add_cap( ... ), $capabilities );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
	}

	/**
	 * @return list<mixed> The titles in the dashboard's menu.
	 */
	private function entries(): array {
		return array_column( $this->menu(), 0 );
	}

	/**
	 * @return list<mixed> The entries of the dashboard's menu: lists of title, capability, address and page title.
	 */
	private function menu(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$slug = $this->context()->mode->page_slug();
		// As on a page that is loaded.
		unset( $GLOBALS['submenu'][ $slug ] );
		( new Menu( $this->context(), PageRegistry::create( new Log() ) ) )->add();
		return array_values( (array) ( $GLOBALS['submenu'][ $slug ] ?? [] ) );
	}
}
