<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Keys;

use DateTimeImmutable;
use Storewright\Kernel\Clock;
use Storewright\Store\Keys\FailedAttempts;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * How failed attempts are counted.
 */
final class FailuresTest extends IntegrationTestCase {

	public function test_the_limit_is_reached_by_failures_in_one_window_and_ends_with_it(): void {
		$bucket = FailedAttempts::of_address( '192.0.2.7' );
		for ( $count = 1; $count < FailedAttempts::LIMIT; $count++ ) {
			$this->at( '10:00:00' )->add( $bucket );
		}
		self::assertSame( 0, $this->at( '10:01:00' )->wait( $bucket ) );
		$this->at( '10:01:00' )->add( $bucket );
		self::assertSame( 240, $this->at( '10:01:00' )->wait( $bucket ) );
		self::assertSame( 240, $this->at( '10:01:00' )->wait( FailedAttempts::of_key( 'ck_1', '192.0.2.7' ), $bucket ) );
		self::assertSame( 0, $this->at( '10:01:00' )->wait( FailedAttempts::of_address( '192.0.2.8' ) ) );
		self::assertSame( 1, $this->at( '10:04:59' )->wait( $bucket ) );
		self::assertSame( 0, $this->at( '10:05:00' )->wait( $bucket ) );
		$this->at( '10:05:00' )->add( $bucket );
		self::assertSame( 0, $this->at( '10:05:00' )->wait( $bucket ), 'A new window begins with one.' );
	}

	public function test_a_network_of_ipv6_is_one_client(): void {
		self::assertSame( FailedAttempts::of_address( '2001:db8:1:2::1' ), FailedAttempts::of_address( '2001:db8:1:2:ffff::9' ) );
		self::assertNotSame( FailedAttempts::of_address( '2001:db8:1:2::1' ), FailedAttempts::of_address( '2001:db8:1:3::1' ) );
		self::assertNotSame( FailedAttempts::of_address( '192.0.2.7' ), FailedAttempts::of_address( '192.0.2.8' ) );
		self::assertSame( FailedAttempts::of_address( 'nonsense' ), FailedAttempts::of_address( 'nonsense' ) );
	}

	public function test_what_is_over_is_removed_in_time(): void {
		$this->at( '10:00:00' )->add( FailedAttempts::of_key( 'ck_old', '192.0.2.7' ) );
		$deletions = 0;
		$counter   = static function ( string $query ) use ( &$deletions ): string {
			$deletions += (int) str_starts_with( $query, 'DELETE' );
			return $query;
		};
		add_filter( 'query', $counter );
		for ( $count = 0; $count < 2000; $count++ ) {
			$this->at( '11:00:00' )->add( FailedAttempts::of_key( 'ck_new', '192.0.2.7' ) );
		}
		self::assertLessThan( 200, $deletions, 'Tidying up at every failure would cost more than the failures.' );
		self::assertSame(
			'1',
			$this->context()->database->value( "SELECT COUNT(*) FROM {$this->context()->database->table( 'storewright_key_failures' )}" )
		);
	}

	private function at( string $time ): FailedAttempts {
		return new FailedAttempts( $this->context( new Clock( new DateTimeImmutable( "2026-05-01 {$time} UTC" ) ) ) );
	}
}
