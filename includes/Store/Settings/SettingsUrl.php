<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

/**
 * Addresses of the settings page.
 */
final class SettingsUrl {

	/**
	 * The page's slug: WooCommerce's, so that links made for it keep working.
	 */
	public const SLUG = 'wc-settings';

	/**
	 * The address of a tab, or of a section of one.
	 *
	 * @param string $tab     Id of a tab, such as `checkout`.
	 * @param string $section Id of a section; '' for the tab's first.
	 */
	public static function of( string $tab, string $section = '' ): string {
		$query = [
			'page' => self::SLUG,
			'tab'  => $tab,
		];
		return admin_url( 'admin.php?' . http_build_query( '' === $section ? $query : $query + [ 'section' => $section ] ) );
	}
}
