<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Shipping;

use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\Tables;
use Storewright\Tests\Support\Store\ZonesRestTestCase;

/**
 * Deleting zones.
 */
final class ZoneDeletionTest extends ZonesRestTestCase {

	public function test_a_zone_goes_with_all_that_it_has(): void {
		$this->as_shop_manager();
		$id               = $this->zone( 'Alps', 0, [ [ 'code' => 'CH' ] ] );
		$other            = $this->zone( 'Andes', 0, [ [ 'code' => 'CL' ] ] );
		[ $gone, $stays ] = array_map(
			fn( int $zone ) => $this->item(
				$this->rest(
					'POST',
					self::ZONES . "/$zone/methods",
					[
						'method_id' => 'flat_rate',
						'settings'  => [ 'cost' => '5.00' ],
					]
				)
			)['id'],
			[ $id, $other ]
		);
		self::assertIsInt( $gone );
		self::assertIsInt( $stays );

		$this->assertRestError( $this->rest( 'DELETE', self::ZONES . "/$id" ), 'rest_trash_not_supported', 501 );
		self::assertSame( [ 'CH' ], array_column( $this->locations( $id ), 'code' ) );

		$response = $this->rest( 'DELETE', self::ZONES . "/$id", [ 'force' => true ] );
		$this->assertRestStatus( $response );
		self::assertSame( 'Alps', $this->item( $response )['name'] );
		$this->assertRestError( $this->rest( 'GET', self::ZONES . "/$id" ), 'woocommerce_rest_shipping_zone_invalid', 404 );
		self::assertSame(
			0,
			$this->rows_of( Tables::LOCATIONS, $id ) + $this->rows_of( Tables::METHODS, $id ) + $this->rows_of( Tables::ZONES, $id )
		);
		self::assertFalse( get_option( MethodInstance::option( 'flat_rate', $gone ) ) );

		self::assertSame( [ 'CL' ], array_column( $this->locations( $other ), 'code' ) );
		self::assertIsArray( get_option( MethodInstance::option( 'flat_rate', $stays ) ) );
	}

	public function test_a_zone_that_cannot_be_removed_as_a_whole_stays_as_a_whole(): void {
		$this->as_shop_manager();
		$id = $this->zone( 'Alps', 0, [ [ 'code' => 'CH' ] ] );
		$this->rest(
			'POST',
			self::ZONES . "/$id/methods",
			[
				'method_id' => 'flat_rate',
				'settings'  => [ 'cost' => '5.00' ],
			]
		);
		$before = $this->items( $this->rest( 'GET', self::ZONES . "/$id/methods" ) );
		$this->expect_logged( 'The disk is full.' );
		$response = $this->with_failing_query(
			[ 'DELETE', $this->context()->database->table( Tables::ZONES ) . '`' ],
			fn() => $this->rest( 'DELETE', self::ZONES . "/$id", [ 'force' => true ] )
		);
		$this->assertRestError( $response, 'storewright_internal_error', 500 );
		self::assertSame( [ 'CH' ], array_column( $this->locations( $id ), 'code' ) );
		self::assertSame( $before, $this->items( $this->rest( 'GET', self::ZONES . "/$id/methods" ) ) );
	}

	public function test_the_rest_of_the_world_is_not_to_be_changed_or_removed(): void {
		$this->as_shop_manager();
		self::assertSame( 'Rest of the world', $this->item( $this->rest( 'GET', self::ZONES . '/0' ) )['name'] );
		$this->assertRestError(
			$this->rest( 'PUT', self::ZONES . '/0', [ 'name' => 'Mars' ] ),
			'woocommerce_rest_shipping_zone_invalid_zone',
			403
		);
		$this->assertRestError(
			$this->rest( 'DELETE', self::ZONES . '/0', [ 'force' => true ] ),
			'woocommerce_rest_shipping_zone_invalid_zone',
			403
		);
	}

	private function rows_of( string $table, int $zone_id ): int {
		$database = $this->context()->database;
		return (int) $database->value( "SELECT COUNT(*) FROM {$database->table( $table )} WHERE zone_id = %d", $zone_id );
	}
}
