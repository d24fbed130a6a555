<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\Write\RequestReader;


/**
 * Base of tests that work on orders over REST.
 */
abstract class OrdersTestCase extends IntegrationTestCase {

	protected const ORDERS = '/wc/v3/orders';

	/**
	 * A New Yorker, whose taxes the golden rates know.
	 */
	protected const NEW_YORK = [
		'first_name' => 'Ann',
		'last_name'  => 'Kay',
		'city'       => 'New York',
		'state'      => 'NY',
		'postcode'   => '10001',
		'country'    => 'US',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	/**
	 * Adds a product.
	 *
	 * @param string               $price  Regular price.
	 * @param array<string, mixed> $fields As in REST.
	 * @param int                  $parent The variable product of a variation.
	 * @return int Its id.
	 */
	protected function product( string $price, array $fields = [], int $parent = 0 ): int {
		$fields                         += [
			'name'   => 'Lamp',
			'type'   => 'simple',
			'status' => 'publish',
		];
		$changes                         = ( new RequestReader() )->read( $fields, 0 !== $parent );
		$changes->meta['_regular_price'] = $price;
		return ( new ProductServices( $this->context() ) )->repository()->create( $changes, $parent )->id;
	}

	/**
	 * Makes an order.
	 *
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed> The answer.
	 */
	protected function order( array $fields = [] ): array {
		$response = $this->rest( 'POST', self::ORDERS, $fields );
		$this->assertRestStatus( $response, 201 );
		return $this->item( $response );
	}

	/**
	 * An order as it is now.
	 *
	 * @return array<string, mixed>
	 */
	protected function stored( int $id ): array {
		$response = $this->rest( 'GET', self::ORDERS . "/$id" );
		$this->assertRestStatus( $response );
		return $this->item( $response );
	}

	/**
	 * Changes an order.
	 *
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed> The answer.
	 */
	protected function change( int $id, array $fields ): array {
		$response = $this->rest( 'PUT', self::ORDERS . "/$id", $fields );
		$this->assertRestStatus( $response );
		return $this->item( $response );
	}

	/**
	 * Sets the shop up as the golden one: taxes by address of shipping, its rates.
	 */
	protected function golden_taxes(): void {
		foreach ( [
			'woocommerce_calc_taxes'         => 'yes',
			'woocommerce_tax_based_on'       => 'shipping',
			'woocommerce_prices_include_tax' => 'no',
			'woocommerce_default_country'    => 'US:NY',
		] as $option => $value ) {
			update_option( $option, $value );
		}
		$this->rest( 'POST', '/wc/v3/taxes/classes', [ 'name' => 'Reduced rate' ] );
		/** @var list<array<string, mixed>> $rates */
		$rates = json_decode( (string) file_get_contents( dirname( STOREWRIGHT_FILE ) . '/tests/fixtures/golden/taxes.json' ), true );
		foreach ( $rates as $rate ) {
			unset( $rate['id'] );
			$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/taxes', $rate ), 201 );
		}
	}

	/**
	 * @param array<string, mixed> $item
	 */
	protected function id( array $item ): int {
		self::assertIsInt( $item['id'] );
		return $item['id'];
	}

	/**
	 * A list of objects in an answer.
	 *
	 * @param array<string, mixed> $item
	 * @return list<array<string, mixed>>
	 */
	protected function list( array $item, string $name ): array {
		self::assertIsArray( $item[ $name ] );
		/** @var list<array<string, mixed>> $list */
		$list = $item[ $name ];
		return $list;
	}

	/**
	 * The values of some fields.
	 *
	 * @param array<string, mixed> $item
	 * @return list<mixed>
	 */
	protected function fields( array $item, string ...$names ): array {
		return array_map( static fn( string $name ) => $item[ $name ] ?? null, array_values( $names ) );
	}

	/**
	 * An object in an answer.
	 *
	 * @param array<string, mixed> $item
	 * @return array<string, mixed>
	 */
	protected function object( array $item, string $name ): array {
		self::assertIsArray( $item[ $name ] );
		/** @var array<string, mixed> $object */
		$object = $item[ $name ];
		return $object;
	}
}
