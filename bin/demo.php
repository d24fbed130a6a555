<?php
/**
 * Fills a demo shop: over the REST API, as any client would, where the shop is, its currency, and shipping zones with
 * their methods; then products, customers and orders of three years. WordPress is loaded and an administrator logged in;
 * running it again changes nothing.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright\Demo;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Store\Seed\Seeder;
use Storewright\Store\Seed\SeedPlan;

require_once __DIR__ . '/lib/demo-request.php';

/**
 * How many orders the shop has had.
 */
const ORDERS = 400;

/**
 * Sets the settings of a group.
 *
 * @param string                $group  The group's id.
 * @param array<string, string> $values The settings' ids and values.
 */
function save_settings( string $group, array $values ): void {
	$update = [];
	foreach ( $values as $id => $value ) {
		$update[] = [
			'id'    => $id,
			'value' => $value,
		];
	}
	foreach ( (array) ( request( 'POST', "/settings/$group/batch", [ 'update' => $update ] )['update'] ?? [] ) as $result ) {
		if ( is_array( $result ) && isset( $result['error'] ) ) {
			throw new \RuntimeException( esc_html( "Settings $group: " . wp_json_encode( $result ) ) );
		}
	}
}

/**
 * Makes a shipping zone, unless there is one of that name.
 *
 * @param string                                                            $name      The zone's name.
 * @param list<array{code: string, type: string}>                           $locations Where it applies.
 * @param list<array{method_id: string, settings: array<string, string>}> $methods   Its shipping methods.
 */
function make_zone( string $name, array $locations, array $methods ): void {
	if ( in_array( $name, array_column( request( 'GET', '/shipping/zones' ), 'name' ), true ) ) {
		return;
	}
	$zone = request( 'POST', '/shipping/zones', [ 'name' => $name ] );
	$path = '/shipping/zones/' . ( is_int( $zone['id'] ?? null ) ? $zone['id'] : 0 );
	request( 'PUT', "$path/locations", $locations );
	foreach ( $methods as $method ) {
		request( 'POST', "$path/methods", $method );
	}
}

save_settings(
	'general',
	[
		'woocommerce_store_address'      => '415 Mission Street',
		'woocommerce_store_city'         => 'San Francisco',
		'woocommerce_default_country'    => 'US:CA',
		'woocommerce_store_postcode'     => '94105',
		'woocommerce_currency'           => 'USD',
		'woocommerce_currency_pos'       => 'left',
		'woocommerce_price_decimal_sep'  => '.',
		'woocommerce_price_thousand_sep' => ',',
		'woocommerce_price_num_decimals' => '2',
		'woocommerce_calc_taxes'         => 'yes',
	]
);

make_zone(
	'San Francisco',
	[
		[
			'code' => 'US:CA',
			'type' => 'state',
		],
		[
			'code' => '94100...94199',
			'type' => 'postcode',
		],
	],
	[
		[
			'method_id' => 'local_pickup',
			'settings'  => [],
		],
		[
			'method_id' => 'free_shipping',
			'settings'  => [],
		],
	]
);

make_zone(
	'United States',
	[
		[
			'code' => 'US',
			'type' => 'country',
		],
	],
	[
		[
			'method_id' => 'flat_rate',
			'settings'  => [ 'cost' => '6.90' ],
		],
	]
);

make_zone(
	'Europe',
	[
		[
			'code' => 'EU',
			'type' => 'continent',
		],
	],
	[
		[
			'method_id' => 'flat_rate',
			'settings'  => [ 'cost' => '18.50' ],
		],
	]
);

try {
	( new Seeder( Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION ) ) )->seed(
		new SeedPlan( ORDERS, products: 60 ),
		static fn() => static function (): void {}
	);
} catch ( Conflict ) {
	// Somebody has sold something here: made-up orders have no business among theirs.
	return;
}
