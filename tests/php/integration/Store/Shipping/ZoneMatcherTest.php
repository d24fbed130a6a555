<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Shipping;

use ArrayObject;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Shipping\Address;
use Storewright\Store\Shipping\LocationType;
use Storewright\Store\Shipping\ZoneLocation;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Shipping\ZoneRepository;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Which zone an address belongs to.
 */
final class ZoneMatcherTest extends IntegrationTestCase {

	private ZoneQuery $query;

	private ZoneRepository $repository;

	protected function setUp(): void {
		parent::setUp();
		$this->query      = new ZoneQuery( $this->context() );
		$this->repository = new ZoneRepository( $this->context(), $this->query );
	}

	/**
	 * @param list<string> $locations Type and code, separated by a space.
	 */
	#[DataProvider( 'zones_and_addresses' )]
	public function test_a_zone_covers_its_places_limited_to_its_postcodes( array $locations, Address $address, bool $covered ): void {
		$this->zone( 'Zone', 0, $locations );
		self::assertSame( $covered ? 'Zone' : 'Rest of the world', $this->query->zone_for( $address )->name );
	}

	/**
	 * @return array<string, array{list<string>, Address, bool}>
	 */
	public static function zones_and_addresses(): array {
		return [
			'its country'                         => [ [ 'country US' ], new Address( 'US', 'CA', '90210' ), true ],
			'its country in lower case'           => [ [ 'country US' ], new Address( ' us ' ), true ],
			'another country'                     => [ [ 'country US' ], new Address( 'CA' ), false ],
			'one of its countries'                => [ [ 'country US', 'country CA' ], new Address( 'CA' ), true ],
			'its state'                           => [ [ 'state US:CA' ], new Address( 'US', 'CA' ), true ],
			'another state of the country'        => [ [ 'state US:CA' ], new Address( 'US', 'NY' ), false ],
			'a state of the same code elsewhere'  => [ [ 'state US:CA' ], new Address( 'IT', 'CA' ), false ],
			'a country of the state’s code'       => [ [ 'state US:CA' ], new Address( 'CA' ), false ],
			'no state given'                      => [ [ 'state US:CA' ], new Address( 'US' ), false ],
			'its continent'                       => [ [ 'continent EU' ], new Address( 'FR' ), true ],
			'another continent'                   => [ [ 'continent EU' ], new Address( 'US' ), false ],
			'no country given'                    => [ [ 'continent EU' ], new Address( '' ), false ],
			'a country of no continent'           => [ [ 'continent EU' ], new Address( 'ZZ' ), false ],
			'no location at all'                  => [ [], new Address( 'ZZ' ), true ],
			'state besides another country'       => [ [ 'country CA', 'state US:NY' ], new Address( 'US', 'NY' ), true ],
			'exact postcode'                      => [ [ 'country US', 'postcode 90210' ], new Address( 'US', 'CA', '90210' ), true ],
			'exact postcode, other country'       => [ [ 'country US', 'postcode 90210' ], new Address( 'DE', '', '90210' ), false ],
			'other postcode'                      => [ [ 'country US', 'postcode 90210' ], new Address( 'US', 'CA', '90211' ), false ],
			'beginning of an exact postcode'      => [ [ 'country US', 'postcode 90210' ], new Address( 'US', 'CA', '9021' ), false ],
			'postcode missing'                    => [ [ 'country US', 'postcode 90210' ], new Address( 'US', 'CA' ), false ],
			'one of several postcodes'            => [
				[ 'country US', 'postcode 10001', 'postcode 90210' ],
				new Address( 'US', '', '90210' ),
				true,
			],
			'wildcard'                            => [ [ 'country US', 'postcode 90*' ], new Address( 'US', 'CA', '90210' ), true ],
			'wildcard, exactly its beginning'     => [ [ 'country US', 'postcode 90*' ], new Address( 'US', 'CA', '90' ), true ],
			'wildcard, other beginning'           => [ [ 'country US', 'postcode 90*' ], new Address( 'US', 'CA', '91210' ), false ],
			'wildcard for all'                    => [ [ 'country US', 'postcode *' ], new Address( 'US', 'CA' ), true ],
			'range'                               => [ [ 'country US', 'postcode 90000...90099' ], new Address( 'US', '', '90042' ), true ],
			'range, outside'                      => [
				[ 'country US', 'postcode 90000...90099' ],
				new Address( 'US', '', '90100' ),
				false,
			],
			'range of letters'                    => [
				[ 'country GB', 'postcode PE30...PE34' ],
				new Address( 'GB', '', 'pe32 1aa' ),
				true,
			],
			'range besides a wildcard'            => [
				[ 'country US', 'postcode 1*', 'postcode 90000...90099' ],
				new Address( 'US', '', '90042' ),
				true,
			],
			'lower case and spaces'               => [ [ 'country GB', 'postcode CB23 1AA' ], new Address( 'GB', '', 'cb231aa' ), true ],
			'lower case and spaces the other way' => [ [ 'country GB', 'postcode CB231AA' ], new Address( 'GB', '', ' cb23 1aa ' ), true ],
			'hyphen on one side'                  => [ [ 'country PT', 'postcode 1000-205' ], new Address( 'PT', '', '1000205' ), true ],
			'hyphen on the other'                 => [ [ 'country PT', 'postcode 1000205' ], new Address( 'PT', '', '1000-205' ), true ],
			'hyphen before a wildcard'            => [ [ 'country PT', 'postcode 1000-2*' ], new Address( 'PT', '', '1000-205' ), true ],
			'underscore is no wildcard'           => [ [ 'country US', 'postcode 90210' ], new Address( 'US', '', '9021_' ), false ],
			'percent is no wildcard'              => [ [ 'country US', 'postcode 90210' ], new Address( 'US', '', '90%' ), false ],
			'quotes do no harm'                   => [ [ 'country US', 'postcode 90210' ], new Address( "U'S", "C\"A'", "9'0\\" ), false ],
			'postcodes alone, anywhere'           => [ [ 'postcode 90210' ], new Address( 'DE', '', '90210' ), true ],
			'postcodes alone, another one'        => [ [ 'postcode 90210' ], new Address( 'US', '', '10001' ), false ],
		];
	}

	public function test_the_first_zone_in_order_wins(): void {
		$this->zone( 'Continent', 2, [ 'continent NA' ] );
		$this->zone( 'Country', 1, [ 'country US' ] );
		$this->zone( 'State', 3, [ 'state US:CA' ] );
		self::assertSame( 'Country', $this->query->zone_for( new Address( 'US', 'CA' ) )->name );
		self::assertSame( 'Continent', $this->query->zone_for( new Address( 'MX' ) )->name );
	}

	public function test_of_zones_of_the_same_order_the_older_wins(): void {
		$this->zone( 'Older', 0, [ 'country US' ] );
		$this->zone( 'Newer', 0, [ 'country US' ] );
		self::assertSame( 'Older', $this->query->zone_for( new Address( 'US' ) )->name );
	}

	public function test_a_zone_whose_postcodes_do_not_match_leaves_the_address_to_the_next(): void {
		$this->zone( 'Hills', 1, [ 'country US', 'postcode 90210' ] );
		$this->zone( 'Los Angeles', 2, [ 'state US:CA', 'postcode 90000...90999' ] );
		$this->zone( 'Country', 3, [ 'country US' ] );
		$this->zone( 'Never asked', 4, [ 'country US', 'postcode *' ] );
		self::assertSame( 'Hills', $this->query->zone_for( new Address( 'US', 'CA', '90210' ) )->name );
		self::assertSame( 'Los Angeles', $this->query->zone_for( new Address( 'US', 'CA', '90042' ) )->name );
		self::assertSame( 'Country', $this->query->zone_for( new Address( 'US', 'CA', '10001' ) )->name );
		self::assertSame( 'Country', $this->query->zone_for( new Address( 'US', 'NY', '90042' ) )->name );
	}

	/**
	 * [A3-014] The rest of the world is a zone of its own.
	 */
	public function test_what_no_zone_covers_is_the_rest_of_the_world(): void {
		$this->zone( 'Country', 0, [ 'country US' ] );
		$zone = $this->query->zone_for( new Address( 'JP', 'JP13', '100-0001' ) );
		self::assertSame( [ 0, 'Rest of the world' ], [ $zone->id, $zone->name ] );
		self::assertTrue( $zone->is_rest_of_the_world() );
	}

	public function test_thousands_of_postcodes_take_two_queries(): void {
		$postcodes = array_map( static fn( int $number ) => 'postcode ' . ( 10000 + 7 * $number ), range( 0, 4999 ) );
		$this->zone( 'Many', 0, [ 'country US', ...$postcodes, 'postcode 90000...90099' ] );
		self::assertCount( 5002, $this->query->locations( $this->query->zones( false )[0]->id ) );

		$queries = new ArrayObject();
		add_filter(
			'query',
			static function ( string $query ) use ( $queries ): string {
				$queries->append( $query );
				return $query;
			}
		);
		self::assertSame( 'Many', $this->query->zone_for( new Address( 'US', '', (string) ( 10000 + 7 * 4998 ) ) )->name );
		self::assertCount( 2, $queries );
		self::assertSame( 'Rest of the world', $this->query->zone_for( new Address( 'US', '', '10001' ) )->name );
		self::assertCount( 4, $queries );
	}

	/**
	 * @param list<string> $locations Type and code, separated by a space.
	 */
	private function zone( string $name, int $order, array $locations ): void {
		$this->repository->create(
			$name,
			$order,
			array_map(
				static function ( string $location ): ZoneLocation {
					[ $type, $code ] = explode( ' ', $location, 2 );
					return new ZoneLocation( $code, LocationType::from( $type ) );
				},
				$locations
			)
		);
	}
}
