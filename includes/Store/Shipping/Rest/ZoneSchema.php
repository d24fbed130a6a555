<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Rest;

use Storewright\Rest\Schema;
use Storewright\Store\Shipping\Tables;
use Storewright\Store\Shipping\Zone;

/**
 * A shipping zone in REST answers.
 */
final class ZoneSchema implements Schema {

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'shipping_zone';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'    => [
				'description' => __( 'Id of the zone, 0 for the rest of the world.', 'storewright' ),
				'type'        => 'integer',
				'context'     => [ 'view', 'edit' ],
				'readonly'    => true,
			],
			'name'  => [
				'description' => __( 'Name of the zone.', 'storewright' ),
				'type'        => 'string',
				'context'     => [ 'view', 'edit' ],
				'required'    => true,
			],
			'order' => [
				'description' => __( 'Place of the zone: the lower, the earlier it is asked for an address.', 'storewright' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'maximum'     => Tables::LAST_PLACE,
				'context'     => [ 'view', 'edit' ],
			],
		];
	}

	/**
	 * The zone as it is answered.
	 *
	 * @return array{id: int, name: string, order: int}
	 */
	public static function item( Zone $zone ): array {
		return [
			'id'    => $zone->id,
			'name'  => $zone->name,
			'order' => $zone->order,
		];
	}
}
