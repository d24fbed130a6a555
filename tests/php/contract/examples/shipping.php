<?php
/**
 * Examples of the shipping zones and methods.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Tests\Support\Example;

$zone = static fn() => Example::create( '/wc/v3/shipping/zones', [ 'name' => 'Alps' ] );

$zone_with_location = static function () use ( $zone ): int {
	$id = $zone();
	Example::put(
		"/wc/v3/shipping/zones/{$id}/locations",
		[
			[
				'code' => 'AT',
				'type' => 'country',
			],
			[
				'code' => 'CH:ZH',
				'type' => 'state',
			],
		]
	);
	return $id;
};

$method = static function () use ( $zone ): array {
	$id = $zone();
	return [
		'zone_id'     => $id,
		'instance_id' => Example::create( "/wc/v3/shipping/zones/{$id}/methods", [ 'method_id' => 'flat_rate' ], 'instance_id' ),
	];
};

return [
	'/wc/v3/shipping/zones/(?P<id>[\d]+)'              => static fn() => [ 'id' => $zone() ],
	'/wc/v3/shipping/zones/(?P<id>[\d]+)/locations'    => static fn() => [ 'id' => $zone_with_location() ],
	'/wc/v3/shipping/zones/(?P<zone_id>[\d]+)/methods' => static fn() => [ 'zone_id' => $method()['zone_id'] ],
	'/wc/v3/shipping/zones/(?P<zone_id>[\d]+)/methods/(?P<instance_id>[\d]+)' => $method,
	'/wc/v3/shipping_methods/(?P<id>[\w-]+)'           => static fn() => [ 'id' => 'flat_rate' ],
];
