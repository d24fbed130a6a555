<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Refunds;

use RuntimeException;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\OrderServices;
use Storewright\Tests\Support\Doubles\RefundingGateway;
use Storewright\Tests\Support\OrdersTestCase;
use Throwable;
use WP_REST_Response;

/**
 * Money goes back through the payment gateway.
 */
final class GatewayRefundsTest extends OrdersTestCase {

	public function test_a_gateway_that_can_gives_the_money_back(): void {
		$gateway = $this->gateway();
		$order   = $this->paid( 'refunding' );
		$refund  = $this->item( $this->refund( $order, [ 'amount' => '4.5', 'reason' => 'Late' ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ '4.50', true ], $this->fields( $refund, 'amount', 'refunded_payment' ) );
		self::assertSame( [ [ $order, '4.50', 'Late' ] ], $gateway->refunded );
		$this->assertRestStatus( $this->refund( $order, [ 'amount' => '5.50' ] ), 201 );
		self::assertSame( 'refunded', $this->stored( $order )['status'] );
		self::assertSame( [], $this->asked( $order ) );
	}

	public function test_while_the_gateway_is_asked_a_note_says_so_for_who_is_cut_off(): void {
		$gateway            = $this->gateway();
		$order              = $this->paid( 'refunding' );
		$meanwhile          = [];
		$gateway->meanwhile = function ( int $id ) use ( &$meanwhile ): void {
			$meanwhile = $this->asked( $id );
		};
		$this->assertRestStatus( $this->refund( $order, [ 'amount' => '4.00' ] ), 201 );
		self::assertStringContainsString( 'asked to refund 4.00 USD', implode( $meanwhile ) );
		self::assertSame( [], $this->asked( $order ) );
	}

	/**
	 * @dataProvider failures
	 */
	public function test_what_the_gateway_refuses_leaves_no_refund( Throwable $failure, string $message ): void {
		$gateway          = $this->gateway();
		$gateway->failure = $failure;
		$order            = $this->paid( 'refunding' );
		if ( $failure instanceof RuntimeException && ! $failure instanceof InvalidInput ) {
			$this->expect_logged( 'The way to pay refunding broke' );
		}
		$announced = [];
		foreach ( [ 'storewright_order_created', 'storewright_order_refunded', 'storewright_refund_deleted', 'storewright_order_updated' ] as $hook ) {
			add_action(
				$hook,
				static function () use ( $hook, &$announced ): void {
					$announced[] = $hook;
				}
			);
		}
		$gateway->meanwhile = function ( int $order ): void {
			self::assertSame( [], $this->items( $this->rest( 'GET', self::ORDERS . "/$order/refunds" ) ), 'It is none yet.' );
		};
		$response           = $this->refund( $order, [ 'amount' => '10.00' ] );
		self::assertSame( [], $announced );
		self::assertSame( [], ( new OrderServices( $this->context() ) )->history()->newest( $order, 20 ) );
		$this->assertRestError( $response, 'woocommerce_rest_cannot_create_order_refund', 400 );
		self::assertSame( $message, $response->as_error()?->get_error_message() );
		self::assertSame( [ [], 'processing' ], $this->fields( $this->stored( $order ), 'refunds', 'status' ) );
		// What a gateway has refused was not made; of what broke nobody knows.
		self::assertCount( $failure instanceof InvalidInput ? 0 : 1, $this->asked( $order ) );
		$gateway->failure = null;
		$this->assertRestStatus( $this->refund( $order, [ 'amount' => '10.00' ] ), 201 );
	}

	/**
	 * @return iterable<string, array{Throwable, string}>
	 */
	public static function failures(): iterable {
		yield 'a refusal' => [ new InvalidInput( 'card_expired', 'The card has expired.' ), 'The card has expired.' ];
		yield 'a crash' => [ new RuntimeException( 'cURL error 28' ), 'The payment provider could not refund the payment.' ];
	}

	/**
	 * @dataProvider incapable
	 */
	public function test_ways_of_paying_that_can_not_say_so_and_are_never_asked( string $method, string $part ): void {
		$gateway  = $this->gateway();
		$order    = $this->paid( $method );
		$response = $this->refund( $order, [ 'amount' => '1.00' ] );
		$this->assertRestError( $response, 'woocommerce_rest_cannot_create_order_refund', 400 );
		self::assertStringContainsString( $part, (string) $response->as_error()?->get_error_message() );
		self::assertSame( [], $gateway->refunded );
		// phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $this->refund( $order, [ 'amount'     => '1.00', 'api_refund' => false ] ), 201 );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function incapable(): iterable {
		yield 'bank transfer' => [ 'bacs', '“bacs”' ];
		yield 'a plugin that is gone' => [ 'gone', '“gone”' ];
		yield 'none' => [ '', 'has no payment method' ];
	}

	/**
	 * @return list<string> What notes of the order say about what a provider was asked.
	 */
	private function asked( int $order ): array {
		$texts = array_column( $this->items( $this->rest( 'GET', self::ORDERS . "/$order/notes" ) ), 'note' );
		return array_values( array_filter( $texts, static fn( $text ) => is_string( $text ) && str_contains( $text, 'provider was asked' ) ) );
	}

	private function gateway(): RefundingGateway {
		$gateway = new RefundingGateway();
		add_filter( 'storewright_payment_gateways', static fn( array $gateways ) => [ ...$gateways, $gateway ] );
		return $gateway;
	}

	private function paid( string $method ): int {
		return $this->id(
			$this->order(
				[
					'status'         => 'processing',
					'payment_method' => $method,
					'fee_lines'      => [ [ 'name' => 'Work', 'total' => '10' ] ], // phpcs:ignore WordPress.Arrays
				]
			)
		);
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function refund( int $order, array $fields ): WP_REST_Response {
		return $this->rest( 'POST', self::ORDERS . "/$order/refunds", $fields );
	}
}
