<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\CompanionParallelTestCase;
use WC_Cache_Helper;
use WC_Shipping_Zone;

/**
 * The guards of shipping zones and methods hold while WooCommerce itself writes, past the dashboard's routes.
 */
#[Group( 'mariadb' )]
final class ParallelShippingWritesTest extends CompanionParallelTestCase {

	private const TABLES = [ 'shipping_zones', 'shipping_zone_locations', 'shipping_zone_methods' ];

	public function test_a_zone_is_not_made_for_what_woocommerce_is_just_giving_another(): void {
		$zone = self::zone( 'Theirs' );

		$answer = $this->while_woocommerce_writes( self::our_zone(), self::their_locations( $zone ) );

		self::assert_refused( 'storewright_rest_zone_exists', $answer );
		self::assertSame( [ 'Theirs' ], $this->zones_with_switzerland() );
	}

	public function test_woocommerce_gives_a_location_to_a_zone_after_the_one_that_was_checked_for(): void {
		$zone = self::zone( 'Theirs' );

		$answer = $this->between_check_and_write(
			self::our_zone(),
			self::their_locations( $zone ),
			'/^INSERT INTO `?\w+woocommerce_shipping_zones\b/'
		);

		self::assertSame( 201, $answer['status'], (string) wp_json_encode( $answer ) );
		self::assertSame( [ 'Ours', 'Theirs' ], $this->zones_with_switzerland() );
	}

	public function test_a_method_is_not_added_beside_one_that_woocommerce_is_just_adding(): void {
		$answer = $this->while_woocommerce_writes( self::our_method(), self::their_method() );

		self::assert_refused( 'storewright_rest_zone_methods_changed', $answer );
		self::assertSame( [ 'local_pickup' ], $this->methods() );
	}

	public function test_woocommerce_adds_a_method_after_the_one_that_was_checked_for(): void {
		$answer = $this->between_check_and_write(
			self::our_method(),
			self::their_method(),
			'/^INSERT INTO `?\w+woocommerce_shipping_zone_methods\b/'
		);

		self::assertSame( 200, $answer['status'], (string) wp_json_encode( $answer ) );
		self::assertSame( [ 'flat_rate', 'local_pickup' ], $this->methods() );
	}

	public function test_settings_of_a_method_that_woocommerce_is_just_changing_are_not_overwritten(): void {
		[ $id, $path ] = self::flat_rate();

		$answer = $this->while_woocommerce_writes(
			[ 'PUT', "/storewright/$path", self::cost( '5' ) + [ 'expected_settings' => [ 'cost' => '0' ] ] ],
			[ 'PUT', "/wc/$path", self::cost( '7' ) ]
		);

		self::assert_refused( 'storewright_rest_zone_method_conflict', $answer );
		self::assertSame( '7', ( (array) $this->stored( "woocommerce_flat_rate_{$id}_settings" ) )['cost'] );
	}

	public function test_other_settings_of_a_method_that_woocommerce_is_just_changing_stay(): void {
		[ $id, $path ] = self::flat_rate();

		$answer = $this->while_woocommerce_writes(
			[ 'PUT', "/storewright/$path", self::cost( '5' ) + [ 'expected_settings' => [ 'cost' => '0' ] ] ],
			[ 'PUT', "/wc/$path", [ 'settings' => [ 'title' => 'Theirs' ] ] ]
		);

		self::assertSame( 200, $answer['status'], (string) wp_json_encode( $answer ) );
		$stored = (array) $this->stored( "woocommerce_flat_rate_{$id}_settings" );
		self::assertSame( [ '5', 'Theirs' ], [ $stored['cost'], $stored['title'] ] );
	}

	public function test_woocommerce_changes_a_method_after_the_request_that_checked_it(): void {
		[ $id, $path ] = self::flat_rate();

		$answer = $this->between_check_and_write(
			[ 'PUT', "/storewright/$path", self::cost( '5' ) + [ 'expected_settings' => [ 'cost' => '0' ] ] ],
			[ 'PUT', "/wc/$path", self::cost( '7' ) ],
			"/^(UPDATE|INSERT).+flat_rate_{$id}_settings/"
		);

		self::assertSame( 200, $answer['status'], (string) wp_json_encode( $answer ) );
		self::assertSame( '7', ( (array) $this->stored( "woocommerce_flat_rate_{$id}_settings" ) )['cost'] );
	}

	/**
	 * @return array<string, array{array{string, string, array<mixed>}}>
	 */
	public static function writes(): array {
		return [
			'a zone'   => [ self::our_zone() ],
			'a method' => [ self::our_method() ],
		];
	}

	/**
	 * @param array{string, string, array<mixed>} $write
	 */
	#[DataProvider( 'writes' )]
	public function test_what_others_cache_before_the_commit_is_not_kept( array $write ): void {
		$seen  = [];
		$cache = static fn(): array => [ WC_Cache_Helper::get_cache_prefix( 'shipping_zones' ), WC_Cache_Helper::get_transient_version( 'shipping' ) ];
		add_filter(
			'query',
			static function ( string $sql ) use ( &$seen, $cache ): string {
				$seen = 'COMMIT' === $sql ? $cache() : $seen;
				return $sql;
			}
		);
		// As on a site whose object cache persists, where another request finds what this one has in it.
		wp_using_ext_object_cache( true );
		try {
			$response = $this->rest( ...$write );
			$after    = $cache();
		} finally {
			wp_using_ext_object_cache( false );
		}

		self::assertContains( $response->get_status(), [ 200, 201 ] );
		self::assertCount( 2, $seen );
		self::assertSame( [], array_intersect( $seen, $after ) );
	}

	/**
	 * @return array{string, string, array<mixed>}
	 */
	private static function our_zone(): array {
		return [
			'POST',
			'/storewright/v3/shipping/zones',
			[
				'name'           => 'Ours',
				'locations'      => [ self::SWITZERLAND ],
				'unless_covered' => true,
			],
		];
	}

	private const SWITZERLAND = [
		'code' => 'CH',
		'type' => 'country',
	];

	/**
	 * @return array{string, string, array<mixed>}
	 */
	private static function their_locations( int $zone ): array {
		return [ 'PUT', "/wc/v3/shipping/zones/$zone/locations", [ self::SWITZERLAND ] ];
	}

	/**
	 * @return array{string, string, array<mixed>}
	 */
	private static function our_method(): array {
		return [
			'POST',
			'/storewright/v3/shipping/zones/0/methods',
			[
				'method_id'        => 'flat_rate',
				'expected_methods' => [],
			],
		];
	}

	/**
	 * @return array{string, string, array<mixed>}
	 */
	private static function their_method(): array {
		return [ 'POST', '/wc/v3/shipping/zones/0/methods', [ 'method_id' => 'local_pickup' ] ];
	}

	private static function zone( string $name ): int {
		$zone = new WC_Shipping_Zone();
		$zone->set_zone_name( $name );
		return (int) $zone->save();
	}

	/**
	 * Adds a method whose settings are stored.
	 *
	 * @return array{int, string} Its id, and its path below a namespace.
	 */
	private static function flat_rate(): array {
		$id = ( new WC_Shipping_Zone( 0 ) )->add_shipping_method( 'flat_rate' );
		update_option(
			"woocommerce_flat_rate_{$id}_settings",
			[
				'title'      => 'Post',
				'tax_status' => 'taxable',
				'cost'       => '0',
			]
		);
		return [ $id, "v3/shipping/zones/0/methods/$id" ];
	}

	/**
	 * @return array<string, array<string, string>>
	 */
	private static function cost( string $cost ): array {
		return [ 'settings' => [ 'cost' => $cost ] ];
	}

	/**
	 * @return list<string> Names.
	 */
	private function zones_with_switzerland(): array {
		$database = $this->context()->database;
		return $database->column(
			"SELECT z.zone_name FROM {$database->table( 'woocommerce_shipping_zone_locations' )} l
			JOIN {$database->table( 'woocommerce_shipping_zones' )} z ON z.zone_id = l.zone_id
			WHERE l.location_code = 'CH' ORDER BY z.zone_name"
		);
	}

	/**
	 * @return list<string> Types of all zones' methods.
	 */
	private function methods(): array {
		$database = $this->context()->database;
		return $database->column(
			"SELECT method_id FROM {$database->table( 'woocommerce_shipping_zone_methods' )} ORDER BY method_id"
		);
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
		foreach ( self::TABLES as $table ) {
			$database->execute( "DELETE FROM {$database->table( "woocommerce_$table" )}" );
		}
	}
}
