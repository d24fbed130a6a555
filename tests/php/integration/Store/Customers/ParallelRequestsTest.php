<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Customers;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Customers\Tables;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several clients who work on customers at the same moment.
 */
#[Group( 'mariadb' )]
final class ParallelRequestsTest extends ParallelTestCase {

	private const PATH = '/wc/v3/customers';

	public function test_one_address_gets_one_account(): void {
		$this->as_shop_manager();
		$answers = $this->rest_at_once( array_fill( 0, 4, [ 'POST', self::PATH, [ 'email' => 'mia@example.org' ] ] ) );
		$codes   = array_map( static fn( array $answer ) => 201 === $answer['status'] ? 'made' : $answer['data']['code'], $answers );
		sort( $codes );
		self::assertSame(
			[ 'made', 'registration-error-email-exists', 'registration-error-email-exists', 'registration-error-email-exists' ],
			$codes
		);
	}

	public function test_names_that_are_made_up_at_once_differ(): void {
		$this->as_shop_manager();
		// phpcs:disable WordPress.Arrays -- One line.
		$answers = $this->rest_at_once(
			array_map(
				static fn( int $number ) => [
					'POST',
					self::PATH,
					[
						'email'      => "mia@example{$number}.org",
						'first_name' => 'Mia',
					],
				],
				range( 1, 4 )
			)
		);
		// phpcs:enable
		self::assertSame( [ 201, 201, 201, 201 ], array_column( $answers, 'status' ), (string) wp_json_encode( $answers ) );
		$names = array_map( static fn( array $answer ) => $answer['data']['username'], $answers );
		sort( $names );
		self::assertSame( [ 'mia', 'mia-2', 'mia-3', 'mia-4' ], $names );
	}

	public function test_changes_of_different_fields_all_stay(): void {
		$this->as_shop_manager();
		$mia  = $this->item( $this->rest( 'POST', self::PATH, [ 'email' => 'mia@example.org' ] ) );
		$path = self::PATH . '/' . ( is_int( $mia['id'] ) ? $mia['id'] : 0 );
		$this->rest_at_once(
			[
				[ 'PUT', $path, [ 'email' => 'new@example.org' ] ],
				[ 'PUT', $path, [ 'first_name' => 'Mia' ] ],
				[ 'PUT', $path, [ 'billing' => [ 'city' => 'Berlin' ] ] ],
				[ 'PUT', $path, [ 'password' => 'geheim' ] ],
			]
		);
		wp_cache_flush();
		$mia = $this->item( $this->rest( 'GET', $path ) );
		self::assertIsArray( $mia['billing'] );
		self::assertSame( [ 'new@example.org', 'Mia', 'Berlin' ], [ $mia['email'], $mia['first_name'], $mia['billing']['city'] ] );
		self::assertSame( $mia['id'], wp_authenticate( 'new@example.org', 'geheim' )->ID ?? null );
	}

	public function test_a_new_guest_gets_one_number(): void {
		$numbers = OtherRequest::run_together(
			OtherRequest::prepare( 'know-guest', ...array_fill( 0, 5, [ 'email' => 'guest@example.org' ] ) )
		);
		self::assertSame( array_fill( 0, 5, $numbers[0] ), $numbers );
		self::assertGreaterThan( 0, $numbers[0] );
		self::assertSame(
			'1',
			$this->context()->database->value( "SELECT COUNT(*) FROM {$this->context()->database->table( Tables::LOOKUP )}" )
		);
	}

	public function test_new_guests_get_one_number_each_where_many_are_asked_for_at_once(): void {
		$guests   = array_map( static fn( int $number ) => "guest$number@example.org", range( 1, 40 ) );
		$requests = OtherRequest::prepare(
			'know-guests',
			...array_map(
				static fn( array $emails ) => compact( 'emails' ),
				[ $guests, array_reverse( $guests ), array_slice( $guests, 20 ) ]
			)
		);
		$single   = OtherRequest::prepare( 'know-guest', ...array_map( static fn( string $email ) => compact( 'email' ), array_slice( $guests, 18, 2 ) ) );
		$answers  = OtherRequest::run_together( [ ...$requests, ...$single ] );
		/** @var list<int> $numbers */
		$numbers = $answers[0];
		self::assertCount( 40, array_unique( $numbers ) );
		self::assertSame(
			[ array_reverse( $numbers ), array_slice( $numbers, 20 ), $numbers[18], $numbers[19] ],
			array_slice( $answers, 1 )
		);
		self::assertSame(
			'40',
			$this->context()->database->value( "SELECT COUNT(*) FROM {$this->context()->database->table( Tables::LOOKUP )}" )
		);
	}

	protected function open_database(): void {
		parent::open_database();
		$this->forget_customers();
	}

	protected function close_database(): void {
		$this->forget_customers();
		parent::close_database();
	}

	private function forget_customers(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		/** @var list<string> $ids */
		$ids = get_users(
			[
				'role'   => 'customer',
				'fields' => 'ID',
			]
		);
		foreach ( $ids as $id ) {
			wp_delete_user( (int) $id );
		}
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( Tables::LOOKUP )}" );
	}
}
