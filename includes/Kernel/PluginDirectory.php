<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use WP_Error;

/**
 * WordPress's plugin directory, asked as WordPress's own pages ask it.
 */
final class PluginDirectory {

	/**
	 * Asks the directory. Who calls has the owner's consent, or their click on a plugin's button.
	 *
	 * @param 'query_plugins'|'plugin_information' $action
	 * @param array<string, mixed>                 $args   As plugins_api() takes them.
	 * @return array<mixed>|WP_Error The answer's fields.
	 */
	public static function ask( string $action, array $args ): array|WP_Error {
		require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
		// While debugging, WordPress also warns that the directory does not answer; the owner is told anyway.
		set_error_handler( static fn() => true, E_USER_WARNING ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- For this one call.
		try {
			$found = plugins_api( $action, (object) $args );
		} finally {
			restore_error_handler();
		}
		return $found instanceof WP_Error ? $found : (array) $found;
	}

	/**
	 * A text of the directory without markup.
	 *
	 * @param mixed $text Such as a plugin's name.
	 */
	public static function plain( mixed $text ): string {
		return is_string( $text ) ? trim( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) : '';
	}
}
