<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Webhooks\WebhookQuery;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * A shop manager gets nothing done with the rights of an administrator. Keys are in Keys/KeysSectionTest, an administrator's
 * webhooks in Webhooks/WebhookAccessTest, roles and meta data of accounts in Customers/CustomersRestTest.
 */
final class PrivilegeByProxyTest extends IntegrationTestCase {

	private int $administrator;

	private int $manager;

	protected function setUp(): void {
		parent::setUp();
		$this->administrator = $this->as_administrator();
		$this->manager       = $this->as_shop_manager();
	}

	public function test_a_webhook_acts_for_who_made_it_whoever_the_request_names(): void {
		$names   = array_fill_keys( [ 'user_id', 'user', 'author', 'post_author', 'customer_id' ], $this->administrator );
		$webhook = [
			'name'         => 'Mine',
			'topic'        => 'customer.updated',
			'delivery_url' => 'https://93.184.216.34/hooks',
		];
		$created = $this->rest( 'POST', '/wc/v3/webhooks', $webhook + $names );
		$this->assertRestStatus( $created, 201 );
		$id = $this->item( $created )['id'];
		self::assertIsInt( $id );
		$this->rest( 'PUT', "/wc/v3/webhooks/$id", $names );
		$this->rest( 'POST', '/wc/v3/webhooks/batch', [ 'update' => [ [ 'id' => $id ] + $names ] ] );
		self::assertSame( $this->manager, ( new WebhookQuery( $this->context() ) )->find( $id )?->user_id );
	}

	/**
	 * @param array<string, mixed> $body
	 */
	#[DataProvider( 'requests' )]
	public function test_no_route_makes_an_administrator_of_anybody( string $method, string $path, array $body ): void {
		$before = $this->rights();
		$answer = $this->rest( $method, str_replace( '{administrator}', (string) $this->administrator, $path ), $body );
		wp_cache_flush();
		self::assertContains( $answer->get_status(), [ 400, 403, 404, 501 ], (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( $before, $this->rights() );
	}

	/**
	 * @return array<string, array{string, string, array<string, mixed>}>
	 */
	public static function requests(): array {
		$mallory = [
			'username' => 'mallory',
			'email'    => 'mallory@example.org',
			'password' => 'x',
			'roles'    => [ 'administrator' ],
		];
		return [
			'an account'              => [ 'POST', '/wp/v2/users', $mallory ],
			'their own roles'         => [ 'POST', '/wp/v2/users/me', [ 'roles' => [ 'administrator' ] ] ],
			'a password'              => [ 'POST', '/wp/v2/users/{administrator}', [ 'password' => 'mine' ] ],
			'an address'              => [ 'PUT', '/wc/v3/customers/{administrator}', [ 'email' => 'mallory@example.org' ] ],
			'an application password' => [ 'POST', '/wp/v2/users/{administrator}/application-passwords', [ 'name' => 'mine' ] ],
			'the default role'        => [ 'POST', '/wp/v2/settings', [ 'default_role' => 'administrator' ] ],
			'an option'               => [ 'POST', '/wc-admin/options', [ 'default_role' => 'administrator' ] ],
			'a setting'               => [ 'PUT', '/wc/v3/settings/general/default_role', [ 'value' => 'administrator' ] ],
			'settings'                => [ 'PUT', '/wc/v3/settings/general/users_can_register', [ 'value' => '1' ] ],
			'a plugin'                => [ 'POST', '/wc-admin/plugins/install', [ 'plugins' => 'fake-connection' ] ],
			'a plugin of WordPress'   => [ 'POST', '/wp/v2/plugins', [ 'slug' => 'fake-connection' ] ],
		];
	}

	/**
	 * @return list<mixed> Who may do anything, by what, and who else could.
	 */
	private function rights(): array {
		$user = get_userdata( $this->administrator );
		return [
			get_users( [ 'role' => 'administrator', 'fields' => 'ID' ] ), // phpcs:ignore WordPress.Arrays -- One line.
			$user->user_email ?? '',
			$user->user_pass ?? '',
			get_user_meta( $this->administrator, '_application_passwords', true ),
			get_option( 'default_role' ),
			get_option( 'users_can_register' ),
			get_option( 'active_plugins' ),
		];
	}
}
