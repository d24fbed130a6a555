<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Rest;

use Storewright\Rest\Schema;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingType;

/**
 * A setting on the wire.
 */
final class SettingSchema implements Schema {

	private const CHECKOUT_PAGE = 'woocommerce_checkout_page_id';

	/**
	 * Settings to which WooCommerce answers help as their tip alone, or no help at all; of all others without a sentence the tip is the
	 * description, too.
	 */
	private const TIP_ONLY = [
		'woocommerce_default_customer_address',
		'woocommerce_placeholder_image',
		'woocommerce_prices_include_tax',
		'woocommerce_tax_based_on',
		'woocommerce_tax_classes',
		'woocommerce_tax_display_shop',
		'woocommerce_tax_display_cart',
		'woocommerce_price_display_suffix',
		'woocommerce_tax_total_display',
		'woocommerce_registration_privacy_policy_text',
		'woocommerce_checkout_privacy_policy_text',
		'woocommerce_delete_inactive_accounts',
		'woocommerce_trash_pending_orders',
		'woocommerce_trash_failed_orders',
		'woocommerce_trash_cancelled_orders',
		'woocommerce_anonymize_refunded_orders',
		'woocommerce_anonymize_completed_orders',
		'woocommerce_email_from_name',
		'woocommerce_email_from_address',
		'woocommerce_email_reply_to_name',
		'woocommerce_email_reply_to_address',
		'woocommerce_email_header_image_width',
		'woocommerce_email_header_alignment',
	];

	/**
	 * Types of a value before the setting itself has validated it.
	 */
	public const ANY_VALUE = [ 'string', 'boolean', 'integer', 'number', 'array', 'object', 'null' ];

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'setting';
	}

	/**
	 * Properties; only the value can be written. It is not converted by its JSON type, as the setting knows better.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'          => self::text( __( 'Id of the setting, unique within its group.', 'storewright' ) ),
			'group_id'    => self::text( __( 'Id of the group that shows it.', 'storewright' ) ),
			'label'       => self::text( __( 'Name of the setting.', 'storewright' ) ),
			'description' => self::text( __( 'Sentence shown with the field.', 'storewright' ) ),
			'value'       => [
				'description' => __(
					'The value that holds: a list for a multiselect, “yes” or “no” for a checkbox, else text. A password is masked; its mask, sent back, leaves it as it is.',
					'storewright'
				),
				'type'        => [ 'string', 'array' ],
				'items'       => [ 'type' => 'string' ],
				'context'     => [ 'view', 'edit' ],
				'arg_options' => self::unconverted(),
			],
			'default'     => [
				'description' => __( 'The value where nobody chose.', 'storewright' ),
				'type'        => [ 'string', 'array', 'integer' ],
				'items'       => [ 'type' => 'string' ],
				'context'     => [ 'view', 'edit' ],
				'readonly'    => true,
			],
			'tip'         => self::text( __( 'Help shown on demand.', 'storewright' ) ),
			'placeholder' => self::text( __( 'Text of the empty field.', 'storewright' ) ),
			'type'        => [ 'enum' => [ ...SettingType::names(), 'image_width' ] ] + self::text( __( 'Kind of value.', 'storewright' ) ),
			'options'     => [
				'description'          => __( 'The choices: value and name. Missing where there are none to choose from.', 'storewright' ),
				'type'                 => 'object',
				'additionalProperties' => [ 'type' => 'string' ],
				'context'              => [ 'view', 'edit' ],
				'readonly'             => true,
				'optional'             => true,
			],
		];
	}

	/**
	 * Argument options for a value that the setting itself is to check.
	 *
	 * @return array{type: list<string>, validate_callback: null, sanitize_callback: null}
	 */
	public static function unconverted(): array {
		return [
			'type'              => self::ANY_VALUE,
			'validate_callback' => null,
			'sanitize_callback' => null,
		];
	}

	/**
	 * A setting's fields.
	 *
	 * @param Setting             $setting
	 * @param string|list<string> $value        The value that holds.
	 * @param bool                $with_options Whether the choices are wanted.
	 * @return array<string, mixed>
	 */
	public static function item( Setting $setting, string|array $value, bool $with_options ): array {
		$item    = [
			'id'          => $setting->id,
			'group_id'    => $setting->group_id,
			'label'       => $setting->label,
			'description' => self::description( $setting ),
			'value'       => $setting->answered( $value ),
			// WooCommerce answers the page that is chosen, as a number, and -1 where there is none.
			'default'     => self::CHECKOUT_PAGE === $setting->id ? (int) ( '' === $value ? -1 : $value ) : $setting->default,
			'tip'         => $setting->tip,
			'placeholder' => $setting->placeholder,
			'type'        => $setting->type->value,
		];
		$options = $with_options ? $setting->options() : null;
		return null === $options ? $item : $item + [ 'options' => (object) $options ];
	}

	/**
	 * What clients that show no tips show.
	 */
	private static function description( Setting $setting ): string {
		return '' !== $setting->description || in_array( $setting->id, self::TIP_ONLY, true ) ? $setting->description : $setting->tip;
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function text( string $description ): array {
		return [
			'description' => $description,
			'type'        => 'string',
			'context'     => [ 'view', 'edit' ],
			'readonly'    => true,
		];
	}
}
