<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Companion\Menu\MenuModule;
use Storewright\Companion\Menu\SettingsPage;
use Storewright\Kernel\Installer;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\ParsedPage;

/**
 * The dashboard's own settings beside WooCommerce, saved as wp-admin/options.php does.
 */
final class SettingsPageTest extends CompanionTestCase {

	private const GROUP = 'storewright-settings';

	private const BEFORE = 'storewright_settings_before';

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->forget_request();
	}

	protected function tearDown(): void {
		$this->forget_request();
		parent::tearDown();
	}

	public function test_a_form_that_is_older_than_a_colleagues_change_changes_only_what_its_user_changed(): void {
		$this->as_administrator();
		update_option( Installer::REMOVE_DATA_OPTION, 'yes' );
		$older = $this->form();
		self::assertSame( 'yes', $older[ Installer::REMOVE_DATA_OPTION ] );

		$this->save( [ MenuModule::REPLACE_HOME => 'yes' ] + $this->form() );
		self::assertSame( [ 'yes', 'yes' ], $this->stored() );

		unset( $older[ Installer::REMOVE_DATA_OPTION ] );
		$this->save( $older );
		self::assertSame( [ 'yes', 'no' ], $this->stored() );

		$untouched = $this->form();
		update_option( MenuModule::REPLACE_HOME, 'no' );
		$this->save( [ Installer::REMOVE_DATA_OPTION => 'yes' ] + $untouched );
		self::assertSame( [ 'no', 'yes' ], $this->stored() );
	}

	public function test_what_deletes_data_is_for_who_may_delete_plugins(): void {
		$this->as_administrator();
		self::assertContains( self::GROUP . '/' . Installer::REMOVE_DATA_OPTION, array_column( SettingsPage::places(), 'id' ) );
		$form = $this->form();
		self::assertSame( [ MenuModule::REPLACE_HOME, Installer::REMOVE_DATA_OPTION ], array_keys( (array) $form[ self::BEFORE ] ) );

		$this->as_shop_manager();
		self::assertNotContains( self::GROUP . '/' . Installer::REMOVE_DATA_OPTION, array_column( SettingsPage::places(), 'id' ) );
		self::assertSame( [ MenuModule::REPLACE_HOME ], array_keys( (array) $this->form()[ self::BEFORE ] ) );
		$this->save(
			[
				MenuModule::REPLACE_HOME      => 'yes',
				Installer::REMOVE_DATA_OPTION => 'yes',
			] + $form
		);
		self::assertSame( [ 'yes', false ], $this->stored() );
	}

	public function test_it_looks_like_the_settings_page_of_a_shop_that_storewright_runs(): void {
		$this->as_administrator();
		$GLOBALS['plugin_page'] = self::GROUP;
		$GLOBALS['menu']      ??= []; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As a page of wp-admin has it.
		$settings               = new SettingsPage( $this->context() );
		$settings->add();
		$page = $this->printed( $settings );
		self::assertSame( [ 'Menu', 'Deletion' ], $page->texts( '//form//*[contains(@class, "storewright-settings__card")]/h2' ) );
		self::assertSame(
			[ MenuModule::REPLACE_HOME . '-help', Installer::REMOVE_DATA_OPTION . '-help' ],
			$page->attributes( '//form//input[@type="checkbox"][@aria-describedby = //form//*[contains(@class, "description")]/@id]', 'aria-describedby' )
		);
		// Who has been logged out in between is told so, and keeps what was ticked.
		self::assertSame( [ wp_create_nonce( 'wp_rest' ) ], $page->attributes( '//form[.//input[@name="_wpnonce"]]', 'data-storewright-session' ) );

		$hook = get_plugin_page_hookname( self::GROUP, 'storewright' );
		// WooCommerce's scripts ask for the screen, and are not what this is about.
		remove_all_actions( 'admin_enqueue_scripts' );
		do_action( "load-$hook" ); // phpcs:ignore WordPress.NamingConventions -- WordPress’s own.
		do_action( 'admin_enqueue_scripts', $hook );
		self::assertTrue( wp_style_is( 'storewright-settings' ) );
	}

	private function printed( SettingsPage $settings ): ParsedPage {
		ob_start();
		$settings->print();
		return new ParsedPage( (string) ob_get_clean() );
	}

	/**
	 * The fields of the form as a browser sends them.
	 *
	 * @return array<string, mixed>
	 */
	private function form(): array {
		$GLOBALS['plugin_page'] = self::GROUP;
		$page                   = $this->printed( new SettingsPage( $this->context() ) );
		$sent                   = '//form//input[@name and (not(@type="checkbox") or @checked)]';
		$fields                 = array_map(
			static fn( string $name, string $value ) => rawurlencode( $name ) . '=' . rawurlencode( $value ),
			$page->attributes( $sent, 'name' ),
			$page->attributes( $sent, 'value' )
		);
		parse_str( implode( '&', $fields ), $form );
		return array_combine( array_map( strval( ... ), array_keys( $form ) ), array_values( $form ) );
	}

	/**
	 * Saves what was sent in a request of its own.
	 *
	 * @param array<string, mixed> $form
	 */
	private function save( array $form ): void {
		$this->forget_request();
		$_POST = $form;
		( new SettingsPage( $this->context() ) )->register_settings();
		$allowed = apply_filters( 'allowed_options', [] );
		self::assertIsArray( $allowed );
		// WordPress tells that saving failed where there is nothing to be saved.
		self::assertIsArray( $allowed[ self::GROUP ] );
		self::assertNotEmpty( $allowed[ self::GROUP ] );
		foreach ( $allowed[ self::GROUP ] as $name ) {
			self::assertIsString( $name );
			update_option( $name, $form[ $name ] ?? null );
		}
		$this->forget_request();
	}

	private function forget_request(): void {
		$_POST = [];
		foreach ( [ MenuModule::REPLACE_HOME, Installer::REMOVE_DATA_OPTION ] as $name ) {
			unregister_setting( self::GROUP, $name );
			remove_all_filters( "pre_update_option_$name" );
		}
	}

	/**
	 * @return list<mixed>
	 */
	private function stored(): array {
		return [ get_option( MenuModule::REPLACE_HOME ), get_option( Installer::REMOVE_DATA_OPTION ) ];
	}
}
