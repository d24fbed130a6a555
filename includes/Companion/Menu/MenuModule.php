<?php
declare(strict_types=1);

namespace Storewright\Companion\Menu;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;

/**
 * The dashboard's settings beside WooCommerce, and its place in the menu: of its own, or WooCommerce's Home's.
 */
final class MenuModule extends BackOfficeModule implements ConditionalModule {

	/**
	 * 'yes' where WooCommerce's Home gives its place in the menu to the dashboard's.
	 */
	public const REPLACE_HOME = 'storewright_replace_woocommerce_home';

	private const WOOCOMMERCE_MENU = 'woocommerce';

	private const WOOCOMMERCE_HOME = 'wc-admin';

	/**
	 * Needed on wp-admin's pages.
	 */
	public static function is_needed( Context $context ): bool {
		return $context->is_admin_page();
	}

	public function register(): void {
		$page = new SettingsPage( $this->context );
		add_action( 'admin_init', [ $page, 'register_settings' ], 10, 0 );
		add_action( 'admin_menu', [ $page, 'add' ], 20, 0 );
		// Once WordPress has looked in the menu for who may open the page, and before it prints the menu.
		add_action( 'admin_head', [ $this, 'replace_home' ], PHP_INT_MAX, 0 );
	}

	/**
	 * Has the entry of WooCommerce's Home lead to the dashboard. WooCommerce's Home stays, at its own address.
	 */
	public function replace_home(): void {
		global $submenu;
		if ( ! $this->context->options->bool_yes( self::REPLACE_HOME ) || ! current_user_can( Capabilities::MANAGE ) ) {
			return;
		}
		if ( ! is_array( $submenu ) || ! is_array( $submenu[ self::WOOCOMMERCE_MENU ] ?? null ) ) {
			return;
		}
		foreach ( $submenu[ self::WOOCOMMERCE_MENU ] as $place => $entry ) {
			if ( is_array( $entry ) && self::WOOCOMMERCE_HOME === ( $entry[2] ?? null ) ) {
				$entry[2] = $this->context->app_url();
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress has no function that changes an entry.
				$submenu[ self::WOOCOMMERCE_MENU ][ $place ] = $entry;
			}
		}
	}
}
