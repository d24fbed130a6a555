<?php
declare(strict_types=1);

namespace Storewright;

use Closure;
use Storewright\Admin\Analytics\Export\ExportStore;
use Storewright\Companion\Events\Triggers;
use Storewright\Companion\Shop\WooCommerceShop;
use Storewright\Kernel\Context;
use Storewright\Kernel\Deactivator;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\ExternalWrites;
use Storewright\Kernel\Installer;
use Storewright\Kernel\Loader;
use Storewright\Kernel\Mode;
use Storewright\Kernel\Routes;
use Storewright\Kernel\WooCommerceGuard;
use Storewright\Rest\StrayOutput;
use Storewright\Shop\Shop;
use Storewright\Store\Standalone\StoreShop;
use WP;
use WP_REST_Request;

/**
 * Boot: which modules this request needs, and when they are loaded.
 *
 * @phpstan-import-type ModuleList from Kernel\Loader
 */
final class Plugin {

	/**
	 * Starts the plugin. Called once, from plugin.php, while plugins load.
	 *
	 * @param string $file    Absolute path of plugin.php.
	 * @param string $version The plugin's version.
	 */
	public static function boot( string $file, string $version ): void {
		register_activation_hook( $file, static fn( mixed $network = false ) => self::activate( $file, $version, true === $network ) );
		register_deactivation_hook( $file, static fn( mixed $network = false ) => self::deactivate( $file, $version, true === $network ) );
		add_action( 'plugins_loaded', static fn() => self::load( $file, $version ), 5 );
		self::hold_stray_output();
	}

	/**
	 * The one loader of this installation's modules.
	 */
	public static function loader( Context $context ): Loader {
		return new Loader( $context, self::modules( $context->mode ) );
	}

	/**
	 * The shop of this site: WooCommerce's where it is active, else the Store.
	 */
	public static function shop( Context $context ): Shop {
		return Mode::Standalone === $context->mode ? new StoreShop( $context ) : new WooCommerceShop( $context );
	}

	/**
	 * The route that this request asks for over HTTP, such as `/wc/v3/orders`; '' where it asks for none, or is not parsed yet.
	 */
	public static function rest_route(): string {
		global $wp;
		$route = $wp instanceof WP ? $wp->query_vars['rest_route'] ?? '' : '';
		return is_string( $route ) ? $route : '';
	}

	/**
	 * Loads what a front-end page view needs, and the back office where one works: wp-admin, cron, CLI, or REST.
	 *
	 * The REST server starts on its own requests and on `rest_do_request()` anywhere, so the hook covers both. Beside WooCommerce a
	 * page view, and a REST request that reads somebody else's route, wait for something to happen to the shop, or for a request to a
	 * route of ours; until then they read no more than three files besides plugin.php, or five.
	 */
	private static function load( string $file, string $version ): void {
		// By its path, as Triggers below: Composer's list of all classes is read where another class is asked for.
		require_once __DIR__ . '/Kernel/Mode.php';
		$mode = Mode::of_site();
		if ( Mode::Inactive === $mode ) {
			ExternalWrites::note();
			WooCommerceGuard::register();
			return;
		}
		$loader = null;
		$start  = static function ( bool $for_sales = false ) use ( &$loader, $file, $version, $mode ): Loader {
			if ( null === $loader ) {
				// The zip has what a sale needs in one file: see bin/sale-file.php.
				if ( $for_sales && is_file( __DIR__ . '/sale.php' ) ) {
					require_once __DIR__ . '/sale.php';
				}
				$loader = self::loader( Context::create( $file, $version ) );
				if ( Mode::Companion === $mode ) {
					ExternalWrites::note();
				}
			}
			$loader->load_always( $for_sales );
			return $loader;
		};
		if ( self::is_back_office() && ( Mode::Companion !== $mode || ! self::is_visitors_action() ) ) {
			$start()->load_back_office();
			return;
		}
		if ( Mode::Companion === $mode ) {
			require_once __DIR__ . '/Companion/Events/Triggers.php';
			Triggers::add( $start );
			self::await_work( $start );
		} else {
			$start();
		}
		add_action(
			'rest_api_init',
			static function () use ( $start, $mode ): void {
				if ( Mode::Companion !== $mode ) {
					$start()->load_back_office();
					return;
				}
				$route = self::rest_route();
				if ( '' === $route || self::is_about_orders( $route ) ) {
					self::await_request( $start, $mode );
				} elseif ( ! Routes::are_others_asked( $route, $mode ) ) {
					$start()->load_back_office();
				} elseif ( self::is_sent_to_read() ) {
					self::await_request( $start, $mode );
				} else {
					$start()->load_back_office( false );
				}
			},
			0
		);
	}

	/**
	 * Beside WooCommerce, waits for an update of a plugin, which services make by any kind of request: it must be noted where it is
	 * WooCommerce's. And for a job of ours: services run Action Scheduler's queue by requests of their own, too.
	 *
	 * @param Closure(): Loader $start
	 */
	private static function await_work( Closure $start ): void {
		$load = static function ( mixed $value ) use ( $start ): mixed {
			$start()->load_back_office( true, 0 < did_action( 'rest_api_init' ) ? self::rest_route() : null );
			return $value;
		};
		// The last one is Queue::HOOK, whose file no page needs to read.
		foreach ( [ 'upgrader_pre_install', 'deactivated_plugin', 'storewright_run_job' ] as $hook ) {
			add_filter( $hook, $load, PHP_INT_MIN );
		}
	}

	/**
	 * Beside WooCommerce, waits for a request that needs the dashboard. One that PHP makes by itself, as a page with a block of
	 * WooCommerce's does for a visitor, is treated as one over HTTP: only one to a route of ours, or about all routes, needs it, and one
	 * that writes those who follow what is written.
	 *
	 * @param Closure(): Loader $start
	 */
	private static function await_request( Closure $start, Mode $mode ): void {
		add_filter(
			'rest_pre_dispatch',
			static function ( mixed $result, mixed $server = null, mixed $request = null ) use ( $start, $mode ): mixed {
				if ( $request instanceof WP_REST_Request ) {
					self::load_for( $request, $start, $mode );
				}
				return $result;
			},
			// Before all that looks at a request of ours.
			-PHP_INT_MAX,
			3
		);
		// Whichever route lists what assistants may do, WordPress has it registered once.
		add_action(
			'wp_abilities_api_categories_init',
			static function () use ( $start ): void {
				$route = self::rest_route();
				if ( '' !== $route && ! self::is_about_orders( $route ) ) {
					$start()->load_back_office( false, $route );
				}
			},
			PHP_INT_MIN
		);
	}

	/**
	 * Loads what a request needs that is about to be carried out.
	 *
	 * @param WP_REST_Request<array<mixed>> $request
	 * @param Closure(): Loader             $start
	 */
	private static function load_for( WP_REST_Request $request, Closure $start, Mode $mode ): void {
		$route = $request->get_route();
		if ( self::is_about_orders( $route ) ) {
			return;
		}
		$is_others = Routes::are_others_asked( $route, $mode );
		if ( ! $is_others || ! self::is_reading( $request->get_method() ) || self::may_show_fields_of_ours( $request ) ) {
			$start()->load_back_office( ! $is_others, $route );
		}
	}

	/**
	 * Whether WordPress's answer may have fields of ours: users have some where they are edited.
	 *
	 * @param WP_REST_Request<array<mixed>> $request
	 */
	private static function may_show_fields_of_ours( WP_REST_Request $request ): bool {
		return 1 === preg_match( '~^/wp/v2/users(/|$)~i', $request->get_route() )
			&& ( 'OPTIONS' === $request->get_method() || 'edit' === $request->get_param( 'context' ) );
	}

	/**
	 * Whether the request over HTTP reads, as WordPress takes it.
	 */
	private static function is_sent_to_read(): bool {
		// phpcs:ignore WordPress.Security -- Compared alone.
		$method = $_GET['_method'] ?? $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] ?? $_SERVER['REQUEST_METHOD'] ?? '';
		return is_string( $method ) && self::is_reading( $method );
	}

	private static function is_reading( string $method ): bool {
		return in_array( strtoupper( $method ), [ 'GET', 'HEAD', 'OPTIONS' ], true );
	}

	/**
	 * Has what other plugins print while they load held back where the address may be one of a route of ours: it is not parsed this
	 * early. Costs any other request next to nothing.
	 */
	private static function hold_stray_output(): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared alone.
		$address = $_SERVER['REQUEST_URI'] ?? '';
		$prefix  = preg_quote( rest_get_url_prefix(), '~' );
		if ( ! is_string( $address ) || 1 !== preg_match( "~(?:/$prefix/|[?&]rest_route=(?:/|%2F)+)(storewright|wc)~i", $address, $found ) ) {
			return;
		}
		require_once __DIR__ . '/Kernel/Mode.php';
		$mode = Mode::Standalone === Mode::of_site() ? Mode::Standalone : Mode::Companion;
		if ( Mode::Standalone === $mode || 'wc' !== strtolower( $found[1] ) ) {
			StrayOutput::hold( $mode );
		}
	}

	/**
	 * Whether this request works on the shop rather than showing a page to a visitor. REST is not known this early.
	 */
	private static function is_back_office(): bool {
		return is_admin() || wp_doing_cron() || ( defined( 'WP_CLI' ) && true === WP_CLI );
	}

	/**
	 * Whether this request is one to `admin-ajax.php` or `admin-post.php` that is neither ours nor Action Scheduler's, by somebody who can't
	 * open the dashboard: themes and plugins have visitors' pages search and send forms by these. Nobody is logged in yet; the cookie says
	 * who will be, if WordPress finds it genuine. Without an action there is no such request: services that update plugins send theirs so.
	 */
	private static function is_visitors_action(): bool {
		// phpcs:disable WordPress.Security -- Which modules are loaded; each of them checks what it does.
		$action = $_REQUEST['action'] ?? '';
		if (
			( ! wp_doing_ajax() && 'admin-post.php' !== ( $GLOBALS['pagenow'] ?? '' ) ) || ! is_string( $action ) || '' === $action
			|| str_starts_with( $action, 'storewright_' ) || str_starts_with( $action, 'wp-privacy-' ) || 'as_async_request_queue_runner' === $action
		) {
			return false;
		}
		// phpcs:enable
		$cookie = wp_parse_auth_cookie( '', 'logged_in' );
		$user   = false === $cookie ? false : get_user_by( 'login', $cookie['username'] );
		// As Kernel\Capabilities names them: customers who are logged in load no file for it.
		$rights = [ 'manage_woocommerce', 'view_woocommerce_reports', 'manage_options' ];
		return false === $user || [] === array_filter( $rights, static fn( string $one ): bool => user_can( $user, $one ) );
	}

	/**
	 * Whether a route is of a customer's cart or checkout, or of WooCommerce's orders: what follows from an order, the modules of each
	 * request do, and nobody needs the rest of the dashboard.
	 */
	private static function is_about_orders( string $route ): bool {
		return 1 === preg_match( '~^/wc/(store/|v[1-3]/orders(/|$))~i', $route );
	}

	/**
	 * @return ModuleList
	 */
	private static function modules( Mode $mode ): array {
		/** @var array<string, ModuleList> $lists */
		$lists  = require __DIR__ . '/modules.php';
		$loaded = Mode::Standalone === $mode ? [ $lists['shop'], $lists['dashboard'] ] : [ $lists['companion'], $lists['dashboard'] ];
		return [
			'always'      => array_merge( ...array_column( $loaded, 'always' ) ),
			'back_office' => array_merge( ...array_column( $loaded, 'back_office' ) ),
			'pages'       => array_merge( ...array_column( $loaded, 'pages' ) ),
			'sales'       => array_merge( ...array_column( $loaded, 'sales' ) ),
		];
	}

	private static function activate( string $file, string $version, bool $network_wide ): void {
		$context = Context::create( $file, $version );
		try {
			if ( Mode::Inactive !== $context->mode ) {
				( new Installer( $context, self::loader( $context ) ) )->install();
			}
		} catch ( Conflict ) {
			// Another request installs at this moment; should it fail, the next one goes on.
			return;
		} finally {
			( new Deactivator( $context ) )->resume( $network_wide );
		}
	}

	private static function deactivate( string $file, string $version, bool $network_wide ): void {
		( new Deactivator( Context::create( $file, $version ) ) )->deactivate(
			$network_wide,
			// With names and addresses: they are kept for a day, and nobody deletes them then.
			static fn( Context $context ) => ( new ExportStore( $context ) )->clear()
		);
	}
}
