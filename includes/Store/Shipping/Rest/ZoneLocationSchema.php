<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Rest;

use Storewright\Rest\Schema;
use Storewright\Store\Shipping\ZoneLocation;

/**
 * A location of a shipping zone in REST answers.
 */
final class ZoneLocationSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'shipping_zone_location';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'code' => [
				'description' => __( 'Code of the place: US, US:CA, EU, or a postcode, 90* or 90000...90099.', 'storewright' ),
				'type'        => 'string',
				'context'     => [ 'view', 'edit' ],
			],
			'type' => [
				'description' => __( 'What the code stands for.', 'storewright' ),
				'type'        => 'string',
				'enum'        => [ 'postcode', 'state', 'country', 'continent' ],
				'default'     => 'country',
				'context'     => [ 'view', 'edit' ],
			],
		];
	}

	/**
	 * The list of locations that clients send; those that they got come with links.
	 *
	 * @return array<string, mixed>
	 */
	public static function given_list(): array {
		$properties                     = self::properties();
		$properties['code']['required'] = true;
		return [
			'description' => __( 'Locations that the zone covers.', 'storewright' ),
			'type'        => 'array',
			'items'       => [
				'type'                 => 'object',
				'properties'           => $properties,
				'patternProperties'    => [ '^_' => [ 'type' => 'object' ] ],
				'additionalProperties' => false,
			],
		];
	}

	/**
	 * The location as it is answered.
	 *
	 * @return array{code: string, type: string}
	 */
	public static function item( ZoneLocation $location ): array {
		return [
			'code' => $location->code,
			'type' => $location->type->value,
		];
	}
}
