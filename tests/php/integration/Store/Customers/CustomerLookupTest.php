<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Customers;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Customers\CustomerLookup;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The lookup that gives each customer one number.
 */
final class CustomerLookupTest extends IntegrationTestCase {

	private const BERLIN = [
		'country'  => 'DE',
		'postcode' => '10115',
		'city'     => 'Berlin',
		'state'    => 'DE-BE',
	];

	public function test_a_guest_has_one_number_whatever_the_case_of_the_address(): void {
		$first = $this->lookup()->id_for( 0, 'Mia@Example.org', 'Mia', 'Elm', self::BERLIN );
		self::assertGreaterThan( 0, $first );
		self::assertSame( $first, $this->lookup()->id_for( 0, 'mia@example.org' ) );
		self::assertNotSame( $first, $this->lookup()->id_for( 0, 'mía@example.org' ), 'Accents make another address.' );
		self::assertSame( 0, $this->lookup()->id_for( 0, '', 'Nobody' ) );
		self::assertSame( 0, $this->lookup()->id_for( 0, "\xff\xfe" ) );
		self::assertSame( 0, $this->lookup()->id_for( 0, 'deleted@site.invalid' ), 'Of orders that WooCommerce has anonymized.' );
	}

	public function test_a_name_or_an_address_is_replaced_as_a_whole_and_never_by_nothing(): void {
		$id = $this->lookup()->id_for( 0, 'mia@example.org', 'Mia', 'Elm', self::BERLIN );
		$this->lookup()->id_for( 0, 'mia@example.org', '', '', [ 'country' => 'FR' ] );
		$row = $this->row( $id );
		self::assertSame(
			[ 'Mia', 'Elm', 'FR', '', '', '' ],
			[ $row['first_name'], $row['last_name'], $row['country'], $row['postcode'], $row['city'], $row['state'] ]
		);
		self::assertNull( $row['user_id'] );
	}

	public function test_the_latest_activity_is_kept(): void {
		$id = $this->lookup()->id_for( 0, 'mia@example.org', active: self::utc( '2026-05-02 10:00:00' ) );
		$this->lookup()->id_for( 0, 'mia@example.org', active: self::utc( '2026-05-01 10:00:00' ) );
		self::assertSame( '2026-05-02 10:00:00', $this->row( $id )['date_last_active'] );
		$this->lookup()->id_for( 0, 'mia@example.org', active: self::utc( '2026-05-03 10:00:00' ) );
		self::assertSame( '2026-05-03 10:00:00', $this->row( $id )['date_last_active'] );
	}

	public function test_many_are_found_at_once_and_only_newer_orders_say_something_new(): void {
		$user   = $this->customer();
		$number = $this->lookup()->number_of_user( $user );
		$known  = $this->lookup()->id_for( 0, 'mia@example.org', 'Mia', 'Elm', self::BERLIN, self::utc( '2026-05-02 10:00:00' ) );
		$order  = static fn( int $account, string $email, string $name, string $created ): array => [
			'customer_id'      => (string) $account,
			'email'            => $email,
			'first_name'       => $name,
			'last_name'        => 'Elm',
			'date_created_gmt' => $created,
		] + array_map( 'strval', self::BERLIN );
		$found  = $this->lookup()->ids_for(
			[
				7  => $order( 0, 'MIA@example.org', 'Old', '2026-05-01 10:00:00' ),
				8  => $order( 0, 'mia@example.org', 'Maria', '2026-05-03 10:00:00' ),
				9  => $order( $user, 'other@example.org', 'Someone', '2026-05-03 10:00:00' ),
				10 => $order( 0, 'deleted@site.invalid', 'Nobody', '2026-05-03 10:00:00' ),
				11 => $order( 0, 'new@example.org', 'New', '2026-05-03 10:00:00' ),
				12 => $order( 0, 'New@Example.org', 'New', '2026-05-04 10:00:00' ),
			]
		);
		self::assertSame( [ $known, $known, $number, 0 ], [ $found[7], $found[8], $found[9], $found[10] ] );
		self::assertGreaterThan( 0, $found[11] );
		self::assertSame( $found[11], $found[12] );
		self::assertSame( [ 'Maria', '2026-05-03 10:00:00' ], [ $this->row( $known )['first_name'], $this->row( $known )['date_last_active'] ] );
	}

	public function test_profiles_of_many_accounts_say_what_wordpress_says_of_each(): void {
		$people = [];
		foreach ( [ 'one', 'two', 'three' ] as $name ) {
			$user = wp_create_user( "profile-$name", 'x', "profile-$name@example.org" );
			self::assertIsInt( $user );
			$people[ $user ] = [
				'customer_id'      => (string) $user,
				'email'            => 'other@example.org',
				'first_name'       => 'Of',
				'last_name'        => 'Order',
				'date_created_gmt' => '2026-05-01 10:00:00',
			] + self::BERLIN;
		}
		[ $one, $two, $three ] = array_keys( $people );
		add_user_meta( $one, 'billing_city', 'Graz' );
		// Somebody has written it once more, and something that is no text: WordPress answers the first, and an array.
		add_user_meta( $one, 'billing_city', 'Linz' );
		add_user_meta( $one, 'billing_state', [ 'not' => 'a text' ] );
		update_user_meta( $two, 'first_name', 'Zoë' );
		self::assertSame(
			[
				[ 'profile-one', 'Of', 'Order', 'Graz', '' ],
				[ 'profile-two', 'Zoë', '', 'Berlin', 'DE-BE' ],
				[ 'profile-three', 'Of', 'Order', 'Berlin', 'DE-BE' ],
			],
			$this->said_of( $this->lookup()->ids_for( $people ) )
		);

		// What a plugin says of an account holds, too.
		$says  = static fn( mixed $value, int $user, string $key ): mixed => 'billing_city' === $key && $user === $three ? [ 'Salzburg' ] : $value;
		add_filter( 'get_user_metadata', $says, 10, 3 );
		$later = [ $three => [ 'date_created_gmt' => '2026-05-02 10:00:00' ] + $people[ $three ] ];
		self::assertSame( [ [ 'profile-three', 'Of', 'Order', 'Salzburg', '' ] ], $this->said_of( $this->lookup()->ids_for( $later ) ) );
	}

	/**
	 * @param array<int, int> $numbers
	 * @return list<list<string|null>>
	 */
	private function said_of( array $numbers ): array {
		$columns = array_flip( [ 'username', 'first_name', 'last_name', 'city', 'state' ] );
		$said    = fn( int $id ): array => array_values( array_intersect_key( $this->row( $id ), $columns ) );
		return array_map( $said, array_values( $numbers ) );
	}

	/**
	 * On SQLite each lock is a statement of its own.
	 */
	#[Group( 'mariadb' )]
	public function test_many_new_ones_take_as_many_statements_as_a_few(): void {
		$order  = static fn( int $account, string $email, string $created ): array => [
			'customer_id'      => (string) $account,
			'email'            => $email,
			'first_name'       => 'Mia',
			'last_name'        => 'Elm',
			'date_created_gmt' => $created,
		] + self::BERLIN;
		$people = static fn( int $of, int $guests, string $created ): array => array_map(
			static fn( int $number ): array => $order( 0, "guest$number-of-$of@example.org", $created ),
			range( 1, $guests )
		);
		$users  = [];
		foreach ( range( 1, 8 ) as $number ) {
			$user = wp_create_user( "author$number", 'x', "author$number@example.org" );
			self::assertIsInt( $user );
			$users[] = $user;
		}
		$taken = [];
		foreach ( [ [ 2, 2 ], [ 60, 6 ] ] as [ $guests, $accounts ] ) {
			$all     = [];
			$authors = array_splice( $users, 0, $accounts );
			foreach ( [ '2026-05-01 10:00:00', '2026-05-02 10:00:00' ] as $created ) {
				$before = get_num_queries();
				$asked  = [
					...$people( $guests, $guests, $created ),
					...array_map( static fn( int $user ): array => $order( $user, 'other@example.org', $created ), $authors ),
				];
				$all[]  = $this->lookup()->ids_for( $asked );

				$taken[ $created ][] = get_num_queries() - $before;
			}
			self::assertSame( $all[0], $all[1] );
			self::assertCount( $guests + $accounts, array_unique( array_diff( $all[0], [ 0 ] ) ) );
			self::assertSame(
				array_fill( 0, $accounts, 'Mia' ),
				array_map( fn( int $id ) => $this->row( $id )['first_name'], array_slice( $all[0], $guests ) )
			);
			self::assertSame(
				[ 'guest1-of-' . $guests . '@example.org', '2026-05-02 10:00:00', 'Berlin' ],
				array_values( array_intersect_key( $this->row( $all[0][0] ), array_flip( [ 'email', 'date_last_active', 'city' ] ) ) )
			);
		}
		foreach ( $taken as $statements ) {
			self::assertSame( $statements[0], $statements[1], (string) wp_json_encode( $taken ) );
		}
	}

	public function test_an_order_that_is_made_meanwhile_prevails_over_an_older_one(): void {
		$id    = $this->lookup()->id_for( 0, 'mia@example.org', 'Mia', 'Elm', self::BERLIN, self::utc( '2026-05-01 10:00:00' ) );
		$newer = function ( string $sql ) use ( $id ): string {
			if ( str_contains( $sql, 'FOR UPDATE' ) ) {
				remove_all_filters( 'query' );
				$this->context()->database->execute(
					"UPDATE {$this->context()->database->table( 'wc_customer_lookup' )}
					SET first_name = 'Newest', date_last_active = '2026-05-03 10:00:00' WHERE customer_id = %d",
					$id
				);
			}
			return $sql;
		};
		add_filter( 'query', $newer );
		$this->lookup()->ids_for(
			[
				[
					'customer_id'      => '0',
					'email'            => 'mia@example.org',
					'first_name'       => 'Newer',
					'last_name'        => 'Elm',
					'date_created_gmt' => '2026-05-02 10:00:00',
				] + self::BERLIN,
			]
		);
		self::assertFalse( has_filter( 'query', $newer ) );
		self::assertSame( [ 'Newest', '2026-05-03 10:00:00' ], [ $this->row( $id )['first_name'], $this->row( $id )['date_last_active'] ] );
	}

	public function test_what_is_too_long_for_its_column_is_cut_and_found_again(): void {
		$email = str_repeat( 'x', 120 ) . '@example.org';
		$id    = $this->lookup()->id_for( 0, $email, str_repeat( 'ü', 300 ), "O'Neil; DROP TABLE", [ 'country' => 'DEU' ] );
		self::assertSame( $id, $this->lookup()->id_for( 0, $email ) );
		self::assertSame(
			[ str_repeat( 'ü', 255 ), "O'Neil; DROP TABLE", 'DE' ],
			array_values( array_intersect_key( $this->row( $id ), array_flip( [ 'first_name', 'last_name', 'country' ] ) ) )
		);
	}

	public function test_an_account_is_followed_from_its_making_to_its_end(): void {
		$user = $this->customer();
		$id   = $this->lookup()->number_of_user( $user );
		self::assertNotNull( $id );
		self::assertSame(
			[ 'lena', 'Lena', 'lena@example.org' ],
			array_values( array_intersect_key( $this->row( $id ), array_flip( [ 'username', 'first_name', 'email' ] ) ) )
		);

		wp_update_user(
			[
				'ID'         => $user,
				'first_name' => 'Helena',
				'user_email' => 'helena@example.org',
			]
		);
		self::assertSame(
			[ 'Helena', 'helena@example.org' ],
			array_values( array_intersect_key( $this->row( $id ), array_flip( [ 'first_name', 'email' ] ) ) )
		);

		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user );
		self::assertNull(
			$this->context()->database->value(
				"SELECT customer_id FROM {$this->context()->database->table( 'wc_customer_lookup' )} WHERE customer_id = %d",
				$id
			),
			'Of who bought nothing, nothing is kept.'
		);
	}

	public function test_the_profile_prevails_over_what_an_order_says(): void {
		$user = $this->customer();
		$id   = $this->lookup()->id_for( $user, 'other@example.org', 'Someone', 'Else', self::BERLIN );
		self::assertSame(
			[ 'Lena', 'lena@example.org', 'Berlin' ],
			array_values( array_intersect_key( $this->row( $id ), array_flip( [ 'first_name', 'email', 'city' ] ) ) )
		);

		update_user_meta( $user, 'billing_country', 'AT' );
		$this->lookup()->id_for( $user, '', '', '', self::BERLIN );
		self::assertSame( [ 'AT', '' ], array_values( array_intersect_key( $this->row( $id ), array_flip( [ 'country', 'city' ] ) ) ) );
	}

	public function test_who_does_not_buy_is_in_no_lookup(): void {
		$user = wp_insert_user(
			[
				'user_login' => 'author',
				'user_pass'  => 'x',
				'role'       => 'author',
			]
		);
		self::assertIsInt( $user );
		self::assertNull( $this->lookup()->number_of_user( $user ) );
		$id = $this->lookup()->id_for( $user, '' );
		self::assertSame( $id, $this->lookup()->number_of_user( $user ) );
	}

	private function customer(): int {
		$user = wp_insert_user(
			[
				'user_login' => 'lena',
				'user_pass'  => 'x',
				'user_email' => 'lena@example.org',
				'first_name' => 'Lena',
				'role'       => 'customer',
			]
		);
		self::assertIsInt( $user );
		return $user;
	}

	/**
	 * @return array<string, string|null>
	 */
	private function row( int $id ): array {
		$row = $this->context()->database->row(
			"SELECT * FROM {$this->context()->database->table( 'wc_customer_lookup' )} WHERE customer_id = %d",
			$id
		);
		self::assertNotNull( $row );
		return $row;
	}

	private function lookup(): CustomerLookup {
		return new CustomerLookup( $this->context() );
	}

	private static function utc( string $text ): DateTimeImmutable {
		return new DateTimeImmutable( $text, new DateTimeZone( 'UTC' ) );
	}
}
