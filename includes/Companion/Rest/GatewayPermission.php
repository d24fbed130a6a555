<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Closure;
use Storewright\Kernel\Capabilities;
use Storewright\Rest\Permission;
use WP_Error;

/**
 * Who may change payment gateways where WooCommerce is not asked to do it: whoever could by `wc/v3`. Plugins may forbid it
 * (`woocommerce_rest_check_permissions`).
 */
final class GatewayPermission {

	/**
	 * May change.
	 *
	 * @return Closure(): (true|WP_Error)
	 */
	public static function edit(): Closure {
		return static fn() => wc_rest_check_manager_permissions( 'payment_gateways', 'edit' )
			? Permission::edit( Capabilities::MANAGE )()
			: new WP_Error(
				'woocommerce_rest_cannot_edit',
				__( 'Sorry, you cannot edit this resource.', 'storewright' ),
				[ 'status' => rest_authorization_required_code() ]
			);
	}
}
