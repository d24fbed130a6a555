<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Kernel\Errors\NotFound;

/**
 * Makes the errors for zones and methods that do not exist.
 */
final class ShippingNotFound {

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
		return new NotFound(
			'woocommerce_rest_shipping_zone_method_invalid',
			__( 'The zone has no such shipping method.', 'storewright' )
		);
	}
}
