<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Customers;

use Storewright\Tests\Support\Network;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * In a network a shop sees its members only, and who runs it can't take over an account that other sites have, too.
 */
final class NetworkTest extends ParallelTestCase {

	private const PATH = '/wc/v3/customers';

	public function test_a_shop_manager_of_one_site_takes_over_no_account_of_the_network(): void {
		$network = Network::install( $this->context()->database );
		try {
			$this->check( $network );
		} finally {
			$network->remove();
		}
	}

	private function check( Network $network ): void {
		$path   = array_map( static fn( int $id ) => self::PATH . "/$id", $network->users );
		$other  = $network->users['other'];
		$theft  = [ 'password' => 'mine now', 'email' => 'thief@example.org' ]; // phpcs:ignore WordPress.Arrays
		$before = $this->accounts();

		$answers = $network->rest(
			// A member, who may be anything on other sites, is seen, not changed.
			[ 'manager', 'PUT', $path['both'], $theft ],
			[ 'manager', 'PUT', $path['mia'], $theft ],
			[ 'manager', 'GET', $path['both'] ],
			// Who is no member does not exist here.
			[ 'manager', 'PUT', $path['other'], $theft ],
			[ 'manager', 'GET', $path['other'] ],
			[ 'manager', 'GET', "{$path['other']}/downloads" ],
			[ 'manager', 'DELETE', $path['other'], [ 'force' => true ] ],
			[ 'manager', 'DELETE', $path['mia'], [ 'force' => true, 'reassign' => $other ] ], // phpcs:ignore WordPress.Arrays
			[ 'manager', 'POST', '/wc/v3/orders', [ 'customer_id' => $other ] ],
			[ 'admin', 'PUT', $path['other'], $theft ],
			// Who runs the network may.
			[ 'admin', 'PUT', $path['mia'], [ 'first_name' => 'Mia' ] ]
		);

		self::assertSame( [ 403, 403, 200, 404, 404, 404, 404, 400, 400, 404, 200 ], array_column( $answers, 'status' ) );
		self::assertSame( $before, $this->accounts() );
		self::assertSame( [], $answers[2]['data']['meta_data'], 'Meta data is for those who may change the account.' );
		$lists = $network->rest(
			[ 'manager', 'GET', self::PATH, [ 'role' => 'all' ] ],
			[ 'manager', 'GET', self::PATH, [ 'role' => 'all', 'search' => 'example.org' ] ], // phpcs:ignore WordPress.Arrays
			[ 'manager', 'GET', self::PATH, [ 'role' => 'all', 'include' => [ $other ] ] ] // phpcs:ignore WordPress.Arrays
		);
		self::assertContains( $network->users['mia'], array_column( $lists[1]['data'], 'id' ) );
		self::assertNotContains(
			$other,
			[
				...array_column( $lists[0]['data'], 'id' ),
				...array_column( $lists[1]['data'], 'id' ),
				...array_column( $lists[2]['data'], 'id' ),
			]
		);
		self::assertSame(
			'0',
			$this->context()->database->value( "SELECT COUNT(*) FROM network_wc_customer_lookup WHERE email = 'other@example.org'" )
		);
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function accounts(): array {
		return $this->context()->database->rows( 'SELECT user_login, user_email, user_pass FROM network_users ORDER BY ID' );
	}
}
