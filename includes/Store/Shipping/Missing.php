<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Kernel\Errors\NotFound;

/**
 * What is thrown where a zone or method does not exist.
 */
final class Missing {

	/**
	 * There is no such zone.
	 */
	public static function zone(): NotFound {
		return new NotFound( 'woocommerce_rest_shipping_zone_invalid', __( 'This shipping zone does not exist.', 'storewright' ) );
	}

	/**
	 * The zone has no such method.
	 */
	public static function method(): NotFound {
		return new NotFound( 'woocommerce_rest_shipping_zone_method_invalid', __( 'The zone has no such shipping method.', 'storewright' ) );
	}
}
