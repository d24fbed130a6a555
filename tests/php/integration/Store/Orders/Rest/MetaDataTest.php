<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use Storewright\Database\Meta\MetaEntry;
use Storewright\Rest\MetaLimits;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Model\RefundDetails;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Orders\Model\TaxItem;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Tables;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Meta data of orders and items never becomes an object or a field, and no stored row keeps an order from being read.
 */
final class MetaDataTest extends OrdersTestCase {

	/**
	 * @dataProvider values_with_nul
	 */
	public function test_nul_bytes_are_refused_and_nothing_is_kept( string $key, mixed $value, string $param ): void {
		$id    = $this->id( $this->order() );
		$entry = [ 'key' => $key, 'value' => $value ]; // phpcs:ignore WordPress.Arrays

		$response = $this->rest( 'PUT', self::ORDERS . "/$id", [ 'meta_data' => [ $entry ] ] );

		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		self::assertSame( [ "meta_data[0]$param" ], array_keys( $response->get_data()['data']['params'] ) );
		self::assertSame( [], $this->stored( $id )['meta_data'] );
		// phpcs:disable WordPress.Arrays
		$this->assertRestError(
			$this->rest(
				'POST',
				self::ORDERS,
				[
					'line_items' => [
						[
							'product_id' => $this->product( '5.00' ),
							'meta_data'  => [ $entry ],
						],
					],
				]
			),
			'rest_invalid_param',
			400
		);
		// phpcs:enable
	}

	/**
	 * @return iterable<string, array{string, mixed, string}>
	 */
	public static function values_with_nul(): iterable {
		yield 'an object once the byte is gone' => [ 'gift', "O\0:8:\"stdClass\":1:{s:1:\"a\";i:1;}", '[value]' ];
		yield 'a class that breaks every read' => [ 'gift', "O\0:7:\"Closure\":0:{}", '[value]' ];
		yield 'in a part' => [ 'gift', [ 'a' => [ "x\0" ] ], '[value]' ];
		yield 'in a part’s key' => [ 'gift', [ "a\0" => 1 ], '[value]' ];
		yield 'in the key' => [ "_line_to\0tal", '0.01', '[key]' ];
	}

	public function test_keys_with_nul_bytes_become_no_fields_of_items(): void {
		$product = $this->product( '100.00', [ 'manage_stock' => true, 'stock_quantity' => 5 ] ); // phpcs:ignore WordPress.Arrays
		$order   = $this->order( [ 'line_items' => [ [ 'product_id' => $product ] ] ] );
		$line    = $this->id( $this->list( $order, 'line_items' )[0] );
		foreach ( [ "_line_to\0tal" => '0.01', "_reduced\0_stock" => '500' ] as $key => $value ) { // phpcs:ignore WordPress.Arrays
			$meta = [ [ 'key' => $key, 'value' => $value ] ]; // phpcs:ignore WordPress.Arrays
			// phpcs:disable WordPress.Arrays
			$this->assertRestError(
				$this->rest(
					'PUT',
					self::ORDERS . "/{$this->id( $order )}",
					[
						'line_items' => [
							[
								'id'        => $line,
								'meta_data' => $meta,
							],
						],
					]
				),
				'rest_invalid_param',
				400
			);
			// phpcs:enable
		}

		self::assertSame( '100.00', $this->change( $this->id( $order ), [ 'status' => 'cancelled' ] )['total'] );
		self::assertSame( 5, $this->item( $this->rest( 'GET', "/wc/v3/products/$product" ) )['stock_quantity'] );
	}

	/**
	 * Data that does not come over REST, such as an import, is cleaned on its way into the tables.
	 */
	public function test_storage_makes_neither_fields_nor_objects_of_what_it_cleans(): void {
		$order       = new Order();
		$order->meta = [
			new MetaEntry( 0, "_refund\0_amount", '1' ),
			new MetaEntry( 0, 'gift', "O\0:8:\"stdClass\":0:{}" ),
		];
		$id          = ( new OrderServices( $this->context() ) )->repository()->create( $order )->id;

		$rows = array_column(
			$this->context()->database->rows(
				"SELECT meta_key, meta_value FROM {$this->context()->database->table( Tables::META )} WHERE order_id = %d",
				$id
			),
			'meta_value',
			'meta_key'
		);
		self::assertArrayNotHasKey( '_refund_amount', $rows );
		self::assertSame( 's:19:"O:8:"stdClass":0:{}";', $rows['gift'] );
	}

	/**
	 * Others read the rows with WordPress's maybe_unserialize(): it must give them the text.
	 */
	public function test_texts_that_look_serialized_are_kept_as_texts(): void {
		$text           = 'O:8:"stdClass":0:{}';
		$tax            = new TaxItem();
		$tax->label     = $text;
		$line           = new ShippingItem();
		$line->total    = '1';
		$fields         = [ 'method_id', 'instance_id', 'tax_status' ];
		$fee            = new FeeItem();
		$fee->tax_class = $text;
		foreach ( $fields as $field ) {
			$line->$field = $text;
		}
		$order        = new Order();
		$order->items = [ $tax, $line, $fee ];
		// phpcs:ignore WordPress.Arrays
		$order->billing    = OrderAddress::of( [ 'first_name' => 'O:8:"stdClass":1:{s:1:"a";s:3:"b', 'last_name'  => 'c";}' ] );
		$repository        = ( new OrderServices( $this->context() ) )->repository();
		$id                = $repository->import( $order )->id;
		$refund            = new Order();
		$refund->type      = Order::REFUND;
		$refund->parent_id = $id;
		$refund->refund    = new RefundDetails( '1', $text, 0, false );
		$refund_id         = $repository->import( $refund )->id;

		$database = $this->context()->database;
		$rows     = [
			...$database->column( "SELECT meta_value FROM {$database->table( Tables::META )}" ),
			...$database->column( "SELECT meta_value FROM {$database->table( Tables::ITEM_META )}" ),
		];
		self::assertContains( serialize( $text ), $rows ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- How WordPress stores it.
		foreach ( $rows as $row ) {
			self::assertIsNotObject( maybe_unserialize( $row ), $row );
		}

		$query  = new OrderQuery( $this->context() );
		$stored = $query->find( $id );
		self::assertSame( $text, $stored?->tax_items()[0]->label );
		self::assertSame(
			[ $text, $text, $text ],
			array_map( static fn( string $field ) => $stored->shipping_items()[0]->$field, $fields )
		);
		self::assertSame( $text, $query->find_refund( $refund_id )?->refund?->reason );
	}

	public function test_orders_with_stored_objects_are_read_listed_and_kept(): void {
		$order  = $this->order( [ 'line_items' => [ [ 'product_id' => $this->product( '5.00' ) ] ] ] );
		$id     = $this->id( $order );
		$line   = $this->id( $this->list( $order, 'line_items' )[0] );
		$text   = 'O:7:"Closure":0:{}';
		$object = 'O:8:"stdClass":1:{s:1:"a";d:2;}';
		$row    = [ 'meta_key' => 'broken', 'meta_value' => $text ]; // phpcs:ignore WordPress
		$this->context()->database->insert( Tables::META, [ 'order_id' => $id ] + $row );
		// phpcs:ignore WordPress
		$this->context()->database->insert( Tables::META, [ 'order_id'   => $id, 'meta_key'   => 'gift', 'meta_value' => $object ] );
		$this->context()->database->insert( Tables::ITEM_META, [ 'order_item_id' => $line ] + $row );

		$stored = $this->stored( $id );
		self::assertSame( [ [], [ 'a' => 2 ] ], array_column( $this->list( $stored, 'meta_data' ), 'value' ) );
		self::assertSame( [ [] ], array_column( $this->list( $this->list( $stored, 'line_items' )[0], 'meta_data' ), 'value' ) );
		self::assertContains( $id, array_column( $this->items( $this->rest( 'GET', self::ORDERS ) ), 'id' ) );

		// A change of something else, and one that sends back what was answered.
		$this->change( $id, [ 'status' => 'on-hold' ] );
		$this->change( $id, array_intersect_key( $stored, [ 'meta_data' => 1, 'line_items' => 1 ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ $text, $object ], $this->texts( Tables::META, 'order_id', $id ) );
		self::assertSame( [ $text ], $this->texts( Tables::ITEM_META, 'order_item_id', $line, 'broken' ) );

		// Another value takes the object's place.
		$this->change( $id, [ 'meta_data' => [ [ 'key' => 'gift', 'value' => [ 'a' => 3 ] ] ] ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ $text, 'a:1:{s:1:"a";i:3;}' ], $this->texts( Tables::META, 'order_id', $id ) );
	}

	public function test_more_bytes_than_the_limit_are_refused(): void {
		// phpcs:disable WordPress.Arrays
		$entries = array_map(
			static fn( int $number ) => [
				'key'   => "k$number",
				'value' => str_repeat( 'x', 900_000 ),
			],
			range( 1, 5 )
		);
		// phpcs:enable
		$response = $this->rest( 'POST', self::ORDERS, [ 'meta_data' => $entries ] );
		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		self::assertStringContainsString( (string) MetaLimits::MAX_BYTES, $response->get_data()['data']['params']['meta_data'] );
	}

	public function test_more_entries_than_the_limit_are_refused(): void {
		// phpcs:ignore WordPress.Arrays
		$entries = array_map( static fn( int $number ) => [ 'key'   => "k$number", 'value' => 'x' ], range( 1, MetaLimits::MAX_ENTRIES ) );
		$product = $this->product( '5.00' );
		$line    = [ 'product_id' => $product, 'meta_data' => [ [ 'key' => 'a', 'value' => 'b' ] ] ]; // phpcs:ignore WordPress.Arrays

		// phpcs:ignore WordPress.Arrays
		$response = $this->rest( 'POST', self::ORDERS, [ 'meta_data'  => $entries, 'line_items' => [ $line ] ] );

		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		self::assertStringContainsString( (string) MetaLimits::MAX_ENTRIES, $response->get_data()['data']['params']['meta_data'] );
		$batch = array_fill( 0, 6, [ 'meta_data' => $entries ] );
		$this->assertRestError( $this->rest( 'POST', self::ORDERS . '/batch', [ 'create' => $batch ] ), 'rest_invalid_param', 400 );
		$large = [ 'key' => 'a', 'value' => str_repeat( 'x', MetaLimits::MAX_BYTES ) ]; // phpcs:ignore WordPress.Arrays
		// phpcs:disable WordPress.Arrays
		$this->assertRestError(
			$this->rest(
				'POST',
				'/wc/v3/products',
				[
					'name'      => 'Lamp',
					'meta_data' => [ $large ],
				]
			),
			'rest_invalid_param',
			400
		);
		// phpcs:enable
		self::assertSame( [], $this->items( $this->rest( 'GET', self::ORDERS ) ) );
		self::assertCount( MetaLimits::MAX_ENTRIES, $this->list( $this->order( [ 'meta_data' => $entries ] ), 'meta_data' ) );
	}

	/**
	 * @return list<string>
	 */
	private function texts( string $table, string $owner, int $id, string $key = '' ): array {
		$database = $this->context()->database;
		$rows     = $database->rows(
			"SELECT meta_key, meta_value FROM {$database->table( $table )} WHERE $owner = %d AND meta_key IN ( 'broken', 'gift' )
			ORDER BY meta_key",
			$id
		);
		return array_map(
			strval( ... ),
			array_column( array_filter( $rows, static fn( array $row ) => '' === $key || $key === $row['meta_key'] ), 'meta_value' )
		);
	}
}
