<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use DateTimeImmutable;
use Storewright\Kernel\Clock;
use Storewright\Store\Webhooks\DeliverWebhooks;
use Storewright\Store\Webhooks\Delivery;
use Storewright\Store\Webhooks\Outbox;
use Storewright\Store\Webhooks\Webhook;
use Storewright\Store\Webhooks\WebhookServices;
use Storewright\Store\Webhooks\WebhooksModule;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_Error;

/**
 * Base of DeliveryTest and of the tests beside it.
 */
abstract class DeliveryTestCase extends IntegrationTestCase {

	protected const URL = 'https://93.184.216.34/hooks';

	protected const START = '2026-05-01 10:00:00';

	/**
	 * @var list<array{url: string, headers: array<string, string>, body: string}>
	 */
	protected array $sent = [];

	/**
	 * @var int|WP_Error What the other side answers.
	 */
	protected int|WP_Error $answer = 200;

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

	/**
	 * @return list<Delivery>
	 */
	final protected function log( Webhook $webhook ): array {
		return ( new Outbox( $this->context() ) )->of_webhook( $webhook->id, 10, 0 );
	}

	/**
	 * A webhook, and the module as the next request would have it.
	 */
	final protected function webhook( string $topic, string $url = self::URL ): Webhook {
		$context = $this->context( $this->clock() );
		$webhook = ( new WebhookServices( $context ) )->repository()->create(
			[
				'topic'        => $topic,
				'delivery_url' => $url,
				'secret'       => 'secret',
			],
			get_current_user_id()
		);
		( new WebhooksModule( $context ) )->register();
		return $webhook;
	}

	final protected function deliver( string $later = '+0 seconds' ): ?string {
		return ( new DeliverWebhooks() )->run( $this->context( $this->clock( $later ) ), null, microtime( true ) + 60 );
	}

	final protected function clock( string $later = '+0 seconds' ): Clock {
		return new Clock( ( new DateTimeImmutable( self::START . ' UTC' ) )->modify( $later ) );
	}

	/**
	 * @param array{headers: array<string, string>, body: string} $args
	 */
	final protected function other_side( mixed $response, array $args, string $url ): mixed {
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
