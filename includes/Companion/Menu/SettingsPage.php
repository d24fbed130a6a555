<?php
declare(strict_types=1);

namespace Storewright\Companion\Menu;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Installer;
use Storewright\Shop\SettingPlace;

/**
 * The dashboard's settings beside WooCommerce: saved as WordPress saves such pages, and they look like the settings page that is there
 * where Storewright runs the shop.
 */
final class SettingsPage {

	private const SLUG = 'storewright-settings';

	/**
	 * What the form showed, by option: only what its user has changed is written.
	 */
	private const BEFORE = 'storewright_settings_before';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Makes the settings known to WordPress, which saves them.
	 */
	public function register_settings(): void {
		foreach ( array_keys( self::settings() ) as $name ) {
			register_setting(
				self::SLUG,
				$name,
				[
					'type'              => 'string',
					'sanitize_callback' => static fn( mixed $value ): string => 'yes' === $value ? 'yes' : 'no',
				]
			);
		}
		add_filter( 'option_page_capability_' . self::SLUG, static fn(): string => Capabilities::MANAGE );
		// WordPress asks right before it saves a form.
		add_filter( 'allowed_options', $this->keep_untouched( ... ) );
	}

	/**
	 * Keeps what the user of the form has not changed as it is stored: somebody else may have changed it since the form was shown.
	 *
	 * @param mixed $allowed What WordPress saves, by page of settings.
	 * @return mixed The same.
	 */
	private function keep_untouched( mixed $allowed ): mixed {
		// phpcs:disable WordPress.Security -- WordPress checks the nonce before it saves anything; what was sent is compared only.
		$before = $_POST[ self::BEFORE ] ?? null;
		if ( ! is_array( $before ) ) {
			return $allowed;
		}
		foreach ( array_keys( self::settings() ) as $name ) {
			if ( ( $_POST[ $name ] ?? 'no' ) === ( $before[ $name ] ?? null ) ) {
				add_filter( "pre_update_option_$name", static fn( mixed $typed, mixed $stored ): mixed => $stored, PHP_INT_MAX, 2 );
			}
		}
		// phpcs:enable
		return $allowed;
	}

	/**
	 * Adds the page to the dashboard's menu.
	 */
	public function add(): void {
		$title = __( 'Storewright settings', 'storewright' );
		$hook  = add_submenu_page(
			$this->context->mode->page_slug(),
			$title,
			__( 'Settings', 'storewright' ),
			Capabilities::MANAGE,
			self::SLUG,
			$this->print( ... )
		);
		if ( false !== $hook ) {
			add_action( "load-$hook", fn() => add_action( 'admin_enqueue_scripts', fn() => $this->context->assets->enqueue( 'settings' ) ) );
		}
	}

	/**
	 * Where each setting is, for the command palette to lead there.
	 *
	 * @return list<SettingPlace>
	 */
	public static function places(): array {
		$places = [];
		foreach ( self::settings() as $name => [ $title, $label ] ) {
			$url      = admin_url( 'admin.php?page=' . self::SLUG . "#$name" );
			$places[] = new SettingPlace( self::SLUG . "/$name", $label, __( 'Storewright settings', 'storewright' ), $url, $title );
		}
		return $places;
	}

	/**
	 * Prints the page.
	 */
	public function print(): void {
		?>
		<div class="wrap storewright storewright-settings" id="storewright-settings">
			<?php
			/** This action is documented in includes/Screens/Settings/SettingsPage.php */
			do_action( 'storewright_settings_header' );
			?>
			<h1 class="wp-heading-inline"><?php echo esc_html( get_admin_page_title() ); ?></h1>
			<hr class="wp-header-end">
			<?php settings_errors(); ?>
			<form class="storewright-settings__form" method="post" action="options.php" data-storewright-session="<?php echo esc_attr( wp_create_nonce( 'wp_rest' ) ); ?>">
				<?php
				settings_fields( self::SLUG );
				foreach ( self::settings() as $name => [ $title, $label, $help ] ) {
					$this->print_setting( $name, $title, $label, $help );
				}
				?>
				<p class="submit"><button type="submit" class="button button-primary"><?php esc_html_e( 'Save changes', 'storewright' ); ?></button></p>
			</form>
		</div>
		<?php
	}

	private function print_setting( string $name, string $title, string $label, string $help ): void {
		$is_on = $this->context->options->bool_yes( $name );
		?>
		<section class="storewright-settings__card" aria-labelledby="<?php echo esc_attr( "$name-title" ); ?>">
			<h2 id="<?php echo esc_attr( "$name-title" ); ?>"><?php echo esc_html( $title ); ?></h2>
			<input type="hidden" name="<?php echo esc_attr( self::BEFORE . "[$name]" ); ?>" value="<?php echo $is_on ? 'yes' : 'no'; ?>">
			<table class="form-table" role="presentation">
				<tr>
					<td>
						<p class="storewright-choice">
							<label>
								<input type="checkbox" id="<?php echo esc_attr( $name ); ?>" name="<?php echo esc_attr( $name ); ?>" value="yes" aria-describedby="<?php echo esc_attr( "$name-help" ); ?>" <?php checked( $is_on ); ?>>
								<?php echo esc_html( $label ); ?>
							</label>
							<span class="description" id="<?php echo esc_attr( "$name-help" ); ?>"><?php echo esc_html( $help ); ?></span>
						</p>
					</td>
				</tr>
			</table>
		</section>
		<?php
	}

	/**
	 * Those of the user: what deletes data is for who may delete plugins; on a network, where nobody but its administrator may, for who
	 * runs the site.
	 *
	 * @return array<string, array{string, string, string}> Option => heading, label and help.
	 */
	private static function settings(): array {
		$settings = [
			MenuModule::REPLACE_HOME => [
				__( 'Menu', 'storewright' ),
				__( 'Replace WooCommerce’s Home, Customers and Analytics', 'storewright' ),
				__( 'These entries of WooCommerce’s menu open Storewright’s pages. WooCommerce’s own stay at their addresses.', 'storewright' ),
			],
		];
		if ( current_user_can( is_multisite() ? 'manage_options' : 'delete_plugins' ) ) {
			$settings[ Installer::REMOVE_DATA_OPTION ] = [
				__( 'Deletion', 'storewright' ),
				__( 'Remove Storewright’s own data when the plugin is deleted', 'storewright' ),
				__( 'WooCommerce’s data, such as orders, products and customers, stays.', 'storewright' ),
			];
		}
		return $settings;
	}
}
