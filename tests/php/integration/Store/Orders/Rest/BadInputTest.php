<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\BadInput;
use Storewright\Tests\Support\OrdersTestCase;
use WP_REST_Request;

/**
 * Whatever stands in the objects of an order or refund: it is taken or refused, and never fails on the server.
 */
#[Group( 'mariadb' )]
final class BadInputTest extends OrdersTestCase {

	private const VALUES = 9;

	private const ITEMS = [
		'line_items'     => [
			'id',
			'product_id',
			'variation_id',
			'sku',
			'name',
			'quantity',
			'tax_class',
			'subtotal',
			'total',
			'meta_data',
			'price',
			'taxes',
			'image',
		],
		'shipping_lines' => [ 'id', 'method_id', 'method_title', 'instance_id', 'total', 'meta_data' ],
		'fee_lines'      => [ 'id', 'name', 'tax_class', 'tax_status', 'total', 'meta_data' ],
		'coupon_lines'   => [ 'id', 'code', 'meta_data' ],
		'meta_data'      => [ 'id', 'key', 'value' ],
	];

	/**
	 * @dataProvider places
	 */
	public function test_new_and_changed_orders( string $list, string $name ): void {
		$product = $this->product( '10.00' );
		$order   = $this->order(
			[
				'line_items'     => [ [ 'product_id' => $product ] ],
				'shipping_lines' => [ [ 'method_id' => 'flat_rate' ] ],
				'fee_lines'      => [ [ 'name' => 'Fee' ] ],
				'meta_data'      => [ [ 'key' => 'a', 'value' => 'b' ] ], // phpcs:ignore WordPress.Arrays
			]
		);
		$id      = $this->id( $order );
		$item    = 'coupon_lines' === $list ? 0 : $this->id( $this->list( $order, $list )[0] );
		$fields  = [
			'product_id' => $product,
			'method_id'  => 'flat_rate',
			'name'       => 'Fee',
			'code'       => 'x',
			'key'        => 'a',
			'value'      => 'b',
		]; // phpcs:ignore WordPress.Arrays
		$failed  = [];
		foreach ( BadInput::some( "$list $name", self::VALUES ) as $kind => $value ) {
			$object = [ $name => $value ] + array_intersect_key( $fields, array_flip( self::ITEMS[ $list ] ) );
			foreach ( [
				[ 'POST', self::ORDERS, [ $list => [ $object ] ] ],
				[ 'PUT', self::ORDERS . "/$id", [ $list => [ $object + [ 'id' => $item ] ] ] ],
			] as $request ) { // phpcs:ignore WordPress.Arrays
				$status = $this->answered( ...$request );
				if ( $status >= 500 ) {
					$failed[] = "{$request[0]} with {$kind}: {$status}";
				}
			}
		}
		self::assertSame( [], $failed );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function places(): iterable {
		foreach ( self::ITEMS as $list => $names ) {
			foreach ( $names as $name ) {
				yield "$list $name" => [ $list, $name ];
			}
		}
	}

	/**
	 * @dataProvider places_of_refunds
	 */
	public function test_refunds( string $list, string $name ): void {
		// phpcs:disable WordPress.Arrays
		$order = $this->order(
			[
				'status'     => 'processing',
				'line_items' => [
					[
						'product_id' => $this->product( '10.00' ),
						'quantity'   => 2,
					],
				],
			]
		);
		// phpcs:enable
		$path   = self::ORDERS . "/{$this->id( $order )}/refunds";
		$line   = $this->id( $this->list( $order, 'line_items' )[0] );
		$failed = [];
		foreach ( BadInput::some( "$list $name", self::VALUES ) as $kind => $value ) {
			$object = [ $name => $value ] + [ 'id' => $line, 'quantity' => 1 ]; // phpcs:ignore WordPress.Arrays
			// phpcs:ignore WordPress.Arrays
			$status = $this->answered( 'POST', $path, [ 'api_refund' => '0', $list        => '' === $name ? $value : [ $object ] ] );
			if ( $status >= 500 ) {
				$failed[] = "{$kind}: {$status}";
			}
		}
		self::assertSame( [], $failed );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function places_of_refunds(): iterable {
		foreach ( [ 'line_items', 'shipping_lines', 'fee_lines' ] as $list ) {
			foreach ( [ '', 'id', 'quantity', 'qty', 'refund_total', 'refund_tax' ] as $name ) {
				yield "$list $name" => [ $list, $name ];
			}
		}
	}

	/**
	 * @param array<string, mixed> $body
	 */
	private function answered( string $method, string $path, array $body ): int {
		$request = new WP_REST_Request( $method, $path );
		// As form data, so that texts arrive which JSON could not hold.
		$request->set_body_params( $body );
		$this->context()->database->begin();
		$status = rest_do_request( $request )->get_status();
		$this->context()->database->roll_back();
		wp_cache_flush();
		return $status;
	}
}
