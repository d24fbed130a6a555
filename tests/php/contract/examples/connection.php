<?php
/**
 * Examples of the connection to a service.
 *
 * @package Storewright
 */

declare(strict_types=1);

return [
	'/wc-admin/onboarding/plugins/jetpack-authorization-url' => static fn() => [ 'redirect_url' => admin_url( 'admin.php?page=wc-admin' ) ],
];
