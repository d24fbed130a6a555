<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

/**
 * The REST routes that a consumer key gets into: the shop's interface, and what plugins add to it.
 *
 * Not the dashboard's (`wc-admin`, `wc-analytics`) and not WordPress's own: a key that leaks must not install a plugin.
 */
final class KeyRoutes {

	private const NAMESPACES = [ 'wc/v1', 'wc/v2', 'wc/v3' ];

	/**
	 * Whether a route is one of them.
	 *
	 * @param string $route Such as `/wc/v3/orders`.
	 */
	public static function contain( string $route ): bool {
		/**
		 * Filters the namespaces of the REST routes that consumer keys get into. A plugin that adds its own lets every client with a key
		 * in, as the key's user, and has to check capabilities in its routes.
		 *
		 * @param list<string> $namespaces Such as `wc/v3`, without slashes around it.
		 */
		$namespaces = apply_filters( 'storewright_rest_key_namespaces', self::NAMESPACES );
		foreach ( array_filter( is_array( $namespaces ) ? $namespaces : [], is_string( ... ) ) as $namespace ) {
			if ( '' !== $namespace && ( "/$namespace" === $route || str_starts_with( $route, "/$namespace/" ) ) ) {
				return true;
			}
		}
		return false;
	}
}
