<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Webhooks;

use DateTimeImmutable;
use RuntimeException;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Clock;
use Storewright\Store\Webhooks\Delivery;
use Storewright\Store\Webhooks\DeliveryStatus;
use Storewright\Store\Webhooks\DeliverWebhooks;
use Storewright\Store\Webhooks\Outbox;
use Storewright\Store\Webhooks\Target;
use Storewright\Store\Webhooks\Webhook;
use Storewright\Store\Webhooks\WebhookQuery;
use Storewright\Store\Webhooks\WebhookRepository;
use Storewright\Store\Webhooks\WebhooksModule;
use Storewright\Store\Webhooks\WebhookStatus;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_Error;
use WP_REST_Request;

/**
 * What webhooks are told, when, and what happens if nobody listens.
 */
final class DeliveryTest extends IntegrationTestCase {

	private const URL = 'https://93.184.216.34/hooks';

	private const START = '2026-05-01 10:00:00';

	/**
	 * @var list<array{url: string, headers: array<string, string>, body: string}>
	 */
	private array $sent = [];

	/**
	 * @var int|WP_Error What the other side answers.
	 */
	private int|WP_Error $answer = 200;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		add_filter( 'pre_http_request', $this->other_side( ... ), 10, 3 );
		add_filter(
			'storewright_webhook_payload',
			static fn( mixed $data, Webhook $webhook, string $topic, int $id ) => [
				'id'   => $id,
				'user' => get_current_user_id(),
			],
			10,
			4
		);
	}

	public function test_a_delivery_is_signed_and_logged(): void {
		$webhook = $this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		self::assertSame( [], $this->sent, 'The request in which it happens sends nothing.' );
		self::assertNotFalse( wp_next_scheduled( 'storewright_run_job', [ DeliverWebhooks::name() ] ) );

		self::assertNull( $this->deliver() );
		$sent = $this->last();
		$body = $sent['body'];
		self::assertSame( self::URL, $sent['url'] );
		self::assertSame( base64_encode( hash_hmac( 'sha256', $body, 'secret', true ) ), $sent['headers']['X-WC-Webhook-Signature'] ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		self::assertSame( [ 'coupon.updated', 'coupon', 'updated', (string) $webhook->id ], [ $sent['headers']['X-WC-Webhook-Topic'], $sent['headers']['X-WC-Webhook-Resource'], $sent['headers']['X-WC-Webhook-Event'], $sent['headers']['X-WC-Webhook-ID'] ] );

		$log = $this->items( $this->rest( 'GET', "/wc/v3/webhooks/{$webhook->id}/deliveries" ) );
		self::assertCount( 1, $log );
		self::assertSame( [ 'sent', 1, 200, $body ], [ $log[0]['status'], $log[0]['attempts'], $log[0]['response_code'], $log[0]['request_body'] ] );
	}

	public function test_something_that_happens_twice_before_it_is_sent_is_told_once(): void {
		$this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		do_action( 'storewright_coupon_updated', 13 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		self::assertSame( [ '{"id":12', '{"id":13' ], array_map( static fn( array $sent ) => substr( $sent['body'], 0, 8 ), $this->sent ) );
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
		self::assertSame( [ 'dropped' ], array_column( $this->items( $this->rest( 'GET', "/wc/v3/webhooks/{$webhook->id}/deliveries" ) ), 'status' ) );
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
		( new WebhookRepository( $this->context( $this->clock( '+20 days' ) ) ) )->update( $webhook->id, [ 'status' => 'active' ] );
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

	public function test_the_log_is_kept_for_thirty_days(): void {
		$webhook = $this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		$this->deliver();
		$this->deliver( '+29 days' );
		self::assertCount( 1, $this->log( $webhook ) );
		$this->deliver( '+31 days' );
		self::assertCount( 0, $this->log( $webhook ) );
	}

	public function test_a_paused_webhook_is_told_nothing_new(): void {
		$webhook = $this->webhook( 'coupon.updated' );
		( new WebhookRepository( $this->context() ) )->update( $webhook->id, [ 'status' => 'paused' ] );
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
		add_filter( 'storewright_webhook_payload', static fn( mixed $data, Webhook $webhook, string $topic ) => 'coupon.created' === $topic ? throw new RuntimeException( 'Broken on purpose' ) : $data, 20, 3 );
		add_filter( 'rest_pre_dispatch', static fn( mixed $result, mixed $server, WP_REST_Request $request ) => '/wc/v3/orders/14' === $request->get_route() ? new WP_Error( 'broken', 'Broken below', [ 'status' => 500 ] ) : $result, 10, 3 );
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

	public function test_the_log_is_removed_even_if_nothing_is_told_any_more(): void {
		$this->webhook( 'coupon.updated' );
		do_action( 'storewright_coupon_updated', 12 ); // phpcs:ignore WordPress.NamingConventions
		wp_clear_scheduled_hook( Queue::HOOK, [ DeliverWebhooks::name() ] );
		$this->deliver();
		self::assertEqualsWithDelta( time() + 30 * DAY_IN_SECONDS, wp_next_scheduled( Queue::HOOK, [ DeliverWebhooks::name() ] ), HOUR_IN_SECONDS );
	}

	public function test_an_address_is_looked_up_once_and_kept_to(): void {
		$pin    = Target::pin( 'https://shop.example:8443/hook', [ '93.184.216.34' ] );
		$handle = curl_init( 'https://shop.example:8443/hook' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		self::assertNotFalse( $handle );
		$pin( $handle );
		self::assertSame( [ '93.184.216.34' ], Target::addresses( self::URL ) );
		self::assertNull( Target::addresses( 'http://127.0.0.1/' ) );
		add_filter( 'storewright_webhook_url_allowed', '__return_true' );
		self::assertSame( [], Target::addresses( 'http://127.0.0.1/' ) );
	}

	public function test_the_list_of_topics_is_right_whatever_this_request_has_cached_of_it(): void {
		$webhook = $this->webhook( 'coupon.updated' );
		self::assertSame( [ 'coupon.updated' ], get_option( WebhookRepository::TOPICS_OPTION ) );
		$this->context()->database->update( 'options', [ 'option_value' => 'a:0:{}' ], [ 'option_name' => WebhookRepository::TOPICS_OPTION ] );
		( new WebhookRepository( $this->context() ) )->update( $webhook->id, [ 'status' => 'active' ] );
		self::assertSame( [ 'coupon.updated' ], $this->context()->options->fresh( [ WebhookRepository::TOPICS_OPTION ] )[ WebhookRepository::TOPICS_OPTION ] );
	}

	/**
	 * What was sent last.
	 *
	 * @return array{url: string, headers: array<string, string>, body: string}
	 */
	private function last(): array {
		$count = count( $this->sent );
		self::assertGreaterThan( 0, $count, 'Nothing was sent.' );
		return $this->sent[ $count - 1 ];
	}

	/**
	 * @return list<Delivery>
	 */
	private function log( Webhook $webhook ): array {
		return ( new Outbox( $this->context() ) )->of_webhook( $webhook->id, 10, 0 );
	}

	private function fresh( Webhook $webhook ): Webhook {
		$found = ( new WebhookQuery( $this->context() ) )->find( $webhook->id );
		self::assertNotNull( $found );
		return $found;
	}

	/**
	 * A webhook, and the module as the next request would have it.
	 */
	private function webhook( string $topic ): Webhook {
		$context = $this->context( $this->clock() );
		$webhook = ( new WebhookRepository( $context ) )->create(
			[
				'topic'        => $topic,
				'delivery_url' => self::URL,
				'secret'       => 'secret',
			],
			get_current_user_id()
		);
		( new WebhooksModule( $context ) )->register();
		return $webhook;
	}

	private function deliver( string $later = '+0 seconds' ): ?string {
		return ( new DeliverWebhooks() )->run( $this->context( $this->clock( $later ) ), null, microtime( true ) + 60 );
	}

	private function clock( string $later = '+0 seconds' ): Clock {
		return new Clock( ( new DateTimeImmutable( self::START . ' UTC' ) )->modify( $later ) );
	}

	/**
	 * @param array{headers: array<string, string>, body: string} $args
	 */
	private function other_side( mixed $response, array $args, string $url ): mixed {
		$this->sent[] = [
			'url'     => $url,
			'headers' => $args['headers'],
			'body'    => $args['body'],
		];
		return $this->answer instanceof WP_Error ? $this->answer : [
			'headers'  => [],
			'body'     => 'OK',
			'response' => [
				'code'    => $this->answer,
				'message' => 'As it is',
			],
			'cookies'  => [],
			'filename' => null,
		];
	}
}
