<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_REST_Response;

/**
 * Several settings in one request: one by one, or all or nothing; and changes that hold only on the value seen before.
 */
final class SettingsBatchTest extends IntegrationTestCase {

	private const CITY = 'woocommerce_store_city';

	private const POSTCODE = 'woocommerce_store_postcode';

	private const DECIMALS = 'woocommerce_price_num_decimals';

	/**
	 * @var list<array{string, mixed, mixed}> Arguments of the hook, each time it fired.
	 */
	private array $received = [];

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		add_action(
			'storewright_setting_changed',
			function ( string $id, mixed $old, mixed $new ): void {
				$this->received[] = [ $id, $old, $new ];
			},
			10,
			3
		);
	}

	/**
	 * @spec A3-004
	 */
	public function test_a_batch_saves_the_address_and_answers_each_setting(): void {
		$answer = $this->update(
			$this->change( 'woocommerce_store_address', '1 Rue de la Paix' ),
			$this->change( self::CITY, 'Paris' ),
			$this->change( 'woocommerce_default_country', 'FR' ),
			$this->change( self::POSTCODE, '75002' )
		);
		self::assertSame( [ '1 Rue de la Paix', 'Paris', 'FR', '75002' ], array_column( $answer, 'value' ) );
		self::assertSame( 'text', $answer[0]['type'] );
		self::assertArrayHasKey( '_links', $answer[0] );
		self::assertArrayNotHasKey( 'options', $answer[2], 'The choices are long, and saving does not change them.' );
		self::assertSame( [ 'Paris', 'FR' ], [ get_option( self::CITY ), get_option( 'woocommerce_default_country' ) ] );
	}

	public function test_one_bad_item_does_not_stop_the_others_and_says_what_is_wrong_with_it(): void {
		$answer = $this->update(
			$this->change( self::CITY, 'Paris' ),
			$this->change( self::DECIMALS, 9 ),
			$this->change( 'nonsense', 'x' ),
			$this->change( self::POSTCODE, '75002' )
		);
		self::assertSame( [ self::CITY, self::DECIMALS, 'nonsense', self::POSTCODE ], array_column( $answer, 'id' ) );
		self::assertSame( [ 'rest_setting_value_invalid', 400 ], [ $answer[1]['error']['code'], $answer[1]['error']['data']['status'] ] );
		self::assertSame( [ 'rest_setting_setting_invalid', 404 ], [ $answer[2]['error']['code'], $answer[2]['error']['data']['status'] ] );
		self::assertStringContainsString( 'nonsense', $answer[2]['error']['message'] );
		self::assertSame(
			[ 'Paris', '75002', false ],
			[ get_option( self::CITY ), get_option( self::POSTCODE ), get_option( self::DECIMALS ) ]
		);
	}

	public function test_a_batch_may_go_across_groups(): void {
		$response = $this->rest(
			'POST',
			'/wc/v3/settings/batch',
			[
				'update' => [
					[ 'group_id' => 'general' ] + $this->change( 'woocommerce_calc_taxes', 'yes' ),
					[ 'group_id' => 'tax' ] + $this->change( 'wc_connect_taxes_enabled', true ),
					[ 'group_id' => 'tax' ] + $this->change( self::CITY, 'Paris' ),
				],
			]
		);
		$answer   = $this->item( $response )['update'];
		self::assertSame( [ 'yes', 'yes' ], array_column( $answer, 'value' ) );
		self::assertSame( 'rest_setting_setting_invalid', $answer[2]['error']['code'] );
	}

	/**
	 * Clients may send back what they got.
	 */
	public function test_settings_can_be_sent_back_as_they_were_answered(): void {
		$settings = array_column( $this->items( $this->rest( 'GET', '/wc/v3/settings/general' ) ), null, 'id' );
		$changed  = [ 'value' => 'Paris' ] + $settings[ self::CITY ];
		self::assertArrayHasKey( '_links', $changed );

		$this->assertRestStatus(
			$this->rest( 'POST', '/wc/v3/settings/general/batch', [ 'update' => [ $changed, $settings['woocommerce_currency'] ] ] )
		);
		self::assertSame( [ 'Paris', 'USD' ], [ get_option( self::CITY ), get_option( 'woocommerce_currency' ) ] );
	}

	/**
	 * @param array<string, mixed> $body
	 */
	#[DataProvider( 'malformed' )]
	public function test_a_malformed_batch_is_refused_by_name_and_nothing_is_saved(
		string $path,
		array $body,
		string $code,
		string $name
	): void {
		$response = $this->rest( 'POST', $path, $body );
		$this->assertRestError( $response, $code, 400 );
		self::assertStringContainsString( $name, (string) wp_json_encode( $response->get_data() ) );
		self::assertFalse( get_option( self::CITY ) );
		self::assertSame( [], $this->received );
	}

	/**
	 * @return array<string, array{string, array<string, mixed>, string, string}>
	 */
	public static function malformed(): array {
		$city    = [
			'id'    => self::CITY,
			'value' => 'Paris',
		];
		$general = '/wc/v3/settings/general/batch';
		return [
			'nothing to do'         => [ $general, [], 'rest_missing_callback_param', 'update' ],
			'no list'               => [ $general, [ 'update' => 'x' ], 'rest_invalid_param', 'update' ],
			'an item without id'    => [ $general, [ 'update' => [ $city, [ 'value' => 'x' ] ] ], 'rest_invalid_param', 'id' ],
			'an item without value' => [ $general, [ 'update' => [ $city, [ 'id' => self::POSTCODE ] ] ], 'rest_invalid_param', 'value' ],
			'a misspelt field'      => [ $general, [ 'update' => [ $city + [ 'valeu' => 'x' ] ] ], 'rest_invalid_param', 'valeu' ],
			'a misspelt option'     => [
				$general,
				[
					'update' => [ $city ],
					'atomci' => true,
				],
				'rest_invalid_param',
				'atomci',
			],
			'something to create'   => [
				$general,
				[
					'update' => [ $city ],
					'create' => [ $city ],
				],
				'rest_invalid_param',
				'create',
			],
			'something to delete'   => [
				$general,
				[
					'update' => [ $city ],
					'delete' => [ self::CITY ],
				],
				'rest_invalid_param',
				'delete',
			],
			'too much'              => [ $general, [ 'update' => array_fill( 0, 101, $city ) ], 'rest_invalid_param', 'update' ],
			'no group'              => [ '/wc/v3/settings/batch', [ 'update' => [ $city ] ], 'rest_invalid_param', 'group_id' ],
		];
	}

	public function test_an_atomic_batch_saves_everything(): void {
		$answer = $this->item( $this->atomic( $this->change( self::CITY, 'Paris' ), $this->change( self::POSTCODE, '75002' ) ) )['update'];
		self::assertSame( [ 'Paris', '75002' ], array_column( $answer, 'value' ) );
		self::assertSame( [ 'Paris', '75002' ], [ get_option( self::CITY ), get_option( self::POSTCODE ) ] );
	}

	public function test_an_atomic_batch_with_bad_items_names_all_of_them_and_saves_nothing(): void {
		$response = $this->atomic(
			$this->change( self::CITY, 'Paris' ),
			$this->change( self::DECIMALS, 9 ),
			$this->change( 'nonsense', 'x' )
		);
		$this->assertRestError( $response, 'storewright_rest_batch_refused', 400 );
		$params = $this->item( $response )['data']['params'];
		self::assertSame( [ self::DECIMALS, 'nonsense' ], array_keys( $params ) );
		self::assertStringContainsString( '0 to 8', $params[ self::DECIMALS ] );
		self::assertFalse( get_option( self::CITY ) );
		self::assertSame( [], $this->received );
	}

	public function test_an_atomic_batch_that_names_a_setting_twice_is_refused(): void {
		$response = $this->atomic( $this->change( self::CITY, 'Paris' ), $this->change( self::CITY, 'Lyon' ) );
		$this->assertRestError( $response, 'storewright_rest_batch_refused', 400 );
		self::assertSame( [ self::CITY ], array_keys( $this->item( $response )['data']['params'] ) );
		self::assertFalse( get_option( self::CITY ) );
	}

	public function test_an_atomic_batch_that_the_database_breaks_off_leaves_nothing_half_written(): void {
		$this->expect_logged( 'The database refused a query' );
		add_filter(
			'pre_update_option_' . self::POSTCODE,
			fn() => $this->context()->database->execute( 'UPDATE there_is_no_such_table SET x = 1' )
		);
		$this->assertRestError(
			$this->atomic( $this->change( self::CITY, 'Paris' ), $this->change( self::POSTCODE, '75002' ) ),
			'storewright_database_failed',
			500
		);
		self::assertSame( [ false, false ], [ get_option( self::CITY ), get_option( self::POSTCODE ) ] );
		self::assertSame( [], $this->received );
	}

	public function test_an_atomic_batch_that_another_plugin_breaks_off_leaves_what_was_there(): void {
		update_option( self::CITY, 'Nantes' );
		$this->expect_logged( 'Not today' );
		add_filter( 'pre_update_option_' . self::POSTCODE, static fn() => throw new RuntimeException( 'Not today' ) );
		$response = $this->atomic( $this->change( self::CITY, 'Paris' ), $this->change( self::POSTCODE, '75002' ) );
		$this->assertRestError( $response, 'storewright_internal_error', 500 );
		self::assertSame( [ 'Nantes', false ], [ get_option( self::CITY ), get_option( self::POSTCODE ) ] );
		self::assertSame( [], $this->received );
	}

	public function test_a_change_holds_where_the_value_is_the_expected_one(): void {
		update_option( self::CITY, 'Nantes' );
		$answer = $this->update( $this->change( self::CITY, 'Paris', 'Nantes' ), $this->change( self::POSTCODE, '75002', '' ) );
		self::assertSame( [ 'Paris', '75002' ], array_column( $answer, 'value' ) );
	}

	public function test_what_somebody_else_changed_in_the_meantime_is_not_overwritten(): void {
		update_option( self::CITY, 'Nantes' );
		$answer = $this->update( $this->change( self::CITY, 'Paris', 'Lyon' ), $this->change( self::POSTCODE, '75002', '' ) );
		$error  = $answer[0]['error'];
		self::assertSame(
			[ 'storewright_rest_setting_conflict', 409, 'Nantes' ],
			[ $error['code'], $error['data']['status'], $error['data']['current'] ]
		);
		self::assertSame( [ 'Nantes', '75002' ], [ get_option( self::CITY ), get_option( self::POSTCODE ) ] );
	}

	public function test_an_atomic_batch_with_a_conflict_saves_nothing_and_answers_what_holds_now(): void {
		update_option( self::CITY, 'Nantes' );
		$response = $this->atomic( $this->change( self::CITY, 'Paris', 'Lyon' ), $this->change( self::POSTCODE, '75002', '' ) );
		$this->assertRestError( $response, 'storewright_rest_setting_conflict', 409 );
		self::assertSame( [ self::CITY => 'Nantes' ], $this->item( $response )['data']['conflicts'] );
		self::assertSame( [ 'Nantes', false ], [ get_option( self::CITY ), get_option( self::POSTCODE ) ] );
	}

	public function test_a_single_change_is_refused_alike_where_another_value_holds(): void {
		update_option( self::CITY, 'Nantes' );
		$response = $this->rest(
			'PUT',
			'/wc/v3/settings/general/' . self::CITY,
			[
				'value'    => 'Paris',
				'expected' => '',
			]
		);
		$this->assertRestError( $response, 'storewright_rest_setting_conflict', 409 );
		self::assertSame( 'Nantes', $this->item( $response )['data']['current'] );
	}

	public function test_a_change_that_is_sent_again_is_no_conflict(): void {
		update_option( self::CITY, 'Nantes' );
		$change = $this->change( self::CITY, 'Paris', 'Nantes' );
		$this->assertRestStatus( $this->atomic( $change ) );
		$this->assertRestStatus( $this->atomic( $change ) );
		self::assertCount( 1, $this->received );
	}

	public function test_expected_values_are_compared_in_the_form_of_the_type(): void {
		update_option( 'woocommerce_calc_taxes', '1' );
		update_option( 'woocommerce_specific_ship_to_countries', [ 'FR' ] );
		$answer = $this->update(
			$this->change( 'woocommerce_calc_taxes', false, true ),
			$this->change( 'woocommerce_specific_ship_to_countries', [ 'DE' ], [ 'FR' ] ),
			$this->change( self::DECIMALS, 3, 2 )
		);
		self::assertSame( [ 'no', [ 'DE' ], '3' ], array_column( $answer, 'value' ) );
	}

	public function test_the_value_checked_is_that_of_the_database_and_not_a_cached_one(): void {
		update_option( self::CITY, 'Nantes' );
		self::assertSame( 'Nantes', get_option( self::CITY ) );
		$this->context()->database->update( 'options', [ 'option_value' => 'Lyon' ], [ 'option_name' => self::CITY ] );
		self::assertSame( 'Nantes', get_option( self::CITY ), 'The cache has to be stale for this test.' );
		self::assertSame( 'Lyon', $this->update( $this->change( self::CITY, 'Paris', 'Nantes' ) )[0]['error']['data']['current'] );
		self::assertSame( 'Paris', $this->update( $this->change( self::CITY, 'Paris', 'Lyon' ) )[0]['value'] );
	}

	public function test_a_stale_cache_does_not_swallow_a_change_back(): void {
		update_option( self::CITY, 'Nantes' );
		$this->context()->database->update( 'options', [ 'option_value' => 'Lyon' ], [ 'option_name' => self::CITY ] );
		$this->update( $this->change( self::CITY, 'Nantes' ) );
		wp_cache_flush();
		self::assertSame( 'Nantes', get_option( self::CITY ) );
	}

	public function test_each_real_change_is_told_once_with_the_value_before(): void {
		$this->update(
			$this->change( self::CITY, 'Paris' ),
			$this->change( self::DECIMALS, '2' ),
			$this->change( 'woocommerce_calc_taxes', true ),
			$this->change( 'nonsense', 1 )
		);
		$this->update( $this->change( self::CITY, 'Paris' ) );
		$this->atomic( $this->change( self::CITY, 'Lyon' ), $this->change( 'woocommerce_calc_taxes', 'yes' ) );
		self::assertSame(
			[ [ self::CITY, '', 'Paris' ], [ 'woocommerce_calc_taxes', 'no', 'yes' ], [ self::CITY, 'Paris', 'Lyon' ] ],
			$this->received
		);
	}

	public function test_a_listener_sees_every_change_of_the_batch(): void {
		$seen = null;
		add_action(
			'storewright_setting_changed',
			function () use ( &$seen ): void {
				$seen ??= [ get_option( self::CITY ), get_option( self::POSTCODE ) ];
			}
		);
		$this->atomic( $this->change( self::CITY, 'Paris' ), $this->change( self::POSTCODE, '75002' ) );
		self::assertSame( [ 'Paris', '75002' ], $seen );
	}

	public function test_a_batch_is_told_once_as_a_whole_with_what_really_changed(): void {
		$batches = [];
		add_action(
			'storewright_settings_changed',
			static function ( array $changes ) use ( &$batches ): void {
				/** @var list<array{group_id: string, id: string, old: string, new: string}> $changes */
				$batches[] = array_map(
					static fn( array $change ) => "{$change['group_id']} {$change['id']} {$change['old']} {$change['new']}",
					$changes
				);
			}
		);
		$this->update(
			$this->change( self::CITY, 'Paris' ),
			$this->change( self::POSTCODE, '' ),
			$this->change( 'nonsense', 1 ),
			$this->change( 'woocommerce_calc_taxes', true )
		);
		$this->atomic( $this->change( self::CITY, 'Lyon' ), $this->change( self::POSTCODE, '69001' ) );
		$this->update( $this->change( self::CITY, 'Lyon' ) );
		self::assertSame(
			[
				[ 'general ' . self::CITY . '  Paris', 'general woocommerce_calc_taxes no yes' ],
				[ 'general ' . self::CITY . ' Paris Lyon', 'general ' . self::POSTCODE . '  69001' ],
			],
			$batches
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function change( string $id, mixed $value, mixed ...$expected ): array {
		$change = [
			'id'    => $id,
			'value' => $value,
		];
		return [] === $expected ? $change : $change + [ 'expected' => $expected[0] ];
	}

	/**
	 * @param array<string, mixed> ...$changes
	 * @return list<array<string, mixed>>
	 */
	private function update( array ...$changes ): array {
		$response = $this->rest( 'POST', '/wc/v3/settings/general/batch', [ 'update' => $changes ] );
		$this->assertRestStatus( $response );
		return $this->item( $response )['update'];
	}

	/**
	 * @param array<string, mixed> ...$changes
	 */
	private function atomic( array ...$changes ): WP_REST_Response {
		return $this->rest(
			'POST',
			'/wc/v3/settings/general/batch',
			[
				'update' => $changes,
				'atomic' => true,
			]
		);
	}
}
