<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use RuntimeException;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Base of PersonalDataTest and of the tests beside it.
 */
abstract class PersonalDataTestCase extends OrdersTestCase {

	protected const GUEST = 'greta.guest@example.org';

	protected const ADDRESS = [
		'first_name' => 'Greta',
		'last_name'  => 'Gast',
		'address_1'  => 'Hidden Lane 7',
		'city'       => 'Oslo',
		'postcode'   => '0150',
		'country'    => 'NO',
		'phone'      => '+47 555 0199',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		require_once ABSPATH . 'wp-admin/includes/ajax-actions.php';
		require_once ABSPATH . 'wp-admin/includes/privacy-tools.php';
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter(
			'wp_die_ajax_handler',
			static fn() => static fn( mixed $message ) => throw new RuntimeException( is_scalar( $message ) ? (string) $message : '' )
		);
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	final protected function bought( string $email, array $fields = [] ): int {
		$order = $this->order(
			$fields + [
				'status'         => 'completed',
				'billing'        => [ 'email' => $email ] + self::ADDRESS,
				'shipping'       => self::ADDRESS,
				'customer_note'  => 'Please ring',
				'transaction_id' => 'TX Gast 1',
				'line_items'     => [ [ 'product_id' => $this->product( '19.90' ) ] ],
			]
		);
		$id    = $this->id( $order );
		// phpcs:disable WordPress.Arrays
		$this->context()->database->update(
			'wc_orders',
			[
				'ip_address' => '198.51.100.7',
				'user_agent' => 'Gast Browser',
			],
			[ 'id' => $id ]
		);
		// phpcs:enable
		return $id;
	}

	final protected function account( string $email ): int {
		$response = $this->rest(
			'POST',
			'/wc/v3/customers',
			[
				'email'    => $email,
				'billing'  => [ 'address_1' => 'Secret Street 1', 'city' => 'Bergen', 'country' => 'NO' ], // phpcs:ignore WordPress.Arrays
				'shipping' => [ 'phone' => '+47 555 0123' ],
			]
		);
		$this->assertRestStatus( $response, 201 );
		return $this->id( $this->item( $response ) );
	}

	final protected function permission( string $email, int $user ): int {
		$id = $this->context()->database->insert(
			'woocommerce_downloadable_product_permissions',
			[
				'download_id'    => 'file',
				'product_id'     => 1,
				'order_id'       => 1,
				'order_key'      => 'key',
				'user_email'     => $email,
				'user_id'        => $user,
				'access_granted' => '2026-01-01 00:00:00',
			]
		);
		$this->context()->database->insert(
			'wc_download_log',
			[
				'timestamp'       => '2026-01-02 00:00:00',
				'permission_id'   => $id,
				'user_ip_address' => '203.0.113.9',
			]
		);
		return $id;
	}

	/**
	 * Runs every eraser to its end.
	 *
	 * @return array{removed: bool, retained: bool, messages: list<mixed>, pages: int} What all answered; pages of the eraser of orders.
	 */
	final protected function erased( string $email ): array {
		$request = wp_create_user_request( $email, 'remove_personal_data', [], 'confirmed' );
		self::assertIsInt( $request );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$erasers = array_keys( (array) apply_filters( 'wp_privacy_personal_data_erasers', [] ) );
		$sum     = [
			'removed'  => false,
			'retained' => false,
			'messages' => [],
			'pages'    => 0,
		];
		foreach ( $erasers as $index => $eraser ) {
			$page = 1;
			do {
				// phpcs:disable WordPress.Arrays
				$answer = $this->ajax(
					'wp_ajax_wp_privacy_erase_personal_data',
					$request,
					'wp-privacy-erase-personal-data-',
					[
						'eraser' => $index + 1,
						'page'   => $page++,
					]
				);
				// phpcs:enable
				$sum['removed']  = $sum['removed'] || true === $answer['items_removed'];
				$sum['retained'] = $sum['retained'] || true === $answer['items_retained'];
				$sum['messages'] = [ ...$sum['messages'], ...array_values( is_array( $answer['messages'] ) ? $answer['messages'] : [] ) ];
				$sum['pages']   += 'storewright-orders' === $eraser ? 1 : 0;
			} while ( true !== $answer['done'] );
		}
		wp_delete_post( $request, true );
		return $sum;
	}

	/**
	 * @param callable(): mixed    $action One of WordPress's handlers.
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	final protected function ajax( callable $action, int $request, string $nonce, array $fields ): array {
		$_POST    = [ 'id' => $request, 'security' => wp_create_nonce( $nonce . $request ) ] + $fields; // phpcs:ignore WordPress.Arrays
		$_REQUEST = $_POST;
		ob_start();
		try {
			$action();
		} catch ( RuntimeException ) {
			$answer = json_decode( (string) ob_get_clean(), true );
		}
		self::assertIsArray( $answer ?? null );
		self::assertTrue( $answer['success'] ?? false, (string) wp_json_encode( $answer ) );
		/** @var array<string, mixed> $data */
		$data = $answer['data'];
		return $data;
	}

	/**
	 * Tables of the shop in which a text is found anywhere.
	 *
	 * @return list<string>
	 */
	final protected function tables_with( string $text ): array {
		$database = $this->context()->database;
		$columns  = [
			'wc_orders'                      => [ 'billing_email', 'customer_note', 'transaction_id', 'ip_address', 'user_agent' ],
			'wc_orders_meta'                 => [ 'meta_value' ],
			'wc_order_addresses'             => [ 'first_name', 'last_name', 'address_1', 'city', 'email', 'phone' ],
			'wc_customer_lookup'             => [ 'first_name', 'last_name', 'email', 'city' ],
			'storewright_order_search'       => [ 'token' ],
			'storewright_coupon_uses'        => [ 'used_by' ],
			'storewright_coupon_meta'        => [ 'used_by' ],
			'postmeta'                       => [ 'meta_value' ],
			'comments'                       => [ 'comment_content', 'comment_author', 'comment_author_email' ],
			'storewright_webhook_deliveries' => [ 'request_body', 'response_body' ],
		];
		$found    = [];
		foreach ( $columns as $table => $names ) {
			foreach ( $names as $name ) {
				if ( null !== $database->value(
					"SELECT 1 FROM {$database->table( $table )} WHERE $name LIKE %s LIMIT 1",
					'%' . mb_strtolower( $text ) . '%'
				) ) {
					$found[] = "$table.$name";
				}
			}
		}
		return $found;
	}
}
