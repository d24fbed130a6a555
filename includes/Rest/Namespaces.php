<?php
declare(strict_types=1);

namespace Storewright\Rest;

use Storewright\Kernel\Mode;

/**
 * The REST namespaces of the dashboard. It has its own, and answers under WooCommerce's names as well where WooCommerce does not.
 */
final class Namespaces {

	/**
	 * WooCommerce's name => ours.
	 */
	private const OWN = [
		'wc-admin'       => 'storewright/admin',
		'wc-admin-email' => 'storewright/admin-email',
		'wc-analytics'   => 'storewright/analytics',
	];

	/**
	 * The namespaces in which a resource answers.
	 *
	 * @param non-falsy-string $name The resource's namespace as WooCommerce calls it.
	 * @return non-empty-list<non-falsy-string>
	 */
	public static function of( string $name, Mode $mode ): array {
		$own = self::OWN[ $name ] ?? null;
		if ( null === $own ) {
			return [ $name ];
		}
		return Mode::Standalone === $mode ? [ $name, $own ] : [ $own ];
	}

	/**
	 * Whether a route is in one of some namespaces, or is a namespace's index.
	 *
	 * @param array<string> $namespaces Such as `wc/v3`; `wc` means all that begin with `wc/`.
	 * @param string        $route      Such as `/wc/v3/orders`, in any case: WordPress takes all.
	 */
	public static function contain( array $namespaces, string $route ): bool {
		$route = strtolower( trim( $route, '/' ) ) . '/';
		foreach ( $namespaces as $name ) {
			if ( str_starts_with( $route, "$name/" ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether a route may be one of ours.
	 *
	 * @param string $route Such as `/wc/v3/orders`, in any case.
	 */
	public static function may_be_ours( string $route, Mode $mode ): bool {
		$names = Mode::Standalone === $mode ? [ 'storewright', 'wc', ...array_keys( self::OWN ) ] : [ 'storewright' ];
		return self::contain( $names, $route );
	}

	/**
	 * The path at which the dashboard's client asks for a resource.
	 *
	 * @param string $path With WooCommerce's namespace, such as `/wc-admin/options?options=blogname`.
	 */
	public static function path( string $path, Mode $mode ): string {
		foreach ( self::renamed( $mode ) as $name => $own ) {
			if ( str_starts_with( $path, "/$name/" ) ) {
				return "/$own/" . substr( $path, strlen( $name ) + 2 );
			}
		}
		return $path;
	}

	/**
	 * The namespaces that the client has to ask for by another name than WooCommerce's.
	 *
	 * @return array<string, string> WooCommerce's name => ours.
	 */
	public static function renamed( Mode $mode ): array {
		return Mode::Standalone === $mode ? [] : self::OWN;
	}
}
