<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Customers;

use RuntimeException;
use Storewright\Store\Customers\CustomerLookup;
use Storewright\Store\Customers\CustomerQuery;
use Storewright\Store\Customers\CustomerServices;
use Storewright\Tests\Support\FailingQueries;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Data of customers: their orders, numbers and downloads.
 */
final class CustomerThingsTest extends IntegrationTestCase {

	use FailingQueries;

	public function test_who_has_paid_an_order_is_a_paying_customer(): void {
		$this->as_shop_manager();
		[ $mia, $kim ] = [ $this->customer( 'mia' ), $this->customer( 'kim' ) ];
		$this->order( 900001, $mia, 'wc-pending' );
		$this->order( 900002, $kim, 'wc-completed' );
		self::assertFalse( $this->item( $this->rest( 'GET', "/wc/v3/customers/{$mia}" ) )['is_paying_customer'] );
		self::assertTrue( $this->item( $this->rest( 'GET', "/wc/v3/customers/{$kim}" ) )['is_paying_customer'] );
		update_user_meta( $mia, 'paying_customer', '1' );
		self::assertTrue(
			$this->item( $this->rest( 'GET', "/wc/v3/customers/{$mia}" ) )['is_paying_customer'],
			'What a shop brings along counts.'
		);
	}

	public function test_what_customers_have_bought_is_added_up_exactly(): void {
		$this->as_shop_manager();
		[ $mia, $kim ] = [ $this->customer( 'mia' ), $this->customer( 'kim' ) ];
		foreach ( [ 'wc-completed', 'wc-processing', 'wc-on-hold', 'wc-refunded', 'trash', 'wc-checkout-draft' ] as $at => $status ) {
			$this->order( 900001 + $at, $mia, $status );
			$this->context()->database->update( 'wc_orders', [ 'total_amount' => '10.10' ], [ 'id' => 900001 + $at ] );
		}
		$totals = ( new CustomerQuery( $this->context() ) )->totals_of( [ $mia, $kim ] );
		self::assertSame(
			[ 4, '20.20', 0, '0.00' ],
			[ $totals[ $mia ]->orders, $totals[ $mia ]->spent, $totals[ $kim ]->orders, $totals[ $kim ]->spent ]
		);
		self::assertSame( [], ( new CustomerQuery( $this->context() ) )->totals_of( [] ) );
	}

	public function test_orders_of_a_deleted_customer_go_to_another_or_become_a_guests(): void {
		$this->as_shop_manager();
		[ $mia, $kim, $tom ] = [ $this->customer( 'mia' ), $this->customer( 'kim' ), $this->customer( 'tom' ) ];
		$this->order( 900001, $mia, 'wc-completed' );
		$this->order( 900002, $tom, 'wc-completed' );
		$numbers = [
			$this->lookup()->number_of_user( $mia ),
			$this->lookup()->number_of_user( $kim ),
			$this->lookup()->number_of_user( $tom ),
		];
		$passed  = [];
		add_action(
			'storewright_orders_reassigned',
			static function ( array $orders, int $to ) use ( &$passed ): void {
				$passed[] = [ $orders, $to ];
			},
			10,
			2
		);

		// phpcs:disable WordPress.Arrays -- One line.
		$this->assertRestError(
			$this->rest(
				'DELETE',
				"/wc/v3/customers/{$mia}",
				[
					'force'    => true,
					'reassign' => $mia,
				]
			),
			'woocommerce_rest_customer_invalid_reassign',
			400
		);
		// phpcs:enable
		// phpcs:disable WordPress.Arrays -- One line.
		$this->assertRestError(
			$this->rest(
				'DELETE',
				"/wc/v3/customers/{$mia}",
				[
					'force'    => true,
					'reassign' => 999999,
				]
			),
			'woocommerce_rest_customer_invalid_reassign',
			400
		);
		// phpcs:enable
		// phpcs:ignore WordPress.Arrays -- One line.
		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/customers/{$mia}", [ 'force'    => true, 'reassign' => $kim ] ) );
		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/customers/{$tom}", [ 'force' => true ] ) );

		self::assertSame(
			[ (string) $kim, '0' ],
			$this->column( 'SELECT customer_id FROM %i WHERE id IN ( 900001, 900002 ) ORDER BY id', 'wc_orders' )
		);
		self::assertSame(
			[ (string) $numbers[1], (string) $numbers[2] ],
			$this->column( 'SELECT customer_id FROM %i WHERE order_id IN ( 900001, 900002 ) ORDER BY order_id', 'wc_order_stats' )
		);
		self::assertSame( $numbers[2], $this->lookup()->id_for( 0, 'tom@example.org' ) );
		self::assertSame( [ [ [ 900001 ], $kim ], [ [ 900002 ], 0 ] ], $passed );
		self::assertSame(
			[],
			$this->column( "SELECT customer_id FROM %i WHERE email = 'mia@example.org'", 'wc_customer_lookup' ),
			'Whose orders are another’s is forgotten.'
		);
	}

	public function test_the_things_of_a_deleted_customer_are_passed_on_as_a_whole_or_not_at_all(): void {
		$this->as_shop_manager();
		$mia = $this->customer( 'mia' );
		$this->order( 900001, $mia, 'wc-completed' );
		try {
			$this->with_failing_query(
				[ 'UPDATE', 'woocommerce_downloadable_product_permissions' ],
				fn() => ( new CustomerServices( $this->context() ) )->deleted_account_data()->pass_on( $mia, 0 )
			);
			self::fail( 'The write was not broken.' );
		} catch ( RuntimeException ) {
			self::assertSame( [ (string) $mia ], $this->column( 'SELECT customer_id FROM %i WHERE id = 900001', 'wc_orders' ) );
		}
	}

	public function test_downloads_are_those_that_are_open_at_this_moment(): void {
		$this->as_shop_manager();
		$mia     = $this->customer( 'mia' );
		$product = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_title'  => 'Songs',
				'post_status' => 'publish',
			]
		);
		self::assertGreaterThan( 0, $product );
		$file = static fn( string $name ) => [
			'name' => $name,
			'file' => "https://example.org/{$name}.mp3",
		];
		update_post_meta(
			$product,
			'_downloadable_files',
			[
				'a' => $file( 'one' ),
				'b' => $file( 'two' ),
			]
		);
		$this->order( 900001, $mia, 'wc-completed' );
		$this->order( 900002, $mia, 'wc-pending' );
		$this->permission( $mia, $product, 'a', 900001, '', '2099-01-31 23:00:00' );
		$this->permission( $mia, $product, 'b', 900001, '2', null );
		$this->permission( $mia, $product, 'a', 900001, '0', null );
		$this->permission( $mia, $product, 'a', 900001, '', '2020-01-01 00:00:00' );
		$this->permission( $mia, $product, 'a', 900002, '', null );
		$this->permission( $mia, $product, 'gone', 900001, '', null );
		$this->permission( $mia, 999999, 'a', 900001, '', null );
		update_option( 'timezone_string', 'Europe/Berlin' );

		$downloads = $this->items( $this->rest( 'GET', "/wc/v3/customers/{$mia}/downloads" ) );
		self::assertSame( [ 'one', 'two' ], array_column( $downloads, 'download_name' ) );
		self::assertSame( [ 'unlimited', '2' ], array_column( $downloads, 'downloads_remaining' ) );
		self::assertSame( [ '2099-02-01T00:00:00', 'never' ], array_column( $downloads, 'access_expires' ) );
		self::assertSame( [ '2099-01-31T23:00:00', 'never' ], array_column( $downloads, 'access_expires_gmt' ) );
		self::assertSame(
			[ 'Songs', $product, 900001, $file( 'one' ) ],
			[ $downloads[0]['product_name'], $downloads[0]['product_id'], $downloads[0]['order_id'], $downloads[0]['file'] ]
		);
		$this->assertRestError( $this->rest( 'GET', '/wc/v3/customers/999999/downloads' ), 'wc_user_invalid_id', 404 );
	}

	private function customer( string $name ): int {
		$customer = $this->item( $this->rest( 'POST', '/wc/v3/customers', [ 'email' => "{$name}@example.org" ] ) );
		self::assertIsInt( $customer['id'] );
		return $customer['id'];
	}

	private function order( int $id, int $customer, string $status ): void {
		$this->context()->database->insert(
			'wc_orders',
			[
				'id'               => $id,
				'status'           => $status,
				'type'             => 'shop_order',
				'customer_id'      => $customer,
				'date_created_gmt' => '2026-05-01 10:00:00',
				'date_updated_gmt' => '2026-05-01 10:00:00',
			]
		);
		$this->context()->database->insert(
			'wc_order_stats',
			[
				'order_id'     => $id,
				'date_created' => '2026-05-01 10:00:00',
				'status'       => $status,
				'customer_id'  => (int) $this->lookup()->number_of_user( $customer ),
			]
		);
	}

	private function permission( int $customer, int $product, string $file, int $order, string $remaining, ?string $expires ): void {
		$this->context()->database->insert(
			'woocommerce_downloadable_product_permissions',
			[
				'download_id'         => $file,
				'product_id'          => $product,
				'order_id'            => $order,
				'order_key'           => 'wc_order_x',
				'user_email'          => 'mia@example.org',
				'user_id'             => $customer,
				'downloads_remaining' => $remaining,
				'access_granted'      => '2026-05-01 10:00:00',
				'access_expires'      => $expires,
			]
		);
	}

	/**
	 * @return list<string>
	 */
	private function column( string $sql, string $table ): array {
		return $this->context()->database->column( $sql, $this->context()->database->table( $table ) );
	}

	private function lookup(): CustomerLookup {
		return new CustomerLookup( $this->context() );
	}
}
