<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Emails;

use Storewright\Kernel\Outbox\Message;
use Storewright\Kernel\Outbox\MessageSender;
use Storewright\Kernel\Outbox\MessageStatus;
use Storewright\Kernel\Outbox\Outbox;
use Storewright\Store\Emails\PasswordEmailModule;
use Storewright\Store\Emails\Send\EmailQueue;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Which emails follow from what happens, to whom they go, and what becomes of those that fail.
 */
final class OrderEmailsTest extends OrdersTestCase {

	/**
	 * @var list<array<string, string>>
	 */
	private array $mails = [];

	private string $failure = '';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'woocommerce_new_order_settings', [ 'recipient' => 'boss@shop.test' ] );
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent, array $mail ): bool {
				if ( '' !== $this->failure ) {
					do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', $this->failure ) ); // phpcs:ignore WordPress.NamingConventions
					return false;
				}
				$text          = static fn( mixed $value ): string => implode( "\n", array_filter( (array) $value, is_string( ... ) ) );
				$this->mails[] = array_map( $text, array_intersect_key( $mail, array_flip( [ 'to', 'subject', 'message', 'headers' ] ) ) );
				return true;
			},
			20,
			2
		);
	}

	public function test_a_new_order_tells_the_store_and_the_customer_once(): void {
		$id = $this->id( $this->placed() );
		self::assertSame( [], $this->emails( $id ) );
		$this->change( $id, [ 'status' => 'processing' ] );
		self::assertSame( [ 'new_order', 'customer_processing_order' ], $this->emails( $id ) );
		$this->change( $id, [ 'status' => 'on-hold' ] );
		$this->change( $id, [ 'status' => 'pending' ] );
		$this->change( $id, [ 'status' => 'processing' ] );
		self::assertSame( [ 'new_order', 'customer_processing_order', 'customer_processing_order' ], $this->emails( $id ) );
		$this->deliver();
		self::assertSame( [ 'boss@shop.test', 'ann@shop.test', 'ann@shop.test' ], array_column( $this->mails, 'to' ) );
		self::assertStringContainsString( "#{$id}", $this->mails[0]['subject'] );
	}

	public function test_each_status_has_its_emails(): void {
		foreach ( [
			'on-hold'   => [ 'new_order', 'customer_on_hold_order' ],
			'completed' => [ 'new_order', 'customer_completed_order' ],
			'failed'    => [ 'failed_order', 'customer_failed_order' ],
			'cancelled' => [],
			'trash'     => [],
		] as $status => $expected ) {
			$id = $this->id( $this->placed() );
			'trash' === $status ? $this->rest( 'DELETE', self::ORDERS . "/$id" ) : $this->change( $id, [ 'status' => $status ] );
			self::assertSame( $expected, $this->emails( $id ), $status );
		}
	}

	public function test_an_order_that_is_cancelled_after_it_was_placed_tells_the_store(): void {
		$id = $this->id( $this->placed( [ 'status' => 'processing' ] ) );
		$this->change( $id, [ 'status' => 'cancelled' ] );
		self::assertSame( [ 'new_order', 'customer_processing_order', 'cancelled_order' ], $this->emails( $id ) );
	}

	public function test_a_disabled_email_and_one_without_address_are_not_sent(): void {
		update_option( 'woocommerce_customer_processing_order_settings', [ 'enabled' => 'no' ] );
		self::assertSame( [ 'new_order' ], $this->emails( $this->id( $this->placed( [ 'status' => 'processing' ] ) ) ) );
		$id = $this->id( $this->order( [ 'status' => 'on-hold' ] ) );
		self::assertSame( [ 'new_order' ], $this->emails( $id ) );
	}

	public function test_one_that_is_disabled_before_it_is_sent_is_dropped(): void {
		$id = $this->id( $this->placed( [ 'status' => 'completed' ] ) );
		update_option( 'woocommerce_customer_completed_order_settings', [ 'enabled' => 'no' ] );
		$this->deliver();
		self::assertSame( [ 'boss@shop.test' ], array_column( $this->mails, 'to' ) );
		self::assertSame( MessageStatus::Dropped, $this->messages( $id )[0]->status );
	}

	public function test_refunds_and_notes_to_the_customer_are_told(): void {
		$id = $this->id( $this->placed( [ 'status' => 'processing' ] ) );
		$this->assertRestStatus( $this->rest( 'POST', self::ORDERS . "/$id/refunds", [ 'amount' => '1.00', 'reason' => 'Scratch', 'api_refund' => false ] ), 201 ); // phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $this->rest( 'POST', self::ORDERS . "/$id/notes", [ 'note' => 'For us' ] ), 201 );
		$this->assertRestStatus( $this->rest( 'POST', self::ORDERS . "/$id/notes", [ 'note' => 'Ships <b>today</b>', 'customer_note' => true ] ), 201 ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ 'new_order', 'customer_processing_order', 'customer_refunded_order', 'customer_note' ], $this->emails( $id ) );
		$this->deliver();
		self::assertStringContainsString( 'partly refunded', $this->mails[2]['subject'] );
		self::assertStringContainsString( 'Refund: Scratch', $this->mails[2]['message'] );
		self::assertStringContainsString( 'Ships <b', $this->mails[3]['message'] );
		$this->change( $id, [ 'status' => 'refunded' ] );
		$this->deliver();
		self::assertStringContainsString( 'was refunded', $this->mails[4]['subject'] );
	}

	public function test_a_change_that_is_undone_leaves_no_email(): void {
		$id = $this->id( $this->placed() );
		try {
			$this->context()->database->transaction(
				function () use ( $id ): void {
					$this->change( $id, [ 'status' => 'processing' ] );
					throw new \RuntimeException( 'undone' );
				}
			);
		} catch ( \RuntimeException $error ) {
			self::assertSame( 'undone', $error->getMessage() );
		}
		self::assertSame( [], $this->emails( $id ) );
	}

	public function test_an_email_that_fails_is_logged_tried_again_and_at_last_noted_at_the_order(): void {
		$this->expect_logged( 'An email could not be sent: Mailbox full' );
		$id            = $this->id( $this->placed( [ 'status' => 'completed' ] ) );
		$this->failure = 'Mailbox full';
		$this->deliver();
		$message = $this->messages( $id )[0];
		self::assertSame( [ MessageStatus::Pending, 'Mailbox full' ], [ $message->status, $message->note ] );
		self::assertSame( [], $this->notes( $id, 'was not sent' ) );
		for ( $attempt = 0; $attempt < 8; $attempt++ ) {
			$this->context()->database->execute( "UPDATE {$this->context()->database->table( 'storewright_outbox' )} SET due_gmt = %s", '2020-01-01 00:00:00' );
			$this->deliver();
		}
		self::assertSame( MessageStatus::Failed, $this->messages( $id )[0]->status );
		self::assertSame( [ 'The email “Order completed” was not sent: Mailbox full' ], $this->notes( $id, 'Order completed' ) );
		$this->failure = '';
		( new Outbox( $this->context() ) )->resend( $message->id, MessageStatus::Failed );
		$this->deliver();
		self::assertSame( MessageStatus::Sent, $this->messages( $id )[0]->status );
	}

	public function test_the_sender_is_the_one_that_the_owner_chose(): void {
		update_option( 'woocommerce_email_from_name', 'Ann’s shop' );
		update_option( 'woocommerce_email_from_address', 'hello@shop.test' );
		$seen = [];
		add_filter(
			'pre_wp_mail',
			static function ( mixed $sent ) use ( &$seen ): mixed {
				$seen = [ apply_filters( 'wp_mail_from', 'x' ), apply_filters( 'wp_mail_from_name', 'x' ), apply_filters( 'wp_mail_content_type', 'x' ) ]; // phpcs:ignore WordPress.NamingConventions
				return $sent;
			},
			30
		);
		$this->placed( [ 'status' => 'on-hold' ] );
		$this->deliver();
		self::assertSame( [ 'hello@shop.test', 'Ann’s shop', 'text/html' ], $seen );
		self::assertSame( 'x', apply_filters( 'wp_mail_from', 'x' ) ); // phpcs:ignore WordPress.NamingConventions
	}

	public function test_a_new_account_stock_and_a_payment_method_are_told(): void {
		update_option( 'woocommerce_stock_email_recipient', 'stock@shop.test' );
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/customers', [ 'email' => 'new@shop.test', 'username' => 'newcomer', 'password' => 'Secret-1-word' ] ), 201 ); // phpcs:ignore WordPress.Arrays
		$product = $this->product( '10.00', [ 'manage_stock' => true, 'stock_quantity' => 3 ] ); // phpcs:ignore WordPress.Arrays
		$this->order( [ 'status' => 'processing', 'line_items' => [ [ 'product_id' => $product, 'quantity' => 2 ] ] ] ); // phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/payment_gateways/cod', [ 'enabled' => true ] ) );
		$this->deliver();
		$subjects = array_combine( array_column( $this->mails, 'subject' ), array_column( $this->mails, 'to' ) );
		$site     = get_bloginfo( 'name' );
		self::assertSame( 'new@shop.test', $subjects[ "Your account at {$site}" ] ?? '' );
		self::assertSame( 'stock@shop.test', $subjects[ "{$site}: Lamp is low in stock" ] ?? '' );
		self::assertMatchesRegularExpression( '/: Cash on delivery.* was enabled$/m', implode( "\n", array_keys( $subjects ) ) );
	}

	public function test_a_customer_who_forgot_the_password_gets_the_shops_email(): void {
		( new PasswordEmailModule( $this->context() ) )->register();
		$customer = self::factory_user( 'customer' );
		$editor   = self::factory_user( 'editor' );
		self::assertTrue( retrieve_password( $customer ) );
		self::assertTrue( retrieve_password( $editor ) );
		self::assertSame( 'Reset your password at ' . get_bloginfo( 'name' ), $this->mails[0]['subject'] );
		self::assertStringContainsString( 'action=rp', $this->mails[0]['message'] );
		self::assertStringContainsString( 'Content-Type: text/html', $this->mails[0]['headers'] );
		self::assertStringNotContainsString( 'Reset your password at', $this->mails[1]['subject'] );
	}

	private static function factory_user( string $role ): string {
		$login = "some-{$role}";
		self::assertIsInt( wp_insert_user( [ 'user_login' => $login, 'user_pass' => 'x', 'user_email' => "{$login}@shop.test", 'role' => $role ] ) ); // phpcs:ignore WordPress.Arrays
		return $login;
	}

	public function test_order_details_and_templates_are_sent_over_rest(): void {
		$id = $this->id( $this->placed() );
		self::assertNotContains( 'customer_note', $this->template_ids( $id ) );
		self::assertNotContains( 'customer_refunded_order', $this->template_ids( $id ) );
		$answer = $this->rest( 'POST', self::ORDERS . "/$id/actions/send_order_details" );
		$this->assertRestStatus( $answer );
		self::assertSame( 'The order details were sent to ann@shop.test.', $this->item( $answer )['message'] );
		self::assertStringContainsString( 'Invoice for order', $this->mails[0]['subject'] );
		self::assertStringContainsString( 'Pay for this order', $this->mails[0]['message'] );
		self::assertCount( 1, $this->notes( $id, 'The order details were sent' ) );
		$path = self::ORDERS . "/$id/actions/send_email";
		$this->assertRestStatus( $this->rest( 'POST', $path, [ 'template_id' => 'customer_completed_order' ] ) );
		$refused = $this->rest( 'POST', $path, [ 'template_id' => 'customer_note' ] );
		$this->assertRestStatus( $refused, 400 );
		self::assertSame( 'woocommerce_rest_invalid_email_template', $this->item( $refused )['code'] );
		$this->assertRestStatus( $this->rest( 'POST', $path, [ 'template_id' => 'new_order', 'email' => 'other@shop.test' ] ), 400 ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 'ann@shop.test', $this->object( $this->stored( $id ), 'billing' )['email'] );
		$this->assertRestStatus( $this->rest( 'POST', $path, [ 'template_id' => 'customer_invoice', 'email' => 'other@shop.test', 'force_email_update' => true ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 'other@shop.test', end( $this->mails )['to'] ?? '' );
	}

	public function test_an_email_that_can_not_be_sent_by_hand_says_why(): void {
		$this->expect_logged( 'An email could not be sent: No route to host' );
		$id            = $this->id( $this->placed() );
		$this->failure = 'No route to host';
		$answer        = $this->rest( 'POST', self::ORDERS . "/$id/actions/send_order_details" );
		$this->assertRestStatus( $answer, 503 );
		self::assertStringContainsString( 'No route to host', (string) $this->item( $answer )['message'] );
		$this->assertRestStatus( $this->rest( 'POST', self::ORDERS . '/' . $this->id( $this->order() ) . '/actions/send_order_details' ), 400 );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function placed( array $fields = [] ): array {
		$product = $this->product( '10.00' );
		return $this->order(
			$fields + [
				'billing'    => [ 'email' => 'ann@shop.test' ] + self::NEW_YORK,
				'line_items' => [ [ 'product_id' => $product ] ],
			]
		);
	}

	/**
	 * @return list<string>
	 */
	private function template_ids( int $id ): array {
		$answer = $this->rest( 'GET', self::ORDERS . "/$id/actions/email_templates" );
		$this->assertRestStatus( $answer );
		return array_values( array_filter( array_column( $this->item( $answer ), 'id' ), is_string( ... ) ) );
	}

	/**
	 * Messages of an order, newest first.
	 *
	 * @return list<Message>
	 */
	private function messages( int $id ): array {
		return ( new Outbox( $this->context() ) )->of_subject( EmailQueue::ORDER, $id );
	}

	/**
	 * Emails of an order in the outbox, oldest first.
	 *
	 * @return list<string>
	 */
	private function emails( int $id ): array {
		return array_reverse( array_map( static fn( Message $message ) => (string) $message->payload['email'], $this->messages( $id ) ) );
	}

	private function deliver(): void {
		( new MessageSender( $this->context() ) )->send_due( microtime( true ) + 60 );
	}

	/**
	 * @return list<string>
	 */
	private function notes( int $id, string $with ): array {
		$texts = array_column( $this->item( $this->rest( 'GET', self::ORDERS . "/$id/notes" ) ), 'note' );
		return array_values(
			array_filter( array_filter( $texts, is_string( ... ) ), static fn( string $text ) => str_contains( $text, $with ) )
		);
	}
}
