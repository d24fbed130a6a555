<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Orders;

use Storewright\Screens\Orders\Table\BulkRun;
use Storewright\Screens\Orders\Table\BulkRunJob;
use Storewright\Screens\Orders\Table\OrderListPage;
use Storewright\Tests\Support\Store\OrderPageTestCase;

/**
 * The screens of orders sell no more than is in stock, unless somebody says that they want to.
 */
final class OversellingTest extends OrderPageTestCase {

	private const SHORT = 'Not enough stock of “Lamp”: 3 left.';

	/**
	 * @param int|string $stock      How many there are.
	 * @param string     $backorders As in REST.
	 */
	private function lamp( int|string $stock, string $backorders = 'no', string $name = 'Lamp' ): int {
		return $this->product(
			'10',
			[
				'name'           => $name,
				'manage_stock'   => true,
				'stock_quantity' => $stock,
				'backorders'     => $backorders,
			]
		);
	}

	private function left( int $product ): mixed {
		return $this->item( $this->rest( 'GET', "/wc/v3/products/$product" ) )['stock_quantity'];
	}

	/**
	 * @return int Id of an order that waits for payment and holds no stock.
	 */
	private function pending( int $product, int $quantity ): int {
		return $this->id(
			$this->order(
				[
					'status'     => 'pending',
					'line_items' => [
						[
							'product_id' => $product,
							'quantity'   => $quantity,
						],
					],
				]
			)
		);
	}

	/**
	 * @return array<string, mixed> The form of a new order of five lamps.
	 */
	private static function five( int $product ): array {
		return [
			'do'      => 'save',
			'status'  => 'processing',
			'billing' => [ 'city' => 'Utica' ],
			'new'     => [
				[
					'product'  => "#$product Lamp",
					'quantity' => '5',
				],
			],
		];
	}

	public function test_a_new_order_of_more_than_there_is_keeps_what_was_typed_and_asks(): void {
		$lamp            = $this->lamp( 3 );
		[ $next, $html ] = $this->send( 0, self::five( $lamp ) );
		self::assertNull( $next );
		self::assertStringContainsString( self::SHORT, $html );
		self::assertStringContainsString( 'form="storewright-order-form" name="do" value="save_anyway">Save anyway</button>', $html );
		foreach ( [ 'value="Utica"', "value=\"#$lamp Lamp\"", 'value="5"', '<option value="processing" selected' ] as $typed ) {
			self::assertStringContainsString( $typed, str_replace( "selected='selected'", 'selected', $html ) );
		}
		self::assertSame( 3, $this->left( $lamp ) );
		self::assertSame( [], $this->items( $this->rest( 'GET', self::ORDERS ) ) );

		[ $next ] = $this->send( 0, [ 'do' => 'save_anyway' ] + self::five( $lamp ) );
		self::assertStringContainsString( 'done=created', (string) $next );
		self::assertSame( -2, $this->left( $lamp ) );
		self::assertSame( 'processing', $this->items( $this->rest( 'GET', self::ORDERS ) )[0]['status'] );
	}

	public function test_all_products_that_are_short_are_named(): void {
		$form = self::five( $this->lamp( 3 ) );
		self::assertIsArray( $form['new'] );
		$form['new'][] = [
			'product'  => '#' . $this->lamp( 0, 'no', 'Chair' ) . ' Chair',
			'quantity' => '1',
		];
		[ , $html ]    = $this->send( 0, $form );
		self::assertStringContainsString( self::SHORT . ' Not enough stock of “Chair”: 0 left.', $html );
	}

	public function test_a_change_is_refused_where_it_takes_stock_and_not_otherwise(): void {
		$lamp  = $this->lamp( 3 );
		$order = $this->pending( $lamp, 5 );
		// Nothing is taken of an order that waits for payment.
		[ $next ] = $this->send( $order, [ 'do' => 'save', 'billing' => [ 'city' => 'Utica' ] ] ); // phpcs:ignore WordPress.Arrays
		self::assertStringContainsString( 'done=saved', (string) $next );
		$paid            = [
			'do'            => 'save',
			'status'        => 'completed',
			'customer_note' => 'Ring twice',
		];
		[ $next, $html ] = $this->send( $order, $paid );
		self::assertNull( $next );
		self::assertStringContainsString( self::SHORT, $html );
		self::assertStringContainsString( 'value="save_anyway"', $html );
		self::assertStringContainsString( 'Ring twice', $html );
		self::assertSame( [ 'pending', '' ], [ $this->stored( $order )['status'], $this->stored( $order )['customer_note'] ] );

		[ $next ] = $this->send( $order, [ 'do' => 'save_anyway' ] + $paid );
		self::assertStringContainsString( 'done=saved', (string) $next );
		self::assertSame( [ 'completed', 'Ring twice' ], [ $this->stored( $order )['status'], $this->stored( $order )['customer_note'] ] );
		self::assertSame( -2, $this->left( $lamp ) );

		// More of the same order is taken from what is left: nothing.
		$line            = (int) $this->stored( $order )['line_items'][0]['id'];
		$more            = [
			'do'    => 'save',
			'items' => [
				$line => [
					'quantity' => '6',
					'total'    => '50.00',
				],
			],
		];
		[ $next, $html ] = $this->send( $order, $more );
		self::assertNull( $next );
		self::assertStringContainsString( 'Not enough stock of “Lamp”: 0 left.', $html );
		self::assertSame( 5, $this->stored( $order )['line_items'][0]['quantity'] );
	}

	public function test_other_refusals_offer_no_sale_beyond_the_stock(): void {
		[ $next, $html ] = $this->send( 0, [ 'new' => [ [ 'product' => 'gone' ] ] ] + self::five( $this->lamp( 3 ) ) );
		self::assertNull( $next );
		self::assertStringContainsString( 'There is no product with the ID or SKU “gone”.', $html );
		self::assertStringNotContainsString( 'save_anyway', $html );
	}

	public function test_what_takes_back_orders_or_is_not_counted_is_not_refused(): void {
		foreach ( [ 'yes', 'notify' ] as $backorders ) {
			$lamp     = $this->lamp( 3, $backorders );
			[ $next ] = $this->send( 0, self::five( $lamp ) );
			self::assertStringContainsString( 'done=created', (string) $next, $backorders );
			self::assertSame( -2, $this->left( $lamp ) );
		}
		[ $next ] = $this->send( 0, self::five( $this->product( '10' ) ) );
		self::assertStringContainsString( 'done=created', (string) $next );
	}

	public function test_a_bulk_change_leaves_what_is_short_and_says_so(): void {
		set_current_screen( 'storewright_page_wc-orders' );
		$lamp   = $this->lamp( 3 );
		$fine   = $this->pending( $lamp, 2 );
		$short  = $this->pending( $lamp, 2 );
		$posted = [
			'action' => 'mark_processing',
			'ids'    => [ (string) $fine, (string) $short ],
		];

		$_REQUEST['_wpnonce'] = wp_create_nonce( 'bulk-orders' );
		$next                 = ( new OrderListPage( $this->context() ) )->respond( [], $posted );
		parse_str( (string) wp_parse_url( (string) $next, PHP_URL_QUERY ), $query );
		self::assertSame( [ 'processing', 'pending' ], [ $this->stored( $fine )['status'], $this->stored( $short )['status'] ] );
		self::assertSame( 1, $this->left( $lamp ) );
		$page = new OrderListPage( $this->context() );
		self::assertNull( $page->respond( $query, null ) );
		ob_start();
		$page->render( array_filter( $query, is_string( ... ) ) );
		$html = (string) ob_get_clean();
		unset( $GLOBALS['current_screen'] );
		self::assertStringContainsString( "1 order changed to Processing. #$short: Not enough stock of “Lamp”: 1 left.", $html );
	}

	public function test_a_bulk_change_in_the_background_refuses_too_and_its_undo_gives_back_what_was_sold(): void {
		$lamp  = $this->lamp( 3 );
		$order = $this->pending( $lamp, 3 );
		$this->change( $order, [ 'status' => 'processing' ] );
		$runs   = new BulkRun( $this->context() );
		$cancel = $runs->start( 'cancelled', [ $order ], 0 );
		( new BulkRunJob() )->run( $this->context(), null, microtime( true ) + 20 );
		self::assertSame( 3, $this->left( $lamp ) );
		// Somebody else buys two meanwhile.
		$this->change( $this->pending( $lamp, 2 ), [ 'status' => 'processing' ] );
		$runs->start( 'processing', [ $order ], 0 );
		( new BulkRunJob() )->run( $this->context(), null, microtime( true ) + 20 );
		self::assertSame( 'cancelled', $this->stored( $order )['status'] );
		self::assertSame( 1, $this->left( $lamp ) );
		$runs->undo( $cancel, microtime( true ) + 20 );
		self::assertSame( 'processing', $this->stored( $order )['status'] );
		self::assertSame( -2, $this->left( $lamp ) );
	}
}
