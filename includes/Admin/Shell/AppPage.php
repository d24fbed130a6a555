<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell;

use Storewright\Assets\ChunkTranslations;
use Storewright\Kernel\Context;

/**
 * The page of the React app: an empty root, the script, and REST answers that are in the document already.
 */
final class AppPage {

	/**
	 * What WordPress's own scripts ask for on every admin page.
	 */
	private const OF_WORDPRESS = [ '/wp/v2/users/me?context=edit' ];

	public function __construct( private readonly Context $context, private readonly ChunkTranslations $translations ) {}

	/**
	 * Hooks what the page needs. Called when WordPress loads it.
	 */
	public function prepare(): void {
		$this->translations->register();
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
		add_filter( 'admin_body_class', static fn( string $classes ) => "$classes storewright-page storewright-loading" );
	}

	/**
	 * Prints the element that the app is rendered into.
	 */
	public static function print_root(): void {
		printf(
			'<div id="storewright-root" class="storewright"></div><noscript><div class="notice notice-error"><p>%s</p></div></noscript>',
			esc_html__( 'Storewright needs JavaScript. Please turn it on in your browser and reload the page.', 'storewright' )
		);
	}

	/**
	 * Enqueues the app with its data and preloaded answers.
	 */
	public function enqueue(): void {
		$handle = $this->context->assets->enqueue( 'app', [ 'wp-components' ] );
		wp_add_inline_script( $handle, 'window.storewright = ' . self::json( ( new PageData( $this->context ) )->all() ) . ';', 'before' );
		wp_add_inline_script( 'wp-api-fetch', sprintf( 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );', self::json( $this->preloaded() ) ) );
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
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		$path = isset( $_GET['path'] ) && is_string( $_GET['path'] ) ? sanitize_text_field( wp_unslash( $_GET['path'] ) ) : '/';
		$task = isset( $_GET['task'] ) && is_string( $_GET['task'] ) ? sanitize_key( wp_unslash( $_GET['task'] ) ) : '';
		// phpcs:enable
		/**
		 * Filters the REST paths whose answers are put into the app's document.
		 *
		 * @param list<string> $paths REST paths, exactly as the client asks for them.
		 * @param string       $path  The route shown, '/' for Home.
		 * @param string       $task  The task shown, '' when none.
		 */
		$paths = apply_filters( 'storewright_preloads', self::OF_WORDPRESS, $path, $task );
		$paths = array_filter( is_array( $paths ) ? $paths : [], 'is_string' );
		return array_reduce( array_unique( $paths ), 'rest_preload_api_request', [] );
	}

	/**
	 * @param array<mixed> $data
	 */
	private static function json( array $data ): string {
		return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
	}
}
