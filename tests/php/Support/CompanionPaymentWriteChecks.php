<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use ArrayObject;
use WP_REST_Response;

/**
 * The routes of payment methods keep their promises beyond `wc/v3` on WooCommerce's shop.
 */
trait CompanionPaymentWriteChecks {

	public function test_gateways_are_put_into_another_order(): void {
		$arrange = fn( array $ids, array $known ): WP_REST_Response => $this->rest(
			'PUT',
			'/storewright/v3/payment_gateways/order',
			[
				'ids'   => $ids,
				'known' => $known,
			]
		);

		$response = $arrange( [ 'cod', 'bacs' ], [ 'bacs', 'cod' ] );

		$this->assertRestStatus( $response, 200 );
		$ids = array_values(
			array_filter(
				array_column( $this->items( $response ), 'id' ),
				static fn( mixed $id ) => in_array( $id, [ 'bacs', 'cod' ], true )
			)
		);
		self::assertSame( [ 'cod', 'bacs' ], $ids );
		$this->assertRestError(
			$arrange( [ 'bacs', 'cheque', 'cod' ], [ 'bacs', 'cheque', 'cod' ] ),
			'storewright_payment_order_changed',
			409
		);
		$this->assertRestStatus( $arrange( [ 'cod', 'bacs' ], [ 'bacs', 'cod' ] ), 200 );
		$this->assertRestError( $arrange( [ 'none' ], [] ), 'rest_invalid_param', 400 );
	}

	public function test_gateways_are_reordered_among_what_woocommerce_itself_notes_with_them(): void {
		// As its page of payments stores it at the first visit.
		update_option(
			'woocommerce_gateway_order',
			[
				'_wc_pes_woopayments'               => 0,
				'_wc_pes_paypal_full_stack'         => 1,
				'_wc_offline_payment_methods_group' => 2,
				'bacs'                              => 3,
				'cheque'                            => 4,
				'cod'                               => 5,
			]
		);
		$ours = static fn( array $ids ): array => array_values(
			array_filter( $ids, static fn( mixed $id ) => in_array( $id, [ 'bacs', 'cheque', 'cod' ], true ) )
		);
		foreach ( [ [ 'cod', 'cheque', 'bacs' ], [ 'bacs', 'cod', 'cheque' ], [ 'cheque', 'bacs', 'cod' ] ] as $wished ) {
			$response = $this->rest( 'PUT', '/storewright/v3/payment_gateways/order', [ 'ids' => $wished ] );

			$this->assertRestStatus( $response, 200 );
			self::assertSame( $wished, $ours( array_column( $this->items( $response ), 'id' ) ) );
			// As the next request makes them.
			WC()->payment_gateways()->init();
			self::assertSame( $wished, $ours( array_column( WC()->payment_gateways()->payment_gateways(), 'id' ) ) );
			$order = (array) get_option( 'woocommerce_gateway_order' );
			self::assertSame( range( 0, count( $order ) - 1 ), array_values( $order ) );
			self::assertArrayHasKey( '_wc_offline_payment_methods_group', $order );
		}
	}

	public function test_gateways_of_plugins_that_are_switched_off_keep_a_place_of_their_own(): void {
		update_option(
			'woocommerce_gateway_order',
			[
				'cheque'  => 0,
				'away'    => 1,
				'bacs'    => 2,
				'cod'     => 3,
				'removed' => 3,
			]
		);
		$filtered = 0;
		$count    = static function ( mixed $gateways ) use ( &$filtered ): mixed {
			++$filtered;
			return $gateways;
		};
		WC()->payment_gateways()->init();
		add_filter( 'woocommerce_payment_gateways', $count );

		$response = $this->rest( 'PUT', '/storewright/v3/payment_gateways/order', [ 'ids' => [ 'cod', 'cheque', 'bacs' ] ] );

		$this->assertRestStatus( $response, 200 );
		$order  = (array) get_option( 'woocommerce_gateway_order' );
		$places = array_filter( $order, static fn( string $id ) => 'paypal' !== $id, ARRAY_FILTER_USE_KEY );
		self::assertSame( [ 'cod', 'away', 'cheque', 'bacs', 'removed' ], array_keys( $places ) );
		self::assertSame( range( 0, count( $order ) - 1 ), array_values( $order ), 'WooCommerce makes one gateway of two that have one number.' );
		$ids  = array_column( $this->items( $response ), 'id' );
		$ours = array_filter( $ids, static fn( mixed $id ) => in_array( $id, [ 'cod', 'cheque', 'bacs' ], true ) );
		self::assertSame( [ 'cod', 'cheque', 'bacs' ], array_values( $ours ) );
		self::assertSame( 0, $filtered, 'No gateway is made a second time.' );
	}

	public function test_bank_accounts(): void {
		$path    = '/storewright/v3/payment_gateways/bacs/accounts';
		$version = $this->item( $this->rest( 'GET', $path ) )['version'];
		$account = array_fill_keys( [ 'account_number', 'bank_name', 'sort_code', 'iban', 'bic' ], '' ) + [ 'account_name' => 'Main' ];

		$this->assertRestStatus(
			$this->rest(
				'PUT',
				$path,
				[
					'accounts' => [ $account ],
					'version'  => $version,
				]
			),
			200
		);
		$response = $this->rest(
			'PUT',
			$path,
			[
				'accounts' => [ [ 'account_name' => 'Other' ] + $account ],
				'version'  => $version,
			]
		);

		$this->assertRestError( $response, 'storewright_bank_accounts_changed', 409 );
		self::assertSame( 'Main', ( new \WC_Gateway_BACS() )->account_details[0]['account_name'] );
	}

	public function test_others_are_told_of_the_order_and_the_accounts_as_of_any_option_and_may_forbid_the_change(): void {
		/** @var ArrayObject<int, string> $fired */
		$fired  = new ArrayObject();
		$places = [
			'bacs'   => 0,
			'cheque' => 1,
			'cod'    => 2,
		];
		foreach ( [
			'woocommerce_gateway_order' => $places,
			'woocommerce_bacs_accounts' => [],
		] as $option => $before ) {
			update_option( $option, $before );
			add_filter(
				"pre_update_option_$option",
				static function ( mixed $value ) use ( $option, $fired ): mixed {
					$fired[] = "before $option";
					return $value;
				}
			);
			add_action(
				"update_option_$option",
				static function () use ( $option, $fired ): void {
					$fired[] = $option;
				}
			);
		}
		$account = [ 'account_name' => 'Main' ] + array_fill_keys( [ 'account_number', 'bank_name', 'sort_code', 'iban', 'bic' ], '' );
		$send    = fn(): array => [
			$this->rest( 'PUT', '/storewright/v3/payment_gateways/order', [ 'ids' => [ 'cod', 'bacs' ] ] ),
			$this->rest( 'PUT', '/storewright/v3/payment_gateways/bacs/accounts', [ 'accounts' => [ $account ] ] ),
		];
		$forbid  = static fn( mixed $may, mixed $context, mixed $id, mixed $of ): mixed => 'payment_gateways' === $of && 'edit' === $context ? false : $may;
		add_filter( 'woocommerce_rest_check_permissions', $forbid, 10, 4 );
		foreach ( $send() as $response ) {
			$this->assertRestError( $response, 'woocommerce_rest_cannot_edit', 403 );
		}
		self::assertSame( [], $fired->getArrayCopy() );

		remove_filter( 'woocommerce_rest_check_permissions', $forbid );
		foreach ( $send() as $response ) {
			$this->assertRestStatus( $response, 200 );
		}

		self::assertSame(
			[ 'before woocommerce_gateway_order', 'woocommerce_gateway_order', 'before woocommerce_bacs_accounts', 'woocommerce_bacs_accounts' ],
			$fired->getArrayCopy()
		);
	}

	public function test_what_woocommerce_and_extensions_keep_with_a_bank_account_stays_with_it(): void {
		$path   = '/storewright/v3/payment_gateways/bacs/accounts';
		$fields = array_fill_keys( [ 'account_number', 'bank_name', 'sort_code', 'iban', 'bic' ], '' );
		$stored = [
			[
				'account_name'   => 'Main',
				'account_number' => '111',
				'bank_name'      => 'Bank',
				'country_code'   => 'AU',
				'x_own'          => [ 'a' => 1 ],
			] + $fields,
			[
				'account_name'   => 'Second',
				'account_number' => '222',
				'bank_name'      => 'Bank',
				'country_code'   => 'NZ',
			] + $fields,
		];
		update_option( 'woocommerce_bacs_accounts', $stored );
		$seen = $this->item( $this->rest( 'GET', $path ) );
		/** @var list<array<string, string>> $accounts */
		$accounts                    = $seen['accounts'];
		$accounts[0]['account_name'] = 'Changed';
		// Moved as well, and one is added.
		$accounts = [ $accounts[1], $accounts[0], [ 'account_name' => 'New' ] + $fields ];
		$body     = [
			'accounts' => $accounts,
			'version'  => $seen['version'],
		];

		$this->assertRestStatus( $this->rest( 'PUT', $path, $body ), 200 );

		/** @var list<array<string, mixed>> $now */
		$now = get_option( 'woocommerce_bacs_accounts' );
		self::assertSame( [ 'Second', 'Changed', 'New' ], array_column( $now, 'account_name' ) );
		self::assertSame( [ 'NZ', 'AU', null ], array_map( static fn( array $account ) => $account['country_code'] ?? null, $now ) );
		self::assertSame( [ 'a' => 1 ], $now[1]['x_own'] ?? null );

		$seen                   = $this->item( $this->rest( 'GET', $path ) );
		$now[0]['country_code'] = 'FJ';
		update_option( 'woocommerce_bacs_accounts', $now );
		$accounts[0]['bank_name'] = 'Other';
		$body                     = [
			'accounts' => $accounts,
			'version'  => $seen['version'],
		];
		$this->assertRestError( $this->rest( 'PUT', $path, $body ), 'storewright_bank_accounts_changed', 409 );
		self::assertSame( $now, get_option( 'woocommerce_bacs_accounts' ) );
	}
}
