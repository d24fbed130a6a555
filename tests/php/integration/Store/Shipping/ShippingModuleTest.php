<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Shipping;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\MethodRepository;
use Storewright\Store\Shipping\ShippingModule;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The tables of shipping, and what is left after the plugin is deleted.
 */
final class ShippingModuleTest extends IntegrationTestCase {

	/**
	 * @param array<string, string> $columns Name => type.
	 */
	#[DataProvider( 'tables' )]
	public function test_the_tables_are_those_of_woocommerce( string $table, array $columns ): void {
		$database = $this->context()->database;
		$found    = [];
		foreach ( $database->rows( "SHOW COLUMNS FROM {$database->table( $table )}" ) as $column ) {
			$found[ (string) $column['Field'] ] = trim( "{$column['Type']} {$column['Extra']}" );
			self::assertSame( 'NO', $column['Null'] );
		}
		self::assertSame( $columns, $found );
	}

	/**
	 * @return list<array{string, array<string, string>}>
	 */
	public static function tables(): array {
		return [
			[
				'woocommerce_shipping_zones',
				[
					'zone_id'    => 'bigint(20) unsigned auto_increment',
					'zone_name'  => 'varchar(200)',
					'zone_order' => 'bigint(20) unsigned',
				],
			],
			[
				'woocommerce_shipping_zone_locations',
				[
					'location_id'   => 'bigint(20) unsigned auto_increment',
					'zone_id'       => 'bigint(20) unsigned',
					'location_code' => 'varchar(200)',
					'location_type' => 'varchar(40)',
				],
			],
			[
				'woocommerce_shipping_zone_methods',
				[
					'zone_id'      => 'bigint(20) unsigned',
					'instance_id'  => 'bigint(20) unsigned auto_increment',
					'method_id'    => 'varchar(200)',
					'method_order' => 'bigint(20) unsigned',
					'is_enabled'   => 'tinyint(1)',
				],
			],
		];
	}

	public function test_uninstalling_removes_the_settings_of_every_method(): void {
		$context    = $this->context();
		$repository = new MethodRepository( $context, new ZoneQuery( $context ) );
		$options    = array_map(
			static fn( string $type ) => MethodInstance::option(
				$type,
				$repository->create( 0, $type, [ 'title' => 'Mine' ] )->instance_id
			),
			[ 'flat_rate', 'free_shipping' ]
		);
		update_option( 'woocommerce_flat_rate_settings', [ 'not' => 'ours' ] );

		( new ShippingModule( $context ) )->uninstall();
		self::assertSame( [ false, false ], array_map( 'get_option', $options ) );
		self::assertIsArray( get_option( 'woocommerce_flat_rate_settings' ) );
	}
}
