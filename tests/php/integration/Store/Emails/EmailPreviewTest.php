<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Emails;

use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Preview\PreviewPage;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Trying out emails: what is not saved is seen, and nothing is written.
 */
final class EmailPreviewTest extends OrdersTestCase {

	private const BASE = '/wc-admin-email/settings/email';

	/**
	 * Whatever is previewed, each table has the same rows afterwards. @spec B2-076
	 */
	public function test_a_preview_writes_nothing(): void {
		$product = $this->product( '10.00' );
		$id      = $this->id(
			$this->order(
				[
					'billing'    => [ 'email' => 'ann@shop.test' ] + self::NEW_YORK,
					'line_items' => [ [ 'product_id' => $product ] ],
				]
			)
		);
		$page    = new PreviewPage( $this->context() );
		// What WordPress itself keeps when it first reads the theme's and the site's options.
		$page->page( [ 'type' => 'new_order' ] );
		$before = $this->tables();
		foreach ( array_keys( EmailTypes::all() ) as $type ) {
			foreach ( [ 0, $id ] as $order ) {
				$html = $page->page( [ 'type' => $type, 'order' => (string) $order, 'dark' => '1', 'rtl' => '1' ] ); // phpcs:ignore WordPress.Arrays
				self::assertStringContainsString( '@media all', $html, $type );
				self::assertStringContainsString( '<pre>', $page->page( [ 'type' => $type, 'plain' => '1' ] ) ); // phpcs:ignore WordPress.Arrays
				$this->assertRestStatus( $this->rest( 'GET', self::BASE . '/preview-subject', [ 'type' => $type, 'order' => $order ] ) ); // phpcs:ignore WordPress.Arrays
			}
		}
		self::assertSame( $before, $this->tables() );
	}

	public function test_a_real_order_is_shown_with_its_own_number(): void {
		$id   = $this->id( $this->order( [ 'status' => 'pending' ] ) );
		$page = new PreviewPage( $this->context() );
		self::assertStringContainsString( "Order #{$id}", $page->page( [ 'type' => 'customer_invoice', 'order' => (string) $id ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertStringContainsString( 'There is no order #999999.', $page->page( [ 'type' => 'customer_invoice', 'order' => '999999' ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertStringContainsString( '“nothing” is not an email of this store.', $page->page( [ 'type' => 'nothing' ] ) );
	}

	public function test_what_is_tried_out_is_the_users_own_and_not_saved(): void {
		$keep = fn( string $key, string $value ) => $this->rest( 'POST', self::BASE . '/save-transient', [ 'key' => $key, 'value' => $value ] ); // phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $keep( 'woocommerce_customer_processing_order_subject', 'A trial of {order_number}' ) );
		$this->assertRestStatus( $keep( 'woocommerce_email_base_color', '#aa0000' ) );
		self::assertSame( 'A trial of #12345', $this->subject() );
		self::assertFalse( get_option( 'woocommerce_customer_processing_order_settings' ) );
		$refused = $keep( 'blogname', 'x' );
		$this->assertRestStatus( $refused, 400 );
		self::assertStringContainsString( '“blogname”', (string) $this->item( $refused )['message'] );
		$this->assertRestStatus( $keep( 'woocommerce_email_footer_text', str_repeat( 'x', 5001 ) ), 400 );
		$this->as_administrator();
		self::assertSame( 'Your order #12345 at ' . get_bloginfo( 'name' ), $this->subject() );
	}

	/**
	 * A test email, alone under both names. @spec B7-009
	 */
	public function test_a_test_email_goes_to_the_address_alone(): void {
		update_option( 'woocommerce_new_order_settings', [ 'bcc' => 'secret@shop.test' ] );
		$mails = [];
		add_filter(
			'pre_wp_mail',
			static function ( mixed $sent, array $mail ) use ( &$mails ): bool {
				$mails[] = $mail;
				return true;
			},
			20,
			2
		);
		foreach ( [ '/wc-admin-email', '/storewright/admin-email' ] as $namespace ) {
			$answer = $this->rest( 'POST', "{$namespace}/settings/email/send-preview", [ 'type' => 'WC_Email_New_Order', 'email' => 'me@shop.test' ] ); // phpcs:ignore WordPress.Arrays
			$this->assertRestStatus( $answer );
			self::assertSame( 'Test email sent to me@shop.test.', $this->item( $answer )['message'] );
		}
		self::assertSame( [ [ 'me@shop.test' ], [ 'me@shop.test' ] ], array_column( $mails, 'to' ) );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $mails ) );
		$this->assertRestStatus( $this->rest( 'POST', self::BASE . '/send-preview', [ 'type' => 'new_order', 'email' => 'me@' ] ), 400 ); // phpcs:ignore WordPress.Arrays
		self::assertCount( 2, $mails );
	}

	/**
	 * Why it was not sent is told. @spec B8-015
	 */
	public function test_a_test_email_that_fails_says_what_the_server_said(): void {
		$this->expect_logged( 'An email could not be sent: Mailbox full' );
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'Mailbox full' ) ); // phpcs:ignore WordPress.NamingConventions
				return false;
			},
			20
		);
		$answer = $this->rest( 'POST', self::BASE . '/send-preview', [ 'type' => 'new_order', 'email' => 'me@shop.test' ] ); // phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $answer, 503 );
		self::assertSame( 'The test email was not sent: Mailbox full', $this->item( $answer )['message'] );
	}

	private function subject(): string {
		$answer = $this->rest( 'GET', self::BASE . '/preview-subject', [ 'type' => 'WC_Email_Customer_Processing_Order' ] );
		$this->assertRestStatus( $answer );
		return (string) $this->item( $answer )['subject'];
	}

	/**
	 * A sum of each table's rows.
	 *
	 * @return array<string, string>
	 */
	private function tables(): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$sums = [];
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			$sums[ (string) $table ] = md5( (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM `{$table}`", ARRAY_N ) ) ); // phpcs:ignore WordPress.DB
		}
		self::assertGreaterThan( 20, count( $sums ) );
		return $sums;
	}
}
