<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Privacy;

use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Notes\NoteRepository;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Tests\Support\Store\PersonalDataTestCase;

/**
 * Erasing personal data by WordPress’s tools.
 */
final class ErasureTest extends PersonalDataTestCase {

	public function test_orders_keep_their_data_unless_the_shop_allows_its_erasure(): void {
		$order  = $this->bought( self::GUEST );
		$before = $this->stored( $order );
		$answer = $this->erased( self::GUEST );
		self::assertSame( [ true, true ], [ $answer['removed'], $answer['retained'] ], 'What is removed are the emails about the order.' );
		self::assertContains( '1 order keeps its personal data because of the store’s settings.', $answer['messages'] );
		self::assertContains( 'Reports keep the customer’s name and address because their orders keep them.', $answer['messages'] );
		self::assertSame( $before, $this->stored( $order ) );
	}

	public function test_erased_orders_keep_money_and_items_and_nothing_else_remembers_the_person(): void {
		update_option( 'woocommerce_erasure_request_removes_order_data', 'yes' );
		// phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/coupons', [ 'code'   => 'tenoff', 'amount' => '1' ] ), 201 );
		$order = $this->bought( self::GUEST, [ 'coupon_lines' => [ [ 'code' => 'tenoff' ] ] ] ); // phpcs:ignore WordPress.Arrays
		// phpcs:ignore WordPress.Arrays
		$other = $this->id( $this->order( [ 'billing' => [ 'first_name' => 'Olaf', 'email'      => 'other@example.org' ] ] ) );
		( new NoteRepository( $this->context() ) )->add( $order, 'Greta called' );
		$this->deliver( $order, 'Hidden Lane 7' );
		$before = $this->stored( $order );
		$kept   = $this->stored( $other );
		$answer = $this->erased( self::GUEST );
		self::assertSame( [ true, false ], [ $answer['removed'], $answer['retained'] ] );
		$after = $this->stored( $order );
		foreach ( [
			'total',
			'total_tax',
			'discount_total',
			'currency',
			'status',
			'date_created',
			'date_paid',
			'payment_method',
			'line_items',
			'shipping_lines',
			'coupon_lines',
			'number',
		] as $field ) {
			self::assertSame( $before[ $field ], $after[ $field ], $field );
		}
		self::assertSame( $kept, $this->stored( $other ) );
		self::assertSame(
			[ 0, '', '', '', '' ],
			$this->fields( $after, 'customer_id', 'customer_note', 'customer_ip_address', 'customer_user_agent', 'transaction_id' )
		);
		self::assertSame(
			[ 'Personal data was removed.' ],
			array_map( static fn( $note ) => $note->text, ( new NoteRepository( $this->context() ) )->of_order( $order ) )
		);
		foreach ( [ 'Gast', 'Hidden Lane', '555 0199', 'greta.guest', 'Greta', '198.51.100.7' ] as $trace ) {
			self::assertSame( [], $this->tables_with( $trace ), $trace );
		}
		self::assertSame( [], $this->items( $this->rest( 'GET', self::ORDERS, [ 'search' => 'Gast' ] ) ) );
		self::assertSame(
			'1',
			$this->context()->database->value(
				"SELECT COUNT(*) FROM {$this->context()->database->table( 'wc_order_stats' )} WHERE order_id = %d AND total_sales > 0",
				$order
			)
		);
		self::assertSame(
			'yes',
			(string) $this->context()->database->value(
				"SELECT meta_value FROM {$this->context()->database->table( 'wc_orders_meta' )}
				WHERE order_id = %d AND meta_key = '_anonymized'",
				$order
			)
		);
	}

	public function test_many_orders_are_erased_page_by_page_and_once(): void {
		update_option( 'woocommerce_erasure_request_removes_order_data', 'yes' );
		$orders = array_map( fn() => $this->imported( self::GUEST ), range( 1, 12 ) );
		$answer = $this->erased( self::GUEST );
		self::assertSame( 2, $answer['pages'] );
		foreach ( $orders as $order ) {
			self::assertSame( '', ( new OrderQuery( $this->context() ) )->find( $order )?->billing->email );
		}
		// phpcs:disable WordPress.Arrays
		self::assertSame(
			[ false, false ],
			array_values(
				array_intersect_key(
					$this->erased( self::GUEST ),
					[
						'removed'  => 0,
						'retained' => 0,
					]
				)
			)
		);
		// phpcs:enable
	}

	public function test_an_account_loses_its_addresses_and_keeps_its_name(): void {
		$user   = $this->account( 'anna@example.org' );
		$answer = $this->erased( 'anna@example.org' );
		self::assertTrue( $answer['removed'] );
		self::assertSame(
			[ '', '' ],
			[ get_user_meta( $user, 'billing_address_1', true ), get_user_meta( $user, 'shipping_phone', true ) ]
		);
		self::assertSame( 'anna@example.org', get_userdata( $user )->user_email ?? '' );
		self::assertSame(
			'',
			$this->context()->database->value(
				"SELECT city FROM {$this->context()->database->table( 'wc_customer_lookup' )} WHERE user_id = %d",
				$user
			)
		);
	}

	public function test_downloads_are_ended_only_where_the_shop_allows_it(): void {
		$this->permission( self::GUEST, 0 );
		$mine = $this->permission( 'other@example.org', 0 );
		self::assertContains( 'Access to downloads is kept, as the settings of the shop say.', $this->erased( self::GUEST )['messages'] );
		self::assertCount( 2, $this->permissions() );
		update_option( 'woocommerce_erasure_request_removes_download_data', 'yes' );
		self::assertTrue( $this->erased( self::GUEST )['removed'] );
		self::assertSame( [ (string) $mine ], $this->permissions() );
		self::assertSame(
			'1',
			$this->context()->database->value( "SELECT COUNT(*) FROM {$this->context()->database->table( 'wc_download_log' )}" )
		);
	}

	private function imported( string $email ): int {
		$order           = new Order();
		$order->currency = 'USD';
		$order->status   = 'completed';
		$order->billing  = OrderAddress::of( [ 'email' => $email ] );
		return ( new OrderServices( $this->context() ) )->repository()->import( $order )->id;
	}

	/**
	 * @return list<string|null>
	 */
	private function permissions(): array {
		return $this->context()->database->column(
			"SELECT permission_id FROM {$this->context()->database->table( 'woocommerce_downloadable_product_permissions' )}
			ORDER BY permission_id"
		);
	}

	private function deliver( int $order, string $body ): void {
		$this->context()->database->insert(
			'storewright_webhook_deliveries',
			[
				'webhook_id'    => 1,
				'topic'         => 'order.updated',
				'resource_id'   => $order,
				'status'        => 'delivered',
				'created_gmt'   => '2026-01-01 00:00:00',
				'due_gmt'       => '2026-01-01 00:00:00',
				'request_body'  => $body,
				'response_body' => "Thanks, $body",
			]
		);
	}
}
