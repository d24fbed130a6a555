<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell;

use Storewright\Admin\Shell\Pages\PageRegistry;
use Storewright\Assets\ChunkTranslations;
use Storewright\Kernel\Context;
use Storewright\Kernel\Home\HomeFacts;
use Storewright\Rest\Namespaces;

/**
 * The page of the React app: its root, the script, and REST answers that are in the document already. Home can be read before.
 */
final class AppPage {

	/**
	 * The request that WordPress's own scripts make on every admin page.
	 */
	private const OF_WORDPRESS = [ '/wp/v2/users/me?context=edit' ];

	/**
	 * Options of no module that every page reads. WordPress asks for the last three, which hardly a site stores, one by one.
	 */
	private const OPTIONS = [
		'woocommerce_shop_page_id',
		'woocommerce_admin_install_timestamp',
		'medium_crop',
		'medium_large_crop',
		'large_crop',
	];

	/**
	 * Pages that have the whole screen, and the chunk whose style hides WordPress's bar and menu: it is there before they are.
	 */
	private const WHOLE_SCREEN = [
		'/setup-wizard' => 'profiler',
		'/profiler'     => 'profiler',
	];

	/**
	 * Tasks without a page: they open over Home. The same list as in client/tasks/modal-tasks.ts.
	 */
	private const OVER_HOME = [ 'purchase' ];

	/**
	 * Home as PHP prints it; null on other pages.
	 */
	private ?FirstHome $first_home = null;

	private ?HomeFacts $facts = null;

	public function __construct(
		private readonly Context $context,
		private readonly ChunkTranslations $translations,
		private readonly PageRegistry $pages
	) {}

	/**
	 * Hooks what the page needs. Called when WordPress loads it.
	 */
	public function prepare(): void {
		if ( ! $this->context->assets->is_built( 'app' ) ) {
			add_action( 'admin_notices', [ $this, 'print_not_built' ] );
			return;
		}
		$this->read_options();
		$this->translations->register();
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
		$this->first_home = '/' === $this->path() && '' === $this->page_task() ? new FirstHome() : null;
		add_action( 'admin_head', [ $this, 'print_chunk_preloads' ], 1 );
		add_action( 'storewright_print_root', [ $this, 'print_first_home' ] );
		// It puts images of another server in the place of text that React renders.
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		// On pages of the whole screen the app's own class is there before the app is, so that the menu does not flash.
		$own = isset( self::WHOLE_SCREEN[ $this->path() ] ) ? ' storewright-page--' . ltrim( $this->path(), '/' ) : '';
		add_filter( 'parent_file', $this->open_menu( ... ) );
		add_filter( 'admin_body_class', static fn( string $classes ) => "$classes storewright-page storewright-loading$own" );
	}

	/**
	 * Reads what the page goes by in one query.
	 */
	private function read_options(): void {
		/**
		 * Filters the names of the options that are read at once where a page of the dashboard is put together: those that are not
		 * autoloaded, or seldom stored.
		 *
		 * @param list<string> $options Names.
		 */
		$options = apply_filters( 'storewright_page_options', self::OPTIONS );
		wp_prime_option_caches( array_values( array_filter( is_array( $options ) ? $options : self::OPTIONS, 'is_string' ) ) );
	}

	/**
	 * Prints the element that the app is rendered into, and what can be read before.
	 */
	public static function print_root(): void {
		echo '<div class="storewright-place">';
		/**
		 * Fires before the app's element is printed: what is printed here is shown until the app takes its place.
		 */
		do_action( 'storewright_print_root' );
		printf(
			'<div id="storewright-root" class="storewright"></div></div><noscript>%s<div class="notice notice-warning"><p>%s</p></div></noscript>',
			'<style>.storewright-room, .storewright-rooms { display: none !important; }</style>',
			esc_html__( 'Storewright needs JavaScript. Please turn it on in your browser and reload the page.', 'storewright' )
		);
	}

	/**
	 * Prints Home as it is read before any script has run.
	 */
	public function print_first_home(): void {
		if ( null !== $this->first_home && null !== $this->facts ) {
			$this->first_home->print( $this->facts );
		}
	}

	/**
	 * Says what a checkout lacks; the zip always has it.
	 */
	public function print_not_built(): void {
		printf(
			'<div class="notice notice-error"><p>%s</p></div>',
			esc_html__(
				'Storewright’s scripts are missing: run “npm run build” in its folder, or install the plugin from its zip file.',
				'storewright'
			)
		);
	}

	/**
	 * Lets the browser fetch the shown screen's chunks together with the document.
	 */
	public function print_chunk_preloads(): void {
		/**
		 * Filters the names of the chunks that the shown screen consists of.
		 *
		 * @param list<string> $chunks Names, as in `webpackChunkName`.
		 * @param string       $path   The route shown, '/' for Home.
		 * @param string       $task   The task shown, '' when none.
		 */
		$chunks = apply_filters( 'storewright_preload_chunks', [], $this->path(), $this->task() );
		$chunks = array_filter( is_array( $chunks ) ? $chunks : [], 'is_string' );
		$styled = $this->first_home?->chunks() ?? array_filter( [ self::WHOLE_SCREEN[ $this->path() ] ?? '' ] );
		array_map( $this->context->assets->print_styles( ... ), $styled );
		foreach ( $chunks as $chunk ) {
			$this->context->assets->print_preloads( $chunk, ! in_array( $chunk, $styled, true ) );
		}
	}

	/**
	 * Enqueues the app with its data and preloaded answers.
	 */
	public function enqueue(): void {
		$handle  = $this->context->assets->enqueue( 'app', [ 'wp-components' ] );
		$data    = ( new PageData( $this->context, $this->pages ) )->all();
		$answers = $this->preloaded();
		wp_add_inline_script( $handle, PageData::as_script( $data ), 'before' );
		wp_add_inline_script(
			'wp-api-fetch',
			sprintf( 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );', self::json( $answers ) )
		);
		$this->facts = new HomeFacts( $this->context, $answers, $data, $this->opened() );
		/**
		 * Fires where the app's script is enqueued, for extensions that bring scripts for it.
		 *
		 * @param string $handle The script's handle, to depend on.
		 */
		do_action( 'storewright_enqueue_app', $handle );
	}

	/**
	 * Answers to the REST requests that the shown screen starts with.
	 *
	 * @return array<mixed> As createPreloadingMiddleware() takes them.
	 */
	private function preloaded(): array {
		/**
		 * Filters the REST paths whose answers are put into the app's document.
		 *
		 * @param list<string> $paths REST paths, as the client asks for them, with WooCommerce's namespaces.
		 * @param string       $path  The route shown, '/' for Home.
		 * @param string       $task  The task shown, '' when none, and where one opens over Home.
		 */
		$paths = apply_filters( 'storewright_preloads', self::OF_WORDPRESS, $this->path(), $this->page_task() );
		$paths = array_filter( is_array( $paths ) ? $paths : [], 'is_string' );
		$paths = array_map( fn( string $asked ) => Namespaces::path( $asked, $this->context->mode ), $paths );
		return array_reduce( array_unique( $paths ), 'rest_preload_api_request', [] );
	}

	/**
	 * Has WordPress open the menu that the app would open, so that the menu does not move. A page of a top menu would open that whatever
	 * its parent is: while the menu is printed, WordPress is not told which page it is.
	 *
	 * @param mixed $parent File of the menu that WordPress would open.
	 */
	public function open_menu( mixed $parent ): mixed {
		global $menu, $plugin_page;
		$open = $this->pages->open_menu( $this->path() );
		foreach ( '' !== $open && is_array( $menu ) ? $menu : [] as $entry ) {
			if ( is_array( $entry ) && ( $entry[5] ?? '' ) === $open ) {
				$page        = $plugin_page;
				$plugin_page = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- It is back once the menu is printed.
				add_action(
					'adminmenu',
					static function () use ( $page ): void {
						$GLOBALS['plugin_page'] = $page; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As above.
					}
				);
				return $entry[2] ?? $parent;
			}
		}
		return $parent;
	}

	/**
	 * The path that the address names, '/' for Home.
	 */
	public function path(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		$path = isset( $_GET['path'] ) && is_string( $_GET['path'] ) ? sanitize_text_field( wp_unslash( $_GET['path'] ) ) : '';
		return '' === $path ? '/' : $path;
	}

	/**
	 * The task that the address names, '' when none.
	 */
	private function task(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		return isset( $_GET['task'] ) && is_string( $_GET['task'] ) ? sanitize_key( wp_unslash( $_GET['task'] ) ) : '';
	}

	/**
	 * The task whose page is shown, '' when none.
	 */
	private function page_task(): string {
		return in_array( $this->task(), self::OVER_HOME, true ) ? '' : $this->task();
	}

	/**
	 * The panel that the address opens, '' when none.
	 */
	private function opened(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		return isset( $_GET['opened_panel'] ) && is_string( $_GET['opened_panel'] ) ? sanitize_key( wp_unslash( $_GET['opened_panel'] ) ) : '';
	}

	/**
	 * @param array<mixed> $data
	 */
	private static function json( array $data ): string {
		return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
	}
}
