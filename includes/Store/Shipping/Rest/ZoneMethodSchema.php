<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Rest;

use stdClass;
use Storewright\Rest\Schema;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\Methods\SettingField;
use Storewright\Store\Shipping\Tables;

/**
 * A shipping method of a zone in REST answers.
 */
final class ZoneMethodSchema implements Schema {

	private const TYPES = [
		'text',
		'email',
		'number',
		'color',
		'password',
		'textarea',
		'select',
		'multiselect',
		'radio',
		'image_width',
		'checkbox',
		'class',
		'order',
	];

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'shipping_zone_method';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'                 => self::read_only( 'integer', __( 'Id of the method in its zone.', 'storewright' ) ),
			'instance_id'        => self::read_only( 'integer', __( 'Id of the method in its zone.', 'storewright' ) ),
			'title'              => self::read_only( 'string', __( 'Name that customers read.', 'storewright' ) ),
			'order'              => [
				'description' => __( 'Place of the method within its zone.', 'storewright' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'maximum'     => Tables::LAST_PLACE,
				'context'     => [ 'view', 'edit' ],
			],
			'enabled'            => [
				'description' => __( 'Whether customers can choose the method.', 'storewright' ),
				'type'        => 'boolean',
				'context'     => [ 'view', 'edit' ],
			],
			'method_id'          => self::read_only( 'string', __( 'Id of the shipping method.', 'storewright' ) ),
			'method_title'       => self::read_only( 'string', __( 'Name of the shipping method.', 'storewright' ) ),
			'method_description' => self::read_only( 'string', __( 'Explanation of the shipping method.', 'storewright' ) ),
			'settings'           => [
				'description'          => __( 'Settings of the method by id. Clients send plain values.', 'storewright' ),
				'type'                 => 'object',
				'context'              => [ 'view', 'edit' ],
				'additionalProperties' => [
					'type'       => 'object',
					'properties' => self::setting_properties(),
				],
				'arg_options'          => [ 'additionalProperties' => true ],
			],
		];
	}

	/**
	 * The method as it is answered.
	 *
	 * @return array{id: int, instance_id: int, title: string, order: int, enabled: bool, method_id: string, method_title: string,
	 *   method_description: string, settings: stdClass|array<string, array<string, mixed>>}
	 */
	public static function item( MethodInstance $method ): array {
		$settings = array_map(
			static fn( SettingField $field ) => self::setting(
				$field,
				$field->answered( $method->settings[ $field->id ], $method->instance_id )
			),
			$method->type->fields
		);
		return [
			'id'                 => $method->instance_id,
			'instance_id'        => $method->instance_id,
			'title'              => $method->title(),
			'order'              => $method->order,
			'enabled'            => $method->enabled,
			'method_id'          => $method->method_id,
			'method_title'       => $method->type->title,
			'method_description' => $method->type->description,
			'settings'           => [] === $settings ? new stdClass() : $settings,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function setting( SettingField $field, string $value ): array {
		$setting = [
			'id'          => $field->id,
			'label'       => $field->label,
			'description' => $field->description,
			'type'        => $field->kind->wire_type(),
			'value'       => $value,
			'default'     => $field->answered_default ?? $field->default,
			'tip'         => $field->description,
			'placeholder' => $field->placeholder,
		];
		return [] === $field->options ? $setting : $setting + [ 'options' => $field->options ];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function setting_properties(): array {
		return [
			'id'          => self::read_only( 'string', __( 'Id of the setting.', 'storewright' ) ),
			'label'       => self::read_only( 'string', __( 'Label of the setting.', 'storewright' ) ),
			'description' => self::read_only( 'string', __( 'Explanation of the setting.', 'storewright' ) ),
			'type'        => self::read_only(
				'string',
				__( 'Kind of field that fits the setting.', 'storewright' )
			) + [ 'enum' => self::TYPES ],
			'value'       => [
				'description' => __( 'Value of the setting.', 'storewright' ),
				'type'        => 'string',
				'context'     => [ 'view', 'edit' ],
			],
			'default'     => self::read_only( 'string', __( 'Value until the owner sets one.', 'storewright' ) ),
			'tip'         => self::read_only( 'string', __( 'Help with the setting.', 'storewright' ) ),
			'placeholder' => self::read_only( 'string', __( 'Text shown in the empty field.', 'storewright' ) ),
			'options'     => self::read_only( 'object', __( 'Possible values, each with its label.', 'storewright' ) ) + [
				'additionalProperties' => [ 'type' => 'string' ],
				'optional'             => true,
			],
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function read_only( string $type, string $description ): array {
		return [
			'description' => $description,
			'type'        => $type,
			'context'     => [ 'view', 'edit' ],
			'readonly'    => true,
		];
	}
}
