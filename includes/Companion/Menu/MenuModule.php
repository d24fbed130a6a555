<?php
declare(strict_types=1);

namespace Storewright\Companion\Menu;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;
use Storewright\Kernel\MenuBadge;
use Storewright\Kernel\Feature;

/**
 * The dashboard's settings beside WooCommerce, and its place in the menu: of its own, or those of WooCommerce's Home and Analytics.
 */
final class MenuModule extends BackOfficeModule implements ConditionalModule {

	/**
	 * 'yes' where WooCommerce's Home and Analytics give their places in the menu to the dashboard's.
	 */
	public const REPLACE_HOME = 'storewright_replace_woocommerce_home';

	/**
	 * What addresses in WooCommerce's menus end with, and then the element id of the menu, so that it stays the open one: see
	 * client/shell/menu.ts.
	 */
	private const FROM_MENU = '#storewright-menu=';

	/**
	 * How many tasks WooCommerce counts.
	 */
	private const BADGE = '~\s*<span class="[^"]*\bremaining-tasks-badge\b[^>]*>\s*<span[^>]*>[^<]*</span>\s*</span>~';

	private const WOOCOMMERCE_MENU = 'woocommerce';

	private const WOOCOMMERCE_HOME = 'wc-admin';

	/**
	 * WooCommerce's Analytics in the menu: its own entry, that of its first page.
	 */
	private const WOOCOMMERCE_ANALYTICS = 'wc-admin&path=/analytics/overview';

	/**
	 * Pages of WooCommerce's Analytics that the dashboard has as well. Those of extensions stay.
	 */
	private const REPORTS = [
		'/analytics/overview',
		'/analytics/products',
		'/analytics/revenue',
		'/analytics/orders',
		'/analytics/variations',
		'/analytics/categories',
		'/analytics/coupons',
		'/analytics/taxes',
		'/analytics/downloads',
		'/analytics/stock',
		'/analytics/settings',
		'/customers',
	];

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
		// Once WordPress has seen that the user may open the dashboard.
		add_action( 'admin_init', [ new ProductPages( $this->context ), 'lead_on' ], 10, 0 );
		add_action( 'admin_init', [ new SetupPage( $this->context ), 'lead_on' ], 10, 0 );
		// Once WordPress has looked in the menu for who may open the page, and before it prints the menu.
		add_action( 'admin_head', [ $this, 'replace_places' ], PHP_INT_MAX, 0 );
	}

	/**
	 * Has the entries of WooCommerce's Home and Analytics lead to the dashboard. WooCommerce's pages stay, at their own addresses.
	 */
	public function replace_places(): void {
		global $submenu;
		if ( ! is_array( $submenu ) || ! $this->context->options->bool_yes( self::REPLACE_HOME ) ) {
			return;
		}
		$targets = $this->targets();
		foreach ( [ self::WOOCOMMERCE_MENU, self::WOOCOMMERCE_ANALYTICS ] as $menu ) {
			$entries = $submenu[ $menu ] ?? null;
			if ( is_array( $entries ) ) {
				// As WordPress makes the id of a menu's element.
				$mark = self::FROM_MENU . 'toplevel_page_' . (string) preg_replace( '|[^a-zA-Z0-9_:.]|', '-', $menu );
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress has no function that changes an entry.
				$submenu[ $menu ] = array_map( static fn( mixed $entry ): mixed => self::led_on( $entry, $targets, $mark ), $entries );
			}
		}
	}

	/**
	 * @param mixed                 $entry   Of a menu: the first part is its title, the third is what it leads to.
	 * @param array<string, string> $targets
	 * @param string                $mark    What the address ends with.
	 */
	private static function led_on( mixed $entry, array $targets, string $mark ): mixed {
		$slug = is_array( $entry ) ? $entry[2] ?? '' : '';
		if ( ! is_array( $entry ) || ! is_string( $slug ) || ! isset( $targets[ $slug ] ) ) {
			return $entry;
		}
		$entry[2] = $targets[ $slug ] . $mark;
		if ( self::WOOCOMMERCE_HOME === $slug && is_string( $entry[0] ?? null ) ) {
			// WooCommerce counts its own tasks there, which are not those of the page that opens.
			$entry[0] = (string) preg_replace( self::BADGE, '', $entry[0] ) . MenuBadge::html();
		}
		return $entry;
	}

	/**
	 * @return array<string, string> What an entry of WooCommerce's leads to => where it leads now, as far as the user may go there.
	 */
	private function targets(): array {
		$targets = current_user_can( Capabilities::MANAGE ) ? [ self::WOOCOMMERCE_HOME => $this->context->app_url() ] : [];
		if ( current_user_can( Capabilities::VIEW_REPORTS ) && Feature::Analytics->is_on() ) {
			foreach ( self::REPORTS as $path ) {
				$targets[ self::WOOCOMMERCE_HOME . "&path=$path" ] = $this->context->app_url( [ 'path' => $path ] );
			}
		}
		return $targets;
	}
}
