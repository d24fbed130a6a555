<?php
declare(strict_types=1);

namespace Storewright\Admin\ProductEditor;

use _WP_Editors;

/**
 * WordPress's own text editor for descriptions. Its scripts are large, so that the page begins without them.
 */
final class TextEditor {

	/**
	 * Name of the request to admin-ajax.php: the same in client/shared/text-editor.ts.
	 */
	public const ACTION = 'storewright_text_editor';

	/**
	 * Answers with the HTML of all styles, scripts and dialogs that the text editor needs, in the order in which they are needed.
	 */
	public static function answer(): never {
		if ( ! current_user_can( 'edit_products' ) ) {
			wp_die( -1, 403 );
		}
		nocache_headers();
		header( 'Content-Type: text/html; charset=' . get_bloginfo( 'charset' ) );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- What WordPress prints of its own scripts.
		echo self::markup();
		exit;
	}

	/**
	 * The styles, scripts and dialogs; the page leaves out those that it has.
	 */
	public static function markup(): string {
		wp_enqueue_editor();
		ob_start();
		wp_styles()->do_items();
		wp_scripts()->do_items();
		_WP_Editors::force_uncompressed_tinymce();
		_WP_Editors::print_default_editor_scripts();
		return (string) ob_get_clean();
	}
}
