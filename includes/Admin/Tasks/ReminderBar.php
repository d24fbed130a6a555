<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Feature;
use Storewright\Kernel\Mode;
use Storewright\Rest\Namespaces;

/**
 * The bar on top of wp-admin's pages that tells how many setup steps are left. The app's own pages bring their own.
 *
 * Closing works as a plain form; the script only spares the reload.
 */
final class ReminderBar {

	/**
	 * 'yes' once the owner closed the bar.
	 */
	public const CLOSED = 'woocommerce_task_list_reminder_bar_hidden';

	/**
	 * Name of the form's action and of its nonce.
	 */
	public const CLOSE_ACTION = 'storewright_close_reminder';

	/**
	 * @param Context                   $context
	 * @param callable(): SetupProgress $progress How far the current user's setup is.
	 */
	public function __construct( private readonly Context $context, private readonly mixed $progress ) {}

	/**
	 * Shows the bar on this page, if it has a place there. Called before styles are printed.
	 */
	public function prepare(): void {
		// WooCommerce's pages are left as they are.
		if ( Mode::Standalone !== $this->context->mode || ! current_user_can( Capabilities::MANAGE ) || ! $this->has_place() ) {
			return;
		}
		$progress = ( $this->progress )();
		if (
			! $progress->is_active
			|| 0 === $progress->completed
			|| 0 === $progress->remaining
			|| $this->context->options->bool_yes( self::CLOSED ) ) {

			return;
		}
		$this->context->assets->enqueue( 'reminder' );
		add_action( 'in_admin_header', fn() => $this->print( $progress->remaining ) );
	}

	/**
	 * Keeps the bar closed and goes back to where the form was. Answers the form, so it ends the request.
	 */
	public function close(): void {
		check_admin_referer( self::CLOSE_ACTION );
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'storewright' ), '', [ 'response' => 403 ] );
		}
		$this->context->options->set( self::CLOSED, 'yes', true );
		$referer = wp_get_referer();
		wp_safe_redirect( false === $referer ? admin_url() : $referer );
		exit;
	}

	/**
	 * Whether this page may have the bar: not the app's pages, a page on which a task is being done, payments settings
	 * that bring a page of their own, or a full-screen editor.
	 */
	private function has_place(): bool {
		$page = self::query( 'page' );
		if ( $this->context->mode->page_slug() === $page || '' !== self::query( 'wc_onboarding_active_task' ) || is_network_admin() ) {
			return false;
		}
		if ( 'wc-settings' === $page && 'checkout' === self::query( 'tab' ) && Feature::PaymentsSettings->is_on() ) {
			return false;
		}
		$screen = get_current_screen();
		return null !== $screen && ! $screen->is_block_editor();
	}

	private static function query( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
	}

	private function print( int $remaining ): void {
		$text = 1 === $remaining
			? __( 'Only 1 step left', 'storewright' )
			/* translators: %s: number of steps, 2 or more. */
			: sprintf( _n( '%s step left', '%s steps left', $remaining, 'storewright' ), number_format_i18n( $remaining ) );
		?>
		<aside class="storewright storewright-reminder" aria-label="<?php esc_attr_e( 'Store setup', 'storewright' ); ?>">
			<p>
				<strong><?php echo esc_html( $text ); ?></strong>
				<a href="<?php echo esc_url( $this->context->app_url() ); ?>"><?php esc_html_e( 'Continue setup', 'storewright' ); ?></a>
			</p>
			<form
				method="post"
				action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>"
				data-endpoint="<?php echo esc_url( rest_url( Namespaces::path( '/wc-admin/options', $this->context->mode ) ) ); ?>"
				data-nonce="<?php echo esc_attr( wp_create_nonce( 'wp_rest' ) ); ?>"
			>
				<input type="hidden" name="action" value="<?php echo esc_attr( self::CLOSE_ACTION ); ?>">
				<?php wp_nonce_field( self::CLOSE_ACTION ); ?>
				<button type="submit" aria-label="<?php esc_attr_e( 'Close the setup reminder', 'storewright' ); ?>">
					<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="m13.06 12 6.47-6.47-1.06-1.06L12 10.94 5.53 4.47 4.47 5.53 10.94 12l-6.47 6.47 1.06 1.06L12 13.06l6.47 6.47 1.06-1.06z"></path></svg>
				</button>
			</form>
		</aside>
		<?php
	}
}
