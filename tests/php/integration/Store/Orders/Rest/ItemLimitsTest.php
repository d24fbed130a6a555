<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use Storewright\Rest\ItemLimits;
use Storewright\Tests\Support\OrdersTestCase;
use WP_REST_Response;

/**
 * How many items one request may bring.
 */
final class ItemLimitsTest extends OrdersTestCase {

	/**
	 * @testWith ["line_items", {"name": "Lamp", "product_id": 0, "total": "1"}]
	 *           ["fee_lines", {"name": "Fee", "total": "1"}]
	 *           ["shipping_lines", {"method_id": "flat_rate", "total": "1"}]
	 *           ["coupon_lines", {"code": "tenoff"}]
	 * @param array<string, mixed> $line
	 */
	public function test_more_items_than_the_limit_are_refused( string $field, array $line ): void {
		$this->as_administrator();
		$id    = $this->id( $this->order( [] ) );
		$lines = array_fill( 0, ItemLimits::MAX_ITEMS + 1, $line );
		$this->assert_refused( $this->rest( 'POST', self::ORDERS, [ $field => $lines ] ), $field, ItemLimits::MAX_ITEMS );
		$this->assert_refused( $this->rest( 'PUT', self::ORDERS . "/$id", [ $field => $lines ] ), $field, ItemLimits::MAX_ITEMS );
		// Beyond what a batch may have, none of its orders is made.
		$batch = array_fill( 0, 6, [ $field => array_slice( $lines, 1 ) ] );
		$this->assert_refused( $this->rest( 'POST', self::ORDERS . '/batch', [ 'create' => $batch ] ), $field, ItemLimits::MAX_BATCH_ITEMS );
		// Within it, an order has its own limit.
		$made = $this->item( $this->rest( 'POST', self::ORDERS . '/batch', [ 'create' => [ [ $field => $lines ] ] ] ) );
		self::assertSame( 'rest_invalid_param', $made['create'][0]['error']['code'] );
		self::assertCount( 1, $this->items( $this->rest( 'GET', self::ORDERS ) ) );
	}

	/**
	 * @testWith ["line_items", {"id": 1, "quantity": 1, "refund_total": 1}]
	 *           ["fee_lines", {"id": 1, "refund_total": 1}]
	 *           ["shipping_lines", {"id": 1, "refund_total": 1}]
	 * @param array<string, mixed> $line
	 */
	public function test_a_refund_has_the_same_limit( string $field, array $line ): void {
		$this->as_administrator();
		$id    = $this->id( $this->order( [] ) );
		$lines = array_fill( 0, ItemLimits::MAX_ITEMS + 1, $line );
		$this->assert_refused( $this->rest( 'POST', self::ORDERS . "/$id/refunds", [ $field => $lines ] ), $field, ItemLimits::MAX_ITEMS );
	}

	public function test_an_order_with_as_many_items_as_the_limit_is_made_and_changed(): void {
		$this->as_administrator();
		$lines = array_fill( 0, ItemLimits::MAX_ITEMS, [ 'product_id' => $this->product( '5.00' ) ] );
		$made  = $this->order( [ 'line_items' => $lines ] );
		self::assertCount( ItemLimits::MAX_ITEMS, $this->list( $made, 'line_items' ) );
		self::assertSame( '5000.00', $made['total'] );
		$sent = $this->rest( 'PUT', self::ORDERS . '/' . $this->id( $made ), [ 'line_items' => $made['line_items'] ] );
		self::assertCount( ItemLimits::MAX_ITEMS, $this->list( $this->item( $sent ), 'line_items' ), 'Sent back as it was answered.' );
	}

	private function assert_refused( WP_REST_Response $response, string $field, int $limit ): void {
		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		$reason = (string) ( (array) $response->get_data()['data']['params'] )[ $field ];
		self::assertStringContainsString( (string) $limit, str_replace( ',', '', $reason ) );
		self::assertStringContainsString( $field, $reason );
	}
}
