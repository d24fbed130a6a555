<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use Storewright\Tests\Support\OrdersTestCase;

/**
 * An id in a request reaches what belongs to the object of its address only, and nobody reaches what their role may not see.
 */
final class OtherOrdersTest extends OrdersTestCase {

	public function test_parts_of_another_order_are_neither_read_nor_changed(): void {
		$own   = $this->id( $this->order() );
		$other = $this->order(
			[
				'status'     => 'processing',
				'line_items' => [ [ 'product_id' => $this->product( '10.00' ) ] ],
				'meta_data'  => [ [ 'key' => 'gift', 'value' => 'card' ] ], // phpcs:ignore WordPress.Arrays
			]
		);
		$id    = $this->id( $other );
		$note  = $this->id( $this->item( $this->rest( 'POST', self::ORDERS . "/$id/notes", [ 'note' => 'Ring twice' ] ) ) );
		// phpcs:disable WordPress.Arrays
		$money = $this->id(
			$this->item(
				$this->rest(
					'POST',
					self::ORDERS . "/$id/refunds",
					[
						'amount'     => '1.00',
						'api_refund' => false,
					]
				)
			)
		);
		// phpcs:enable
		foreach ( [ "notes/$note", "refunds/$money" ] as $part ) {
			self::assertSame( 404, $this->rest( 'GET', self::ORDERS . "/$own/$part" )->get_status(), $part );
			self::assertSame( 404, $this->rest( 'DELETE', self::ORDERS . "/$own/$part", [ 'force' => true ] )->get_status(), $part );
			$this->assertRestStatus( $this->rest( 'GET', self::ORDERS . "/$id/$part" ) );
		}
		$line   = $this->id( $this->list( $other, 'line_items' )[0] );
		$entry  = $this->id( $this->list( $other, 'meta_data' )[0] );
		$before = $this->stored( $id );
		// phpcs:disable WordPress.Arrays
		self::assertSame(
			400,
			$this->rest(
				'PUT',
				self::ORDERS . "/$own",
				[
					'line_items' => [
						[
							'id'    => $line,
							'total' => '0.01',
						],
					],
				]
			)->get_status()
		);
		// phpcs:enable
		$this->change( $own, [ 'meta_data' => [ [ 'id' => $entry, 'value' => 'stolen' ] ] ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( $before, $this->stored( $id ) );
	}

	public function test_customers_see_no_order_not_even_their_own_over_the_shops_routes(): void {
		$customer = $this->as_subscriber();
		$this->as_shop_manager();
		$id = $this->id( $this->order( [ 'customer_id' => $customer ] ) );
		foreach ( [
			401 => fn() => $this->as_visitor(),
			403 => fn() => $this->as_subscriber(),
		] as $status => $log_in ) { // phpcs:ignore WordPress.Arrays
			$log_in();
			foreach ( [
				"/wc/v3/orders/$id",
				"/wc/v3/orders/$id/notes",
				"/wc/v3/orders/$id/refunds",
				"/wc/v3/customers/$customer",
				"/wc/v3/customers/$customer/downloads",
			] as $path ) {
				self::assertSame( $status, $this->rest( 'GET', $path )->get_status(), $path );
			}
			self::assertSame( $status, $this->rest( 'POST', "/wc/v3/orders/$id/receipt" )->get_status() );
		}
	}
}
