<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Customers;

use Storewright\Store\Webhooks\Outbox;
use Storewright\Store\Webhooks\Sender;
use Storewright\Store\Webhooks\WebhookQuery;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Meta data of accounts is for those who may change the account, and never holds what lets somebody in.
 */
final class CustomerMetaTest extends IntegrationTestCase {

	private const PATH = '/wc/v3/customers';

	public function test_meta_data_of_others_than_customers_stays_unseen_by_shop_managers(): void {
		$admin = $this->as_administrator();
		update_user_meta( $admin, 'some_plugin_recovery_phrase', 'open sesame' );
		self::assertSame( [ 'some_plugin_recovery_phrase' ], $this->keys( $this->rest( 'GET', self::PATH . "/$admin" )->get_data() ) );

		$this->as_shop_manager();
		self::assertSame( [], $this->keys( $this->rest( 'GET', self::PATH . "/$admin" )->get_data() ) );
		foreach ( $this->items( $this->rest( 'GET', self::PATH, [ 'role' => 'all' ] ) ) as $customer ) {
			self::assertNotContains( 'some_plugin_recovery_phrase', $this->keys( $customer ) );
		}
		// An extension may list keys of its own.
		add_filter( 'storewright_public_customer_meta', static fn() => [ 'points' ] );
		update_user_meta( $admin, 'points', '3' );
		self::assertSame( [ 'points' ], $this->keys( $this->rest( 'GET', self::PATH . "/$admin" )->get_data() ) );
	}

	public function test_webhooks_see_what_their_user_sees(): void {
		$admin = $this->as_administrator();
		update_user_meta( $admin, 'some_plugin_recovery_phrase', 'open sesame' );
		// phpcs:disable WordPress.Arrays
		$hook = fn(): int => (int) $this->item(
			$this->rest(
				'POST',
				'/wc/v3/webhooks',
				[
					'topic'        => 'customer.updated',
					'delivery_url' => 'https://93.184.215.14/',
				]
			)
		)['id'];
		// phpcs:enable
		$of_admin = $hook();
		$this->as_shop_manager();
		$of_manager = $hook();

		self::assertStringContainsString( 'open sesame', $this->payload( $of_admin, $admin ) );
		$seen = $this->payload( $of_manager, $admin );
		self::assertStringContainsString( 'admin@example.org', $seen );
		self::assertStringNotContainsString( 'open sesame', $seen );
	}

	/**
	 * @testWith ["googleauthenticator_secret"]
	 *           ["acme_2fa_key"]
	 *           ["simba_TFA_priv_key_64"]
	 *           ["_two_factor_backup_codes"]
	 */
	public function test_second_factors_of_customers_are_neither_seen_nor_set( string $key ): void {
		$this->as_administrator();
		// phpcs:disable WordPress.Arrays
		$made = $this->item(
			$this->rest(
				'POST',
				self::PATH,
				[
					'email'     => 'mia@example.org',
					'meta_data' => [
						[
							'key'   => $key,
							'value' => 'known',
						],
					],
				]
			)
		);
		// phpcs:enable
		$id = (int) $made['id'];
		self::assertSame( '', get_user_meta( $id, $key, true ) );
		update_user_meta( $id, $key, 'open sesame' );
		self::assertSame( [], $this->keys( $this->rest( 'GET', self::PATH . "/$id" )->get_data() ) );
	}

	private function payload( int $webhook, int $user ): string {
		$found = ( new WebhookQuery( $this->context() ) )->find( $webhook );
		self::assertNotNull( $found );
		( new Outbox( $this->context() ) )->note( [ $found ], 'customer.updated', $user );
		$delivery = ( new Outbox( $this->context() ) )->of_webhook( $webhook, 1, 0 )[0];
		return (string) ( new Sender( $this->context() ) )->payload( $found, $delivery );
	}

	/**
	 * @param array<string, mixed> $customer
	 * @return list<string>
	 */
	private function keys( array $customer ): array {
		/** @var list<array{key: string}> $entries */
		$entries = $customer['meta_data'];
		return array_column( $entries, 'key' );
	}
}
