<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Screens\Settings\PostedSettings;
use Storewright\Screens\Settings\SettingsPage;
use Storewright\Store\Settings\SettingsUrl;
use Storewright\Store\Settings\SettingsSection;
use Storewright\Tests\Support\Store\SettingsPageTestCase;

/**
 * The settings page: forms made from the definitions, saved all or nothing, with what was typed kept where it can't be saved.
 */
final class SettingsPageTest extends SettingsPageTestCase {

	public function test_the_menu_of_the_shop_has_an_entry_for_those_who_manage_it(): void {
		$GLOBALS['submenu'] = []; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The menu of this test.
		( new SettingsPage( $this->context() ) )->add_to_menu();
		/** @var array<string, list<list<string>>> $menu */
		$menu = $GLOBALS['submenu'];
		self::assertSame( [ 'Settings', 'manage_woocommerce', 'wc-settings' ], array_slice( $menu['wc-admin'][0], 0, 3 ) );
	}

	public function test_there_is_a_tab_for_each_kind_of_settings(): void {
		$tabs = $this->texts( $this->page(), '//nav[contains(@class,"nav-tab-wrapper")]/a' );
		self::assertSame( [ 'General', 'Products', 'Tax', 'Shipping', 'Payments', 'Accounts and privacy', 'Emails', 'Advanced', 'Site visibility' ], $tabs );
		self::assertSame( [ 'General' ], $this->texts( $this->page(), '//nav/a[@aria-current="page"]' ) );
	}

	/**
	 * @param array<string, string> $query
	 */
	#[DataProvider( 'pages' )]
	public function test_every_setting_of_the_section_has_a_field_with_label_and_help( array $query ): void {
		$this->show_all();
		$page     = $this->page( $query );
		$controls = $this->elements( $page, '//td//input[not(@type="hidden")] | //td//select | //td//textarea' );
		self::assertGreaterThan( 1, count( $controls ) );
		foreach ( $controls as $control ) {
			$labels = $this->elements( $page, "//label[@for='{$control->getAttribute( 'id' )}'] | ancestor::label", $control );
			self::assertGreaterThan( 0, count( $labels ), "No label: {$control->getAttribute( 'name' )}" );
			foreach ( explode( ' ', $control->getAttribute( 'aria-describedby' ) ) as $described ) {
				self::assertCount( '' === $described ? 0 : 1, $this->texts( $page, "//*[@id='{$described}']" ) );
			}
		}
		$ids = $this->texts( $page, '//@id' );
		self::assertSame( $ids, array_values( array_unique( $ids ) ) );
	}

	/**
	 * @param array<string, mixed> $posted
	 */
	#[DataProvider( 'nonsense' )]
	public function test_nonsense_in_a_form_is_refused_without_a_warning( array $posted ): void {
		$form = $this->fields( $this->page() );
		$this->page_after( [], $posted + $form );
		self::assertFalse( get_option( self::CITY ) );
		self::assertFalse( get_option( 'woocommerce_currency' ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function nonsense(): array {
		return [
			'a list for text'            => [ [ self::CITY => [ 'a' => [ 'b' ] ] ] ],
			'no UTF-8'                   => [ [ self::CITY => "\xff\xfe" ] ],
			'text for a list'            => [
				[
					self::CITY => 'Lyon',
					'woocommerce_specific_ship_to_countries' => [ [ 'FR' ] ],
				],
			],
			'expected that is no JSON'   => [
				[
					PostedSettings::EXPECTED => '{',
					'woocommerce_currency'   => "'; DROP TABLE wp_options; --",
				],
			],
			'expected that is no object' => [
				[
					PostedSettings::EXPECTED => [ '1' ],
					'woocommerce_currency'   => '<script>',
				],
			],
		];
	}

	public function test_a_form_needs_the_nonce_and_the_capability(): void {
		$form = [ self::CITY => 'Lyon' ] + $this->fields( $this->page() );
		try {
			$_REQUEST['_wpnonce'] = 'wrong';
			( new SettingsPage( $this->context() ) )->respond( [], $form );
			self::fail( 'Without nonce.' );
		} catch ( RuntimeException ) {
			self::assertFalse( get_option( self::CITY ) );
		}
		$this->as_subscriber();
		$this->expectExceptionMessage( 'not allowed' );
		$this->send( [], $form );
	}

	/**
	 * @param array<string, mixed> $query
	 */
	#[DataProvider( 'nowhere' )]
	public function test_addresses_that_lead_nowhere_say_so( array $query ): void {
		$this->expectExceptionMessage( 'This settings page does not exist.' );
		( new SettingsPage( $this->context() ) )->respond( $query, null );
	}

	/**
	 * @return list<array{array<string, mixed>}>
	 */
	public static function nowhere(): array {
		return [
			[ [ 'tab' => 'nonsense' ] ],
			[ [ 'tab' => [ 'general' ] ] ],
			[ [ 'section' => 'nonsense' ] ],
			[ [ 'section' => [ '' ] ] ],
			[ [ 'tab' => 'wc_admin' ] ],
			[ [ 'tab' => 'email', 'section' => 'email_customer_verify_email' ] ], // phpcs:ignore WordPress.Arrays
		];
	}

	public function test_another_feature_brings_a_section_of_its_own(): void {
		$section = new class() implements SettingsSection {

			/**
			 * @var list<mixed>
			 */
			public array $handled = [];

			public function id(): string {
				return 'keys';
			}

			public function tab(): string {
				return 'advanced';
			}

			public function label(): string {
				return 'Keys';
			}

			public function handle( array $posted ): bool {
				$this->handled[] = $posted['do'] ?? null;
				if ( 'break' === ( $posted['do'] ?? null ) ) {
					throw new Conflict( 'busy', 'Somebody <else> is at it.' );
				}
				return 'revoke' === ( $posted['do'] ?? null );
			}

			public function render(): void {
				echo '<p id="theirs">' . count( $this->handled ) . '</p>';
			}
		};
		add_filter( 'storewright_settings_sections', static fn( array $sections ) => [ ...$sections, 'nonsense', $section ] );
		$query = [
			'tab'     => 'advanced',
			'section' => 'keys',
		];
		self::assertSame(
			[ 'Pages', 'Usage data and suggestions', 'Keys', 'Blueprint', 'Change log' ],
			$this->texts( $this->page( $query ), '//nav//li' )
		);
		self::assertSame( [ '1' ], $this->texts( $this->page_after( $query, [ 'do' => 'create' ] ), '//form//*[@id="theirs"]' ) );
		self::assertSame( SettingsUrl::of( 'advanced', 'keys' ) . '&saved=1', $this->send( $query, [ 'do' => 'revoke' ] ) );
		self::assertSame(
			[ 'Somebody <else> is at it.' ],
			$this->texts( $this->page_after( $query, [ 'do' => 'break' ] ), '//*[@role="alert"]' )
		);
		self::assertSame( [ 'create', 'revoke', 'break' ], $section->handled );
	}

	public function test_the_last_changes_are_listed_newest_first_escaped_and_page_by_page(): void {
		foreach ( range( 1, 30 ) as $number ) {
			do_action( 'storewright_audit', 'somewhere', 'something', '', "<b>{$number}</b>" );
		}
		$this->rest( 'PUT', '/wc/v3/settings/general/' . self::CITY, [ 'value' => 'Lyon' ] );
		$query = [
			'tab'     => 'advanced',
			'section' => 'changes',
		];
		$page  = $this->page( $query );
		self::assertSame( [ 'General', 'City', '–', 'Lyon', 'Revert' ], array_slice( $this->texts( $page, '//tbody/tr[1]/td' ), 2 ) );
		self::assertSame( '<b>30</b>', $this->texts( $page, '//tbody/tr[2]/td[6]' )[0] );
		self::assertCount( 25, $this->texts( $page, '//tbody/tr' ) );
		$_GET['paged'] = '2';
		self::assertCount( 6, $this->texts( $this->page( $query ), '//tbody/tr' ) );
		$_GET['paged'] = [ '2' ];
		self::assertCount( 25, $this->texts( $this->page( $query ), '//tbody/tr' ) );
	}

	public function test_what_a_form_has_saved_can_be_undone_by_whoever_saved_it(): void {
		$query = [ 'tab' => 'general' ];
		$next  = $this->send(
			$query,
			[
				self::CITY             => 'Lyon',
				'storewright_expected' => '{"' . self::CITY . '":""}',
				'storewright_end'      => '1',
			]
		);
		self::assertIsString( $next );
		self::assertSame( 1, preg_match( '/&saved=1&undo=([\d.]+)$/', $next, $found ) );
		$_GET  += [
			'saved' => '1',
			'undo'  => $found[1],
		];
		$button = '//*[@role="status"]//button[@name="storewright_undo"]';
		self::assertSame( [ 'Undo' ], $this->texts( $this->page( $query ), $button ) );
		self::assertSame( SettingsUrl::of( 'general' ) . '&saved=undone', $this->send( $query, [ 'storewright_undo' => $found[1] ] ) );
		self::assertSame( '', get_option( self::CITY ) );
		self::assertStringContainsString( 'has been changed since', $this->texts( $this->page_after( $query, [ 'storewright_undo' => $found[1] ] ), '//*[@role="alert"]' )[0] ?? '' );
		self::assertStringContainsString( 'not in the log', $this->texts( $this->page_after( $query, [ 'storewright_undo' => '1 OR 1' ] ), '//*[@role="alert"]' )[0] ?? '' );
		$this->as_administrator();
		self::assertSame( [], $this->texts( $this->page( $query ), $button ) );
	}
}
