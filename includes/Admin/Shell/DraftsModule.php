<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Module;
use Storewright\Kernel\Uninstalls;

/**
 * Drafts of the dashboard's forms stay in the browser until they are saved, or the user logs out: `client/shared/drafts`.
 */
final class DraftsModule implements Module, Uninstalls {

	/**
	 * Key of user meta: a random text, another one after each log-out.
	 */
	private const META = 'storewright_drafts';

	/**
	 * What the drafts' keys begin with: `PREFIX` of `client/shared/drafts/drafts.ts`.
	 */
	private const PREFIX = 'storewright-draft ';

	/**
	 * Listens to who logs out. An expired login is none.
	 */
	public function register(): void {
		// Before whoever sends the browser elsewhere and ends the request.
		add_action( 'wp_logout', self::forget( ... ), 0 );
		add_action( 'login_footer', [ self::class, 'print_removal' ] );
	}

	/**
	 * Returns the name of the current user's drafts on this site; '' where nobody is logged in. Another version of the plugin may
	 * have other forms.
	 *
	 * @param Context $context The site's.
	 */
	public static function key( Context $context ): string {
		$user = get_current_user_id();
		$text = get_user_meta( $user, self::META, true );
		return 0 === $user
			? ''
			: wp_hash( implode( '|', [ 'drafts', get_current_blog_id(), $user, is_string( $text ) ? $text : '', $context->version ] ), 'nonce' );
	}

	/**
	 * Removes the drafts from the browser where somebody has just logged out.
	 */
	public static function print_removal(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- WordPress's own mark of a log-out, which changes nothing here.
		if ( ! isset( $_GET['loggedout'] ) ) {
			return;
		}
		wp_print_inline_script_tag(
			sprintf(
				'try { Object.keys( sessionStorage ).forEach( ( key ) => key.startsWith( %s ) && sessionStorage.removeItem( key ) ); } catch {}',
				(string) wp_json_encode( self::PREFIX )
			)
		);
	}

	/**
	 * Forgets what was noted of everybody.
	 */
	public function uninstall(): void {
		delete_metadata( 'user', 0, self::META, '', true );
	}

	/**
	 * Customers log out, too: who can't open the dashboard has no drafts, and no user meta of ours.
	 */
	private static function forget( mixed $user = null ): void {
		if ( is_int( $user ) && ( user_can( $user, Capabilities::MANAGE ) || user_can( $user, Capabilities::VIEW_REPORTS ) ) ) {
			update_user_meta( $user, self::META, wp_generate_password( 20, false ) );
		}
	}
}
