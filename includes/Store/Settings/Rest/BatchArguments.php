<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Rest;

use Storewright\Rest\Params;
use Storewright\Store\Settings\SettingChange;
use WP_REST_Request;

/**
 * Arguments of requests that change settings, and the changes read from them.
 */
final class BatchArguments {

	/**
	 * Most changes of one batch, as in WooCommerce.
	 */
	private const LIMIT = 100;

	/**
	 * Arguments of a change of one setting.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function change(): array {
		return [
			'value'    => [ 'required' => true ] + SettingSchema::unconverted(),
			'expected' => SettingSchema::unconverted(),
		];
	}

	/**
	 * Arguments of a batch. An item may be a setting as it was answered, of which the value is taken. Settings are neither
	 * created nor deleted: WooCommerce's names for it may only come empty.
	 *
	 * @param bool $with_group Whether each item has to name its group.
	 * @return array<string, array<string, mixed>>
	 */
	public static function batch( bool $with_group ): array {
		$any      = [ 'type' => SettingSchema::ANY_VALUE ];
		$received = array_fill_keys( array_keys( SettingSchema::properties() ), $any );
		$none     = [
			'type'     => 'array',
			'maxItems' => 0,
		];
		return [
			'update'  => [
				'type'              => 'array',
				'required'          => true,
				'maxItems'          => self::LIMIT,
				'items'             => [
					'type'                 => 'object',
					'properties'           => [
						'id'       => [
							'type'     => 'string',
							'required' => true,
						],
						'group_id' => [
							'type'     => 'string',
							'required' => $with_group,
						],
						'value'    => [ 'required' => true ] + $any,
						'expected' => $any,
					] + $received,
					'patternProperties'    => [ '^_' => $any ],
					'additionalProperties' => false,
				],
				'validate_callback' => 'rest_validate_request_arg',
				'sanitize_callback' => null,
			],
			'create'  => $none,
			'delete'  => $none,
			'atomic'  => [
				'description' => __( 'Whether all changes are to be made or none.', 'storewright' ),
				'type'        => 'boolean',
				'default'     => false,
			],
			'dry_run' => [
				'description' => __( 'Whether to check the changes, all or none, and to save nothing.', 'storewright' ),
				'type'        => 'boolean',
				'default'     => false,
			],
		];
	}

	/**
	 * The changes of a batch, once WordPress has validated it.
	 *
	 * @return list<SettingChange>
	 */
	public static function changes( WP_REST_Request $request ): array {
		$params  = new Params( $request );
		$group   = $params->string( 'group_id' );
		$changes = [];
		foreach ( $params->array( 'update' ) ?? [] as $item ) {
			if ( is_array( $item ) && is_string( $item['id'] ?? null ) ) {
				$own       = is_string( $item['group_id'] ?? null ) ? $item['group_id'] : '';
				$changes[] = new SettingChange(
					$group ?? $own,
					$item['id'],
					$item['value'] ?? null,
					array_key_exists( 'expected', $item ),
					$item['expected'] ?? null
				);
			}
		}
		return $changes;
	}
}
