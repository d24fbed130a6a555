<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Customers;

use Storewright\Tests\Support\Store\CustomersRestTestCase;
use WP_User;

/**
 * Who may read and change which accounts.
 */
final class CustomerPermissionsTest extends CustomersRestTestCase {

	public function test_a_shop_manager_has_no_power_over_other_accounts(): void {
		$admin   = $this->as_administrator();
		$manager = $this->as_shop_manager();
		// phpcs:ignore WordPress.Arrays -- One line.
		$writer = wp_insert_user( [ 'user_login' => 'writer', 'user_pass'  => 'x', 'role'       => 'customer' ] );
		self::assertIsInt( $writer );
		( new WP_User( $writer ) )->add_cap( 'edit_users' );
		foreach ( [ $admin, $writer ] as $id ) {
			$this->assertRestError(
				$this->rest( 'PUT', self::PATH . "/{$id}", [ 'password' => 'mine' ] ),
				'woocommerce_rest_cannot_edit',
				403
			);
			$this->assertRestError(
				$this->rest( 'DELETE', self::PATH . "/{$id}", [ 'force' => true ] ),
				'woocommerce_rest_cannot_delete',
				403
			);
		}
		$this->assertRestError(
			$this->rest( 'DELETE', self::PATH . "/{$manager}", [ 'force' => true ] ),
			'woocommerce_rest_cannot_delete',
			403
		);

		// phpcs:disable WordPress.Arrays -- One line.
		$batch = $this->item(
			$this->rest(
				'POST',
				self::PATH . '/batch',
				[
					'update' => [
						[
							'id'    => $admin,
							'email' => 'mine@example.org',
						],
					],
					'delete' => [ $admin ],
				]
			)
		);
		// phpcs:enable
		foreach ( [ 'update', 'delete' ] as $kind ) {
			self::assertIsArray( $batch[ $kind ] );
			self::assertStringStartsWith( 'woocommerce_rest_cannot_', $batch[ $kind ][0]['error']['code'] );
		}
		self::assertSame( 'admin@example.org', get_userdata( $admin )->user_email ?? null );
	}

	public function test_nobody_gains_rights_by_a_role_or_by_meta_data(): void {
		$this->as_shop_manager();
		$wpdb = $GLOBALS['wpdb'];
		self::assertInstanceOf( \wpdb::class, $wpdb );
		$meta = array_map(
			static fn( string $key ) => [
				'key'   => $key,
				'value' => [ 'administrator' => true ],
			],
			[
				"{$wpdb->prefix}capabilities",
				strtoupper( "{$wpdb->prefix}capabilities" ),
				"{$wpdb->prefix}càpabilities ",
				"{$wpdb->prefix}user_level",
				'session_tokens',
				'_application_passwords',
			]
		);
		$mia  = $this->create(
			'mia@example.org',
			[
				'role'      => 'administrator',
				'meta_data' => $meta,
			]
		);
		$id   = $this->id( $mia );
		self::assertSame( [ 'customer', [] ], [ $mia['role'], $mia['meta_data'] ] );

		$row = $this->context()->database->value(
			"SELECT umeta_id FROM {$wpdb->usermeta} WHERE user_id = %d AND meta_key = %s",
			$id,
			"{$wpdb->prefix}capabilities"
		);
		// phpcs:disable WordPress.Arrays -- One line.
		$this->rest(
			'PUT',
			self::PATH . "/{$id}",
			[
				'meta_data' => [
					[
						'id'    => (int) $row,
						'value' => [ 'administrator' => true ],
					],
				],
			]
		);
		// phpcs:enable
		// phpcs:disable WordPress.Arrays -- One line.
		$points = $this->item(
			$this->rest(
				'PUT',
				self::PATH . "/{$id}",
				[
					'meta_data' => [
						[
							'key'   => 'points',
							'value' => '1',
						],
					],
				]
			)
		);
		// phpcs:enable
		self::assertIsArray( $points['meta_data'] );
		self::assertIsArray( $points['meta_data'][0] );
		// phpcs:disable WordPress.Arrays -- One line.
		$this->rest(
			'PUT',
			self::PATH . "/{$id}",
			[
				'meta_data' => [
					[
						'id'    => $points['meta_data'][0]['id'],
						'key'   => strtoupper( "{$wpdb->prefix}capabilities" ),
						'value' => [ 'administrator' => true ],
					],
				],
			]
		);
		// phpcs:enable
		clean_user_cache( $id );
		self::assertSame( [ 'customer' ], get_userdata( $id )->roles ?? null );
		self::assertSame(
			'1',
			$this->context()->database->value(
				"SELECT COUNT(*) FROM {$wpdb->usermeta} WHERE user_id = %d AND LOWER( meta_key ) LIKE '%%capabilities%%'",
				$id
			)
		);
	}

	public function test_an_administrator_works_on_any_account(): void {
		$this->as_administrator();
		$id = get_user_by( 'login', 'subscriber' )->ID ?? 0;
		self::assertSame( 'Sue', $this->item( $this->rest( 'PUT', self::PATH . "/{$id}", [ 'first_name' => 'Sue' ] ) )['first_name'] );
	}

	public function test_who_does_not_run_the_shop_sees_nobody(): void {
		$this->as_visitor();
		$this->assertRestError( $this->rest( 'GET', self::PATH ), 'woocommerce_rest_cannot_view', 401 );
		$me = $this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', self::PATH ), 'woocommerce_rest_cannot_view', 403 );
		$this->assertRestError( $this->rest( 'GET', self::PATH . "/{$me}" ), 'woocommerce_rest_cannot_view', 403 );
		$this->assertRestError( $this->rest( 'POST', self::PATH, [ 'email' => 'x@example.org' ] ), 'woocommerce_rest_cannot_create', 403 );
	}
}
