<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Orders;

use Storewright\Tests\Support\Store\OrderPageTestCase;

/**
 * The page of an order with 200 items.
 */
final class LargeOrderTest extends OrderPageTestCase {

	public function test_one_of_two_hundred_items_is_changed_recalculated_and_saved(): void {
		$tile  = $this->product( '2.00' );
		$lines = [];
		for ( $number = 1; $number <= 200; ++$number ) {
			$lines[] = [
				'product_id' => $tile,
				'name'       => "Tile $number",
				'quantity'   => 1,
			];
		}
		$order = $this->order( [ 'line_items' => $lines ] );
		$id    = $this->id( $order );
		$items = $this->list( $order, 'line_items' );
		self::assertSame( '400.00', $order['total'] );
		[ , $html ] = $this->send( $id, [ 'do' => 'preview' ] );
		self::assertSame( 200, preg_match_all( '/name="items\[\d+\]\[quantity\]"/', $html ) );

		// A browser sends all of them.
		$fields = [];
		foreach ( $items as $item ) {
			$fields[ $this->id( $item ) ] = [
				'quantity' => '1',
				'total'    => '2.00',
			];
		}
		$fields[ $this->id( $items[149] ) ]['quantity'] = '4';

		[ $next, $html ] = $this->send( $id, [ 'do' => 'preview', 'items' => $fields ] ); // phpcs:ignore WordPress.Arrays
		self::assertNull( $next );
		self::assertStringContainsString( '$406.00', $html );
		self::assertSame( '400.00', $this->stored( $id )['total'] );
		$before   = get_num_queries();
		[ $next ] = $this->send( $id, [ 'items' => $fields ] );
		self::assertLessThan( 100, get_num_queries() - $before, 'It does not cost by what stays as it is.' );
		self::assertStringContainsString( 'done=saved', (string) $next );
		$stored = $this->stored( $id );
		self::assertSame( '406.00', $stored['total'] );
		$quantities = array_column( $this->list( $stored, 'line_items' ), 'quantity', 'name' );
		self::assertSame( [ 'Tile 150' => 4 ], array_filter( $quantities, static fn( mixed $quantity ) => 1 !== $quantity ) );
		self::assertCount( 200, $quantities );
	}

	public function test_a_form_that_is_cut_off_is_read_as_a_whole_or_refused(): void {
		$this->golden_taxes();
		$tile  = $this->product( '2.00' );
		$order = $this->order(
			[
				'status'     => 'processing',
				'billing'    => self::NEW_YORK,
				'shipping'   => self::NEW_YORK,
				'line_items' => array_fill( 0, 200, [ 'product_id' => $tile ] ),
			]
		);
		$id    = $this->id( $order );
		$line  = $this->id( $this->list( $order, 'line_items' )[0] );

		[ , $html ] = $this->send( $id, [ 'do' => 'preview' ] );
		foreach ( [ '/name="form_end" value="1"><\/form>/', '/name="form_end" value="1" form="storewright-refund-form">/' ] as $last ) {
			self::assertMatchesRegularExpression( $last, $html );
		}

		foreach ( [
			[ 'billing' => [ 'city' => 'Albany' ] ],
			[ 'do' => 'trash' ],
			[
				'do'            => 'refund',
				'refund_amount' => '1',
				'refund'        => [ $line => [ 'quantity' => '1' ] ],
			],
		] as $posted ) {
			[ $next, $html ] = $this->send( $id, $posted + [ 'form_end' => '' ] );
			self::assertNull( $next );
			self::assertStringContainsString( 'the page had not loaded completely when it was sent. Nothing was saved.', $html );
		}
		// As many fields as PHP takes, and a body that is not there.
		$limit           = (int) ini_get( 'max_input_vars' );
		[ $next, $html ] = $this->send( $id, [ 'form_end' => '' ] + [ 'items' => array_fill( 1, $limit, '1' ) ] ); // phpcs:ignore WordPress.Arrays
		self::assertNull( $next );
		self::assertStringContainsString( "Not all fields of this form reached the server: its PHP setting max_input_vars allows $limit", $html );
		$stored = $this->stored( $id );
		self::assertSame( [ 'processing', 'New York', [] ], [ $stored['status'], $stored['billing']['city'] ?? '', $stored['refunds'] ] );

		// More fields than PHP takes, of which it has taken the first ones.
		$fields = [ 'version' => $this->version( $id ) ];
		foreach ( $this->list( $order, 'line_items' ) as $item ) {
			$fields['items'][ $this->id( $item ) ] = array_fill_keys( [ 'name', 'one', 'two', 'three', 'four' ], '' ) + [ 'quantity' => '1' ];
		}
		$last = $this->id( $this->list( $order, 'line_items' )[199] );

		$fields['items'][ $last ]['quantity'] = '3';

		$body     = http_build_query( $fields + [ 'billing' => [ 'city' => 'Albany & Troy' ] ] + [ 'form_end' => '1' ] ); // phpcs:ignore WordPress.Arrays
		[ $next ] = $this->send( $id, [ 'form_end' => '' ], $body );
		self::assertStringContainsString( 'done=saved', (string) $next );
		$stored = $this->stored( $id );
		self::assertSame( 'Albany & Troy', $stored['billing']['city'] ?? '' );
		$quantities = array_column( $this->list( $stored, 'line_items' ), 'quantity', 'id' );
		self::assertSame( [ $last => 3 ], array_filter( $quantities, static fn( mixed $quantity ) => 1 !== $quantity ) );
	}
}
