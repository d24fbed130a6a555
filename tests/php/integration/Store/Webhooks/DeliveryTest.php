<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Webhooks;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Kernel\Background\Queue;
use Storewright\Store\Webhooks\DeliverWebhooks;
use Storewright\Store\Webhooks\Delivery;
use Storewright\Store\Webhooks\DeliveryStatus;
use Storewright\Store\Webhooks\DeliveryTarget;
use Storewright\Store\Webhooks\Webhook;
use Storewright\Store\Webhooks\WebhookQuery;
use Storewright\Store\Webhooks\WebhookRepository;
use Storewright\Store\Webhooks\WebhookServices;
use Storewright\Store\Webhooks\WebhookStatus;
use Storewright\Tests\Support\Store\DeliveryTestCase;

/**
 * Deliveries of webhooks: their content, their time, and attempts that fail.
 */
final class DeliveryTest extends DeliveryTestCase {

	public function test_a_delivery_is_signed_and_logged(): void {
		$webhook = $this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		self::assertSame( [], $this->sent, 'The request in which it happens sends nothing.' );
		self::assertNotFalse( wp_next_scheduled( 'storewright_run_job', [ DeliverWebhooks::name() ] ) );

		self::assertNull( $this->deliver() );
		$sent = $this->last();
		$body = $sent['body'];
		self::assertSame( self::URL, $sent['url'] );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		self::assertSame( base64_encode( hash_hmac( 'sha256', $body, 'secret', true ) ), $sent['headers']['X-WC-Webhook-Signature'] );
		self::assertSame(
			[ 'coupon.updated', 'coupon', 'updated', (string) $webhook->id ],
			[
				$sent['headers']['X-WC-Webhook-Topic'],
				$sent['headers']['X-WC-Webhook-Resource'],
				$sent['headers']['X-WC-Webhook-Event'],
				$sent['headers']['X-WC-Webhook-ID'],
			]
		);

		$log = $this->items( $this->rest( 'GET', "/wc/v3/webhooks/{$webhook->id}/deliveries" ) );
		self::assertCount( 1, $log );
		self::assertSame(
			[ 'sent', 1, 200, $body ],
			[ $log[0]['status'], $log[0]['attempts'], $log[0]['response_code'], $log[0]['request_body'] ]
		);
	}

	public function test_something_that_happens_twice_before_it_is_sent_is_told_once(): void {
		$this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		do_action( 'storewright_coupon_updated', 13 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		self::assertSame( [ '{"id":12', '{"id":13' ], array_map( static fn( array $sent ) => substr( $sent['body'], 0, 8 ), $this->sent ) );
	}

	/**
	 * A creation is delivered as the object is at that time; readers that get no creation, or got it before, need the rest.
	 */
	public function test_a_change_after_the_creation_is_told_unless_its_reader_is_yet_to_be_told_of_the_creation(): void {
		$this->webhook( 'coupon.created' );
		$this->webhook( 'coupon.updated' );
		$this->webhook( 'coupon.updated', 'https://93.184.216.34/other' );
		$received = function (): array {
			$this->deliver();
			$sent       = array_map( static fn( array $sent ) => "{$sent['headers']['X-WC-Webhook-Topic']} {$sent['url']}", $this->sent );
			$this->sent = [];
			sort( $sent );
			return $sent;
		};
		do_action( 'storewright_coupon_created', 12 ); // phpcs:ignore WordPress.NamingConventions
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		self::assertSame( [ 'coupon.created ' . self::URL, 'coupon.updated https://93.184.216.34/other' ], $received() );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		self::assertSame( [ 'coupon.updated ' . self::URL, 'coupon.updated https://93.184.216.34/other' ], $received() );
	}

	/**
	 * @param 'full'|'id' $payload
	 */
	#[DataProvider( 'of_nobody' )]
	public function test_nothing_is_sent_in_the_name_of_a_user_who_is_gone_or_may_not_see_it(
		string $topic,
		string $payload,
		bool $is_gone
	): void {
		remove_all_filters( 'storewright_webhook_payload' );
		$webhook = $this->webhook( $topic );
		$reader  = $is_gone ? 999999 : wp_create_user( 'reader', 'x', 'reader@example.test' );
		self::assertIsInt( $reader );
		( new WebhookServices( $this->context() ) )->repository()->update( $webhook->id, [ 'payload' => $payload ], $reader );
		$customer = wp_create_user( 'iris', 'x', 'iris@example.test' );
		self::assertIsInt( $customer );
		do_action( 'storewright_customer_updated', $customer ); // phpcs:ignore WordPress.NamingConventions
		do_action( 'storewright_customer_deleted', $customer ); // phpcs:ignore WordPress.NamingConventions
		do_action( 'storewright_shelf_moved', 5 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		self::assertSame( [], $this->sent );
		self::assertSame(
			[ DeliveryStatus::Dropped ],
			array_map( static fn( Delivery $delivery ) => $delivery->status, $this->log( $webhook ) )
		);
	}

	/**
	 * @return iterable<string, array{string, 'full'|'id', bool}>
	 */
	public static function of_nobody(): iterable {
		yield 'a customer, its user is gone' => [ 'customer.updated', 'full', true ];
		yield 'an id, its user is gone' => [ 'customer.updated', 'id', true ];
		yield 'an id that its user may not see' => [ 'customer.updated', 'id', false ];
		yield 'what was deleted, its user is gone' => [ 'customer.deleted', 'full', true ];
		yield 'a hook, its user is gone' => [ 'action.storewright_shelf_moved', 'full', true ];
		yield 'a hook, its user manages no shop' => [ 'action.storewright_shelf_moved', 'full', false ];
	}

	public function test_what_is_deleted_is_told_by_its_id(): void {
		$this->webhook( 'product.deleted' );
		do_action( 'storewright_product_deleted', 7 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		self::assertSame( [ '{"id":7}' ], array_column( $this->sent, 'body' ) );
	}

	public function test_what_is_gone_is_dropped(): void {
		remove_all_filters( 'storewright_webhook_payload' );
		$webhook = $this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 999999 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		self::assertSame( [], $this->sent );
		self::assertSame(
			[ 'dropped' ],
			array_column( $this->items( $this->rest( 'GET', "/wc/v3/webhooks/{$webhook->id}/deliveries" ) ), 'status' )
		);
	}

	public function test_the_log_is_kept_for_thirty_days(): void {
		$webhook = $this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		$this->deliver( '+29 days' );
		self::assertCount( 1, $this->log( $webhook ) );
		$this->deliver( '+31 days' );
		self::assertCount( 0, $this->log( $webhook ) );
	}

	public function test_how_long_the_log_is_kept_is_a_setting(): void {
		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/settings/advanced/storewright_webhook_log_days', [ 'value' => '7' ] ) );
		$webhook = $this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		$this->deliver( '+6 days' );
		self::assertCount( 1, $this->log( $webhook ) );
		$this->deliver( '+8 days' );
		self::assertCount( 0, $this->log( $webhook ) );
		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/settings/advanced/storewright_webhook_log_days', [ 'value' => '0' ] ), 400 );
	}

	public function test_a_payload_can_be_the_id_alone(): void {
		remove_all_filters( 'storewright_webhook_payload' );
		$webhook = $this->webhook( 'customer.updated' );
		$path    = "/wc/v3/webhooks/{$webhook->id}";
		self::assertSame( 'full', $this->item( $this->rest( 'GET', $path ) )['payload'] );
		self::assertSame( 'id', $this->item( $this->rest( 'PUT', $path, [ 'payload' => 'id' ] ) )['payload'] );
		$this->assertRestError( $this->rest( 'PUT', $path, [ 'payload' => 'some' ] ), 'rest_invalid_param', 400 );
		$customer = wp_create_user( 'iris', 'x', 'iris@example.test' );
		self::assertIsInt( $customer );
		do_action( 'storewright_customer_updated', $customer ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		self::assertSame( [ "{\"id\":$customer}" ], array_column( $this->sent, 'body' ) );
		self::assertStringNotContainsString(
			'example.test',
			(string) wp_json_encode( $this->items( $this->rest( 'GET', "$path/deliveries" ) ) )
		);
	}

	public function test_a_new_webhook_is_pinged_once_and_a_ping_that_nobody_takes_changes_nothing(): void {
		$this->answer = 500;
		$id           = $this->item(
			$this->rest(
				'POST',
				'/wc/v3/webhooks',
				[
					'topic'        => 'coupon.updated',
					'delivery_url' => self::URL,
				]
			)
		)['id'];
		self::assertIsInt( $id );
		self::assertSame( [], $this->sent, 'Whoever creates it does not wait for the other side.' );
		$this->deliver( '+1 year' );
		$this->deliver( '+13 months' );
		self::assertCount( 1, $this->sent );
		self::assertSame(
			[ "webhook_id=$id", 'application/x-www-form-urlencoded' ],
			[ $this->last()['body'], $this->last()['headers']['Content-Type'] ]
		);
		$webhook = ( new WebhookQuery( $this->context() ) )->find( $id );
		self::assertSame( [ WebhookStatus::Active, 0 ], [ $webhook?->status, $webhook?->failure_count ] );
		$this->rest(
			'POST',
			'/wc/v3/webhooks',
			[
				'topic'        => 'coupon.updated',
				'delivery_url' => self::URL,
				'status'       => 'paused',
			]
		);
		$this->deliver( '+13 months' );
		self::assertCount( 1, $this->sent, 'One that is not active is not pinged.' );
	}

	public function test_a_hook_of_the_shop_is_told_with_its_first_argument_and_nothing_secret(): void {
		$this->answer = 500;
		$webhook      = $this->webhook( 'action.storewright_shelf_moved' );
		self::assertSame(
			[ 'action.storewright_shelf_moved', [ 'storewright_shelf_moved' ] ],
			[ $webhook->topic, $this->item( $this->rest( 'GET', "/wc/v3/webhooks/{$webhook->id}" ) )['hooks'] ]
		);
		do_action( 'storewright_shelf_moved', 5, 'ignored' ); // phpcs:ignore WordPress.NamingConventions
		do_action( 'storewright_shelf_moved', $webhook ); // phpcs:ignore WordPress.NamingConventions
		do_action( 'storewright_shelf_moved', [ 'password' => 'kept' ] ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		$this->answer = 200;
		$this->deliver( '+61 seconds' );
		$body = static fn( ?int $argument ) => (string) wp_json_encode(
			[
				'action' => 'storewright_shelf_moved',
				'arg'    => $argument,
			]
		);
		self::assertSame( [ $body( 5 ), $body( 5 ), $body( $webhook->id ), $body( null ) ], array_column( $this->sent, 'body' ) );
		self::assertSame(
			[ 'action', 'storewright_shelf_moved' ],
			[ $this->last()['headers']['X-WC-Webhook-Resource'], $this->last()['headers']['X-WC-Webhook-Event'] ]
		);
	}

	public function test_a_paused_webhook_is_told_nothing_new(): void {
		$webhook = $this->webhook( 'coupon.updated' );
		( new WebhookServices( $this->context() ) )->repository()->update( $webhook->id, [ 'status' => 'paused' ] );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		self::assertCount( 0, $this->log( $webhook ) );
	}

	public function test_what_happens_while_a_delivery_is_being_sent_is_told_by_another_one(): void {
		$this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		$changes = 1;
		add_filter(
			'pre_http_request',
			static function ( mixed $response ) use ( &$changes ): mixed {
				if ( $changes-- > 0 ) {
					do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
				}
				return $response;
			}
		);
		$this->deliver();
		self::assertCount( 2, $this->sent, 'What was sent first was read before the change.' );
	}

	public function test_the_log_is_removed_even_if_nothing_is_told_any_more(): void {
		$this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		wp_clear_scheduled_hook( Queue::HOOK, [ DeliverWebhooks::name() ] );
		$this->deliver();
		self::assertEqualsWithDelta(
			time() + 30 * DAY_IN_SECONDS,
			wp_next_scheduled( Queue::HOOK, [ DeliverWebhooks::name() ] ),
			HOUR_IN_SECONDS
		);
	}

	public function test_an_address_is_looked_up_once_and_kept_to(): void {
		self::assertSame( [ '93.184.216.34' ], DeliveryTarget::addresses( self::URL ) );
		self::assertNull( DeliveryTarget::addresses( 'http://127.0.0.1/' ) );
		add_filter( 'storewright_webhook_url_allowed', '__return_true' );
		self::assertSame( [], DeliveryTarget::addresses( 'http://127.0.0.1/' ) );
	}

	public function test_the_list_of_topics_is_right_whatever_this_request_has_cached_of_it(): void {
		$webhook = $this->webhook( 'coupon.updated' );
		self::assertSame( [ 'coupon.updated' ], get_option( WebhookRepository::TOPICS_OPTION ) );
		$this->context()->database->update(
			'options',
			[ 'option_value' => 'a:0:{}' ],
			[ 'option_name' => WebhookRepository::TOPICS_OPTION ]
		);
		( new WebhookServices( $this->context() ) )->repository()->update( $webhook->id, [ 'status' => 'active' ] );
		self::assertSame(
			[ 'coupon.updated' ],
			$this->context()->options->fresh( [ WebhookRepository::TOPICS_OPTION ] )[ WebhookRepository::TOPICS_OPTION ]
		);
	}

	/**
	 * Returns the last request that was sent.
	 *
	 * @return array{url: string, headers: array<string, string>, body: string}
	 */
	private function last(): array {
		$count = count( $this->sent );
		self::assertGreaterThan( 0, $count, 'Nothing was sent.' );
		return $this->sent[ $count - 1 ];
	}
}
