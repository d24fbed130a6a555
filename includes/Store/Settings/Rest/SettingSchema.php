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
			'description' => $setting->description,
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
