<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\CompanionParallelTestCase;
use WC_Product_Simple;

/**
 * The guards of the dashboard's routes hold while WooCommerce itself writes, past those routes.
 */
#[Group( 'mariadb' )]
final class ParallelWritesTest extends CompanionParallelTestCase {

	private const CITY     = 'woocommerce_store_city';
	private const ORDER    = 'woocommerce_gateway_order';
	private const ACCOUNTS = 'woocommerce_bacs_accounts';

	public function test_a_setting_that_woocommerce_is_just_changing_is_not_overwritten(): void {
		$answer = $this->while_woocommerce_writes( self::our_city( 'Bern' ), self::their_city( 'Basel' ) );

		self::assert_refused( 'storewright_rest_setting_conflict', $answer );
		self::assertSame( 'Basel', $this->stored( self::CITY ) );
	}

	public function test_woocommerce_writes_a_setting_after_the_batch_that_checked_it(): void {
		$answer = $this->between_check_and_write( self::our_city( 'Bern' ), self::their_city( 'Basel' ), '/^UPDATE.+store_city/' );

		self::assertSame( [ 200, 'Bern' ], [ $answer['status'], $answer['data']['update'][0]['value'] ?? '' ] );
		self::assertSame( 'Basel', $this->stored( self::CITY ) );
	}

	public function test_a_batch_is_saved_whole_or_not_at_all_while_woocommerce_writes_one_of_its_settings(): void {
		$postcode = [
			'id'       => 'woocommerce_store_postcode',
			'value'    => '3000',
			'expected' => '',
		];
		$batch    = self::our_city( 'Bern', $postcode );
		$answer   = $this->while_woocommerce_writes( $batch, self::their_city( 'Basel' ) );

		self::assert_refused( 'storewright_rest_setting_conflict', $answer );
		self::assertSame( [ 'Basel', '' ], [ $this->stored( self::CITY ), (string) $this->stored( 'woocommerce_store_postcode' ) ] );
	}

	public function test_settings_that_one_option_holds_are_not_lost(): void {
		$path   = 'v3/settings/email_new_order';
		$answer = $this->while_woocommerce_writes(
			[
				'POST',
				"/storewright/$path/batch",
				[
					'update' => [
						[
							'id'       => 'subject',
							'value'    => 'Ours',
							'expected' => '',
						],
					],
					'atomic' => true,
				],
			],
			[ 'PUT', "/wc/$path/heading", [ 'value' => 'Theirs' ] ]
		);

		self::assertSame( 200, $answer['status'], (string) wp_json_encode( $answer ) );
		$stored = (array) $this->stored( 'woocommerce_new_order_settings' );
		self::assertSame( [ 'Ours', 'Theirs' ], [ $stored['subject'] ?? '', $stored['heading'] ?? '' ] );
	}

	public function test_the_order_of_gateways_that_woocommerce_is_just_changing_is_not_overwritten(): void {
		update_option( self::ORDER, self::PLACES );

		$answer = $this->while_woocommerce_writes( self::our_order(), self::THEIR_ORDER );

		self::assert_refused( 'storewright_payment_order_changed', $answer );
		self::assertSame( 0, ( (array) $this->stored( self::ORDER ) )['cod'] );
	}

	public function test_woocommerce_writes_an_order_of_gateways_after_the_request_that_checked_it(): void {
		update_option( self::ORDER, self::PLACES );

		$answer = $this->between_check_and_write( self::our_order(), self::THEIR_ORDER, '/^UPDATE.+gateway_order/' );

		self::assertSame( 200, $answer['status'] );
		self::assertSame( 0, ( (array) $this->stored( self::ORDER ) )['cod'] );
	}

	public function test_bank_accounts_that_woocommerce_is_just_saving_are_not_overwritten(): void {
		$answer = $this->while_woocommerce_writes( $this->our_account(), 'Theirs' );

		self::assert_refused( 'storewright_bank_accounts_changed', $answer );
		self::assertSame( [ 'Theirs' ], array_column( (array) $this->stored( self::ACCOUNTS ), 'account_name' ) );
	}

	public function test_woocommerce_saves_bank_accounts_after_the_request_that_checked_them(): void {
		$answer = $this->between_check_and_write( $this->our_account(), 'Theirs', '/^UPDATE.+bacs_accounts/' );

		self::assertSame( 200, $answer['status'] );
		self::assertSame( [ 'Theirs' ], array_column( (array) $this->stored( self::ACCOUNTS ), 'account_name' ) );
	}

	public function test_stock_that_an_order_is_just_taking_is_not_overwritten(): void {
		$id     = self::product();
		$answer = $this->while_woocommerce_writes( self::our_stock( $id ), $id );

		self::assert_refused( 'storewright_rest_product_conflict', $answer );
		self::assertSame( 4.0, $this->stock( $id ) );
	}

	public function test_an_order_takes_from_the_stock_that_was_set_before(): void {
		$id     = self::product();
		$answer = $this->between_check_and_write( self::our_stock( $id ), $id, '/^SELECT 1$/', false );

		self::assertSame( 200, $answer['status'], (string) wp_json_encode( $answer ) );
		self::assertSame( 23.0, $this->stock( $id ) );
	}

	private static function product(): int {
		$product = new WC_Product_Simple();
		$product->set_name( 'Mug' );
		$product->set_manage_stock( true );
		$product->set_stock_quantity( 5 );
		return $product->save();
	}

	/**
	 * @return array{string, string, array<mixed>}
	 */
	private static function our_stock( int $id ): array {
		return [
			'PUT',
			"/storewright/v3/products/$id",
			[
				'stock_quantity' => 24,
				'expected'       => [ 'stock_quantity' => 5 ],
			],
		];
	}

	private function stock( int $id ): float {
		$database = $this->context()->database;
		return (float) $database->value( "SELECT meta_value FROM {$database->table( 'postmeta' )} WHERE post_id = %d AND meta_key = '_stock'", $id );
	}

	private const THEIR_ORDER = 'cod,bacs,cheque';

	private const PLACES = [
		'bacs'   => 0,
		'cheque' => 1,
		'cod'    => 2,
	];

	/**
	 * @param array<string, string> ...$more Changes that are sent with it.
	 * @return array{string, string, array<mixed>}
	 */
	private static function our_city( string $city, array ...$more ): array {
		return [
			'POST',
			'/storewright/v3/settings/general/batch',
			[
				'update' => [
					[
						'id'       => self::CITY,
						'value'    => $city,
						'expected' => '',
					],
					...array_values( $more ),
				],
				'atomic' => true,
			],
		];
	}

	/**
	 * @return array{string, string, array<mixed>}
	 */
	private static function their_city( string $city ): array {
		return [ 'PUT', '/wc/v3/settings/general/' . self::CITY, [ 'value' => $city ] ];
	}

	/**
	 * @return array{string, string, array<mixed>}
	 */
	private static function our_order(): array {
		return [
			'PUT',
			'/storewright/v3/payment_gateways/order',
			[
				'ids'   => [ 'cheque', 'bacs', 'cod' ],
				'known' => [ 'bacs', 'cheque', 'cod' ],
			],
		];
	}

	/**
	 * @return array{string, string, array<mixed>}
	 */
	private function our_account(): array {
		$path   = '/storewright/v3/payment_gateways/bacs/accounts';
		$fields = [ 'account_number', 'bank_name', 'sort_code', 'iban', 'bic' ];
		update_option( self::ACCOUNTS, [ [ 'account_name' => 'First' ] + array_fill_keys( $fields, '' ) ] );
		return [
			'PUT',
			$path,
			[
				'accounts' => [ [ 'account_name' => 'Ours' ] + array_fill_keys( $fields, '' ) ],
				'version'  => $this->item( $this->rest( 'GET', $path ) )['version'],
			],
		];
	}

	protected function open_database(): void {
		parent::open_database();
		$this->delete_products();
	}

	protected function close_database(): void {
		$this->delete_products();
		parent::close_database();
	}

	private function delete_products(): void {
		$database = $this->context()->database;
		foreach ( $database->column( "SELECT ID FROM {$database->table( 'posts' )} WHERE post_type = 'product'" ) as $id ) {
			wp_delete_post( (int) $id, true );
		}
	}
}
