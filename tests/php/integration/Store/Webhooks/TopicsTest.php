<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Webhooks;

use Storewright\Store\Keys\KeyRoutes;
use Storewright\Store\Webhooks\Tables;
use Storewright\Store\Webhooks\Topics;
use Storewright\Store\Webhooks\WebhookServices;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Deliveries that are noted when clients, orders and WordPress itself really change the shop.
 */
final class TopicsTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		foreach ( Topics::all() as $topic ) {
			( new WebhookServices( $this->context() ) )->repository()->create(
				[
					'topic'        => $topic,
					'delivery_url' => 'https://93.184.216.34/hooks',
				],
				get_current_user_id()
			);
		}
	}

	public function test_a_product_from_its_creation_to_its_end(): void {
		[ $id, $noted ] = $this->noted( fn() => $this->made( 'products', [ 'name' => 'Oak table' ] ) );
		self::assertSame( [ "product.created $id", "product.published $id" ], $noted );
		$path = "/wc/v3/products/$id";
		self::assertSame( [ "product.updated $id" ], $this->noted( fn() => $this->rest( 'PUT', $path, [ 'regular_price' => '90' ] ) )[1] );
		self::assertSame( [ "product.deleted $id" ], $this->noted( fn() => $this->rest( 'DELETE', $path ) )[1] );
		self::assertContains( "product.restored $id", $this->noted( fn() => $this->rest( 'PUT', $path, [ 'status' => 'draft' ] ) )[1] );
		self::assertSame(
			[ "product.published $id", "product.updated $id" ],
			$this->sorted( $this->noted( fn() => $this->rest( 'PUT', $path, [ 'status' => 'publish' ] ) )[1] )
		);
		self::assertSame( [ "product.deleted $id" ], $this->noted( fn() => $this->rest( 'DELETE', $path, [ 'force' => true ] ) )[1] );
	}

	public function test_a_product_that_is_changed_in_wordpress_itself(): void {
		$id = $this->made( 'products', [ 'name' => 'Oak table' ] );
		// phpcs:disable WordPress.Arrays
		self::assertSame(
			[ "product.updated $id" ],
			$this->noted(
				fn() => wp_update_post(
					[
						'ID'         => $id,
						'post_title' => 'Pine table',
					]
				)
			)[1]
		);
		// phpcs:enable
		self::assertContains( "product.deleted $id", $this->noted( fn() => wp_trash_post( $id ) )[1] );
		self::assertContains( "product.restored $id", $this->noted( fn() => wp_untrash_post( $id ) )[1] );
		self::assertSame( [ "product.deleted $id" ], $this->noted( fn() => wp_delete_post( $id, true ) )[1] );
	}

	public function test_variations_by_their_own_route_and_generated_ones(): void {
		$size = [
			'name'      => 'Size',
			'options'   => [ 'S', 'M' ],
			'variation' => true,
		];
		// phpcs:ignore WordPress.Arrays
		$parent = $this->made( 'products', [ 'name'       => 'Tee', 'type'       => 'variable', 'attributes' => [ $size ] ] );
		$path   = "products/$parent/variations";
		// phpcs:disable WordPress.Arrays
		[ $one, $noted ] = $this->noted(
			fn() => $this->made(
				$path,
				[
					'regular_price' => '15',
					'attributes'    => [
						[
							'name'   => 'Size',
							'option' => 'S',
						],
					],
				]
			)
		);
		// phpcs:enable
		self::assertSame( [ "product.created $one", "product.updated $parent" ], $noted );
		self::assertSame(
			[ "product.updated $parent", "product.updated $one" ],
			$this->sorted( $this->noted( fn() => $this->rest( 'PUT', "/wc/v3/$path/$one", [ 'regular_price' => '16' ] ) )[1] )
		);
		$noted = $this->noted( fn() => $this->rest( 'POST', "/wc/v3/$path/generate" ) )[1];
		self::assertCount( 2, $noted, (string) wp_json_encode( $noted ) );
		self::assertSame( [ 'product.created', "product.updated $parent" ], [ substr( $noted[0], 0, 15 ), $noted[1] ] );
		self::assertSame(
			[ "product.deleted $one", "product.updated $parent" ],
			$this->sorted( $this->noted( fn() => $this->rest( 'DELETE', "/wc/v3/$path/$one", [ 'force' => true ] ) )[1] )
		);
	}

	public function test_the_stock_that_an_order_takes(): void {
		$managed = [
			'regular_price'  => '20',
			'manage_stock'   => true,
			'stock_quantity' => 5,
		];
		$pot     = $this->made( 'products', [ 'name' => 'Tea pot' ] + $managed );
		// phpcs:disable WordPress.Arrays
		$parent = $this->made(
			'products',
			[
				'name'       => 'Tee',
				'type'       => 'variable',
				'attributes' => [
					[
						'name'      => 'Size',
						'options'   => [ 'S' ],
						'variation' => true,
					],
				],
			]
		);
		// phpcs:enable
		// phpcs:disable WordPress.Arrays
		$variation = $this->made(
			"products/$parent/variations",
			[
				'attributes' => [
					[
						'name'   => 'Size',
						'option' => 'S',
					],
				],
			] + $managed
		);
		// phpcs:enable
		$this->refreshed();
		$lines = [
			[
				'product_id' => $pot,
				'quantity'   => 2,
			],
			[
				'product_id'   => $parent,
				'variation_id' => $variation,
				'quantity'     => 1,
			],
		];
		// phpcs:ignore WordPress.Arrays
		[ $order, $noted ] = $this->noted( fn() => $this->made( 'orders', [ 'set_paid'   => true, 'line_items' => $lines ] ) );
		self::assertSame(
			[ "order.created $order", "product.updated $pot", "product.updated $parent", "product.updated $variation" ],
			$this->sorted( $noted )
		);
	}

	public function test_an_order_and_its_refund(): void {
		// phpcs:disable WordPress.Arrays
		[ $order, $noted ] = $this->noted(
			fn() => $this->made(
				'orders',
				[
					'set_paid'  => true,
					'fee_lines' => [
						[
							'name'  => 'Work',
							'total' => '50.00',
						],
					],
				]
			)
		);
		// phpcs:enable
		self::assertSame( [ "order.created $order" ], $noted );
		$path = "/wc/v3/orders/$order";

		// phpcs:disable WordPress.Arrays
		[ $refund, $noted ] = $this->noted(
			fn() => $this->made(
				"orders/$order/refunds",
				[
					'amount'     => '10.00',
					'api_refund' => false,
				]
			)
		);
		// phpcs:enable
		self::assertSame( [ "order.updated $order" ], $noted, 'A refund is no order of its own to those who are told.' );
		self::assertSame(
			[ "order.updated $order" ],
			$this->noted( fn() => $this->rest( 'DELETE', "$path/refunds/$refund", [ 'force' => true ] ) )[1]
		);
		self::assertSame( [ "order.updated $order" ], $this->noted( fn() => $this->rest( 'PUT', $path, [ 'status' => 'on-hold' ] ) )[1] );
		self::assertContains( "order.deleted $order", $this->noted( fn() => $this->rest( 'DELETE', $path ) )[1] );
		self::assertContains(
			"order.restored $order",
			$this->noted( fn() => $this->rest( 'PUT', $path, [ 'status' => 'processing' ] ) )[1]
		);
		self::assertSame( [ "order.deleted $order" ], $this->noted( fn() => $this->rest( 'DELETE', $path, [ 'force' => true ] ) )[1] );
	}

	public function test_a_coupon_from_its_creation_to_its_end(): void {
		[ $id, $noted ] = $this->noted( fn() => $this->made( 'coupons', [ 'code' => 'tenoff' ] ) );
		self::assertSame( [ "coupon.created $id" ], $noted );
		$path = "/wc/v3/coupons/$id";
		self::assertSame( [ "coupon.updated $id" ], $this->noted( fn() => $this->rest( 'PUT', $path, [ 'amount' => '12' ] ) )[1] );
		self::assertSame( [ "coupon.deleted $id" ], $this->noted( fn() => $this->rest( 'DELETE', $path ) )[1] );
		self::assertSame( [ "coupon.restored $id" ], $this->noted( fn() => wp_untrash_post( $id ) )[1] );
		$this->rest( 'DELETE', $path );
		$this->refreshed();
		self::assertContains( "coupon.restored $id", $this->noted( fn() => $this->rest( 'PUT', $path, [ 'status' => 'publish' ] ) )[1] );
		self::assertSame( [ "coupon.deleted $id" ], $this->noted( fn() => $this->rest( 'DELETE', $path, [ 'force' => true ] ) )[1] );
	}

	public function test_a_customer_over_rest_and_in_wordpress_itself(): void {
		[ $id, $noted ] = $this->noted( fn() => $this->made( 'customers', [ 'email' => 'iris@example.test' ] ) );
		self::assertSame( [ "customer.created $id" ], $noted );
		self::assertSame(
			[ "customer.updated $id" ],
			$this->noted( fn() => $this->rest( 'PUT', "/wc/v3/customers/$id", [ 'first_name' => 'Iris' ] ) )[1]
		);
		// phpcs:disable WordPress.Arrays
		self::assertSame(
			[ "customer.updated $id" ],
			$this->noted(
				fn() => wp_update_user(
					[
						'ID'        => $id,
						'last_name' => 'Ivy',
					]
				)
			)[1]
		);
		// phpcs:enable
		self::assertSame(
			[ "customer.deleted $id" ],
			$this->noted( fn() => $this->rest( 'DELETE', "/wc/v3/customers/$id", [ 'force' => true ] ) )[1]
		);
	}

	public function test_a_filter_keeps_its_value_and_is_not_noted(): void {
		add_filter( 'storewright_rest_key_namespaces', static fn( array $namespaces ) => [ ...$namespaces, 'shelves/v1' ] );
		( new WebhookServices( $this->context() ) )->listener()->listen( [ 'action.storewright_rest_key_namespaces' ] );
		self::assertTrue( KeyRoutes::contain( '/shelves/v1/shelves' ) );
		self::assertSame(
			'0',
			$this->context()->database->value(
				"SELECT COUNT(*) FROM {$this->context()->database->table( Tables::DELIVERIES )} WHERE topic LIKE %s",
				'action.%'
			)
		);
	}

	/**
	 * Creates a resource and returns its id.
	 *
	 * @param string       $path   Of the collection.
	 * @param array<mixed> $fields
	 */
	private function made( string $path, array $fields ): int {
		$response = $this->rest( 'POST', "/wc/v3/$path", $fields );
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Does something in a request of its own.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return array{T, list<string>} What it answered, and what was noted: topic and id of each, in the order of the notes.
	 */
	private function noted( callable $work ): array {
		$this->refreshed();
		$listener = ( new WebhookServices( $this->context() ) )->listener();
		$listener->listen( Topics::all() );
		$result = $work();
		$rows   = $this->context()->database->rows(
			"SELECT topic, resource_id FROM {$this->context()->database->table( Tables::DELIVERIES )} ORDER BY id"
		);
		$this->refreshed();
		return [ $result, array_map( static fn( array $row ) => "{$row['topic']} {$row['resource_id']}", $rows ) ];
	}

	/**
	 * Forgets what was noted and whoever listens, as between two requests.
	 */
	private function refreshed(): void {
		foreach ( array_unique( array_merge( ...array_map( Topics::actions( ... ), Topics::all() ) ) ) as $action ) {
			remove_all_actions( $action, 50 );
		}
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( Tables::DELIVERIES )}" );
	}

	/**
	 * @param list<string> $noted
	 * @return list<string>
	 */
	private function sorted( array $noted ): array {
		natsort( $noted );
		return array_values( $noted );
	}
}
