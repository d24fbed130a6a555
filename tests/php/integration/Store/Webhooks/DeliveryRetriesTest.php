<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Webhooks;

use RuntimeException;
use Storewright\Kernel\Background\Queue;
use Storewright\Store\Webhooks\DeliverWebhooks;
use Storewright\Store\Webhooks\DeliveryStatus;
use Storewright\Store\Webhooks\DeliveryTarget;
use Storewright\Store\Webhooks\Webhook;
use Storewright\Store\Webhooks\WebhookQuery;
use Storewright\Store\Webhooks\WebhookServices;
use Storewright\Store\Webhooks\WebhookStatus;
use Storewright\Tests\Support\Doubles\NameServer;
use Storewright\Tests\Support\Store\DeliveryTestCase;
use WP_Error;
use WP_REST_Request;

/**
 * Deliveries that fail and are tried again.
 */
final class DeliveryRetriesTest extends DeliveryTestCase {

	protected function tearDown(): void {
		NameServer::forget();
		parent::tearDown();
	}

	/**
	 * @dataProvider failures
	 */
	public function test_a_failure_is_tried_again_later_and_nothing_overtakes( int|string $answer ): void {
		$this->answer = is_int( $answer ) ? $answer : new WP_Error( 'http_request_failed', $answer );
		$webhook      = $this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		do_action( 'storewright_coupon_updated', 13 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		self::assertCount( 1, $this->sent, 'What comes after it waits, too.' );

		$this->answer = 204;
		$this->deliver( '+30 seconds' );
		self::assertCount( 1, $this->sent, 'It is not tried at once.' );
		$this->deliver( '+61 seconds' );
		self::assertSame( [ 12, 12, 13 ], array_map( static fn( array $sent ) => (int) substr( $sent['body'], 6, 2 ), $this->sent ) );
		self::assertSame( 0, $this->fresh( $webhook )->failure_count );
	}

	/**
	 * @return iterable<string, array{int|string}>
	 */
	public static function failures(): iterable {
		yield 'an error of the server' => [ 500 ];
		yield 'a redirection, which is not followed' => [ 302 ];
		yield 'no answer' => [ 'Connection timed out' ];
	}

	public function test_a_webhook_pauses_when_nothing_helps_and_goes_on_when_set_active(): void {
		$this->answer = 500;
		$webhook      = $this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		$minutes = 0;
		foreach ( [ 0, 1, 5, 30, 120, 360 ] as $wait ) {
			self::assertSame( WebhookStatus::Active, $this->fresh( $webhook )->status );
			$minutes += $wait;
			$this->deliver( "+{$minutes} minutes" );
		}
		self::assertCount( 6, $this->sent );
		self::assertSame( WebhookStatus::Paused, $this->fresh( $webhook )->status );
		$this->deliver( '+20 days' );
		self::assertCount( 6, $this->sent );

		$this->answer = 200;
		( new WebhookServices( $this->context( $this->clock( '+20 days' ) ) ) )->repository()->update( $webhook->id, [ 'status' => 'active' ] );
		$this->deliver( '+20 days' );
		self::assertCount( 7, $this->sent, 'What waited is not lost.' );
	}

	public function test_an_address_that_became_private_is_not_asked(): void {
		$webhook = $this->webhook( 'coupon.updated' );
		$this->context()->database->update( 'wc_webhooks', [ 'delivery_url' => 'http://127.0.0.1/' ], [ 'webhook_id' => $webhook->id ] );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		self::assertSame( [], $this->sent );
		self::assertSame( 1, $this->fresh( $webhook )->failure_count );
	}

	public function test_a_host_without_an_address_is_not_asked_until_it_has_one(): void {
		$webhook = $this->webhook( 'coupon.updated' );
		$path    = "/wc/v3/webhooks/{$webhook->id}";
		$this->assertRestStatus( $this->rest( 'PUT', $path, [ 'delivery_url' => 'https://hooks.shop.invalid/' ] ) );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		self::assertSame( [], $this->sent );
		self::assertSame( 1, $this->fresh( $webhook )->failure_count );

		$this->assertRestStatus( $this->rest( 'PUT', $path, [ 'delivery_url' => $webhook->delivery_url ] ) );
		$this->deliver( '+2 minutes' );
		self::assertCount( 1, $this->sent );
	}

	public function test_a_host_that_has_only_ipv6_is_delivered_to_where_it_was_checked(): void {
		NameServer::$hosts = [ 'hooks.shop.example' => [ '2606:2800:220:1:248:1893:25c8:1946' ] ];
		$webhook           = $this->webhook( 'coupon.updated' );
		$url               = 'https://hooks.shop.example/';
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/webhooks/{$webhook->id}", [ 'delivery_url' => $url ] ) );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		self::assertSame( [ $url ], array_column( $this->sent, 'url' ) );
		self::assertSame( [ '2606:2800:220:1:248:1893:25c8:1946' ], DeliveryTarget::addresses( $url ) );
	}

	public function test_what_happens_while_a_delivery_waits_to_be_tried_again_does_not_overtake_it(): void {
		$this->answer = 500;
		$this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		do_action( 'storewright_coupon_updated', 13 ); // phpcs:ignore WordPress.NamingConventions
		$this->answer = 200;
		$this->deliver( '+30 seconds' );
		self::assertCount( 1, $this->sent );
		$this->deliver( '+61 seconds' );
		self::assertSame( [ 12, 12, 13 ], array_map( static fn( array $sent ) => (int) substr( $sent['body'], 6, 2 ), $this->sent ) );
	}

	public function test_a_webhook_that_waits_for_hours_does_not_hold_back_the_others(): void {
		Queue::enqueue( DeliverWebhooks::name(), 6 * HOUR_IN_SECONDS );
		$this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		self::assertLessThanOrEqual( time(), wp_next_scheduled( Queue::HOOK, [ DeliverWebhooks::name() ] ) );
	}

	public function test_what_cannot_be_put_together_is_a_failed_attempt_and_holds_back_no_other_webhook(): void {
		$this->expect_logged( 'could not be sent: Broken on purpose' );
		$this->expect_logged( 'Broken below' );
		add_filter(
			'storewright_webhook_payload',
			static fn( mixed $data, Webhook $webhook, string $topic ) => 'coupon.created' === $topic
				? throw new RuntimeException( 'Broken on purpose' )
				: $data,
			20,
			3
		);
		add_filter(
			'rest_pre_dispatch',
			static fn( mixed $result, mixed $server, WP_REST_Request $request ) => '/wc/v3/orders/14' === $request->get_route() ? new WP_Error(
				'broken',
				'Broken below',
				[ 'status' => 500 ]
			) : $result,
			10,
			3
		);
		$broken = $this->webhook( 'coupon.created' );
		$orders = $this->webhook( 'order.updated' );
		$this->webhook( 'coupon.deleted' );
		do_action( 'storewright_coupon_created', 12 ); // phpcs:ignore WordPress.NamingConventions
		do_action( 'storewright_order_updated', 14 ); // phpcs:ignore WordPress.NamingConventions
		do_action( 'storewright_coupon_deleted', 13 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		self::assertSame( [ '{"id":13}' ], array_column( $this->sent, 'body' ) );
		self::assertSame( [ 1, 1 ], [ $this->fresh( $broken )->failure_count, $this->fresh( $orders )->failure_count ] );
		self::assertSame( [ DeliveryStatus::Pending, 1 ], [ $this->log( $broken )[0]->status, $this->log( $broken )[0]->attempts ] );
	}

	private function fresh( Webhook $webhook ): Webhook {
		$found = ( new WebhookQuery( $this->context() ) )->find( $webhook->id );
		self::assertNotNull( $found );
		return $found;
	}
}
