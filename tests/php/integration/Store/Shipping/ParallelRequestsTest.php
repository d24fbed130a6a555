<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Shipping;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Shipping\Tables;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several administrators who work on shipping at the same moment.
 */
#[Group( 'mariadb' )]
final class ParallelRequestsTest extends ParallelTestCase {

	private const ZONES = '/wc/v3/shipping/zones';

	public function test_owners_who_set_up_the_same_country_at_once_get_one_zone(): void {
		$this->as_shop_manager();
		$body    = [
			'name'           => 'Domestic',
			'locations'      => [ [ 'code' => 'US' ] ],
			'unless_covered' => true,
		];
		$answers = $this->rest_at_once( array_fill( 0, 4, [ 'POST', self::ZONES, $body ] ) );

		$by_status = array_count_values( array_column( $answers, 'status' ) );
		ksort( $by_status );
		self::assertSame(
			[
				201 => 1,
				409 => 3,
			],
			$by_status,
			(string) wp_json_encode( $answers )
		);
		$zones = $this->items( $this->rest( 'GET', self::ZONES ) );
		self::assertCount( 2, $zones );
		foreach ( $answers as $answer ) {
			if ( 409 === $answer['status'] ) {
				self::assertSame( 'storewright_rest_zone_exists', $answer['data']['code'] );
				self::assertIsArray( $answer['data']['data'] );
				self::assertSame( $zones[1]['id'], $answer['data']['data']['zone_id'] );
			}
		}
	}

	public function test_owners_who_give_a_zone_its_rate_at_once_give_it_one(): void {
		$this->as_shop_manager();
		$body    = [
			'method_id'        => 'flat_rate',
			'expected_methods' => [],
		];
		$answers = $this->rest_at_once( array_fill( 0, 3, [ 'POST', self::ZONES . '/0/methods', $body ] ) );

		$statuses = array_column( $answers, 'status' );
		sort( $statuses );
		self::assertSame( [ 200, 409, 409 ], $statuses, (string) wp_json_encode( $answers ) );
		self::assertCount( 1, $this->items( $this->rest( 'GET', self::ZONES . '/0/methods' ) ) );
	}

	public function test_changes_of_different_fields_of_one_method_at_once_all_stay(): void {
		$this->as_shop_manager();
		$method = $this->item( $this->rest( 'POST', self::ZONES . '/0/methods', [ 'method_id' => 'flat_rate' ] ) );
		self::assertIsInt( $method['id'] );
		$path    = self::ZONES . "/0/methods/{$method['id']}";
		$answers = $this->rest_at_once(
			[
				[ 'PUT', $path, [ 'settings' => [ 'cost' => '7.50' ] ] ],
				[ 'PUT', $path, [ 'settings' => [ 'title' => 'Post' ] ] ],
				[ 'PUT', $path, [ 'settings' => [ 'tax_status' => 'none' ] ] ],
				[ 'PUT', $path, [ 'enabled' => false ] ],
			]
		);
		self::assertSame( [ 200, 200, 200, 200 ], array_column( $answers, 'status' ), (string) wp_json_encode( $answers ) );

		wp_cache_flush();
		$changed = $this->item( $this->rest( 'GET', $path ) );
		self::assertIsArray( $changed['settings'] );
		self::assertSame(
			[
				'title'      => 'Post',
				'tax_status' => 'none',
				'cost'       => '7.50',
			],
			array_column( $changed['settings'], 'value', 'id' )
		);
		self::assertFalse( $changed['enabled'] );
	}

	public function test_lists_of_locations_written_at_once_do_not_mix(): void {
		$this->as_shop_manager();
		$zone = $this->item( $this->rest( 'POST', self::ZONES, [ 'name' => 'Zone' ] ) );
		self::assertIsInt( $zone['id'] );
		$path  = self::ZONES . "/{$zone['id']}/locations";
		$lists = array_map(
			static fn( int $base ) => array_map(
				static fn( int $number ) => [
					'code' => (string) ( $base + $number ),
					'type' => 'postcode',
				],
				range( 0, 299 )
			),
			[ 10000, 20000, 30000 ]
		);

		$answers = $this->rest_at_once( array_map( static fn( array $list ) => [ 'PUT', $path, $list ], $lists ) );
		self::assertSame( [ 200, 200, 200 ], array_column( $answers, 'status' ) );
		$stored = array_map(
			static fn( array $location ) => array_diff_key( $location, [ '_links' => 0 ] ),
			$this->items( $this->rest( 'GET', $path ) )
		);
		self::assertContains( $stored, $lists );
	}

	protected function open_database(): void {
		parent::open_database();
		$this->empty_tables();
	}

	protected function close_database(): void {
		$this->empty_tables();
		parent::close_database();
	}

	private function empty_tables(): void {
		$database = $this->context()->database;
		foreach ( [ Tables::ZONES, Tables::LOCATIONS, Tables::METHODS ] as $table ) {
			$database->execute( "DELETE FROM {$database->table( $table )}" );
		}
	}
}
