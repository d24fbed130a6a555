<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Screens\Settings\PostedSettings;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingType;
use Storewright\Tests\Support\Store\SettingsPageTestCase;

/**
 * Saving the form of the settings page.
 */
final class SettingsFormTest extends SettingsPageTestCase {

	/**
	 * Whatever is stored, sending the form as it was shown changes nothing.
	 *
	 * @param array<string, string> $query
	 */
	#[DataProvider( 'pages' )]
	public function test_a_form_that_is_sent_as_it_was_shown_changes_nothing( array $query ): void {
		$this->show_all();
		update_option( 'woocommerce_currency_pos', 'somewhere else' );
		update_option( 'woocommerce_price_thousand_sep', ' ' );
		update_option( 'woocommerce_price_display_suffix', '&amp;nbsp; "incl." <VAT>' );
		update_option( 'woocommerce_terms_page_id', '987654' );
		update_option( 'woocommerce_email_base_color', 'pink' );
		update_option( 'woocommerce_email_footer_text', "\n two\n<b>lines</b> &amp; \"quotes\" \n" );
		update_option( 'woocommerce_specific_ship_to_countries', [ 'FR', 'XX' ] );
		add_action( 'storewright_setting_changed', static fn( string $id ) => throw new RuntimeException( "{$id} changed" ) );
		$rows = "SELECT option_name, option_value FROM {$this->context()->database->table( 'options' )} ORDER BY option_name";
		$form = $this->fields( $this->page( $query ) );
		$held = $this->context()->database->rows( $rows );
		self::assertStringContainsString( 'saved=1', (string) $this->send( $query, $form ) );
		self::assertSame( $held, $this->context()->database->rows( $rows ) );
	}

	public function test_what_is_changed_is_saved_and_told_after_a_redirect(): void {
		$form = $this->fields( $this->page() );
		self::assertSame( 'yes', $form['woocommerce_enable_coupons'] );
		unset( $form['woocommerce_enable_coupons'] );
		$next = $this->send(
			[],
			[
				self::CITY                               => 'Lyon',
				'woocommerce_specific_ship_to_countries' => [ 'FR', 'DE' ],
			] + $form
		);
		self::assertStringContainsString( 'admin.php?page=wc-settings&tab=general&saved=1&undo=', (string) $next );
		self::assertSame(
			[ 'Lyon', 'no', [ 'FR', 'DE' ] ],
			[ get_option( self::CITY ), get_option( 'woocommerce_enable_coupons' ), get_option( 'woocommerce_specific_ship_to_countries' ) ]
		);
		$_GET['saved'] = '1';
		self::assertSame( [ 'Your settings were saved.' ], $this->texts( $this->page(), '//*[@role="status"]' ) );
	}

	public function test_settings_of_an_e_mail_are_saved_together(): void {
		$this->show_all();
		$query = [
			'tab'     => 'email',
			'section' => 'email_new_order',
		];
		$form  = $this->fields( $this->page( $query ) );
		self::assertIsArray( $form['woocommerce_new_order_settings'] );
		$form['woocommerce_new_order_settings']['subject'] = 'Hooray';
		unset( $form['woocommerce_new_order_settings']['enabled'] );
		self::assertStringContainsString( 'section=email_new_order', (string) $this->send( $query, $form ) );
		self::assertEquals(
			[
				'subject' => 'Hooray',
				'enabled' => 'no',
			],
			get_option( 'woocommerce_new_order_settings' )
		);
	}

	public function test_where_one_field_is_wrong_nothing_is_saved_and_what_was_typed_is_kept(): void {
		$form = $this->fields( $this->page() );
		$page = $this->page_after(
			[],
			[
				self::CITY                       => 'Ly<on"',
				'woocommerce_price_num_decimals' => '99',
			] + $form
		);
		self::assertFalse( get_option( self::CITY ) );
		self::assertSame( [ '99' ], $this->texts( $page, '//input[@name="woocommerce_price_num_decimals"]/@value' ) );
		self::assertSame( [ 'Ly<on"' ], $this->texts( $page, '//input[@name="' . self::CITY . '"]/@value' ) );
		self::assertSame( [ '#setting-woocommerce_price_num_decimals' ], $this->texts( $page, '//*[@role="alert"]//a/@href' ) );
		self::assertStringContainsString( '0 to 8', $this->texts( $page, '//*[@id="setting-woocommerce_price_num_decimals-error"]' )[0] );
		self::assertSame(
			[ 'setting-woocommerce_price_num_decimals' ],
			$this->texts( $page, '//*[@aria-invalid="true" and @autofocus]/@id' )
		);

		$mended = [ 'woocommerce_price_num_decimals' => '3' ] + $this->fields( $page );
		self::assertNotNull( $this->send( [], $mended ) );
		self::assertSame( '3', get_option( 'woocommerce_price_num_decimals' ) );
	}

	public function test_what_somebody_else_changed_is_named_and_only_replaced_knowingly(): void {
		$form = [ self::CITY => 'Lyon' ] + $this->fields( $this->page() );
		update_option( self::CITY, 'Nantes' );
		$page = $this->page_after( [], $form );
		self::assertSame( 'Nantes', get_option( self::CITY ) );
		self::assertStringContainsString( 'Nantes', $this->texts( $page, '//*[@id="setting-' . self::CITY . '-error"]' )[0] );
		self::assertSame( [ 'Lyon' ], $this->texts( $page, '//input[@name="' . self::CITY . '"]/@value' ) );

		$again = $this->fields( $page );
		self::assertNotNull( $this->send( [], $again ) );
		self::assertSame( 'Lyon', get_option( self::CITY ) );
	}

	public function test_what_somebody_else_changed_and_this_form_did_not_touch_stays(): void {
		$form = [ self::CITY => 'Lyon' ] + $this->fields( $this->page() );
		update_option( 'woocommerce_currency', 'EUR' );
		self::assertNotNull( $this->send( [], $form ) );
		self::assertSame( [ 'Lyon', 'EUR' ], [ get_option( self::CITY ), get_option( 'woocommerce_currency' ) ] );
	}

	/**
	 * A checkbox that was cut off must not count as one that is off.
	 */
	public function test_a_form_that_did_not_arrive_as_a_whole_saves_nothing(): void {
		$form = $this->fields( $this->page() );
		unset( $form[ PostedSettings::END ] );
		unset( $form['woocommerce_enable_coupons'] );
		$page = $this->page_after( [], $form );
		self::assertStringContainsString( 'max_input_vars', $this->texts( $page, '//*[@role="alert"]' )[0] );
		self::assertFalse( get_option( 'woocommerce_enable_coupons' ) );
	}

	public function test_secrets_are_never_shown_and_stay_when_nothing_is_typed(): void {
		add_action(
			'storewright_settings',
			static function ( SettingsRegistry $registry ): void {
				$registry->add( new Setting( 'vault_password', 'general', SettingType::Password, 'Password', obeyed_by: self::class ) );
			}
		);
		update_option( 'vault_password', 'hunter2' );
		$page = $this->page();
		self::assertStringNotContainsString( 'hunter2', (string) $page->document->saveHTML() );
		$form = $this->fields( $page );
		self::assertNotNull( $this->send( [], $form ) );
		self::assertSame( 'hunter2', get_option( 'vault_password' ) );
		self::assertNotNull( $this->send( [], [ 'vault_password' => 'hunter3' ] + $form ) );
		self::assertSame( 'hunter3', get_option( 'vault_password' ) );
	}

	public function test_a_secret_is_cleared_by_its_checkbox_only(): void {
		add_action(
			'storewright_settings',
			static function ( SettingsRegistry $registry ): void {
				$registry->add( new Setting( 'vault_password', 'general', SettingType::Password, 'Password', obeyed_by: self::class ) );
				$registry->add( new Setting( 'vault_key', 'general', SettingType::Textarea, 'Key', secret: true, obeyed_by: self::class ) );
			}
		);
		update_option( 'vault_password', 'hunter2' );
		update_option( 'vault_key', 'hunter3' );
		$box  = '//input[@name="' . PostedSettings::CLEAR . '[]" and @value="vault_password"]';
		$page = $this->page();
		self::assertStringNotContainsString( 'hunter', (string) $page->document->saveHTML() );
		self::assertSame( [ 'Clear “Password”' ], $this->texts( $page, "{$box}/.." ) );
		$clear = [ PostedSettings::CLEAR => [ 'vault_password' ] ] + $this->fields( $page );

		// Where something else can't be saved, the form is shown again as it was filled in.
		$again = $this->page_after( [], [ 'woocommerce_price_num_decimals' => '99' ] + $clear );
		self::assertCount( 1, $this->texts( $again, "{$box}[@checked]/.." ) );
		self::assertSame( 'hunter2', get_option( 'vault_password' ) );

		self::assertNotNull( $this->send( [], $clear ) );
		self::assertSame( [ '', 'hunter3' ], [ get_option( 'vault_password' ), get_option( 'vault_key' ) ] );
		self::assertSame( [], $this->texts( $this->page(), "{$box}/.." ), 'There is nothing to clear any more.' );

		// What is typed is saved, the checkbox or not.
		self::assertNotNull( $this->send( [], [ 'vault_password' => 'hunter4' ] + $clear ) );
		self::assertSame( 'hunter4', get_option( 'vault_password' ) );
	}
}
