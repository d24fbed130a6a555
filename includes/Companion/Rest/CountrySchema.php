<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Rest\Schema;

/**
 * A country as the dashboard's client gets it.
 */
final class CountrySchema implements Schema {

	public static function title(): string {
		return 'data_country';
	}

	public static function properties(): array {
		$text = [
			'type'     => 'string',
			'context'  => [ 'view' ],
			'readonly' => true,
		];
		return [
			'code'   => $text + [ 'description' => __( 'ISO 3166-1 alpha-2 code of the country.', 'storewright' ) ],
			'name'   => $text + [ 'description' => __( 'Name of the country.', 'storewright' ) ],
			'states' => [
				'description' => __( 'Its states, in their order.', 'storewright' ),
				'type'        => 'array',
				'context'     => [ 'view' ],
				'readonly'    => true,
				'items'       => [
					'type'       => 'object',
					'properties' => [
						'code' => [ 'type' => 'string' ],
						'name' => [ 'type' => 'string' ],
					],
				],
			],
		];
	}
}
