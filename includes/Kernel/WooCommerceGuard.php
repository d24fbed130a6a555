<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * Keeps Storewright inactive where the active WooCommerce is too old for it or was not loaded, except for one notice that says why.
 */
final class WooCommerceGuard {

	private const META = 'storewright_stand_aside_notice_dismissed';

	private const ACTION = 'storewright_dismiss_stand_aside';

	/**
	 * Whether WooCommerce's tables, options and roles on this site are WooCommerce's: it's switched on, be it loaded or not.
	 */
	public static function owns_data(): bool {
		return Mode::Standalone !== Mode::of_site();
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
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::print_missing();
			return;
		}
		if ( ! current_user_can( 'activate_plugins' ) || '' !== get_user_meta( get_current_user_id(), self::META, true ) ) {
			return;
		}
		printf(
			'<div class="notice notice-info"><p>%s</p><p><a class="button" href="%s">%s</a></p></div>',
			esc_html(
				sprintf(
					/* translators: %s: a version, such as 9.9. */
					__(
						'Storewright needs WooCommerce %s or newer. Update WooCommerce, then Storewright’s dashboard starts by itself.',
						'storewright'
					),
					Mode::MINIMUM_WOOCOMMERCE
				)
			),
			esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ),
			esc_html__( 'Dismiss', 'storewright' )
		);
	}

	/**
	 * Says that WooCommerce should run and does not, as long as that is so.
	 */
	private static function print_missing(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p>%s</p></div>',
			esc_html__(
				'WooCommerce is active but did not load. Storewright waits until WooCommerce runs again and changes nothing in your store. If you have removed WooCommerce, open the Plugins page: WordPress deactivates it there.',
				'storewright'
			)
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
