<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Webhooks;

use Storewright\Store\Webhooks\DeliverWebhooks;
use Storewright\Store\Webhooks\Outbox;
use Storewright\Store\Webhooks\WebhookQuery;
use Storewright\Store\Webhooks\WebhookServices;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * What a shop manager may do with the webhook of somebody who may see more.
 */
final class WebhookAccessTest extends IntegrationTestCase {

	private const URL = 'https://93.184.216.34/hooks';

	private int $id;

	private string $path;

	private int $administrator;

	protected function setUp(): void {
		parent::setUp();
		$this->administrator = $this->as_administrator();
		$this->id            = ( new WebhookServices( $this->context() ) )->repository()->create(
			[
				'name'         => 'The accountant',
				'topic'        => 'customer.updated',
				'delivery_url' => self::URL,
				'secret'       => 'kept',
			],
			$this->administrator
		)->id;
		$this->path          = "/wc/v3/webhooks/{$this->id}";
		$this->as_shop_manager();
	}

	/**
	 * @dataProvider redirections
	 * @param array<string, string> $change
	 */
	public function test_a_manager_does_not_redirect_an_administrators_webhook( array $change ): void {
		$this->assertRestError( $this->rest( 'PUT', $this->path, $change ), 'storewright_webhook_of_another', 403 );
		$stored = ( new WebhookQuery( $this->context() ) )->find( $this->id );
		self::assertSame(
			[ 'customer.updated', self::URL, 'kept', $this->administrator ],
			[ $stored?->topic, $stored?->delivery_url, $stored?->secret, $stored?->user_id ]
		);
		$batch = $this->item(
			$this->rest( 'POST', '/wc/v3/webhooks/batch', [ 'update' => [ [ 'id' => $this->id ] + $change ] ] )
		)['update'];
		self::assertIsArray( $batch );
		self::assertSame( 'storewright_webhook_of_another', $batch[0]['error']['code'] );
	}

	/**
	 * @return array<string, array{array<string, string>}>
	 */
	public static function redirections(): array {
		return [
			'elsewhere'           => [ [ 'delivery_url' => 'https://93.184.216.35/mine' ] ],
			'of something else'   => [ [ 'topic' => 'order.updated' ] ],
			'with another secret' => [ [ 'secret' => 'mine' ] ],
		];
	}

	public function test_a_manager_pauses_and_renames_it_and_sends_back_what_was_read(): void {
		$change = [
			'name'         => 'Paused for the audit',
			'status'       => 'paused',
			'topic'        => 'customer.updated',
			'delivery_url' => self::URL,
		];
		self::assertSame( $change, array_intersect_key( $this->item( $this->rest( 'PUT', $this->path, $change ) ), $change ) );
	}

	public function test_a_manager_sees_that_it_was_delivered_and_not_what(): void {
		add_filter(
			'pre_http_request',
			static fn() => [
				'headers'  => [],
				'body'     => '',
				'response' => [
					'code'    => 200,
					'message' => 'OK',
				],
				'cookies'  => [],
				'filename' => null,
			]
		);
		$customer = wp_create_user( 'iris', 'x', 'iris@example.test' );
		self::assertIsInt( $customer );
		$webhook = ( new WebhookQuery( $this->context() ) )->find( $this->id );
		self::assertNotNull( $webhook );
		( new Outbox( $this->context() ) )->note( [ $webhook ], 'customer.updated', $customer );
		( new DeliverWebhooks() )->run( $this->context(), null, microtime( true ) + 60 );
		$seen = fn() => array_map(
			static fn( array $item ) => [ $item['status'], str_contains( (string) $item['request_body'], 'iris@example.test' ) ],
			$this->items( $this->rest( 'GET', "{$this->path}/deliveries" ) )
		);
		self::assertSame( [ [ 'sent', false ] ], $seen() );
		wp_set_current_user( $this->administrator );
		self::assertSame( [ [ 'sent', true ] ], $seen() );
	}

	public function test_who_redirects_the_webhook_of_somebody_gone_sends_what_they_may_see_themselves(): void {
		$this->context()->database->update( 'wc_webhooks', [ 'user_id' => 999999 ], [ 'webhook_id' => $this->id ] );
		$this->assertRestStatus( $this->rest( 'PUT', $this->path, [ 'delivery_url' => 'https://93.184.216.35/mine' ] ) );
		self::assertSame( get_current_user_id(), ( new WebhookQuery( $this->context() ) )->find( $this->id )?->user_id );
	}
}
