<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Customers by number: the same number is the same person.
 */
final class SeedCustomers {

	private const FIRST = [
		'Ada',
		'Alma',
		'Amir',
		'Anika',
		'Ben',
		'Björn',
		'Carla',
		'Chidi',
		'Clara',
		'Daniel',
		'Elena',
		'Emil',
		'Erik',
		'Fatima',
		'Felix',
		'Frida',
		'George',
		'Greta',
		'Hana',
		'Hugo',
		'Ines',
		'Isaac',
		'Ivy',
		'Jack',
		'Jonas',
		'José',
		'Julia',
		'Kofi',
		'Lars',
		'Laura',
		'Leo',
		'Lina',
		'Mai',
		'Marco',
		'Maria',
		'Maya',
		'Mila',
		'Nadia',
		'Nina',
		'Noah',
		'Olga',
		'Omar',
		'Oscar',
		'Paul',
		'Priya',
		'Rosa',
		'Ruth',
		'Sam',
		'Sofia',
		'Theo',
		'Thomas',
		'Tom',
		'Uma',
		'Vera',
		'Yara',
		'Yusuf',
		'Zoë',
	];

	private const LAST = [
		'Adams',
		'Alvarez',
		'Andersson',
		'Baker',
		'Bauer',
		'Becker',
		'Bell',
		'Brown',
		'Campbell',
		'Carter',
		'Chen',
		'Clarke',
		'Cohen',
		'Cooper',
		'Costa',
		'Diaz',
		'Dubois',
		'Evans',
		'Fischer',
		'Fisher',
		'Fontaine',
		'Foster',
		'Garcia',
		'Gray',
		'Green',
		'Gruber',
		'Hall',
		'Hansen',
		'Harris',
		'Haug',
		'Hoffmann',
		'Hughes',
		'Ito',
		'Jackson',
		'Jansen',
		'Jones',
		'Keller',
		'Khan',
		'Kim',
		'King',
		'Kowalski',
		'Lambert',
		'Lang',
		'Lee',
		'Lopez',
		'Marsh',
		'Martin',
		'Meyer',
		'Mills',
		'Moreau',
		'Müller',
		'Nguyen',
		'Novak',
		'Okafor',
		'Olsen',
		'Park',
		'Patel',
		'Peters',
		'Quinn',
		'Reed',
		'Rossi',
		'Roy',
		'Santos',
		'Schmidt',
		'Scott',
		'Silva',
		'Singh',
		'Smith',
		'Stone',
		'Taylor',
		'Turner',
		'Wagner',
		'Walker',
		'Ward',
		'Weber',
		'White',
		'Wolf',
		'Wood',
		'Wright',
		'Young',
	];

	private const STREETS = [
		'Bridge Street',
		'Castle Road',
		'Cedar Lane',
		'Church Street',
		'Elm Street',
		'Garden Way',
		'Harbour Road',
		'High Street',
		'Hill Road',
		'Lake View',
		'Maple Avenue',
		'Market Street',
		'Mill Lane',
		'Oak Street',
		'Park Avenue',
		'Pine Road',
		'River Walk',
		'School Lane',
		'Station Road',
		'West Street',
	];

	private const COMPANIES = [
		'Blue Door Ltd',
		'Corner Office',
		'Field and Sons',
		'Lantern Works',
		'North Pier',
		'Paper Trail',
		'Second Shift',
		'Three Oaks',
	];

	/**
	 * City, state, country, postcode (a # is a digit).
	 */
	private const PLACES = [
		[ 'New York', 'NY', 'US', '100##' ],
		[ 'Los Angeles', 'CA', 'US', '900##' ],
		[ 'London', '', 'GB', 'SW1A #AA' ],
		[ 'San Francisco', 'CA', 'US', '941##' ],
		[ 'Austin', 'TX', 'US', '787##' ],
		[ 'Berlin', 'DE-BE', 'DE', '101##' ],
		[ 'Chicago', 'IL', 'US', '606##' ],
		[ 'Manchester', '', 'GB', 'M# 4BT' ],
		[ 'Buffalo', 'NY', 'US', '142##' ],
		[ 'Paris', '', 'FR', '750##' ],
		[ 'Seattle', 'WA', 'US', '981##' ],
		[ 'Toronto', 'ON', 'CA', 'M5V #A1' ],
		[ 'München', 'DE-BY', 'DE', '803##' ],
		[ 'Amsterdam', '', 'NL', '10## AB' ],
		[ 'Portland', 'OR', 'US', '972##' ],
		[ 'Sydney', 'NSW', 'AU', '20##' ],
		[ 'Lyon', '', 'FR', '690##' ],
		[ 'Wien', '', 'AT', '10##' ],
	];

	public function __construct( private readonly int $seed ) {}

	/**
	 * A customer.
	 *
	 * @param int $number From 0.
	 */
	public function person( int $number ): SeedCustomer {
		$dice                                 = new RandomSource( "{$this->seed} person $number" );
		$first                                = self::FIRST[ $dice->below( count( self::FIRST ) ) ];
		$last                                 = self::LAST[ $dice->below( count( self::LAST ) ) ];
		[ $city, $state, $country, $pattern ] = self::PLACES[ $dice->skewed( count( self::PLACES ), 1.7 ) ];
		$postcode                             = $pattern;
		for ( $at = strpos( $postcode, '#' ); false !== $at; $at = strpos( $postcode, '#', $at ) ) {
			$postcode[ $at ] = (string) $dice->below( 10 );
		}
		return new SeedCustomer(
			$first,
			$last,
			$dice->chance( 60 ) ? self::COMPANIES[ $dice->below( count( self::COMPANIES ) ) ] : '',
			$dice->between( 1, 299 ) . ' ' . self::STREETS[ $dice->below( count( self::STREETS ) ) ],
			$city,
			$state,
			$postcode,
			$country,
			self::ascii( strtolower( "$first.$last" ) ) . ".$number@example." . [ 'com', 'net', 'org' ][ $dice->below( 3 ) ],
			sprintf( '555-%04d-%04d', $dice->below( 10_000 ), $number % 10_000 )
		);
	}

	/**
	 * The rank of a customer's account among all accounts, null for a guest: two of five have one, until there are enough.
	 *
	 * @param int $number Which customer, from 0.
	 * @param int $most   How many accounts there may be.
	 */
	public static function account( int $number, int $most ): ?int {
		$rank = 2 * intdiv( $number, 5 ) + $number % 5;
		return $number % 5 < 2 && $rank < $most ? $rank : null;
	}

	private static function ascii( string $name ): string {
		return strtr(
			$name,
			[
				'ö' => 'o',
				'ë' => 'e',
				'é' => 'e',
				'ü' => 'u',
			]
		);
	}
}
