<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Webhooks;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\Clock;
use Storewright\Store\Webhooks\DeliverWebhooks;
use Storewright\Store\Webhooks\Outbox;
use Storewright\Store\Webhooks\Tables;
use Storewright\Store\Webhooks\Webhook;
use Storewright\Store\Webhooks\WebhookLeases;
use Storewright\Store\Webhooks\WebhookPayload;
use Storewright\Store\Webhooks\WebhookQuery;
use Storewright\Store\Webhooks\WebhookServices;
use Storewright\Store\Webhooks\WebhookStatus;
use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\LocalServer;

/**
 * One endpoint that takes its time, beside quick ones.
 */
final class SlowEndpointTest extends IntegrationTestCase {

	private LocalServer $slow;

	private LocalServer $quick;

	/**
	 * @var list<int> Ids of the webhooks that were sent something, in turn.
	 */
	private array $sent = [];

	/**
	 * @var list<int> Orders that there are before the webhooks.
	 */
	private array $orders = [];

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		add_filter( 'storewright_webhook_url_allowed', '__return_true' );
		for ( $made = 0; $made < 25; $made++ ) {
			$order = $this->item( $this->rest( 'POST', '/wc/v3/orders' ) );
			self::assertIsInt( $order['id'] );
			$this->orders[] = $order['id'];
		}
		$this->slow  = LocalServer::start();
		$this->quick = LocalServer::start();
	}

	protected function tearDown(): void {
		$this->slow->stop();
		$this->quick->stop();
		parent::tearDown();
	}

	#[Group( 'mariadb' )]
	public function test_a_slow_endpoint_holds_the_others_up_for_one_attempt_and_is_served_after_them(): void {
		$slow  = $this->webhook( "http://localhost:{$this->slow->port}/slow/1.2", 3 );
		$quick = $this->webhook( "http://localhost:{$this->quick->port}/one", 25 );
		$this->webhook( "http://localhost:{$this->quick->port}/two", 25 );
		add_action(
			'http_api_debug',
			/** @param array{headers: array<string, string>} $args */
			function ( mixed $response, string $context, string $transport, array $args ): void {
				$this->sent[] = (int) $args['headers']['X-WC-Webhook-ID'];
			},
			10,
			4
		);
		$begin = microtime( true );
		( new DeliverWebhooks() )->run( $this->context(), null, $begin + 60 );

		self::assertSame(
			[ 0, 51, 52 ],
			array_keys( $this->sent, $slow->id, true ),
			'Once, then all that is due for the quick ones, then the rest.'
		);
		self::assertCount( 53, $this->sent );
		self::assertGreaterThan( 3 * 1.2, microtime( true ) - $begin );

		// Known as slow now: the next run begins with the others.
		$this->sent = [];
		( new Outbox( $this->context() ) )->note( [ $slow, $quick ], 'order.updated', $this->orders[24] );
		( new DeliverWebhooks() )->run( $this->context(), null, microtime( true ) + 60 );
		self::assertSame( [ $quick->id, $slow->id ], $this->sent );
	}

	public function test_another_worker_goes_on_with_the_other_webhooks_and_takes_over_from_one_that_died(): void {
		$busy   = $this->webhook( "http://localhost:{$this->quick->port}/one", 2 );
		$free   = $this->webhook( "http://localhost:{$this->quick->port}/two", 2 );
		$leases = new WebhookLeases( $this->context() );
		self::assertTrue( $leases->take( $busy->id ) );
		self::assertFalse( ( new WebhookLeases( $this->context() ) )->take( $busy->id ) );

		( new DeliverWebhooks() )->run( $this->context(), null, microtime( true ) + 60 );
		self::assertSame( [ 'pending', 'pending' ], $this->statuses( $busy ) );
		self::assertSame( [ 'sent', 'sent' ], $this->statuses( $free ) );

		$later = new Clock( ( new DateTimeImmutable( 'now' ) )->modify( '+' . ( WebhookLeases::SECONDS + 1 ) . ' seconds' ) );
		( new DeliverWebhooks() )->run( $this->context( $later ), null, microtime( true ) + 60 );
		self::assertSame( [ 'sent', 'sent' ], $this->statuses( $busy ) );
	}

	public function test_a_delivery_in_which_php_dies_each_time_pauses_its_webhook_alone(): void {
		$deadly = $this->webhook( "http://localhost:{$this->quick->port}/one", 1 );
		$other  = $this->webhook( "http://localhost:{$this->quick->port}/two", 1 );
		$this->context()->database->update( Tables::DELIVERIES, [ 'attempts' => 6 ], [ 'webhook_id' => $deadly->id ] );
		( new DeliverWebhooks() )->run( $this->context(), null, microtime( true ) + 60 );
		$status = fn( Webhook $webhook ) => ( new WebhookQuery( $this->context() ) )->find( $webhook->id )?->status;
		self::assertSame( [ WebhookStatus::Paused, WebhookStatus::Active ], [ $status( $deadly ), $status( $other ) ] );
		self::assertSame( [ [ 'pending' ], [ 'sent' ] ], [ $this->statuses( $deadly ), $this->statuses( $other ) ] );

		( new WebhookServices( $this->context() ) )->repository()->update( $deadly->id, [ 'status' => WebhookStatus::Active->value ] );
		( new DeliverWebhooks() )->run( $this->context(), null, microtime( true ) + 60 );
		self::assertSame( [ 'sent' ], $this->statuses( $deadly ), 'Set active again, it is tried again.' );
	}

	private function webhook( string $url, int $deliveries ): Webhook {
		$id      = ( new WebhookServices( $this->context() ) )->repository()->create(
			[
				'topic'        => 'order.updated',
				'delivery_url' => $url,
				'payload'      => WebhookPayload::Id->value,
			],
			get_current_user_id()
		)->id;
		$webhook = ( new WebhookQuery( $this->context() ) )->find( $id );
		self::assertNotNull( $webhook );
		foreach ( array_slice( $this->orders, 0, $deliveries ) as $order ) {
			( new Outbox( $this->context() ) )->note( [ $webhook ], 'order.updated', $order );
		}
		return $webhook;
	}

	/**
	 * @return list<string|null>
	 */
	private function statuses( Webhook $webhook ): array {
		return $this->context()->database->column(
			"SELECT status FROM {$this->context()->database->table( Tables::DELIVERIES )} WHERE webhook_id = %d",
			$webhook->id
		);
	}
}
