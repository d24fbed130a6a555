<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The groups that came with the whole shop: ids, types, defaults and choices are those of the family’s interface. General, tax and
 * shipping are in SettingsRestTest.
 */
final class SettingGroupsTest extends IntegrationTestCase {

	/**
	 * Group by group: id, type, default in JSON, and the choices where they are fixed. A default of `*` is prose of our own.
	 */
	private const TABLE = <<<'TABLE'
[wc_admin]
woocommerce_excluded_report_order_statuses multiselect ["pending","cancelled","failed"] {pending,processing,on-hold,completed,cancelled,refunded,failed,checkout-draft}
woocommerce_actionable_order_statuses multiselect ["processing","on-hold"] {pending,processing,on-hold,completed,cancelled,refunded,failed,checkout-draft}
woocommerce_default_date_range text "period=month&compare=previous_year"
woocommerce_date_type select "date_paid" {date_created,date_paid,date_completed}

[products]
woocommerce_shop_page_id select ""
woocommerce_cart_redirect_after_add checkbox "no"
woocommerce_enable_ajax_add_to_cart checkbox "yes"
woocommerce_placeholder_image text ""
woocommerce_weight_unit select "lbs" {kg,g,lbs,oz}
woocommerce_dimension_unit select "in" {m,cm,mm,in,yd}
woocommerce_enable_reviews checkbox "yes"
woocommerce_review_rating_verification_label checkbox "yes"
woocommerce_review_rating_verification_required checkbox "no"
woocommerce_enable_review_rating checkbox "yes"
woocommerce_review_rating_required checkbox "yes"
woocommerce_manage_stock checkbox "yes"
woocommerce_hold_stock_minutes number "60"
woocommerce_notify_low_stock checkbox "yes"
woocommerce_notify_no_stock checkbox "yes"
woocommerce_stock_email_recipient text "admin@example.org"
woocommerce_notify_low_stock_amount number "2"
woocommerce_notify_no_stock_amount number "0"
woocommerce_hide_out_of_stock_items checkbox "no"
woocommerce_stock_format select "" {,low_amount,no_amount}
woocommerce_file_download_method select "force" {force,xsendfile,redirect}
woocommerce_downloads_redirect_fallback_allowed checkbox "no"
woocommerce_downloads_require_login checkbox "no"
woocommerce_downloads_grant_access_after_payment checkbox "yes"
woocommerce_downloads_deliver_inline checkbox "no"
woocommerce_downloads_add_hash_to_filename checkbox "yes"
woocommerce_downloads_count_partial checkbox "yes"
woocommerce_attribute_lookup_enabled checkbox "no"
woocommerce_attribute_lookup_direct_updates checkbox "no"
woocommerce_attribute_lookup_optimized_updates checkbox "no"
woocommerce_product_match_featured_image_by_sku checkbox "no"

[checkout]

[account]
woocommerce_enable_guest_checkout checkbox "yes"
woocommerce_enable_checkout_login_reminder checkbox "no"
woocommerce_enable_delayed_account_creation checkbox "no"
woocommerce_enable_signup_and_login_from_checkout checkbox "no"
woocommerce_enable_myaccount_registration checkbox "no"
woocommerce_registration_generate_password checkbox "yes"
woocommerce_erasure_request_removes_order_data checkbox "no"
woocommerce_erasure_request_removes_download_data checkbox "no"
woocommerce_allow_bulk_remove_personal_data checkbox "no"
woocommerce_registration_privacy_policy_text textarea *
woocommerce_checkout_privacy_policy_text textarea *

[email]
woocommerce_email_from_name text "Storewright tests"
woocommerce_email_from_address email "admin@example.org"
woocommerce_email_header_image_width number "120"
woocommerce_email_header_alignment select "left" {left,center,right}
woocommerce_email_footer_text textarea "{site_title}<br />{store_address}"
woocommerce_email_base_color color "#111111"
woocommerce_email_background_color color "#FFFFFF"
woocommerce_email_body_background_color color "#FFFFFF"
woocommerce_email_text_color color "#111111"
woocommerce_email_footer_text_color color "#787c82"

[site-visibility]

[advanced]
woocommerce_cart_page_id select ""
woocommerce_checkout_page_id select ""
woocommerce_myaccount_page_id select ""
woocommerce_terms_page_id select ""
woocommerce_force_ssl_checkout checkbox "no"
woocommerce_unforce_ssl_checkout checkbox "no"
woocommerce_checkout_pay_endpoint text "order-pay"
woocommerce_checkout_order_received_endpoint text "order-received"
woocommerce_myaccount_add_payment_method_endpoint text "add-payment-method"
woocommerce_myaccount_delete_payment_method_endpoint text "delete-payment-method"
woocommerce_myaccount_set_default_payment_method_endpoint text "set-default-payment-method"
woocommerce_myaccount_orders_endpoint text "orders"
woocommerce_myaccount_view_order_endpoint text "view-order"
woocommerce_myaccount_downloads_endpoint text "downloads"
woocommerce_myaccount_edit_account_endpoint text "edit-account"
woocommerce_myaccount_edit_address_endpoint text "edit-address"
woocommerce_myaccount_payment_methods_endpoint text "payment-methods"
woocommerce_myaccount_lost_password_endpoint text "lost-password"
woocommerce_logout_endpoint text "customer-logout"
woocommerce_api_enabled checkbox "no"
woocommerce_allow_tracking checkbox "no"
woocommerce_show_marketplace_suggestions checkbox "yes"
woocommerce_custom_orders_table_enabled radio "no" {no,yes}
woocommerce_custom_orders_table_data_sync_enabled checkbox "no"
woocommerce_analytics_enabled checkbox "yes"
woocommerce_feature_rate_limit_checkout_enabled checkbox "no"
woocommerce_feature_order_attribution_enabled checkbox "yes"
woocommerce_feature_site_visibility_badge_enabled checkbox "yes"
woocommerce_feature_remote_logging_enabled checkbox "yes"
woocommerce_feature_email_improvements_enabled checkbox "no"
woocommerce_feature_blueprint_enabled checkbox "yes"
woocommerce_feature_product_block_editor_enabled checkbox "no"
woocommerce_hpos_fts_index_enabled checkbox "no"
woocommerce_hpos_datastore_caching_enabled checkbox "no"
woocommerce_feature_block_email_editor_enabled checkbox "no"
woocommerce_feature_cost_of_goods_sold_enabled checkbox "no"

[email_new_order]
enabled checkbox "yes"
recipient text ""
subject text ""
heading text ""
additional_content textarea *
email_type select "html" {plain,html,multipart}
cc text ""
bcc text ""

[email_cancelled_order]
enabled checkbox "yes"
recipient text ""
subject text ""
heading text ""
additional_content textarea *
email_type select "html" {plain,html,multipart}
cc text ""
bcc text ""

[email_failed_order]
enabled checkbox "yes"
recipient text ""
subject text ""
heading text ""
additional_content textarea *
email_type select "html" {plain,html,multipart}
cc text ""
bcc text ""

[email_customer_failed_order]
enabled checkbox "yes"
subject text ""
heading text ""
additional_content textarea *
email_type select "html" {plain,html,multipart}
cc text ""
bcc text ""

[email_customer_on_hold_order]
enabled checkbox "yes"
subject text ""
heading text ""
additional_content textarea *
email_type select "html" {plain,html,multipart}
cc text ""
bcc text ""

[email_customer_processing_order]
enabled checkbox "yes"
subject text ""
heading text ""
additional_content textarea *
email_type select "html" {plain,html,multipart}
cc text ""
bcc text ""

[email_customer_completed_order]
enabled checkbox "yes"
subject text ""
heading text ""
additional_content textarea *
email_type select "html" {plain,html,multipart}
cc text ""
bcc text ""

[email_customer_refunded_order]
enabled checkbox "yes"
subject_full text ""
subject_partial text ""
heading_full text ""
heading_partial text ""
additional_content textarea *
email_type select "html" {plain,html,multipart}
cc text ""
bcc text ""

[email_customer_invoice]
subject text ""
heading text ""
subject_paid text ""
heading_paid text ""
additional_content textarea *
email_type select "html" {plain,html,multipart}
cc text ""
bcc text ""

[email_customer_note]
enabled checkbox "yes"
subject text ""
heading text ""
additional_content textarea *
email_type select "html" {plain,html,multipart}
cc text ""
bcc text ""

[email_customer_reset_password]
enabled checkbox "yes"
subject text ""
heading text ""
additional_content textarea *
email_type select "html" {plain,html,multipart}
cc text ""
bcc text ""

[email_customer_new_account]
enabled checkbox "yes"
subject text ""
heading text ""
additional_content textarea *
email_type select "html" {plain,html,multipart}
cc text ""
bcc text ""
TABLE;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	/**
	 * @param array<string, array{type: string, default: string, choices: list<string>|null}> $expected
	 */
	#[DataProvider( 'each_group' )]
	public function test_a_group_has_the_familys_settings( string $group, array $expected ): void {
		$items = array_column( $this->items( $this->rest( 'GET', "/wc/v3/settings/{$group}" ) ), null, 'id' );
		self::assertEqualsCanonicalizing( array_keys( $expected ), array_keys( $items ) );
		foreach ( $expected as $id => $setting ) {
			$item = $items[ $id ];
			self::assertSame( [ $group, $setting['type'] ], [ $item['group_id'], $item['type'] ], $id );
			self::assertIsString( $item['label'] );
			self::assertNotSame( '', $item['label'], $id );
			self::assertSame( $item['default'], $item['value'], $id );
			if ( '*' === $setting['default'] ) {
				self::assertNotSame( '', $item['default'], $id );
			} else {
				self::assertSame( json_decode( $setting['default'], true, 512, JSON_THROW_ON_ERROR ), $item['default'], $id );
			}
			if ( null !== $setting['choices'] ) {
				self::assertIsArray( $item['options'] );
				self::assertEqualsCanonicalizing( $setting['choices'], array_keys( $item['options'] ), $id );
			}
		}
	}

	/**
	 * Whatever the type, values that no setting can hold are refused by name, and nothing is stored.
	 *
	 * @param array<string, array{type: string, default: string, choices: list<string>|null}> $expected
	 */
	#[DataProvider( 'each_group_with_settings' )]
	public function test_nonsense_is_refused_by_name( string $group, array $expected ): void {
		$nonsense = static fn( string $type ): mixed => match ( $type ) {
			'checkbox'                            => 'maybe',
			'select', 'radio'                     => 'no such choice',
			'multiselect'                         => [ 'no such choice' ],
			'number', 'email', 'color'            => 'twelve',
			default                               => [ 'a' => 'b' ],
		};
		foreach ( $expected as $id => $setting ) {
			$response = $this->rest( 'PUT', "/wc/v3/settings/{$group}/{$id}", [ 'value' => $nonsense( $setting['type'] ) ] );
			$this->assertRestError( $response, 'rest_setting_value_invalid', 400 );
			self::assertSame( [ $id ], array_keys( (array) $this->item( $response )['data']['params'] ) );
			$stored = $this->item( $this->rest( 'GET', "/wc/v3/settings/{$group}/{$id}" ) );
			self::assertSame( $stored['default'], $stored['value'], $id );
		}
	}

	/**
	 * Every choice of each setting can be saved and is read back.
	 *
	 * @param array<string, array{type: string, default: string, choices: list<string>|null}> $expected
	 */
	#[DataProvider( 'each_group_with_settings' )]
	public function test_what_a_setting_offers_can_be_saved( string $group, array $expected ): void {
		$wanted = static fn( array $setting ): array => match ( $setting['type'] ) {
			'checkbox'        => [ 'yes', 'no' ],
			'select', 'radio' => $setting['choices'] ?? [ '' ],
			'multiselect'     => [ $setting['choices'], [] ],
			'number'          => [ '7' ],
			'email'           => [ 'shop@example.org' ],
			'color'           => [ '#abcdef' ],
			default           => [ '' ],
		};
		foreach ( $expected as $id => $setting ) {
			foreach ( $wanted( $setting ) as $value ) {
				$response = $this->rest( 'PUT', "/wc/v3/settings/{$group}/{$id}", [ 'value' => $value ] );
				$this->assertRestStatus( $response );
				self::assertSame( $value, $this->item( $response )['value'], $id );
				self::assertSame( $value, ( new SettingsQuery( $this->context() ) )->group( $group )[ $id ], $id );
			}
		}
	}

	/**
	 * @return array<string, array{string, array<string, array{type: string, default: string, choices: list<string>|null}>}>
	 */
	public static function each_group(): array {
		$groups = [];
		foreach ( explode( "\n\n", self::TABLE ) as $text ) {
			$lines    = explode( "\n", $text );
			$group    = trim( $lines[0], '[]' );
			$settings = [];
			foreach ( array_slice( $lines, 1 ) as $line ) {
				if ( 1 === preg_match( '/^(\S+) (\S+) (.*?)(?: \{([\w,-]*)\})?$/', $line, $parts ) ) {
					$settings[ $parts[1] ] = [
						'type'    => $parts[2],
						'default' => $parts[3],
						'choices' => isset( $parts[4] ) ? explode( ',', $parts[4] ) : null,
					];
				}
			}
			$groups[ $group ] = [ $group, $settings ];
		}
		return $groups;
	}

	/**
	 * @return array<string, array{string, array<string, array{type: string, default: string, choices: list<string>|null}>}>
	 */
	public static function each_group_with_settings(): array {
		return array_filter( self::each_group(), static fn( array $group ) => [] !== $group[1] );
	}

	public function test_each_e_mail_is_held_by_the_group_of_e_mails(): void {
		$groups = array_column( $this->items( $this->rest( 'GET', '/wc/v3/settings' ) ), null, 'id' );
		self::assertIsArray( $groups['email']['sub_groups'] );
		self::assertCount( 12, $groups['email']['sub_groups'] );
		foreach ( array_filter( $groups['email']['sub_groups'], is_string( ... ) ) as $id ) {
			self::assertSame( 'email', $groups[ $id ]['parent_id'] );
		}
	}

	public function test_reports_settings_are_answered_to_the_dashboard(): void {
		$items = $this->items( $this->rest( 'GET', '/wc-analytics/settings/wc_admin' ) );
		self::assertSame( [ 'pending', 'cancelled', 'failed' ], $items[0]['value'] );
	}

	public function test_a_page_setting_offers_published_pages_and_takes_nothing_else(): void {
		$published = self::page( 'Terms & conditions', 'publish' );
		$draft     = self::page( 'Draft', 'draft' );
		$path      = '/wc/v3/settings/advanced/woocommerce_terms_page_id';
		$options   = (array) $this->item( $this->rest( 'GET', $path ) )['options'];
		self::assertSame( 'Terms & conditions', $options[ $published ] );
		self::assertArrayNotHasKey( $draft, $options );
		self::assertSame( (string) $published, $this->item( $this->rest( 'PUT', $path, [ 'value' => $published ] ) )['value'] );
		foreach ( [ $draft, 'terms', 0, -1, 999999999, '9999999999999999999999' ] as $bad ) {
			$this->assertRestError( $this->rest( 'PUT', $path, [ 'value' => $bad ] ), 'rest_setting_value_invalid', 400 );
		}
		self::assertSame( (string) $published, get_option( 'woocommerce_terms_page_id' ) );
		self::assertSame( '', $this->item( $this->rest( 'PUT', $path, [ 'value' => '' ] ) )['value'] );
	}

	public function test_the_tax_classes_of_the_shop_are_the_choices_of_shippings_class(): void {
		add_filter( 'storewright_tax_class_choices', static fn( array $classes ) => [ 'books' => 'Books' ] + $classes );
		$path    = '/wc/v3/settings/tax/woocommerce_shipping_tax_class';
		$options = (array) $this->item( $this->rest( 'GET', $path ) )['options'];
		self::assertSame( [ 'inherit', '', 'books', 'reduced-rate', 'zero-rate' ], array_map( strval( ... ), array_keys( $options ) ) );
		self::assertSame( 'books', $this->item( $this->rest( 'PUT', $path, [ 'value' => 'books' ] ) )['value'] );
	}

	#[DataProvider( 'forms' )]
	public function test_text_is_stored_in_its_clean_form( string $path, string $sent, string $stored ): void {
		$response = $this->rest( 'PUT', "/wc/v3/settings/{$path}", [ 'value' => $sent ] );
		$this->assertRestStatus( $response );
		self::assertSame( $stored, $this->item( $response )['value'] );
	}

	/**
	 * @return array<string, array{string, string, string}>
	 */
	public static function forms(): array {
		return [
			'markup without scripts' => [ 'email/woocommerce_email_footer_text', "<b>Hi</b><script>alert(1)</script>\r\n<a href=\"javascript:x\" onclick=\"y\">z</a>\0", "<b>Hi</b>alert(1)\n<a href=\"x\">z</a>" ],
			'several addresses'      => [ 'email_new_order/cc', ' a@example.org,,b@example.org ', 'a@example.org, b@example.org' ],
			'a part of an address'   => [ 'advanced/woocommerce_logout_endpoint', '/bye-bye/', 'bye-bye' ],
			'stock held for good'    => [ 'products/woocommerce_hold_stock_minutes', '', '' ],
		];
	}

	#[DataProvider( 'refused' )]
	public function test_what_a_rule_forbids_is_refused( string $path, string $sent ): void {
		$this->assertRestError( $this->rest( 'PUT', "/wc/v3/settings/{$path}", [ 'value' => $sent ] ), 'rest_setting_value_invalid', 400 );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function refused(): array {
		return [
			'no address among them' => [ 'email_new_order/recipient', 'a@example.org, nobody' ],
			'a question mark'       => [ 'advanced/woocommerce_logout_endpoint', 'bye?x=1' ],
			'half a minute'         => [ 'products/woocommerce_hold_stock_minutes', '0.5' ],
			'below nothing'         => [ 'products/woocommerce_notify_low_stock_amount', '-1' ],
			'too wide'              => [ 'email/woocommerce_email_header_image_width', '1000000' ],
		];
	}

	private static function page( string $title, string $status ): int {
		return wp_insert_post(
			[
				'post_type'   => 'page',
				'post_title'  => $title,
				'post_status' => $status,
			]
		);
	}
}
