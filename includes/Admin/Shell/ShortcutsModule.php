<?php
declare(strict_types=1);

namespace Storewright\Admin\Shell;

use Storewright\Admin\Shell\Pages\PageRegistry;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;
use Storewright\Kernel\Uninstalls;
use WP_User;

/**
 * Each user's choice in their profile whether single keys are shortcuts in the dashboard, as WordPress asks for those of comments.
 */
final class ShortcutsModule extends BackOfficeModule implements ConditionalModule, Uninstalls {

	/**
	 * Meta of a user; 'no' where they turned the shortcuts off. Also the name of the field.
	 */
	public const META = 'storewright_single_key_shortcuts';

	/**
	 * Needed on wp-admin's pages.
	 */
	public static function is_needed( Context $context ): bool {
		return $context->is_admin_page();
	}

	/**
	 * Adds the field to the profile.
	 */
	public function register(): void {
		add_action( 'personal_options', [ $this, 'print_field' ] );
		add_action( 'personal_options_update', [ $this, 'save' ] );
	}

	/**
	 * Whether single keys are shortcuts for a user.
	 *
	 * @param int $user The user's id.
	 */
	public static function are_on( int $user ): bool {
		return 'no' !== get_user_meta( $user, self::META, true );
	}

	/**
	 * Prints the row of the profile's table, on the profile of a user who has the dashboard.
	 *
	 * @param WP_User $user Whose profile it is.
	 */
	public function print_field( WP_User $user ): void {
		if ( get_current_user_id() !== $user->ID || [] === PageRegistry::create( $this->context->log )->for_user() ) {
			return;
		}
		?>
		<tr id="storewright-shortcuts">
			<th scope="row"><?php esc_html_e( 'Storewright', 'storewright' ); ?></th>
			<td>
				<input type="hidden" name="<?php echo esc_attr( self::META ); ?>" value="no">
				<label>
					<input type="checkbox" name="<?php echo esc_attr( self::META ); ?>" value="yes" <?php checked( self::are_on( $user->ID ) ); ?>>
					<?php esc_html_e( 'Enable keyboard shortcuts of a single key in Storewright', 'storewright' ); ?>
				</label>
				<p class="description"><?php esc_html_e( 'Press the question mark on a page of Storewright to see the shortcuts.', 'storewright' ); ?></p>
			</td>
		</tr>
		<?php
	}

	/**
	 * Stores the choice where the form had the field. WordPress has checked the form's nonce.
	 *
	 * @param int $user The user's id.
	 */
	public function save( int $user ): void {
		// phpcs:ignore WordPress.Security -- user-edit.php has checked the nonce; what was sent is compared with two words.
		$sent = $_POST[ self::META ] ?? '';
		if ( ! in_array( $sent, [ 'yes', 'no' ], true ) || ! current_user_can( 'edit_user', $user ) ) {
			return;
		}
		if ( 'yes' === $sent ) {
			delete_user_meta( $user, self::META );
		} else {
			update_user_meta( $user, self::META, 'no' );
		}
	}

	/**
	 * Forgets everybody's choice.
	 */
	public function uninstall(): void {
		delete_metadata( 'user', 0, self::META, '', true );
	}
}
