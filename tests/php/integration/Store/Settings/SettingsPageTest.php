<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings;

use DOMDocument;
use DOMElement;
use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Store\Settings\Page\PostedSettings;
use Storewright\Store\Settings\Page\SettingsPage;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingsSection;
use Storewright\Store\Settings\SettingType;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The settings page: forms made from the definitions, saved all or nothing, with what was typed kept where it can't be saved.
 */
final class SettingsPageTest extends IntegrationTestCase {

	private const CITY = 'woocommerce_store_city';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		add_filter( 'wp_die_handler', static fn() => static fn( string $message ) => throw new RuntimeException( $message ) );
	}

	public function test_the_menu_of_the_shop_has_an_entry_for_those_who_manage_it(): void {
		$GLOBALS['submenu'] = []; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The menu of this test.
		( new SettingsPage( $this->context() ) )->add_to_menu();
		/** @var array<string, list<list<string>>> $menu */
		$menu = $GLOBALS['submenu'];
		self::assertSame( [ 'Settings', 'manage_woocommerce', 'wc-settings' ], array_slice( $menu['wc-admin'][0], 0, 3 ) );
	}

	public function test_there_is_a_tab_for_each_kind_of_settings(): void {
		$tabs = $this->texts( $this->page(), '//nav[contains(@class,"nav-tab-wrapper")]/a' );
		self::assertSame( [ 'General', 'Products', 'Tax', 'Shipping', 'Payments', 'Accounts and privacy', 'E-mails', 'Advanced', 'Site visibility' ], $tabs );
		self::assertSame( [ 'General' ], $this->texts( $this->page(), '//nav/a[@aria-current="page"]' ) );
	}

	/**
	 * @param array<string, string> $query
	 */
	#[DataProvider( 'pages' )]
	public function test_every_setting_of_the_section_has_a_field_with_label_and_help( array $query ): void {
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
	 * @return list<array{array<string, string>}>
	 */
	public static function pages(): array {
		$tabs  = [
			'general'  => [ '' ],
			'products' => [ '', 'inventory', 'downloadable', 'advanced' ],
			'tax'      => [ '' ],
			'shipping' => [ '' ],
			'account'  => [ '' ],
			'email'    => [ '', 'email_new_order', 'email_customer_refunded_order', 'wc_email_customer_note' ],
			'advanced' => [ '', 'privacy', 'features' ],
		];
		$pages = [];
		foreach ( $tabs as $tab => $sections ) {
			foreach ( $sections as $section ) {
				$pages[] = [
					[
						'tab'     => $tab,
						'section' => $section,
					],
				];
			}
		}
		return $pages;
	}

	/**
	 * Whatever is stored, sending the form as it was shown changes nothing.
	 *
	 * @param array<string, string> $query
	 */
	#[DataProvider( 'pages' )]
	public function test_a_form_that_is_sent_as_it_was_shown_changes_nothing( array $query ): void {
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
		self::assertSame( admin_url( 'admin.php?page=wc-settings&tab=general&saved=1' ), $next );
		self::assertSame( [ 'Lyon', 'no', [ 'FR', 'DE' ] ], [ get_option( self::CITY ), get_option( 'woocommerce_enable_coupons' ), get_option( 'woocommerce_specific_ship_to_countries' ) ] );
		$_GET['saved'] = '1';
		self::assertSame( [ 'Your settings were saved.' ], $this->texts( $this->page(), '//*[@role="status"]' ) );
	}

	public function test_settings_of_an_e_mail_are_saved_together(): void {
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
		self::assertSame( [ 'setting-woocommerce_price_num_decimals' ], $this->texts( $page, '//*[@aria-invalid="true" and @autofocus]/@id' ) );

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
				$registry->add( new Setting( 'vault_password', 'general', SettingType::Password, 'Password' ) );
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
		$this->expectExceptionMessage( 'There is no such page of settings.' );
		( new SettingsPage( $this->context() ) )->respond( $query, null );
	}

	/**
	 * @return list<array{array<string, mixed>}>
	 */
	public static function nowhere(): array {
		return [ [ [ 'tab' => 'nonsense' ] ], [ [ 'tab' => [ 'general' ] ] ], [ [ 'section' => 'nonsense' ] ], [ [ 'section' => [ '' ] ] ], [ [ 'tab' => 'wc_admin' ] ] ];
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
		self::assertSame( [ 'Pages', 'Sharing and suggestions', 'Features', 'Keys', 'Last changes' ], $this->texts( $this->page( $query ), '//nav//li' ) );
		self::assertSame( [ '1' ], $this->texts( $this->page_after( $query, [ 'do' => 'create' ] ), '//form//*[@id="theirs"]' ) );
		self::assertSame( SettingsPage::url( 'advanced', 'keys' ) . '&saved=1', $this->send( $query, [ 'do' => 'revoke' ] ) );
		self::assertSame( [ 'Somebody <else> is at it.' ], $this->texts( $this->page_after( $query, [ 'do' => 'break' ] ), '//*[@role="alert"]' ) );
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
		self::assertSame( [ 'City (general)', '–', 'Lyon' ], array_slice( $this->texts( $page, '//tbody/tr[1]/td' ), 2 ) );
		self::assertSame( '<b>30</b>', $this->texts( $page, '//tbody/tr[2]/td[5]' )[0] );
		self::assertCount( 25, $this->texts( $page, '//tbody/tr' ) );
		$_GET['paged'] = '2';
		self::assertCount( 6, $this->texts( $this->page( $query ), '//tbody/tr' ) );
		$_GET['paged'] = [ '2' ];
		self::assertCount( 25, $this->texts( $this->page( $query ), '//tbody/tr' ) );
	}

	/**
	 * @param array<string, string> $query
	 */
	private function page( array $query = [] ): DOMXPath {
		return $this->page_after( $query, null );
	}

	/**
	 * The page that is shown as the answer to a form.
	 *
	 * @param array<string, string>     $query
	 * @param array<string, mixed>|null $form
	 */
	private function page_after( array $query, ?array $form ): DOMXPath {
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'storewright-settings' );
		$page                 = new SettingsPage( $this->context() );
		self::assertNull( $page->respond( $query, $form ), 'It was saved.' );
		ob_start();
		$page->render();
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . ob_get_clean(), LIBXML_NOERROR );
		return new DOMXPath( $document );
	}

	/**
	 * @param array<string, string> $query
	 * @param array<string, mixed>  $form
	 */
	private function send( array $query, array $form ): ?string {
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'storewright-settings' );
		return ( new SettingsPage( $this->context() ) )->respond( $query, $form );
	}

	/**
	 * What a browser sends of the form.
	 *
	 * @return array<string, mixed>
	 */
	private function fields( DOMXPath $page ): array {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- The DOM's names.
		$pairs = [];
		foreach ( $this->elements( $page, '//form//*[@name and not(self::button)]' ) as $control ) {
			$name = $control->getAttribute( 'name' );
			if ( 'select' === $control->nodeName ) {
				foreach ( $this->elements( $page, 'option[@selected]', $control ) as $option ) {
					$pairs[] = [ $name, $option->getAttribute( 'value' ) ];
				}
			} elseif ( 'textarea' === $control->nodeName ) {
				$pairs[] = [ $name, str_replace( "\n", "\r\n", substr( (string) $control->nodeValue, 1 ) ) ];
			} elseif ( ! in_array( $control->getAttribute( 'type' ), [ 'checkbox', 'radio' ], true ) || $control->hasAttribute( 'checked' ) ) {
				$pairs[] = [ $name, $control->getAttribute( 'value' ) ];
			}
		}
		// phpcs:enable
		parse_str( implode( '&', array_map( static fn( array $pair ) => rawurlencode( $pair[0] ) . '=' . rawurlencode( $pair[1] ), $pairs ) ), $fields );
		return array_combine( array_map( strval( ... ), array_keys( $fields ) ), array_values( $fields ) );
	}

	/**
	 * @return list<DOMElement>
	 */
	private function elements( DOMXPath $page, string $query, ?DOMElement $within = null ): array {
		$nodes = $page->query( $query, $within );
		self::assertNotFalse( $nodes );
		return array_values( array_filter( iterator_to_array( $nodes ), static fn( mixed $node ) => $node instanceof DOMElement ) );
	}

	/**
	 * @return list<string>
	 */
	private function texts( DOMXPath $page, string $query ): array {
		$nodes = $page->query( $query );
		self::assertNotFalse( $nodes );
		$texts = [];
		foreach ( $nodes as $node ) {
			$texts[] = trim( (string) $node->nodeValue ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- The DOM's name.
		}
		return $texts;
	}
}
