<?php
declare(strict_types=1);

namespace Storewright\Admin\Products;

/**
 * WordPress's media library for the quick form. Its scripts are large, so that pages begin without them: the form fetches them
 * when a picture is to be chosen.
 */
final class MediaLibrary {

	/**
	 * Name of the request to admin-ajax.php.
	 */
	public const ACTION = 'storewright_media_library';

	/**
	 * Answers with the HTML of all styles, scripts and templates that the library needs, in the order in which they are needed.
	 */
	public static function answer(): never {
		if ( ! current_user_can( 'upload_files' ) ) {
			wp_die( -1, 403 );
		}
		nocache_headers();
		header( 'Content-Type: text/html; charset=' . get_bloginfo( 'charset' ) );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- What WordPress prints of its own scripts.
		echo self::markup();
		exit;
	}

	/**
	 * The styles, scripts and templates, each script with an element of its own: the page leaves out those that it has.
	 */
	public static function markup(): string {
		wp_enqueue_media();
		ob_start();
		wp_styles()->do_items();
		wp_print_media_templates();
		wp_scripts()->do_items();
		return (string) ob_get_clean();
	}
}
