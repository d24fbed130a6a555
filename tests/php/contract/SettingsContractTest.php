<?php
declare(strict_types=1);

namespace Storewright\Tests\Contract;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Ids, types, defaults and choices of settings are WooCommerce's: scripts that set a shop up name them. What it has stands in
 * tests/fixtures/contract/settings.tsv; sentences, and what depends on the site, are left out there.
 */
#[Group( 'database-independent' )]
final class SettingsContractTest extends IntegrationTestCase {

	/**
	 * Differences by group and id. Colors: WooCommerce has these where its improved e-mails are off, others where they are on.
	 * What is missing are its
	 * till and switches of features that are not here.
	 */
	private const DIFFERENCES = [
		'email/woocommerce_email_base_color'               => 'default "#720eec"',
		'email/woocommerce_email_background_color'         => 'default "#f7f7f7"',
		'email/woocommerce_email_body_background_color'    => 'default "#ffffff"',
		'email/woocommerce_email_text_color'               => 'default "#3c3c3c"',
		'email/woocommerce_email_footer_text_color'        => 'default "#3c3c3c"',
		'wc_admin/woocommerce_analytics_scheduled_import'  => 'missing',
		'general/woocommerce_address_autocomplete_enabled' => 'missing',
		'point-of-sale/woocommerce_pos_store_name'         => 'missing',
		'point-of-sale/woocommerce_pos_store_address'      => 'missing',
		'point-of-sale/woocommerce_pos_store_phone'        => 'missing',
		'point-of-sale/woocommerce_pos_store_email'        => 'missing',
		'point-of-sale/woocommerce_pos_refund_returns_policy' => 'missing',
		'advanced/woocommerce_feature_point_of_sale_enabled' => 'missing',
		'advanced/woocommerce_feature_deferred_transactional_emails_enabled' => 'missing',
		'advanced/woocommerce_feature_customer_review_request_enabled' => 'missing',
		'advanced/woocommerce_feature_abandoned_cart_recovery_enabled' => 'missing',
		'advanced/wc_feature_woocommerce_additional_variation_images_enabled' => 'missing',
		'advanced/woocommerce_feature_wc_visual_attribute_enabled' => 'missing',
		'advanced/woocommerce_feature_mcp_integration_enabled' => 'missing',
		'advanced/woocommerce_feature_destroy-empty-sessions_enabled' => 'missing',
		'advanced/woocommerce_feature_rest_api_caching_enabled' => 'missing',
		'advanced/woocommerce_cart_save_for_later_enabled' => 'missing',
		'advanced/woocommerce_product_wishlist_enabled'    => 'missing',
		'advanced/woocommerce_feature_product_instance_caching_enabled' => 'missing',
	];

	public function test_settings_are_those_of_the_contract(): void {
		$this->as_administrator();
		$differences = [];
		$groups      = [];
		$lines       = file( dirname( __DIR__, 2 ) . '/fixtures/contract/settings.tsv', FILE_IGNORE_NEW_LINES );
		self::assertIsArray( $lines );
		self::assertGreaterThan( 200, count( $lines ) );
		foreach ( array_slice( $lines, 1 ) as $line ) {
			[ $group, $id, $type, $default, $choices ] = explode( "\t", $line );
			$groups[ $group ]                        ??= $this->settings( $group );

			$setting = $groups[ $group ][ $id ] ?? [];
			$options = $setting['options'] ?? [];
			$missing = array_diff(
				'' === $choices ? [] : explode( ',', $choices ),
				array_map( strval( ... ), array_keys( is_array( $options ) ? $options : [] ) )
			);
			$differs = match ( true ) {
				[] === $setting => 'missing',
				$type !== $setting['type'] => "type {$this->text( $setting['type'] )}",
				'' !== $default && json_decode( $default, true ) !== $setting['default'] => "default {$this->text( $setting['default'] )}",
				[] !== $missing => 'without ' . implode( ', ', $missing ),
				default => null,
			};
			if ( null !== $differs ) {
				$differences[ "$group/$id" ] = $differs;
			}
		}
		self::assertSame( self::DIFFERENCES, $differences );
	}

	/**
	 * @return array<array-key, array<array-key, mixed>> The group's settings by id; none where there is no such group.
	 */
	private function settings( string $group ): array {
		$answer = $this->rest( 'GET', ( 'wc_admin' === $group ? '/wc-analytics' : '/wc/v3' ) . "/settings/$group" );
		return 200 === $answer->get_status() ? array_column( $this->items( $answer ), null, 'id' ) : [];
	}

	private function text( mixed $value ): string {
		return (string) wp_json_encode( $value );
	}
}
