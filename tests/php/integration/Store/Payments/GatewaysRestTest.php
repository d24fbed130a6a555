<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Payments;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Kernel\SecretMask;
use Storewright\Store\Payments\GatewayOrder;
use Storewright\Store\Payments\GatewayRegistry;
use Storewright\Store\Payments\PaymentGateway;
use Storewright\Store\Payments\RefundsPayments;
use Storewright\Store\Settings\SettingType;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Ways to pay over REST.
 */
final class GatewaysRestTest extends IntegrationTestCase {

	private const PATH = '/wc/v3/payment_gateways';

	public function test_three_ways_to_pay_need_no_provider(): void {
		$this->as_shop_manager();
		$gateways = $this->items( $this->rest( 'GET', self::PATH ) );
		self::assertSame( [ 'bacs', 'cheque', 'cod' ], array_column( $gateways, 'id' ) );
		self::assertSame( [ false, false, false ], array_column( $gateways, 'enabled' ) );
		self::assertIsArray( $gateways[2]['settings'] );
		self::assertSame( [ 'title', 'instructions', 'enable_for_methods', 'enable_for_virtual' ], array_keys( $gateways[2]['settings'] ) );
		self::assertSame( admin_url( 'admin.php?page=wc-settings&tab=checkout&section=cod' ), $gateways[2]['settings_url'] );
	}

	public function test_a_place_is_empty_until_one_is_given_and_an_empty_one_can_be_sent_back(): void {
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . '/cheque', [ 'order' => 0 ] ) );
		self::assertSame( [ 0, '', '' ], array_column( $this->items( $this->rest( 'GET', self::PATH ) ), 'order' ) );
		// phpcs:ignore WordPress.Arrays -- One line.
		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . '/bacs', [ 'order'   => '', 'enabled' => true ] ) );
		self::assertSame( [ 'cheque' => 0 ], get_option( 'woocommerce_gateway_order' ) );
		self::assertSame( 400, $this->rest( 'PUT', self::PATH . '/bacs', [ 'order' => 'first' ] )->get_status() );
	}

	public function test_cash_on_delivery_names_pickup_locations_beside_local_pickup_in_zones(): void {
		$this->as_shop_manager();
		$settings = $this->item(
			$this->rest( 'PUT', self::PATH . '/cod', [ 'settings' => [ 'enable_for_methods' => [ 'pickup_location', 'local_pickup' ] ] ] )
		)['settings'];
		self::assertIsArray( $settings );
		self::assertSame( 'safe_text', $settings['title']['type'] );
		self::assertSame( [ 'pickup_location', 'local_pickup' ], $settings['enable_for_methods']['value'] );
		$groups = (array) $settings['enable_for_methods']['options'];
		self::assertSame( [ 'pickup_location' ], array_keys( $groups['Local pickup'] ) );
		self::assertSame( [ 'local_pickup' ], array_keys( $groups['Local pickup in zones'] ) );
	}

	public function test_settings_are_changed_and_stored_where_woocommerce_has_them(): void {
		$this->as_shop_manager();
		// phpcs:ignore WordPress.Arrays -- One line.
		update_option( 'woocommerce_bacs_settings', [ 'enabled'         => 'yes', 'of_an_extension' => '1' ] );
		$response = $this->rest(
			'PUT',
			self::PATH . '/bacs',
			[
				'title'    => 'Transfer & more',
				'enabled'  => false,
				'settings' => [ 'instructions' => "Pay\nsoon" ],
				'order'    => 2,
			]
		);
		$this->assertRestStatus( $response );
		$bacs = $this->item( $response );
		self::assertSame( [ 'Transfer & more', false, 2 ], [ $bacs['title'], $bacs['enabled'], $bacs['order'] ] );
		$stored = get_option( 'woocommerce_bacs_settings' );
		self::assertIsArray( $stored );
		ksort( $stored );
		self::assertSame(
			[
				'enabled'         => 'no',
				'instructions'    => "Pay\nsoon",
				'of_an_extension' => '1',
				'title'           => 'Transfer & more',
			],
			$stored
		);
		self::assertSame( [ 'bacs' => 2 ], get_option( 'woocommerce_gateway_order' ) );
	}

	public function test_an_answer_can_be_sent_back_with_one_thing_changed(): void {
		$this->as_shop_manager();
		$zone = $this->item( $this->rest( 'POST', '/wc/v3/shipping/zones', [ 'name' => 'Alps' ] ) );
		self::assertIsInt( $zone['id'] );
		$method = $this->item( $this->rest( 'POST', "/wc/v3/shipping/zones/{$zone['id']}/methods", [ 'method_id' => 'flat_rate' ] ) );
		self::assertIsInt( $method['id'] );
		$one = "flat_rate:{$method['id']}";
		$this->rest( 'PUT', self::PATH . '/cod', [ 'settings' => [ 'enable_for_methods' => [ $one ] ] ] );

		$cod = $this->item( $this->rest( 'GET', self::PATH . '/cod' ) );
		self::assertIsArray( $cod['settings'] );
		self::assertSame( [ $one ], $cod['settings']['enable_for_methods']['value'] );
		self::assertSame(
			'Alps: Flat rate (no. ' . $method['id'] . ')',
			$cod['settings']['enable_for_methods']['options']['Flat rate'][ $one ]
		);

		$cod['settings']['title']['value'] = 'At the door';
		$changed                           = $this->item( $this->rest( 'PUT', self::PATH . '/cod', $cod ) );
		self::assertIsArray( $changed['settings'] );
		self::assertSame( [ 'At the door', [ $one ] ], [ $changed['title'], $changed['settings']['enable_for_methods']['value'] ] );
	}

	/**
	 * @param array<string, mixed> $body
	 * @param list<string>         $names
	 */
	#[DataProvider( 'refused' )]
	public function test_bad_settings_are_named_and_nothing_is_saved( array $body, array $names ): void {
		$this->as_shop_manager();
		$response = $this->rest( 'PUT', self::PATH . '/cod', $body + [ 'title' => 'X' ] );
		self::assertSame( 400, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		$data = $response->as_error()?->get_error_data();
		self::assertIsArray( $data );
		self::assertIsArray( $data['params'] );
		self::assertSame( $names, array_keys( $data['params'] ) );
		self::assertFalse( get_option( 'woocommerce_cod_settings' ) );
		self::assertFalse( get_option( 'woocommerce_gateway_order' ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, list<string>}>
	 */
	public static function refused(): array {
		$with = static fn( array $settings ) => [
			'settings' => $settings,
			'order'    => 1,
		];
		return [
			'unknown setting' => [ $with( [ 'colour' => 'red' ] ), [ 'settings.colour' ] ],
			'two at once'     => [
				$with(
					[
					'enable_for_methods' => [ 'rocket' ],
					'enable_for_virtual' => 'maybe',
					]
				),
				[ 'settings.enable_for_methods', 'settings.enable_for_virtual' ],
			], // phpcs:ignore WordPress.Arrays -- One line.
			'a list for text' => [ $with( [ 'instructions' => [ 'x' ] ] ), [ 'settings.instructions' ] ],
			'endless text'    => [ $with( [ 'instructions' => str_repeat( 'x', 5001 ) ] ), [ 'settings.instructions' ] ],
			'a place below'   => [ [ 'order' => -1 ], [ 'order' ] ],
		];
	}

	public function test_changes_are_recorded_with_secrets_masked(): void {
		add_filter( 'storewright_payment_gateways', static fn( array $gateways ): array => [ ...$gateways, self::card() ] );
		$manager = $this->as_shop_manager();
		$card    = $this->item( $this->rest( 'GET', self::PATH . '/card' ) );
		self::assertSame(
			[ true, [ 'products', 'refunds' ], [ 'secret' ] ],
			[ $card['needs_setup'], $card['method_supports'], $card['required_settings_keys'] ]
		);
		// phpcs:disable WordPress.Arrays -- One line.
		$card = $this->item(
			$this->rest(
				'PUT',
				self::PATH . '/card',
				[
					'settings' => [ 'secret' => 'sk_123' ],
					'enabled'  => true,
					'order'    => 3,
				]
			)
		);
		// phpcs:enable
		self::assertFalse( $card['needs_setup'] );

		$rows = $this->context()->database->rows(
			"SELECT setting, user_id, old_value, new_value FROM {$this->context()->database->table( 'storewright_settings_audit' )}
			WHERE group_id IN ( 'payment_gateway_card', %s ) ORDER BY id",
			GatewayOrder::AUDIT_GROUP
		);
		self::assertSame( [ 'secret', 'enabled', 'order' ], array_column( $rows, 'setting' ) );
		self::assertSame( [ (string) $manager, 'no', 'yes' ], [ $rows[1]['user_id'], $rows[1]['old_value'], $rows[1]['new_value'] ] );
		self::assertStringNotContainsString( 'sk_123', (string) wp_json_encode( $rows ) );
	}

	public function test_passwords_are_masked_and_a_mask_leaves_them_as_they_are(): void {
		add_filter( 'storewright_payment_gateways', static fn( array $gateways ): array => [ ...$gateways, self::card() ] );
		$this->as_shop_manager();
		$secret = fn(): mixed => get_option( 'woocommerce_card_settings' )['secret'] ?? null;
		self::assertSame(
			'',
			$this->item( $this->rest( 'GET', self::PATH . '/card' ) )['settings']['secret']['value'],
			'Nothing is set: nothing is masked.'
		);
		$answer = $this->item( $this->rest( 'PUT', self::PATH . '/card', [ 'settings' => [ 'secret' => 'sk_123' ] ] ) );

		$list = $this->rest( 'GET', self::PATH )->get_data();
		self::assertStringNotContainsString( 'sk_123', (string) wp_json_encode( [ $answer, $list ] ) );
		$mask = $answer['settings']['secret']['value'];
		self::assertTrue( SecretMask::is_mask( $mask ) );

		// A whole answer is sent back with another title in it.
		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . '/card', [ 'title' => 'Cards' ] + $answer ) );
		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . '/card', [ 'settings' => [ 'secret' => SecretMask::DOTS ] ] ) );
		self::assertSame( 'sk_123', $secret() );
		$changed = $this->item( $this->rest( 'PUT', self::PATH . '/card', [ 'settings' => [ 'secret' => 'sk_456' ] ] ) );
		self::assertSame( 'sk_456', $secret() );
		self::assertNotSame( $mask, $changed['settings']['secret']['value'] );
		$cleared = $this->item( $this->rest( 'PUT', self::PATH . '/card', [ 'settings' => [ 'secret' => '' ] ] ) );
		self::assertSame( [ '', '', true ], [ $secret(), $cleared['settings']['secret']['value'], $cleared['needs_setup'] ] );
	}

	public function test_what_an_extension_breaks_leaves_the_others(): void {
		$this->as_shop_manager();
		$broken = new class() extends PaymentGateway {
			/** Its id. */
			public function id(): string {
				return 'broken';
			}
			/** Its name. */
			public function method_title(): string {
				return 'Broken';
			}
			/** Its explanation. */
			public function method_description(): string {
				return '';
			}
			/** Breaks. */
			public function fields(): array {
				throw new RuntimeException( 'No fields today.' );
			}
		};
		add_filter( 'storewright_payment_gateways', static fn( array $gateways ): array => [ $broken, 'nonsense', ...$gateways ] );
		$this->expect_logged( 'No fields today.' );
		self::assertSame( [ 'bacs', 'cheque', 'cod' ], array_column( $this->items( $this->rest( 'GET', self::PATH ) ), 'id' ) );
	}

	public function test_the_owners_order_prevails(): void {
		$this->as_shop_manager();
		// phpcs:ignore WordPress.Arrays -- One line.
		update_option( 'woocommerce_gateway_order', [ 'cod'  => 0, 'bacs' => '1', 'gone' => 2 ] );
		self::assertSame( [ 'cod', 'bacs', 'cheque' ], array_column( $this->items( $this->rest( 'GET', self::PATH ) ), 'id' ) );
	}

	public function test_only_who_manages_the_shop_sees_and_changes_them(): void {
		$this->as_visitor();
		$this->assertRestError( $this->rest( 'GET', self::PATH . '/bacs' ), 'woocommerce_rest_cannot_view', 401 );
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', self::PATH ), 'woocommerce_rest_cannot_view', 403 );
		$this->assertRestError( $this->rest( 'PUT', self::PATH . '/bacs', [ 'enabled' => true ] ), 'woocommerce_rest_cannot_edit', 403 );
		$this->as_shop_manager();
		$this->assertRestError( $this->rest( 'GET', self::PATH . '/card' ), 'woocommerce_rest_payment_gateway_invalid', 404 );
	}

	public function test_only_some_give_money_back_by_themselves(): void {
		add_filter( 'storewright_payment_gateways', static fn( array $gateways ): array => [ ...$gateways, self::card() ] );
		$registry = GatewayRegistry::load( $this->context() );
		self::assertNull( $registry->refunding( 'bacs' ) );
		self::assertNull( $registry->refunding( 'gone' ) );
		self::assertInstanceOf( RefundsPayments::class, $registry->refunding( 'card' ) );
	}

	private static function card(): PaymentGateway {
		return new class() extends PaymentGateway implements RefundsPayments {
			/** Its id. */
			public function id(): string {
				return 'card';
			}
			/** Its name. */
			public function method_title(): string {
				return 'Card';
			}
			/** Its explanation. */
			public function method_description(): string {
				return 'Cards';
			}
			/** Its settings. */
			public function fields(): array {
				return [ ...$this->common_fields( 'Card', '' ), $this->field( 'secret', SettingType::Password, 'Secret' ) ];
			}
			/** What it needs. */
			public function required_settings_keys(): array {
				return [ 'secret' ];
			}
			/** Gives money back. */
			public function refund( int $order_id, string $amount, string $reason ): void {}
		};
	}
}
