<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\LegacyRest;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The routes of wc/v1 and wc/v2.
 */
final class LegacyRestTest extends IntegrationTestCase {

	#[DataProvider( 'versions' )]
	public function test_products_are_read_and_written_in_the_names_of_the_version( string $version ): void {
		$this->as_shop_manager();
		// phpcs:disable WordPress.Arrays
		$created = $this->rest(
			'POST',
			"/wc/$version/products",
			[
				'name'          => 'Oak table',
				'regular_price' => '87',
				'in_stock'      => false,
			]
		);
		// phpcs:enable
		$this->assertRestStatus( $created, 201 );
		$item = $this->item( $created );
		self::assertSame( [ 'Oak table', false, 'outofstock' ], [ $item['name'], $item['in_stock'], $item['stock_status'] ] );
		self::assertIsInt( $item['id'] );
		$path = "/wc/$version/products/{$item['id']}";
		self::assertTrue( $this->item( $this->rest( 'PUT', $path, [ 'in_stock' => true ] ) )['in_stock'] );
		self::assertFalse( $this->item( $this->rest( 'PUT', $path, [ 'in_stock' => 'false' ] ) )['in_stock'], 'As a form sends it.' );
		self::assertTrue( $this->item( $this->rest( 'PUT', $path, [ 'in_stock' => '1' ] ) )['in_stock'] );
		self::assertSame( 'instock', $this->item( $this->rest( 'GET', "/wc/v3/products/{$item['id']}" ) )['stock_status'] );
		$list = $this->rest( 'GET', "/wc/$version/products", [ 'in_stock' => true ] );
		self::assertSame( [ true ], array_column( $this->items( $list ), 'in_stock' ) );
		self::assertSame( '1', $list->get_headers()['X-WP-Total'] );
		self::assertSame( [], $this->items( $this->rest( 'GET', "/wc/$version/products", [ 'in_stock' => false ] ) ) );

		$batch = $this->item(
			$this->rest(
				'POST',
				"/wc/$version/products/batch",
				[
					'update' => [
						[
							'id'       => $item['id'],
							'in_stock' => false,
						],
						[ 'id' => 999999 ],
					],
				]
			)
		)['update'];
		self::assertIsArray( $batch );
		self::assertFalse( $batch[0]['in_stock'] );
		self::assertArrayHasKey( 'error', $batch[1] );
		$this->assertRestStatus( $this->rest( 'DELETE', $path, [ 'force' => true ] ) );
		$this->assertRestStatus( $this->rest( 'GET', $path ), 404 );
	}

	#[DataProvider( 'versions' )]
	public function test_customers_have_what_they_ordered_and_paid( string $version ): void {
		$this->as_administrator();
		$customer = $this->item( $this->rest( 'POST', "/wc/$version/customers", [ 'email' => 'iris@example.test' ] ) );
		self::assertSame( [ 0, '0.00' ], [ $customer['orders_count'], $customer['total_spent'] ] );
		$order = [
			'customer_id' => $customer['id'],
			'fee_lines'   => [
				[
					'name'  => 'Work',
					'total' => '50.00',
				],
			],
		];
		$this->assertRestStatus( $this->rest( 'POST', "/wc/$version/orders", [ 'set_paid' => true ] + $order ), 201 );
		$this->assertRestStatus( $this->rest( 'POST', "/wc/$version/orders", $order ), 201 );
		self::assertIsInt( $customer['id'] );
		$read = $this->item( $this->rest( 'GET', "/wc/$version/customers/{$customer['id']}" ) );
		self::assertSame( [ 2, '50.00', 'iris@example.test' ], [ $read['orders_count'], $read['total_spent'], $read['email'] ] );
		self::assertArrayNotHasKey( 'orders_count', $this->item( $this->rest( 'GET', "/wc/v3/customers/{$customer['id']}" ) ) );
	}

	#[DataProvider( 'versions' )]
	public function test_orders_with_notes_and_refunds( string $version ): void {
		$this->as_shop_manager();
		// phpcs:ignore WordPress.Arrays
		$product = $this->item( $this->rest( 'POST', "/wc/$version/products", [ 'name'          => 'Tea pot', 'regular_price' => '20' ] ) );
		$line    = [
			'product_id' => $product['id'],
			'quantity'   => 2,
			'meta_data'  => [
				[
					'key'   => 'Engraving',
					'value' => 'Iris',
				],
			],
		];
		// phpcs:ignore WordPress.Arrays
		$order = $this->item( $this->rest( 'POST', "/wc/$version/orders", [ 'set_paid'   => true, 'line_items' => [ $line ] ] ) );
		self::assertSame( [ '40.00', 'processing' ], [ $order['total'], $order['status'] ] );
		self::assertIsArray( $order['line_items'] );
		$meta = [
			[
				'key'   => 'Engraving',
				'label' => 'Engraving',
				'value' => 'Iris',
			],
		];
		self::assertSame( 'v1' === $version ? $meta : null, $order['line_items'][0]['meta'] ?? null );
		self::assertIsInt( $order['id'] );
		$path = "/wc/$version/orders/{$order['id']}";
		$this->assertRestStatus( $this->rest( 'POST', "$path/notes", [ 'note' => 'Wrapped.' ] ), 201 );
		// phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $this->rest( 'POST', "$path/refunds", [ 'amount'     => '5.00', 'api_refund' => false ] ), 201 );
		self::assertSame( [ '5.00' ], array_column( $this->items( $this->rest( 'GET', "$path/refunds" ) ), 'amount' ) );
		self::assertSame( 'completed', $this->item( $this->rest( 'PUT', $path, [ 'status' => 'completed' ] ) )['status'] );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function versions(): array {
		return [
			'first'  => [ 'v1' ],
			'second' => [ 'v2' ],
		];
	}

	#[DataProvider( 'gone' )]
	public function test_the_rest_is_gone_and_says_why( string $route ): void {
		$this->as_administrator();
		$response = $this->rest( 'GET', $route );
		$this->assertRestError( $response, 'storewright_rest_version_gone', 410 );
		self::assertStringContainsString( '/wc/v3', (string) $response->as_error()?->get_error_message() );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function gone(): iterable {
		foreach ( [
			'/wc/v1',
			'/wc/v1/coupons',
			'/wc/v1/products/1/variations',
			'/wc/v2/reports/sales',
			'/wc/v2/system_status',
			'/wc/v2/settings/general',
			'/wc/v2/orders/1/anything',
		] as $route ) {
			yield $route => [ $route ];
		}
	}

	public function test_routes_that_plugins_add_to_an_older_version_are_theirs(): void {
		$this->as_administrator();
		// The server is there already, and has called everybody who adds routes.
		$server = rest_get_server();
		$server->register_route(
			'wc/v2',
			'/wc/v2/subscriptions/(?P<id>[\d]+)',
			[
				[
					'methods'             => 'GET',
					'callback'            => static fn( \WP_REST_Request $request ) => [ 'id' => (int) $request['id'] ],
					'permission_callback' => '__return_true',
				],
			]
		);
		self::assertSame( [ 'id' => 5 ], $this->item( $this->rest( 'GET', '/wc/v2/subscriptions/5' ) ) );
		$this->assertRestError( $this->rest( 'GET', '/wc/v2/subscriptions' ), 'storewright_rest_version_gone', 410 );
		$this->assertRestStatus( $this->rest( 'GET', '/wc/v2/products' ) );
	}

	public function test_permissions_are_those_of_the_current_version(): void {
		foreach ( [ '/wc/v1/orders', '/wc/v2/orders', '/wc/v2/customers', '/wc/v2/coupons' ] as $route ) {
			$this->as_subscriber();
			$this->assertRestStatus( $this->rest( 'GET', $route ), 403 );
			// phpcs:ignore WordPress.Arrays
			$this->assertRestStatus( $this->rest( 'POST', $route, [ 'email' => 'iris@example.test', 'code'  => 'ten' ] ), 403 );
			$this->as_visitor();
			$this->assertRestStatus( $this->rest( 'GET', $route ), 401 );
		}
	}
}
