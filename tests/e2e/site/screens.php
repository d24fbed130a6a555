<?php
/**
 * Must-use plugin of the sites of the end-to-end tests: lists the screens of the plugin, as its registries and WordPress's menu have
 * them, and runs its background jobs.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Admin\Shell\Pages\AdminPage;
use Storewright\Admin\Shell\Pages\PageRegistry;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\Log;
use Storewright\Plugin;
use Storewright\Screens\Settings\Sections;
use Storewright\Store\Settings\SettingsRegistry;

// Asked of any page of wp-admin: there, all menus are made. The settings page is the one that knows all of its sections.
add_action(
	'admin_init',
	static function (): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- Reads only.
		if ( ! isset( $_GET['storewright-test-screens'] ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		wp_send_json(
			[
				'routes'     => array_column( storewright_e2e_pages(), 'path' ),
				'titles'     => array_column( storewright_e2e_pages(), 'title', 'path' ),
				'headless'   => array_column( array_filter( storewright_e2e_pages(), storewright_e2e_is_headless( ... ) ), 'path' ),
				'settings'   => class_exists( 'WooCommerce', false ) ? [] : storewright_e2e_sections(),
				'entries'    => storewright_e2e_entries(),
				'hidden'     => storewright_e2e_hidden(),
				'hooked'     => storewright_e2e_hooked(),
				'storefront' => class_exists( 'WooCommerce', false ) ? [] : storewright_e2e_storefront(),
			]
		);
	},
	PHP_INT_MAX
);

add_action(
	'rest_api_init',
	static fn() => register_rest_route(
		'storewright-test/v1',
		'/jobs',
		[
			'methods'             => 'POST',
			'permission_callback' => static fn() => current_user_can( 'manage_options' ),
			'callback'            => static function (): array {
				$names = [];
				foreach ( Plugin::loader( storewright_e2e_context() )->all( HasJobs::class ) as $module ) {
					foreach ( $module->jobs() as $job ) {
						$names[] = $job::name();
					}
				}
				foreach ( $names as $name ) {
					do_action( Queue::HOOK, $name );
				}
				return $names;
			},
		]
	)
);

/**
 * The site, as the plugin sees it.
 */
function storewright_e2e_context(): Context {
	return Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION );
}

/**
 * The dashboard's pages that the user may open.
 *
 * @return list<AdminPage>
 */
function storewright_e2e_pages(): array {
	return array_values(
		array_filter(
			PageRegistry::create( new Log() )->all(),
			static fn( AdminPage $page ): bool => $page->is_for_user() && AdminPage::FALLBACK !== $page->path
		)
	);
}

/**
 * Whether a page has no header, so that its own heading is its first.
 *
 * @param AdminPage $page One of the dashboard's.
 */
function storewright_e2e_is_headless( AdminPage $page ): bool {
	return false === ( $page->layout['header'] ?? true );
}

/**
 * Addresses of all sections of the settings, below wp-admin.
 *
 * @return list<string>
 */
function storewright_e2e_sections(): array {
	$sections  = new Sections( storewright_e2e_context(), new SettingsRegistry() );
	$addresses = [];
	foreach ( $sections->tabs() as $tab ) {
		foreach ( array_keys( $sections->of( $tab ) ) as $id ) {
			$addresses[] = "admin.php?page=wc-settings&tab={$tab->id}" . ( '' === $id ? '' : "&section=$id" );
		}
	}
	return $addresses;
}

/**
 * Entries of wp-admin's menu that the plugin brings: those of its own menus and of its post types, and its pages in other menus.
 *
 * @return list<string> Addresses, below wp-admin.
 */
function storewright_e2e_entries(): array {
	/** @var array<string, list<array{string, string, string}>> $submenu */
	global $submenu;
	$own       = [ storewright_e2e_context()->mode->page_slug() ];
	$types     = class_exists( 'WooCommerce', false ) ? [] : [ 'edit.php?post_type=product' ];
	$addresses = [];
	// Pages without an entry are in the menu without a name.
	foreach ( array_diff_key( $submenu, [ '' => [] ] ) as $parent => $entries ) {
		foreach ( $entries as [ , $capability, $slug ] ) {
			$is_page = storewright_e2e_is_own_hook( get_plugin_page_hookname( $slug, $parent ) );
			if ( current_user_can( $capability ) && ( $is_page || in_array( $parent, [ ...$own, ...$types ], true ) ) ) {
				$file        = $is_page && ! str_contains( $parent, '.php' ) ? 'admin.php' : $parent;
				$addresses[] = $is_page ? add_query_arg( 'page', $slug, $file ) : html_entity_decode( $slug );
			}
		}
	}
	return array_values( array_unique( $addresses ) );
}

/**
 * Pages of the plugin that no menu has an entry of.
 *
 * @return list<string> What `page` is in their addresses.
 */
function storewright_e2e_hidden(): array {
	global $_registered_pages;
	$hooks = array_filter( array_keys( $_registered_pages ), static fn( string $hook ): bool => str_starts_with( $hook, 'admin_page_' ) );
	return array_values(
		array_map(
			static fn( string $hook ): string => substr( $hook, strlen( 'admin_page_' ) ),
			array_filter( $hooks, storewright_e2e_is_own_hook( ... ) )
		)
	);
}

/**
 * WordPress's own pages that the plugin adds something to, such as `edit.php`.
 *
 * @return list<string>
 */
function storewright_e2e_hooked(): array {
	/** @var array<string, WP_Hook> $wp_filter */
	global $wp_filter;
	$hooks = preg_grep( '/^load-[a-z-]+\.php$/', array_keys( $wp_filter ) );
	return array_values(
		array_map(
			static fn( string $hook ): string => substr( $hook, strlen( 'load-' ) ),
			array_filter( $hooks, storewright_e2e_is_own_hook( ... ) )
		)
	);
}

/**
 * A page of each kind that the plugin brings to visitors: an item and the list of each post type, a term of each taxonomy.
 *
 * @return list<string> Addresses.
 */
function storewright_e2e_storefront(): array {
	$addresses = [ home_url( '/' ) ];
	foreach ( get_post_types(
		[
			'public'   => true,
			'_builtin' => false,
		]
	) as $type ) {
		$addresses[] = get_post_type_archive_link( $type );
		foreach ( get_posts(
			[
				'post_type'   => $type,
				'numberposts' => 1,
			]
		) as $post ) {
			$addresses[] = get_permalink( $post );
		}
	}
	foreach ( get_taxonomies(
		[
			'public'   => true,
			'_builtin' => false,
		]
	) as $taxonomy ) {
		$terms = get_terms(
			[
				'taxonomy' => $taxonomy,
				'number'   => 1,
			]
		);
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			$addresses[] = get_term_link( $term );
		}
	}
	return array_values( array_unique( array_filter( $addresses, is_string( ... ) ) ) );
}

/**
 * Whether anything of the plugin listens to a hook.
 *
 * @param string $hook Its name.
 */
function storewright_e2e_is_own_hook( string $hook ): bool {
	/** @var array<string, WP_Hook> $wp_filter */
	global $wp_filter;
	$folder = dirname( (string) realpath( STOREWRIGHT_FILE ) ) . '/includes/';
	foreach ( isset( $wp_filter[ $hook ] ) ? array_merge( ...$wp_filter[ $hook ]->callbacks ) : [] as [ 'function' => $callback ] ) {
		$file = is_array( $callback )
			? ( new ReflectionMethod( $callback[0], $callback[1] ) )->getFileName()
			: ( new ReflectionFunction( $callback ) )->getFileName();
		if ( str_starts_with( (string) $file, $folder ) ) {
			return true;
		}
	}
	return false;
}
