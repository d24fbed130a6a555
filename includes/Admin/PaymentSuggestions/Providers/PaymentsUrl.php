<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions\Providers;

/**
 * Addresses of the payments settings.
 */
final class PaymentsUrl {

	/**
	 * The address of a page of the payments settings.
	 *
	 * @param string $path Such as `/offline`; '/' for the list of providers.
	 */
	public static function of( string $path = '/' ): string {
		$query = [
			'page' => 'wc-settings',
			'tab'  => 'checkout',
		];
		return admin_url( 'admin.php?' . http_build_query( '/' === $path ? $query : $query + [ 'path' => $path ] ) );
	}
}
