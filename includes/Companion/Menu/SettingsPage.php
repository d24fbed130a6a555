<?php
declare(strict_types=1);

namespace Storewright\Companion\Menu;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Installer;
use Storewright\Shop\SettingPlace;

/**
 * The dashboard's settings beside WooCommerce, as WordPress makes such pages.
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
		add_submenu_page(
			$this->context->mode->page_slug(),
			$title,
			__( 'Settings', 'storewright' ),
			Capabilities::MANAGE,
			self::SLUG,
			$this->print( ... )
		);
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
		<div class="wrap">
			<?php
			/** This action is documented in includes/Screens/Settings/SettingsPage.php */
			do_action( 'storewright_settings_header' );
			?>
			<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
			<?php settings_errors(); ?>
			<form method="post" action="options.php">
				<?php settings_fields( self::SLUG ); ?>
				<table class="form-table" role="presentation">
					<?php
					foreach ( self::settings() as $name => [ $title, $label ] ) {
						$is_on = $this->context->options->bool_yes( $name );
						?>
						<tr>
							<th scope="row"><?php echo esc_html( $title ); ?></th>
							<td>
								<input type="hidden" name="<?php echo esc_attr( self::BEFORE . "[$name]" ); ?>" value="<?php echo $is_on ? 'yes' : 'no'; ?>">
								<label>
									<input type="checkbox" id="<?php echo esc_attr( $name ); ?>" name="<?php echo esc_attr( $name ); ?>" value="yes" <?php checked( $is_on ); ?>>
									<?php echo esc_html( $label ); ?>
								</label>
							</td>
						</tr>
					<?php } ?>
				</table>
				<?php submit_button(); ?>
			</form>
		</div>
		<?php
	}

	/**
	 * Those of the user: what deletes data is for who may delete plugins; on a network, where nobody but its administrator may, for who
	 * runs the site.
	 *
	 * @return array<string, array{string, string}> Option => heading and label.
	 */
	private static function settings(): array {
		$settings = [
			MenuModule::REPLACE_HOME => [
				__( 'Menu', 'storewright' ),
				__( 'Open Storewright’s Home, customers and reports where WooCommerce’s menu says Home, Customers and Analytics', 'storewright' ),
			],
		];
		if ( current_user_can( is_multisite() ? 'manage_options' : 'delete_plugins' ) ) {
			$settings[ Installer::REMOVE_DATA_OPTION ] = [
				__( 'Deletion', 'storewright' ),
				__( 'Remove Storewright’s own data when the plugin is deleted; WooCommerce’s stays', 'storewright' ),
			];
		}
		return $settings;
	}
}
