<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * What Storewright does where WooCommerce is active: nothing, and one notice that says why.
 */
final class StandAside {

	private const META = 'storewright_stand_aside_notice_dismissed';

	private const ACTION = 'storewright_dismiss_stand_aside';

	/**
	 * Whether WooCommerce runs on this site. Asked once plugins are loaded, or on activation.
	 */
	public static function is_needed(): bool {
		return class_exists( 'WooCommerce', false );
	}

	/**
	 * Whether the family's tables, options and roles on this site are WooCommerce's: it's switched on, be it loaded or not.
	 */
	public static function owns_data(): bool {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		return self::is_needed() || is_plugin_active( 'woocommerce/woocommerce.php' );
	}

	/**
	 * Forgets who dismissed the notice.
	 */
	public static function forget_dismissals(): void {
		delete_metadata( 'user', 0, self::META, '', true );
	}

	/**
	 * Adds the notice and the answer to its dismissal.
	 */
	public static function register(): void {
		add_action( 'admin_notices', [ self::class, 'print_notice' ] );
		add_action( 'admin_post_' . self::ACTION, [ self::class, 'dismiss' ] );
	}

	/**
	 * Prints the notice to those who can act on it and have not dismissed it.
	 */
	public static function print_notice(): void {
		if ( ! current_user_can( 'activate_plugins' ) || '' !== get_user_meta( get_current_user_id(), self::META, true ) ) {
			return;
		}
		printf(
			'<div class="notice notice-info"><p>%s</p><p><a class="button" href="%s">%s</a></p></div>',
			esc_html__( 'Storewright is resting because WooCommerce is active on this site, and two shops would get in each other’s way. Deactivate WooCommerce to use Storewright.', 'storewright' ),
			esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ),
			esc_html__( 'Dismiss', 'storewright' )
		);
	}

	/**
	 * Remembers for this user that the notice was read, and goes back to where it stood.
	 */
	public static function dismiss(): void {
		check_admin_referer( self::ACTION );
		update_user_meta( get_current_user_id(), self::META, '1' );
		$back = wp_get_referer();
		wp_safe_redirect( false === $back ? admin_url() : $back );
		exit;
	}
}
