<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Payments;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The order of ways to pay over REST.
 */
final class GatewayOrderRestTest extends IntegrationTestCase {

	private const PATH = '/wc/v3/payment_gateways';

	public function test_ways_to_pay_are_put_into_another_order_at_once(): void {
		$this->as_shop_manager();
		$audited = [];
		add_action(
			'storewright_audit',
			static function ( string $group, string $id, mixed $old, mixed $new ) use ( &$audited ): void {
				$audited[] = [ $group, $id, $old, $new ];
			},
			10,
			4
		);
		$response = $this->arrange( [ 'cod', 'bacs', 'cheque' ], [ 'bacs', 'cheque', 'cod' ] );
		$this->assertRestStatus( $response );
		self::assertSame( [ 'cod', 'bacs', 'cheque' ], array_column( $this->items( $response ), 'id' ) );
		self::assertSame( [ 0, 1, 2 ], array_column( $this->items( $response ), 'order' ) );
		self::assertSame( [ 'cod', 'bacs', 'cheque' ], $this->stored() );
		self::assertContains( [ 'payment_gateways', 'order', [ 'bacs', 'cheque', 'cod' ], [ 'cod', 'bacs', 'cheque' ] ], $audited );
		self::assertEquals(
			[
				'cod'    => 0,
				'bacs'   => 1,
				'cheque' => 2,
			],
			get_option( 'woocommerce_gateway_order' )
		);
	}

	public function test_some_share_the_places_that_they_hold(): void {
		$this->as_shop_manager();
		update_option(
			'woocommerce_gateway_order',
			[
				'gone'   => 7,
				'cheque' => 1,
			]
		);
		$this->assertRestStatus( $this->arrange( [ 'cod', 'cheque' ] ) );
		self::assertSame( [ 'cod', 'bacs', 'cheque' ], $this->stored() );
		$places = get_option( 'woocommerce_gateway_order' );
		self::assertIsArray( $places );
		self::assertSame( 7, $places['gone'] );
	}

	public function test_what_somebody_else_arranged_meanwhile_is_not_undone(): void {
		$this->as_shop_manager();
		$this->arrange( [ 'cod', 'bacs', 'cheque' ] );
		$this->assertRestError(
			$this->arrange( [ 'cheque', 'bacs', 'cod' ], [ 'bacs', 'cheque', 'cod' ] ),
			'storewright_payment_order_changed',
			409
		);
		self::assertSame( [ 'cod', 'bacs', 'cheque' ], $this->stored() );
		// Who wants what there is already is told so.
		$this->assertRestStatus( $this->arrange( [ 'cod', 'bacs', 'cheque' ], [ 'bacs', 'cheque', 'cod' ] ) );
	}

	public function test_only_what_there_is_can_be_arranged_and_once(): void {
		$this->as_shop_manager();
		foreach ( [ [ 'bacs', 'nonsense' ], [ 'bacs', 'bacs' ] ] as $ids ) {
			$this->assertRestError( $this->arrange( $ids ), 'rest_invalid_param', 400 );
		}
		self::assertFalse( get_option( 'woocommerce_gateway_order' ) );
		$this->as_subscriber();
		$this->assertRestStatus( $this->arrange( [ 'cod', 'bacs' ] ), 403 );
	}

	/**
	 * @param list<string>      $ids
	 * @param list<string>|null $known
	 */
	private function arrange( array $ids, ?array $known = null ): \WP_REST_Response {
		return $this->rest( 'PUT', self::PATH . '/order', [ 'ids' => $ids ] + ( null === $known ? [] : [ 'known' => $known ] ) );
	}

	/**
	 * @return list<mixed>
	 */
	private function stored(): array {
		return array_column( $this->items( $this->rest( 'GET', self::PATH ) ), 'id' );
	}
}
