<?php
declare(strict_types=1);

namespace Storewright\Store\Payments\Rest;

use stdClass;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Store\Settings\SettingsUrl;
use Storewright\Store\Payments\GatewayState;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingType;

/**
 * A way to pay in REST answers.
 */
final class GatewaySchema implements Schema {

	/**
	 * Ways to pay whose title WooCommerce describes as `safe_text`.
	 */
	private const SAFE_TITLES = [ 'bacs', 'cheque', 'cod' ];

	/**
	 * Settings that the answer has as fields of its own.
	 */
	private const OWN_FIELDS = [ 'enabled', 'description' ];

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'payment_gateway';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$text = static fn( string $description ) => Field::text( $description, readonly: true );
		return [
			'id'                     => $text( __( 'Id of the payment method.', 'storewright' ) ),
			'title'                  => Field::text( __( 'Shown to customers at checkout.', 'storewright' ) ),
			'description'            => Field::text( __( 'Shown below the title at checkout.', 'storewright' ) ),
			'order'                  => [
				'type'    => [ 'integer', 'string' ],
				'pattern' => '^$',
			] + Field::integer( __( 'Place among the payment methods; empty while nobody has given it one.', 'storewright' ) ),
			'enabled'                => Field::boolean( __( 'Whether customers can choose it.', 'storewright' ) ),
			'method_title'           => $text( __( 'Name for the owner.', 'storewright' ) ),
			'method_description'     => $text( __( 'Explanation for the owner.', 'storewright' ) ),
			'method_supports'        => Field::list( __( 'What it can do.', 'storewright' ), Field::text( '' ), readonly: true ),
			'settings'               => [
				'description'          => __( 'Its settings by id. Clients send plain values.', 'storewright' ),
				'type'                 => 'object',
				'context'              => [ 'view', 'edit' ],
				'additionalProperties' => [
					'type'       => 'object',
					'properties' => self::setting_properties(),
				],
				'arg_options'          => [ 'additionalProperties' => true ],
			],
			'needs_setup'            => Field::boolean(
				__( 'Whether something has to be done before customers can pay with it.', 'storewright' ),
				readonly: true
			),
			'post_install_scripts'   => Field::list(
				__(
					'Scripts that a setup screen loads.',
					'storewright'
				),
				Field::text( '' ),
				readonly: true
			),
			'settings_url'           => $text( __( 'Where its settings are.', 'storewright' ) ),
			'connection_url'         => [ 'type' => [ 'string', 'null' ] ] + $text(
				__( 'Where the shop is connected with the provider.', 'storewright' )
			),
			'setup_help_text'        => [ 'type' => [ 'string', 'null' ] ] + $text( __( 'Help for whoever sets it up.', 'storewright' ) ),
			'required_settings_keys' => Field::list(
				__(
					'Ids of settings without which it does not work.',
					'storewright'
				),
				Field::text( '' ),
				readonly: true
			),
		];
	}

	/**
	 * The way to pay as it is answered.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( GatewayState $state ): array {
		$gateway  = $state->gateway;
		$settings = [];
		foreach ( array_diff_key( $state->fields, array_flip( self::OWN_FIELDS ) ) as $id => $field ) {
			$settings[ $id ] = self::setting( $field, $state );
		}
		return [
			'id'                     => $gateway->id(),
			'title'                  => $state->title(),
			'description'            => $state->text( 'description' ),
			'order'                  => $state->place ?? '',
			'enabled'                => $state->is_enabled(),
			'method_title'           => $gateway->method_title(),
			'method_description'     => $gateway->method_description(),
			'method_supports'        => $gateway->supports(),
			'settings'               => [] === $settings ? new stdClass() : $settings,
			'needs_setup'            => $gateway->needs_setup( $state->values ),
			'post_install_scripts'   => $gateway->post_install_scripts(),
			'settings_url'           => SettingsUrl::of( 'checkout', $gateway->id() ),
			'connection_url'         => $gateway->connection_url(),
			'setup_help_text'        => $gateway->setup_help_text(),
			'required_settings_keys' => $gateway->required_settings_keys(),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function setting( Setting $field, GatewayState $state ): array {
		$empty   = static fn( mixed $value ) => [] === $value ? '' : $value;
		$setting = [
			'id'          => $field->id,
			'label'       => $field->label,
			'description' => $field->description,
			'type'        => 'title' === $field->id && in_array(
				$state->gateway->id(),
				self::SAFE_TITLES,
				true
			) ? 'safe_text' : $field->type->value,
			'value'       => $empty( $field->answered( $state->values[ $field->id ] ?? '' ) ),
			'default'     => $empty( $field->default ),
			'tip'         => $field->description,
			'placeholder' => $field->placeholder,
		];
		$options = $state->gateway->grouped_options( $field->id ) ?? $field->options();
		return null === $options ? $setting : $setting + [ 'options' => (object) $options ];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function setting_properties(): array {
		$value = [
			'type'  => [ 'string', 'array' ],
			'items' => [ 'type' => 'string' ],
		];
		return [
			'id'          => Field::text( __( 'Id of the setting.', 'storewright' ), readonly: true ),
			'label'       => Field::text( __( 'Name of the setting.', 'storewright' ), readonly: true ),
			'description' => Field::text( __( 'Sentence shown with the field.', 'storewright' ), readonly: true ),
			'type'        => Field::choice(
				__( 'Kind of value.', 'storewright' ),
				[ ...SettingType::names(), 'image_width', 'safe_text' ],
				readonly: true
			),
			'value'       => $value + Field::any(
				__(
					'The value that holds: a list where several can be chosen. A password is masked; its mask, sent back, leaves it as it is.',
					'storewright'
				)
			),
			'default'     => $value + Field::any( __( 'The value where nobody chose.', 'storewright' ), readonly: true ),
			'tip'         => Field::text( __( 'Help shown on demand.', 'storewright' ), readonly: true ),
			'placeholder' => Field::text( __( 'Text of the empty field.', 'storewright' ), readonly: true ),
			'options'     => [
				'description'          => __( 'The choices: value and name, or such under the name of a part.', 'storewright' ),
				'type'                 => 'object',
				'additionalProperties' => [ 'type' => [ 'string', 'object' ] ],
				'context'              => [ 'view', 'edit' ],
				'optional'             => true,
			],
		];
	}
}
