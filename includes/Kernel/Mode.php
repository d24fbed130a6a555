<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * Who runs the shop of this site, and with it what of Storewright is loaded.
 */
enum Mode {

	/**
	 * Storewright runs the shop, and has the dashboard on it.
	 */
	case Standalone;

	/**
	 * WooCommerce runs the shop, Storewright has its dashboard on it.
	 */
	case Companion;

	/**
	 * WooCommerce runs the shop, but is too old or was not loaded: Storewright does nothing.
	 */
	case Inactive;

	/**
	 * The oldest WooCommerce that the dashboard runs on.
	 */
	public const MINIMUM_WOOCOMMERCE = '9.9';

	/**
	 * The option that says since when WooCommerce is being updated, in Unix seconds; autoloaded. See Companion\Updates.
	 */
	public const UPDATING_OPTION = 'storewright_woocommerce_updating';

	/**
	 * WooCommerce's main file, as WordPress lists active plugins.
	 */
	public const WOOCOMMERCE = 'woocommerce/woocommerce.php';

	/**
	 * For how many seconds an update of WooCommerce is waited for at most.
	 */
	private const UPDATE_LASTS = 600;

	/**
	 * The mode of this site. Asked once plugins are loaded, or on activation; on a network also of a site that WordPress has switched to,
	 * which WooCommerce need not be active on where it is on the one that the request was sent to.
	 */
	public static function of_site(): self {
		if ( ! class_exists( 'WooCommerce', false ) || ( self::is_another_site() && ! self::is_woocommerce_active() ) ) {
			return self::is_woocommerce_active() || self::is_woocommerce_updated() ? self::Inactive : self::Standalone;
		}
		$version = defined( 'WC_VERSION' ) ? constant( 'WC_VERSION' ) : '';
		return self::beside( is_string( $version ) ? $version : '' );
	}

	/**
	 * The mode beside a WooCommerce.
	 *
	 * @param string $version WooCommerce's, '' where it does not tell.
	 */
	public static function beside( string $version ): self {
		return version_compare( $version, self::MINIMUM_WOOCOMMERCE, '>=' ) ? self::Companion : self::Inactive;
	}

	/**
	 * Whether WordPress has switched to another site. Pages, on which it has not switched at all, read no file for it.
	 */
	private static function is_another_site(): bool {
		return is_multisite() && ms_is_switched() && SwitchedSite::is_another();
	}

	/**
	 * Whether WordPress has WooCommerce among this site's active plugins. Where it was not loaded all the same, its files are being
	 * replaced, or WordPress's recovery mode or a command leaves it out: its shop must not be set up as ours for that. Asks the database
	 * nothing.
	 */
	private static function is_woocommerce_active(): bool {
		$own     = get_option( 'active_plugins', [] );
		$network = is_multisite() ? get_site_option( 'active_sitewide_plugins', [] ) : [];
		return ( is_array( $own ) && in_array( self::WOOCOMMERCE, $own, true ) )
			|| ( is_array( $network ) && isset( $network[ self::WOOCOMMERCE ] ) );
	}

	/**
	 * Whether WordPress has deactivated WooCommerce for the time of an update.
	 */
	private static function is_woocommerce_updated(): bool {
		$since = wp_load_alloptions()[ self::UPDATING_OPTION ] ?? '';
		return is_numeric( $since ) && time() - (int) $since < self::UPDATE_LASTS;
	}

	/**
	 * Slug of the dashboard's page. Alone it is WooCommerce's, so that links made for it keep working.
	 */
	public function page_slug(): string {
		return self::Standalone === $this ? 'wc-admin' : 'storewright';
	}
}
