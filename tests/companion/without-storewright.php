<?php
/**
 * Leaves Storewright out of requests that ask for that by a header. Copied into the must-use plugins of the test's site.
 *
 * @package Storewright
 */

declare(strict_types=1);

if ( 'storewright' === ( $_SERVER['HTTP_X_WITHOUT'] ?? '' ) ) {
	add_filter(
		'option_active_plugins',
		static fn( $plugins ) => array_values( array_diff( (array) $plugins, [ 'storewright/plugin.php' ] ) )
	);
}
