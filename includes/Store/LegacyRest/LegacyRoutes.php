<?php
declare(strict_types=1);

namespace Storewright\Store\LegacyRest;

/**
 * Which routes of WooCommerce's older interfaces `wc/v1` and `wc/v2` are answered, by those of `wc/v3`: where a client of the older
 * one reads and writes the same fields.
 */
final class LegacyRoutes {

	/**
	 * Version => pattern of the paths below its namespace.
	 */
	private const ANSWERED = [
		'v1' => '~^(products|orders|customers)(/\d+|/batch)?$|^orders/\d+/(notes|refunds)(/\d+)?$~D',
		'v2' => '~^(products|orders|customers|coupons|products/(categories|tags|shipping_classes|attributes|attributes/\d+/terms|\d+/variations))(/\d+|/batch)?$|^orders/\d+/(notes|refunds)(/\d+)?$~D',
	];

	/**
	 * The version that a route belongs to, null where it is none of an older interface.
	 *
	 * @param string $route Such as `/wc/v2/orders`.
	 */
	public static function version( string $route ): ?string {
		return 1 === preg_match( '~^/wc/(v[12])(/|$)~D', $route, $found ) ? $found[1] : null;
	}

	/**
	 * The route that answers for one of an older interface.
	 *
	 * @param string $route Such as `/wc/v2/orders`.
	 * @return string|null Such as `/wc/v3/orders`; null where nothing does.
	 */
	public static function current( string $route ): ?string {
		$version = self::version( $route );
		$path    = substr( $route, strlen( "/wc/$version/" ) );
		return null !== $version && 1 === preg_match( self::ANSWERED[ $version ], $path ) ? "/wc/v3/$path" : null;
	}
}
