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
	 * A WooCommerce that is too old runs the shop: Storewright does nothing.
	 */
	case Inactive;

	/**
	 * The oldest WooCommerce that the dashboard runs on.
	 */
	public const MINIMUM_WOOCOMMERCE = '9.9';

	/**
	 * The mode of this site. Asked once plugins are loaded, or on activation.
	 */
	public static function of_site(): self {
		$version = defined( 'WC_VERSION' ) ? constant( 'WC_VERSION' ) : '';
		return class_exists( 'WooCommerce', false ) ? self::beside( is_string( $version ) ? $version : '' ) : self::Standalone;
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
	 * Slug of the dashboard's page. Alone it is WooCommerce's, so that links made for it keep working.
	 */
	public function page_slug(): string {
		return self::Standalone === $this ? 'wc-admin' : 'storewright';
	}
}
