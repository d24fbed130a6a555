<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Orders;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Screens\Orders\Page\OrderPage;
use Storewright\Tests\Support\Doubles\RefundingGateway;
use Storewright\Tests\Support\ParsedPage;
use Storewright\Tests\Support\Store\OrderPageTestCase;

/**
 * The cards of an order's page: what is added and refunded there, and what is said of the order, its customer and its neighbors.
 */
final class OrderCardsTest extends OrderPageTestCase {

	public function test_shipping_and_a_coupon_are_added_and_removed_as_over_rest(): void {
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/coupons', [ 'code' => 'tenoff', 'amount' => '10', 'discount_type' => 'percent' ] ), 201 ); // phpcs:ignore WordPress.Arrays
		$lamp = $this->product( '20' );
		$make = fn(): int => $this->id( $this->order( [ 'line_items' => [ [ 'product_id' => $lamp, 'quantity' => 2 ] ] ] ) ); // phpcs:ignore WordPress.Arrays
		$ours = $make();
		$rest = $make();
		$this->change(
			$rest,
			[
				'shipping_lines' => [ [ 'method_id' => 'flat_rate', 'method_title' => 'Parcel', 'total' => '4.90' ] ], // phpcs:ignore WordPress.Arrays
				'coupon_lines'   => [ [ 'code' => 'tenoff' ] ],
			]
		);
		$this->save( $ours, [ 'new_ship' => [ 'name' => 'Parcel', 'total' => '4,90' ], 'new_coupon' => 'TENOFF' ] ); // phpcs:ignore WordPress.Arrays
		$stored = $this->stored( $ours );
		foreach ( [ 'total', 'discount_total', 'shipping_total' ] as $field ) {
			self::assertSame( $this->stored( $rest )[ $field ], $stored[ $field ], $field );
		}
		self::assertSame( [ '40.90', '4.00' ], $this->fields( $stored, 'total', 'discount_total' ) );
		$parcel = $this->list( $stored, 'shipping_lines' )[0];
		self::assertSame( [ 'Parcel', '4.90' ], $this->fields( $parcel, 'method_title', 'total' ) );
		$coupon = $this->list( $stored, 'coupon_lines' )[0];
		self::assertSame( 'tenoff', $coupon['code'] );

		$this->save( $ours, [ 'ships' => [ $this->id( $parcel ) => [ 'remove' => '1' ] ], 'coupons' => [ $this->id( $coupon ) => '1' ] ] ); // phpcs:ignore WordPress.Arrays
		$stored = $this->stored( $ours );
		self::assertSame( [ '40.00', [], [] ], $this->fields( $stored, 'total', 'shipping_lines', 'coupon_lines' ) );

		[ $next, $html ] = $this->send( $ours, [ 'new_coupon' => 'gone' ] );
		self::assertNull( $next );
		self::assertStringContainsString( 'gone', $html );
		self::assertSame( '40.00', $this->stored( $ours )['total'] );
	}

	public function test_another_way_of_paying_comes_with_its_name(): void {
		$id = $this->id( $this->order( [ 'payment_method' => 'bacs', 'payment_method_title' => 'Bank transfer' ] ) ); // phpcs:ignore WordPress.Arrays
		$this->save( $id, [ 'payment_method' => 'cod' ] );
		self::assertSame( [ 'cod', 'Cash on delivery' ], $this->fields( $this->stored( $id ), 'payment_method', 'payment_method_title' ) );
		$this->save( $id, [ 'payment_method' => '' ] );
		self::assertSame( [ '', '' ], $this->fields( $this->stored( $id ), 'payment_method', 'payment_method_title' ) );
	}

	public function test_custom_fields_are_added_changed_and_deleted(): void {
		$id = $this->id( $this->order( [ 'meta_data' => [ [ 'key' => '_token', 'value' => 'hidden' ] ] ] ) ); // phpcs:ignore WordPress.Arrays
		$this->save( $id, [ 'new_meta' => [ 'key' => 'gift', 'value' => 'red paper' ] ] ); // phpcs:ignore WordPress.Arrays
		$this->save( $id, [ 'new_meta' => [ 'key' => 'desk', 'value' => '12' ] ] ); // phpcs:ignore WordPress.Arrays
		[ $gift, $desk ] = array_map( $this->id( ... ), array_slice( $this->list( $this->stored( $id ), 'meta_data' ), -2 ) );
		$this->save( $id, [ 'meta' => [ $gift => 'blue paper', $desk => '12' ], 'meta_gone' => [ $desk => '1' ] ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame(
			[ '_token' => 'hidden', 'gift' => 'blue paper' ], // phpcs:ignore WordPress.Arrays
			array_column( $this->list( $this->stored( $id ), 'meta_data' ), 'value', 'key' )
		);
	}

	public function test_it_says_what_the_customer_has_bought_and_leads_to_it(): void {
		$lamp    = $this->product( '20' );
		$account = $this->id( $this->item( $this->rest( 'POST', '/wc/v3/customers', [ 'email' => 'ada@example.org', 'password' => 'x' ] ) ) ); // phpcs:ignore WordPress.Arrays
		$this->buy( $lamp, [ 'customer_id' => $account, 'status' => 'completed' ] ); // phpcs:ignore WordPress.Arrays
		$this->buy( $lamp, [ 'customer_id' => $account, 'status' => 'cancelled' ] ); // phpcs:ignore WordPress.Arrays
		$ada = $this->buy( $lamp, [ 'customer_id' => $account, 'status' => 'processing' ] ); // phpcs:ignore WordPress.Arrays
		$this->buy( $lamp, [ 'status' => 'completed', 'billing' => [ 'email' => 'ben@example.org' ] ] ); // phpcs:ignore WordPress.Arrays
		$ben = $this->buy( $lamp, [ 'status' => 'pending', 'billing' => [ 'email' => 'ben@example.org' ] ] ); // phpcs:ignore WordPress.Arrays

		$page = $this->page( $ada );
		self::assertSame( [ '3 orders, $40.00 paid in all.' ], $page->texts( '//p[contains(.,"paid in all")]' ) );
		self::assertSame( (string) $account, $page->queries( 'All orders of this customer' )[0]['customer'] ?? null );
		$page = $this->page( $ben );
		self::assertSame( [ '2 orders, $20.00 paid in all.' ], $page->texts( '//p[contains(.,"paid in all")]' ) );
		self::assertSame( 'ben@example.org', $page->queries( 'All orders of this customer' )[0]['customer'] ?? null );
	}

	public function test_next_and_previous_pass_over_the_trash_and_refunds(): void {
		[ $first, $trashed, $second ] = [ $this->id( $this->order() ), $this->id( $this->order() ), $this->paid( 'bacs' ) ];
		$this->rest( 'DELETE', self::ORDERS . "/$trashed" );
		$this->assertRestStatus( $this->rest( 'POST', self::ORDERS . "/$second/refunds", [ 'amount' => '1.00', 'api_refund' => false ] ), 201 ); // phpcs:ignore WordPress.Arrays
		$third = $this->id( $this->order() );
		$ways  = fn( int $id ): array => $this->page( $id )->texts( '//a[@rel="prev" or @rel="next"]' );
		self::assertSame( [ "Next: #$second" ], $ways( $first ) );
		self::assertSame( [ "Previous: #$first", "Next: #$third" ], $ways( $second ) );
		self::assertSame( [ "Previous: #$second" ], $ways( $third ) );
		self::assertSame( (string) $third, $this->page( $second )->queries( "Next: #$third" )[0]['id'] ?? null );
	}

	public function test_who_comes_second_is_told_who_works_on_the_order(): void {
		$id = $this->id( $this->order() );
		$this->as_administrator();
		$lock = '//div[contains(@class,"storewright-order__lock") and not(@hidden)]';
		self::assertSame( [], $this->page( $id )->texts( $lock ) );
		$owner = wp_get_current_user()->display_name;
		$this->as_shop_manager();
		self::assertSame( [ "$owner is working on this order right now." ], $this->page( $id )->texts( $lock ) );

		// What the page asks WordPress now and then.
		require_once ABSPATH . 'wp-admin/includes/misc.php';
		$answer = wp_refresh_post_lock( [], [ 'wp-refresh-post-lock' => [ 'post_id' => $id ] ], '' ); // phpcs:ignore WordPress.Arrays
		self::assertStringContainsString( $owner, (string) wp_json_encode( $answer ) );
		$this->as_administrator();
		self::assertSame( [], $this->page( $id )->texts( $lock ), 'Whose lock it is sees none.' );
	}

	public function test_the_map_is_asked_for_the_place_and_not_for_the_person(): void {
		$place = [ 'address_1' => '5 Elm Street', 'city' => 'New York', 'postcode' => '10001', 'country' => 'US', 'state' => 'NY' ]; // phpcs:ignore WordPress.Arrays
		$id    = $this->id( $this->order( [ 'billing' => [ 'company' => 'Barlow Ltd' ] + $place + self::NEW_YORK, 'shipping' => $place ] ) ); // phpcs:ignore WordPress.Arrays
		$text  = '5 Elm Street, 10001 New York, US';
		self::assertSame( [ $text, $text ], array_column( $this->page( $id )->queries( 'Show on a map' ), 'query' ) );
	}

	public function test_items_have_the_pictures_of_their_products(): void {
		$file = wp_upload_bits( 'lamp.png', null, (string) file_get_contents( dirname( STOREWRIGHT_FILE ) . '/docs/images/home.png' ) );
		self::assertFalse( $file['error'] );
		$picture = wp_insert_attachment( [ 'post_mime_type' => 'image/png' ], $file['file'] );
		$lamp    = $this->product( '10', [ 'images' => [ [ 'id' => $picture ] ] ] );
		$bare    = $this->product( '10', [ 'name' => 'Chair' ] );
		$page    = $this->page( $this->id( $this->order( [ 'line_items' => [ [ 'product_id' => $lamp ], [ 'product_id' => $bare ] ] ] ) ) );
		self::assertSame( [ wp_get_attachment_url( $picture ) ], $page->attributes( '//td[@class="storewright-order__picture"]/img', 'src' ) );
		wp_delete_file( $file['file'] );
	}

	public function test_a_refund_puts_pieces_back_only_where_asked_and_gives_shipping_back(): void {
		$lamp = $this->product( '10', [ 'manage_stock' => true, 'stock_quantity' => 10 ] ); // phpcs:ignore WordPress.Arrays
		$id   = $this->paid( 'bacs', [ 'line_items' => [ [ 'product_id' => $lamp, 'quantity' => 3 ] ] ] ); // phpcs:ignore WordPress.Arrays
		$line = $this->id( $this->list( $this->stored( $id ), 'line_items' )[0] );
		$ship = $this->id( $this->list( $this->stored( $id ), 'shipping_lines' )[0] );
		self::assertSame( 7, $this->stock( $lamp ) );
		$one = [ 'quantity' => '1', 'total' => '10.00' ]; // phpcs:ignore WordPress.Arrays
		$this->refund( $id, [ 'refund_restock' => '1', 'refund' => [ $line => $one, $ship => [ 'total' => '4,00' ] ] ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 8, $this->stock( $lamp ) );
		$this->refund( $id, [ 'refund' => [ $line => $one ] ] );
		self::assertSame( 8, $this->stock( $lamp ), 'The box was not checked.' );
		$refunds = $this->items( $this->rest( 'GET', self::ORDERS . "/$id/refunds" ) );
		self::assertSame( [ '10.00', '14.00' ], array_column( $refunds, 'amount' ) );
		self::assertSame( '-4.00', $this->list( $refunds[1], 'shipping_lines' )[0]['total'] );

		$made     = $this->id( $refunds[1] );
		[ $next ] = $this->send( $id, [ 'do' => "delete_refund:$made" ] );
		self::assertStringContainsString( 'done=delete_refund', (string) $next );
		self::assertCount( 1, $this->items( $this->rest( 'GET', self::ORDERS . "/$id/refunds" ) ) );
	}

	public function test_only_the_button_of_the_gateway_has_it_give_money_back(): void {
		$gateway = new RefundingGateway();
		add_filter( 'storewright_payment_gateways', static fn( array $gateways ) => [ ...$gateways, $gateway ] );
		$buttons = fn( int $id ): array => $this->page( $id )->texts( '//button[starts-with(@value,"refund")]' );
		$cash    = $this->paid( 'cod' );
		self::assertSame( [ 'Refund manually' ], $buttons( $cash ) );
		[ $next ] = $this->send( $cash, [ 'do' => 'refund_gateway', 'refund_amount' => '1' ] ); // phpcs:ignore WordPress.Arrays
		self::assertNull( $next, 'Cash on delivery gives nothing back.' );

		$id = $this->paid( 'refunding', [ 'payment_method_title' => 'Refunding' ] );
		self::assertSame( [ 'Refund manually', 'Refund through Refunding' ], $buttons( $id ) );
		$this->refund( $id, [ 'refund_amount' => '1.50' ] );
		self::assertSame( [], $gateway->refunded );
		[ $next ] = $this->send( $id, [ 'do' => 'refund_gateway', 'refund_amount' => '2.50', 'refund_reason' => 'Late' ] ); // phpcs:ignore WordPress.Arrays
		self::assertStringContainsString( 'done=refund_gateway', (string) $next );
		self::assertSame( [ [ $id, '2.50', 'Late' ] ], $gateway->refunded );
		$refunds = $this->items( $this->rest( 'GET', self::ORDERS . "/$id/refunds" ) );
		self::assertSame( [ true, false ], array_column( $refunds, 'refunded_payment' ) );

		$gateway->failure = new InvalidInput( 'card_expired', 'The card has expired.' );
		$posted           = [
			'do'            => 'refund_gateway',
			'refund_amount' => '1.25',
			'refund_reason' => 'Scratched',
		];
		[ $next, $html ]  = $this->send( $this->paid( 'refunding' ), $posted );
		$page             = new ParsedPage( $html );
		self::assertNull( $next );
		self::assertSame( [ 'The card has expired.' ], $page->texts( '//div[@role="alert"]' ) );
		self::assertSame( [ '1.25', 'Scratched' ], $page->attributes( '//input[@name="refund_amount" or @name="refund_reason"]', 'value' ) );
		self::assertSame( [], $page->texts( '//button[starts-with(@value,"delete_refund:")]' ) );
		self::assertCount( 1, $page->texts( '//details[@open][.//input[@name="refund_amount"]]' ) );
	}

	/**
	 * @param array<string, mixed> $more
	 */
	private function buy( int $product, array $more ): int {
		return $this->id( $this->order( $more + [ 'line_items' => [ [ 'product_id' => $product ] ] ] ) );
	}

	public function test_a_note_that_is_too_long_is_refused_beside_its_field_and_one_that_just_fits_is_kept(): void {
		$id              = $this->paid( 'bacs' );
		$fits            = str_repeat( "é\r\n", 5000 );
		[ $next, $html ] = $this->send( $id, [ 'do' => 'add_note', 'note' => $fits . 'x' ] ); // phpcs:ignore WordPress.Arrays
		self::assertNull( $next );
		$page     = new ParsedPage( $html );
		$sentence = 'The note must be at most 10,000 characters long.';
		self::assertSame( [ $sentence ], $page->texts( '//*[@role="alert"]' ) );
		self::assertSame( [ $sentence ], $page->texts( '//*[@id=//textarea[@name="note"]/@aria-describedby]' ) );
		self::assertSame( [ '10000' ], $page->attributes( '//textarea[@name="note"]', 'maxlength' ) );
		self::assertSame( [ 'true' ], $page->attributes( '//textarea[@name="note"]', 'aria-invalid' ) );
		self::assertStringEndsWith( 'é x', $page->texts( '//textarea[@name="note"]' )[0] );

		[ $next ] = $this->send( $id, [ 'do' => 'add_note', 'note' => $fits ] ); // phpcs:ignore WordPress.Arrays
		self::assertStringContainsString( 'done=add_note', (string) $next );
	}

	public function test_a_note_is_not_marked_as_wrong_for_what_else_failed(): void {
		$id              = $this->paid( 'bacs' );
		[ $next, $html ] = $this->send( $id, [ 'do' => 'add_note', 'note' => 'Calls on Mondays', 'form_end' => '' ] ); // phpcs:ignore WordPress.Arrays
		self::assertNull( $next );
		$page = new ParsedPage( $html );
		self::assertStringStartsWith( 'Not all fields of this form reached the server', $page->texts( '//*[@role="alert"]' )[0] );
		self::assertSame( [ 'Calls on Mondays' ], $page->texts( '//textarea[@name="note"]' ) );
		self::assertSame( [], $page->attributes( '//*[@aria-invalid]', 'aria-invalid' ) );
	}

	/**
	 * A paid order with shipping for 4.00.
	 *
	 * @param array<string, mixed> $more
	 */
	private function paid( string $method, array $more = [] ): int {
		$parcel = [ 'method_id' => 'flat_rate', 'method_title' => 'Parcel', 'total' => '4.00' ]; // phpcs:ignore WordPress.Arrays
		return $this->id( $this->order( $more + [ 'status' => 'processing', 'payment_method' => $method, 'shipping_lines' => [ $parcel ] ] ) ); // phpcs:ignore WordPress.Arrays
	}

	/**
	 * @param array<string, mixed> $posted
	 */
	private function save( int $id, array $posted ): void {
		[ $next, $html ] = $this->send( $id, [ 'do' => 'save' ] + $posted );
		self::assertStringContainsString( 'done=saved', (string) $next, $html );
	}

	/**
	 * @param array<string, mixed> $posted
	 */
	private function refund( int $id, array $posted ): void {
		[ $next, $html ] = $this->send( $id, [ 'do' => 'refund' ] + $posted );
		self::assertStringContainsString( 'done=refund', (string) $next, $html );
	}

	private function stock( int $product ): mixed {
		return $this->item( $this->rest( 'GET', "/wc/v3/products/$product" ) )['stock_quantity'];
	}

	private function page( int $id ): ParsedPage {
		$query = [ 'action' => 'edit', 'id' => (string) $id ]; // phpcs:ignore WordPress.Arrays
		$page  = new OrderPage( $this->context() );
		self::assertNull( $page->respond( $query, null ) );
		ob_start();
		$page->render( $query );
		return new ParsedPage( (string) ob_get_clean() );
	}
}
