<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * On a network, plugins switch to other sites for a while. What happens there is not about the site of this request.
 */
final class SwitchedSite {

	/**
	 * Whether a plugin has switched to another site. Switched to the same one, as WordPress itself does now and then, nothing is different.
	 */
	public static function is_another(): bool {
		$switched = $GLOBALS['_wp_switched_stack'] ?? [];
		return is_multisite() && is_array( $switched ) && [] !== $switched && get_current_blog_id() !== reset( $switched );
	}
}
