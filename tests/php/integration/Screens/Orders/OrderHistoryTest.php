<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Orders;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\ChangeOrigin;
use Storewright\Store\Orders\History\ForgetLostHistory;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Privacy\OrderAnonymizer;
use Storewright\Store\Orders\Tables;
use Storewright\Tests\Support\Store\OrderHistoryTestCase;

/**
 * What was changed of an order, when and by whom: recorded with each save, and shown on the order's page.
 */
final class OrderHistoryTest extends OrderHistoryTestCase {

	/**
	 * @return array{int, int} Ids of an order of a lamp for 50.00 and of its line.
	 */
	private function lamp(): array {
		$order = $this->order(
			[
				'status'     => 'processing',
				'billing'    => self::NEW_YORK,
				'line_items' => [ [ 'product_id' => $this->product( '50' ) ] ],
				'meta_data'  => [
					[
						'key'   => 'Gift',
						'value' => 'no',
					],
					[
						'key'   => '_hidden',
						'value' => '1',
					],
				],
			]
		);
		return [ $this->id( $order ), (int) $order['line_items'][0]['id'] ];
	}

	public function test_a_save_of_the_form_is_one_record_of_all_that_it_changed(): void {
		[ $id, $line ] = $this->lamp();
		self::assertSame( [], $this->history( $id ), 'That it was made is no change.' );
		$this->send(
			$id,
			[
				'items'    => [ $line => [ 'quantity' => '2' ] ],
				'billing'  => [ 'city' => 'Albany' ] + self::NEW_YORK,
				'new_fee'  => [
					'name'  => 'Gift wrap',
					'total' => '2.50',
				],
				'new_meta' => [
					'key'   => 'Floor',
					'value' => '3',
				],
			]
		);
		$history = $this->history( $id );
		self::assertCount( 1, $history );
		self::assertSame( get_current_user_id(), $history[0]->user_id );
		self::assertSame( ChangeOrigin::EDIT, $history[0]->cause );
		self::assertSame(
			[
				'line_item Lamp quantity: 1 > 2',
				'line_item Lamp total: 50.00 > 100.00',
				'fee Gift wrap : none > 2.50',
				'total : 50 > 102.50',
				'billing city: New York > Albany',
				'meta Floor : none > 3',
			],
			self::texts( $history[0] )
		);
		$page = $this->page( $id );
		foreach ( [ 'Quantity of Lamp: <bdi>1</bdi>', 'Fee added: <bdi>Gift wrap, $2.50</bdi>', 'Billing address, City: <bdi>New York</bdi>', wp_get_current_user()->display_name ] as $text ) {
			self::assertStringContainsString( $text, $page );
		}
		self::assertSame( [], $this->items( $this->rest( 'GET', self::ORDERS . "/$id/notes" ) ), 'Notes stay as in WooCommerce.' );
	}

	public function test_changes_over_rest_are_recorded_with_their_key_and_what_was_removed(): void {
		[ $id, $line ] = $this->lamp();
		$meta          = array_column( $this->stored( $id )['meta_data'], 'id', 'key' );
		add_filter( 'storewright_change_client', static fn() => 'Marketplace …1234' );
		$this->change(
			$id,
			[
				'status'         => 'completed',
				'transaction_id' => 'T-1',
				'line_items'     => [
					[
						'id'         => $line,
						'product_id' => null,
					],
				],
				'meta_data'      => [
					[
						'id'    => $meta['Gift'],
						'key'   => 'Gift',
						'value' => 'yes',
					],
					[
						'key'   => '_hidden',
						'value' => '2',
					],
				],
			]
		);
		[ $record ] = $this->history( $id );
		self::assertSame( [ ChangeOrigin::REST, 'Marketplace …1234' ], [ $record->cause, $record->client ] );
		self::assertSame(
			[
				'line_item Lamp : 1 > none',
				'total : 50 > 0.00',
				'transaction_id : > T-1',
				'meta Gift : no > yes',
				'status : processing > completed',
			],
			str_replace( ':  >', ': >', self::texts( $record ) )
		);
		$page = $this->page( $id );
		foreach ( [ 'Product removed: <bdi>Lamp × 1</bdi></li>', 'key “Marketplace …1234”', 'Status: <bdi>Processing</bdi>', 'Transaction ID: <bdi>–</bdi>' ] as $text ) {
			self::assertStringContainsString( $text, $page );
		}
		self::assertStringNotContainsString( '_hidden: ', $page );
	}

	public function test_a_status_that_its_note_signs_is_not_said_twice(): void {
		[ $id ] = $this->lamp();
		$this->send( $id, [ 'status' => 'completed' ] );
		self::assertSame( 'completed', $this->stored( $id )['status'] );
		self::assertSame( [], $this->history( $id ) );
		$this->rest( 'DELETE', self::ORDERS . "/$id" );
		self::assertSame( [ 'status : completed > trash' ], self::texts( $this->history( $id )[0] ) );
	}

	public function test_nothing_is_recorded_of_a_change_that_is_refused_or_is_none(): void {
		[ $id, $line ] = $this->lamp();
		$this->change( $id, [ 'billing' => [ 'city' => 'New York' ] ] );
		$this->assertRestError(
			$this->rest(
				'PUT',
				self::ORDERS . "/$id",
				[
					'billing'    => [ 'city' => 'Albany' ],
					'line_items' => [
						[
							'id'       => $line + 1000,
							'quantity' => 2,
						],
					],
				]
			),
			'woocommerce_rest_invalid_item_id',
			400
		);
		self::assertSame( [], $this->history( $id ) );
	}

	public function test_markup_and_long_texts_are_kept_short_and_printed_as_text(): void {
		[ $id ] = $this->lamp();
		$this->change( $id, [ 'meta_data' => [ [ 'key' => '<b>x</b>', 'value' => '<img src=x onerror=alert(1)>' . str_repeat( 'ä', 500 ) ] ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		[ $record ] = $this->history( $id );
		self::assertSame( 200, mb_strlen( (string) $record->changes[0]->new ) );
		self::assertStringContainsString( '<bdi>&lt;img src=x', $this->page( $id ) );
		self::assertStringNotContainsString( '<img src=x', $this->page( $id ) );
	}

	public function test_what_is_personal_is_exported_and_goes_with_the_order_and_its_anonymization(): void {
		$order = $this->order(
			[
				'billing'    => [ 'email' => 'ann@example.org' ] + self::NEW_YORK,
				'line_items' => [ [ 'product_id' => $this->product( '5' ) ] ],
			]
		);
		$id    = $this->id( $order );
		$this->change( $id, [ 'billing' => [ 'city' => 'Albany' ] ] );
		$services = new OrderServices( $this->context() );
		$exported = (string) wp_json_encode( $services->exporter()->export( 'ann@example.org', 1 )['data'], JSON_UNESCAPED_UNICODE );
		self::assertStringContainsString( 'Billing address, City: New York → Albany', $exported );
		$services->anonymizer()->anonymize( $id );
		self::assertSame( [], $this->history( $id ) );
		$this->change( $id, [ 'customer_note' => 'Later' ] );
		self::assertCount( 1, $this->history( $id ) );
		$this->rest( 'DELETE', self::ORDERS . "/$id", [ 'force' => true ] );
		self::assertSame( [], $this->history( $id ) );
	}

	public function test_what_others_removed_while_storewright_was_off_is_not_shown_again(): void {
		[ $gone ]       = $this->lamp();
		[ $anonymized ] = $this->lamp();
		[ $kept ]       = $this->lamp();
		foreach ( [ $gone, $anonymized, $kept ] as $id ) {
			$this->change( $id, [ 'billing' => [ 'city' => 'Albany' ] ] );
		}
		// As WooCommerce does.
		$database = $this->context()->database;
		$database->delete( Tables::ORDERS, [ 'id' => $gone ] );
		$database->insert(
			Tables::META,
			[
				'order_id'   => $anonymized,
				'meta_key'   => OrderAnonymizer::DONE, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Written.
				'meta_value' => 'yes', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- Written.
			]
		);
		do_action( 'storewright_external_writes' );
		self::assertNotFalse( wp_next_scheduled( Queue::HOOK, [ ForgetLostHistory::name() ] ) );
		$job    = new ForgetLostHistory();
		$cursor = null;
		do {
			$cursor = $job->run( $this->context(), $cursor, 0.0 );
		} while ( null !== $cursor );
		self::assertSame( [ 0, 0, 1 ], array_map( fn( int $id ) => count( $this->history( $id ) ), [ $gone, $anonymized, $kept ] ) );
	}

	public function test_a_change_costs_one_statement_more_and_none_where_nothing_is_recorded(): void {
		[ $id ] = $this->lamp();
		self::assertSame( 1, $this->statements( $id, [ 'billing' => [ 'city' => 'Albany', 'company' => 'A' ] ] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( 0, $this->statements( $id, [ 'meta_data' => [ [ 'key' => '_hidden', 'value' => '5' ] ] ] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
	}

	/**
	 * How many statements a change sends to the table of the history.
	 *
	 * @param array<string, mixed> $fields
	 */
	private function statements( int $id, array $fields ): int {
		$counted = 0;
		$listen  = static function ( mixed $query ) use ( &$counted ): mixed {
			$counted += is_string( $query ) && str_contains( $query, 'order_history' ) ? 1 : 0;
			return $query;
		};
		add_filter( 'query', $listen );
		$this->change( $id, $fields );
		remove_filter( 'query', $listen );
		return $counted;
	}
}
