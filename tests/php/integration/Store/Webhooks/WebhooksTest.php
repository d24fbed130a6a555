<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Webhooks;

use Storewright\Tests\Support\Doubles\NameServer;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Webhooks over REST.
 */
final class WebhooksTest extends IntegrationTestCase {

	private const GIVEN = [
		'name'         => 'Tell the warehouse',
		'topic'        => 'order.created',
		'delivery_url' => 'https://93.184.216.34/orders',
		'secret'       => 'a well-kept secret',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	protected function tearDown(): void {
		NameServer::forget();
		parent::tearDown();
	}

	public function test_a_webhook_is_made_changed_and_deleted(): void {
		$created = $this->rest( 'POST', '/wc/v3/webhooks', self::GIVEN );
		$this->assertRestStatus( $created, 201 );
		$item = $this->item( $created );
		self::assertSame(
			[ 'Tell the warehouse', 'active', 'order.created', 'order', 'created' ],
			[ $item['name'], $item['status'], $item['topic'], $item['resource'], $item['event'] ]
		);
		self::assertSame( [ 'woocommerce_new_order' ], $item['hooks'] );
		self::assertArrayNotHasKey( 'secret', $item, 'A secret is never shown.' );
		self::assertIsInt( $item['id'] );
		$path = "/wc/v3/webhooks/{$item['id']}";

		self::assertSame( 'paused', $this->item( $this->rest( 'PUT', $path, [ 'status' => 'paused' ] ) )['status'] );
		self::assertSame( 'Tell the warehouse', $this->item( $this->rest( 'GET', $path ) )['name'] );
		$this->assertRestError( $this->rest( 'DELETE', $path ), 'woocommerce_rest_trash_not_supported', 501 );
		$this->assertRestStatus( $this->rest( 'DELETE', $path, [ 'force' => true ] ) );
		$this->assertRestError( $this->rest( 'GET', $path ), 'woocommerce_rest_shop_webhook_invalid_id', 404 );
	}

	public function test_the_list_is_filtered_sorted_and_counted(): void {
		$ids = [];
		foreach ( [ 'Beta', 'Alpha', 'Gamma' ] as $name ) {
			$ids[ $name ] = $this->item( $this->rest( 'POST', '/wc/v3/webhooks', [ 'name' => $name ] + self::GIVEN ) )['id'];
		}
		self::assertIsInt( $ids['Gamma'] );
		$this->rest( 'PUT', "/wc/v3/webhooks/{$ids['Gamma']}", [ 'status' => 'disabled' ] );

		$names = fn( array $query ) => array_column( $this->items( $this->rest( 'GET', '/wc/v3/webhooks', $query ) ), 'name' );
		// phpcs:ignore WordPress.Arrays
		self::assertSame( [ 'Alpha', 'Beta', 'Gamma' ], $names( [ 'orderby' => 'title', 'order'   => 'asc' ] ) );
		self::assertSame( [ 'Gamma' ], $names( [ 'status' => 'disabled' ] ) );
		self::assertSame( [ 'Alpha' ], $names( [ 'search' => 'lph' ] ) );
		self::assertSame( [ 'Beta' ], $names( [ 'include' => [ $ids['Beta'] ] ] ) );
		self::assertSame( [], $names( [ 'after' => '2999-01-01T00:00:00' ] ) );
		$page = $this->rest( 'GET', '/wc/v3/webhooks', [ 'per_page' => 2 ] );
		self::assertSame( [ '3', '2' ], [ $page->get_headers()['X-WP-Total'], $page->get_headers()['X-WP-TotalPages'] ] );
	}

	/**
	 * @dataProvider refused
	 * @param array<string, mixed> $change
	 */
	public function test_what_cannot_be_delivered_is_refused( array $change, string $code ): void {
		$this->assertRestError( $this->rest( 'POST', '/wc/v3/webhooks', $change + self::GIVEN ), $code, 400 );
		self::assertSame( [], $this->items( $this->rest( 'GET', '/wc/v3/webhooks' ) ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function refused(): iterable {
		yield 'a topic that is none' => [ [ 'topic' => 'order.eaten' ], 'woocommerce_rest_shop_webhook_invalid_topic' ];
		foreach ( [
			'action.',
			'action.wp_login',
			'action.retrieve_password_key',
			'action.storewright_run_job',
			'action.storewright_x y',
			'ping',
			'order',
		] as $topic ) {
			yield "the topic “{$topic}”" => [ [ 'topic' => $topic ], 'woocommerce_rest_shop_webhook_invalid_topic' ];
		}
		yield 'no topic' => [ [ 'topic' => '' ], 'woocommerce_rest_shop_webhook_invalid_topic' ];
		foreach ( [
			'',
			'ftp://93.184.216.34/',
			'https://',
			'nonsense',
			'http://127.0.0.1/',
			'http://10.1.2.3/',
			'http://169.254.169.254/latest',
			'http://[::1]/',
			'http://[::ffff:127.0.0.1]/',
			'http://100.64.0.1/',
			'https://user:pass@93.184.216.34/',
			'https://localhost/',
			'https://-no-name/',
		] as $url ) {
			yield "the address “{$url}”" => [ [ 'delivery_url' => $url ], 'woocommerce_rest_shop_webhook_invalid_delivery_url' ];
		}
	}

	public function test_a_host_that_has_no_address_yet_is_stored(): void {
		$url     = 'https://hooks.shop.invalid/orders';
		$webhook = $this->item( $this->rest( 'POST', '/wc/v3/webhooks', [ 'delivery_url' => $url ] + self::GIVEN ) );
		self::assertSame( [ $url, 'active' ], [ $webhook['delivery_url'], $webhook['status'] ] );
		self::assertIsInt( $webhook['id'] );
		$path    = "/wc/v3/webhooks/{$webhook['id']}";
		$changed = $this->item( $this->rest( 'PUT', $path, [ 'delivery_url' => 'https://other.shop.invalid/' ] ) );
		self::assertSame( 'https://other.shop.invalid/', $changed['delivery_url'] );
	}

	public function test_a_host_with_nothing_but_a_private_ipv6_address_is_refused(): void {
		NameServer::$hosts = [ 'hooks.shop.example' => [ 'fd00::1' ] ];
		$this->assertRestError(
			$this->rest( 'POST', '/wc/v3/webhooks', [ 'delivery_url' => 'https://hooks.shop.example/' ] + self::GIVEN ),
			'woocommerce_rest_shop_webhook_invalid_delivery_url',
			400
		);
	}

	public function test_a_site_can_refuse_an_address_that_leads_nowhere_yet(): void {
		add_filter( 'storewright_webhook_url_allowed', '__return_false' );
		$this->assertRestError(
			$this->rest( 'POST', '/wc/v3/webhooks', [ 'delivery_url' => 'https://hooks.shop.invalid/' ] + self::GIVEN ),
			'woocommerce_rest_shop_webhook_invalid_delivery_url',
			400
		);
	}

	public function test_a_private_address_can_be_allowed(): void {
		add_filter(
			'storewright_webhook_url_allowed',
			static fn( bool $allowed, string $url ) => $allowed || 'http://10.1.2.3/' === $url,
			10,
			2
		);
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/webhooks', [ 'delivery_url' => 'http://10.1.2.3/' ] + self::GIVEN ), 201 );
	}

	public function test_a_batch_answers_each_change_by_itself(): void {
		$first = $this->item( $this->rest( 'POST', '/wc/v3/webhooks', self::GIVEN ) );
		$batch = $this->item(
			$this->rest(
				'POST',
				'/wc/v3/webhooks/batch',
				[
					'create' => [ self::GIVEN, [ 'topic' => 'nothing' ] + self::GIVEN ],
					'update' => [
						[
							'id'   => $first['id'],
							'name' => 'Renamed',
						],
						[ 'id' => 999999 ],
					],
					'delete' => [ $first['id'] ],
				]
			)
		);
		self::assertIsArray( $batch['create'] );
		self::assertIsArray( $batch['update'] );
		self::assertIsArray( $batch['delete'] );
		self::assertSame( 'Tell the warehouse', $batch['create'][0]['name'] );
		self::assertSame( 'woocommerce_rest_shop_webhook_invalid_topic', $batch['create'][1]['error']['code'] );
		self::assertSame( 'Renamed', $batch['update'][0]['name'] );
		self::assertSame(
			[ 999999, 'woocommerce_rest_shop_webhook_invalid_id', 404 ],
			[ $batch['update'][1]['id'], $batch['update'][1]['error']['code'], $batch['update'][1]['error']['data']['status'] ]
		);
		self::assertSame( $first['id'], $batch['delete'][0]['id'] );
		self::assertCount( 1, $this->items( $this->rest( 'GET', '/wc/v3/webhooks' ) ) );
	}

	public function test_a_batch_holds_no_other_batch(): void {
		$id    = $this->item( $this->rest( 'POST', '/wc/v3/webhooks', self::GIVEN ) )['id'];
		$inner = [
			'id'     => 'batch',
			'delete' => [ $id ],
		];
		$batch = $this->item( $this->rest( 'POST', '/wc/v3/webhooks/batch', [ 'update' => [ $inner ] ] ) );
		self::assertIsArray( $batch['update'] );
		self::assertSame( 'rest_invalid_param', $batch['update'][0]['error']['code'] );
		self::assertCount( 1, $this->items( $this->rest( 'GET', '/wc/v3/webhooks' ) ) );
	}

	public function test_a_batch_has_an_end(): void {
		$this->assertRestError(
			$this->rest( 'POST', '/wc/v3/webhooks/batch', [ 'delete' => range( 1, 101 ) ] ),
			'woocommerce_rest_request_entity_too_large',
			413
		);
	}
}
