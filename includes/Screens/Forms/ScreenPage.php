<?php
declare(strict_types=1);

namespace Storewright\Screens\Forms;

use Storewright\Admin\Shell\ShortcutsModule;
use Storewright\Kernel\Context;

/**
 * A page of wp-admin that PHP renders and that works without a script: what its form asks for is done before anything is printed,
 * and ends in a redirect where it is done.
 */
abstract class ScreenPage {

	public function __construct( protected readonly Context $context ) {}

	/**
	 * The page's name in the address, `admin.php?page=…`.
	 */
	abstract public function slug(): string;

	/**
	 * Its translated title.
	 */
	abstract public function title(): string;

	/**
	 * What the user has to be allowed to, to open it.
	 */
	abstract protected function capability(): string;

	/**
	 * Does what the form asks for.
	 *
	 * @param array<mixed>      $query  What the address says.
	 * @param array<mixed>|null $posted The form's fields, null where none was sent.
	 * @return string|null Where to go on, null where this page is to be shown.
	 */
	abstract public function respond( array $query, ?array $posted ): ?string;

	/**
	 * Prints the page.
	 */
	abstract public function render(): void;

	/**
	 * The menu that holds the page; '' where it has no entry.
	 */
	protected function parent(): string {
		return '';
	}

	/**
	 * The entry of the menu that is highlighted where the page has none: its menu, and the entry in it.
	 *
	 * @return array{string, string}
	 */
	protected function highlighted(): array {
		return [ $this->parent(), $this->slug() ];
	}

	/**
	 * Adds the page to the menu, or makes its address known where it has no entry.
	 *
	 * @param string   $label    Of the entry; '' for the title.
	 * @param int|null $position Among the menu's entries, null for the last.
	 */
	public function add_to_menu( string $label = '', ?int $position = null ): void {
		$hook = add_submenu_page(
			$this->parent(),
			$this->title(),
			'' === $label ? $this->title() : $label,
			$this->capability(),
			$this->slug(),
			[ $this, 'render' ],
			$position
		);
		if ( false !== $hook ) {
			add_action( "load-$hook", [ $this, 'load' ] );
		}
	}

	/**
	 * Does what a form asks for, and sends the browser on where that is done.
	 */
	public function load(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- respond() checks it.
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared only.
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? $_SERVER['REQUEST_METHOD'] : 'GET';
		$next   = $this->respond( wp_unslash( $_GET ), 'POST' === $method ? wp_unslash( $_POST ) : null );
		// phpcs:enable
		if ( null !== $next ) {
			wp_safe_redirect( $next );
			exit;
		}
		[ $menu, $entry ] = $this->highlighted();
		if ( '' === $this->parent() ) {
			// WordPress finds no title for a page without an entry.
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
			$GLOBALS['title'] = $this->title();
			add_filter( 'parent_file', static fn(): string => $menu );
			add_filter(
				'submenu_file',
				static function () use ( $entry ): string {
					// WordPress would look for the page once more, and find it in no menu.
					/** @var array<string, mixed> $submenu */
					global $submenu;
					unset( $submenu[''] );
					return $entry;
				}
			);
		}
		add_action( 'admin_enqueue_scripts', fn() => self::print_data( $this->context->assets->enqueue( 'catalog' ) ) );
	}

	/**
	 * The page's address.
	 *
	 * @param array<string, string|int> $query More of the query.
	 */
	public function url( array $query = [] ): string {
		$file = str_contains( $this->parent(), '.php' ) ? $this->parent() : 'admin.php';
		return add_query_arg(
			array_map( rawurlencode( ... ), array_map( strval( ... ), [ 'page' => $this->slug() ] + $query ) ),
			admin_url( $file )
		);
	}

	/**
	 * Tells a page's script where the REST API is: `screenData()` in client/shared/order-screen.
	 *
	 * @param string $handle Of the script.
	 */
	public static function print_data( string $handle ): void {
		wp_add_inline_script(
			$handle,
			'window.storewrightScreen = ' . wp_json_encode(
				[
					'root'      => rest_url(),
					'nonce'     => wp_create_nonce( 'wp_rest' ),
					'shortcuts' => ShortcutsModule::are_on( get_current_user_id() ),
				],
				JSON_HEX_TAG | JSON_UNESCAPED_SLASHES
			) . ';',
			'before'
		);
	}

	/**
	 * Prints the page's heading.
	 */
	protected function render_heading(): void {
		printf( '<h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end">', esc_html( $this->title() ) );
	}

	/**
	 * Prints a notice.
	 *
	 * @param string $text   Translated; nothing where it is ''.
	 * @param bool   $failed Whether it says what went wrong.
	 */
	protected static function render_notice( string $text, bool $failed = false ): void {
		if ( '' !== $text ) {
			printf(
				'<div class="notice notice-%s" role="%s"><p>%s</p></div>',
				esc_attr( $failed ? 'error' : 'success' ),
				esc_attr( $failed ? 'alert' : 'status' ),
				esc_html( $text )
			);
		}
	}
}
