<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Rest;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Every resource that keeps meta data refuses what would be read back as something else.
 */
final class MetaDataTest extends IntegrationTestCase {

	/**
	 * @dataProvider resources
	 * @param array<string, mixed> $fields
	 */
	public function test_nul_bytes_are_refused( string $path, array $fields ): void {
		$this->as_administrator();
		$entry = [ 'key' => "gi\0ft", 'value' => 'x' ]; // phpcs:ignore WordPress.Arrays
		foreach ( [ [ 'value' => "O\0:8:\"stdClass\":0:{}", 'key' => 'gift' ], $entry ] as $bad ) { // phpcs:ignore WordPress.Arrays
			$this->assertRestError( $this->rest( 'POST', $path, $fields + [ 'meta_data' => [ $bad ] ] ), 'rest_invalid_param', 400 );
		}
		// phpcs:ignore WordPress.Arrays
		$made = $this->rest( 'POST', $path, $fields + [ 'meta_data' => [ [ 'key'   => 'gift', 'value' => 'O:8:"stdClass":0:{}' ] ] ] );
		$this->assertRestStatus( $made, 201 );
		self::assertSame(
			[ 'O:8:"stdClass":0:{}' ],
			array_column( (array) $this->item( $made )['meta_data'], 'value' ),
			'A text that looks serialized stays a text.'
		);
	}

	/**
	 * @return iterable<string, array{string, array<string, mixed>}>
	 */
	public static function resources(): iterable {
		yield 'orders' => [ '/wc/v3/orders', [] ];
		yield 'products' => [ '/wc/v3/products', [ 'name' => 'Lamp' ] ];
		yield 'coupons' => [ '/wc/v3/coupons', [ 'code' => 'tenoff' ] ];
		yield 'customers' => [ '/wc/v3/customers', [ 'email' => 'ann@example.org' ] ];
	}

	public function test_what_nests_deeper_than_an_answer_can_is_refused(): void {
		$this->as_administrator();
		$value = 'x';
		for ( $level = 0; $level < 101; $level++ ) {
			$value = [ $value ];
		}
		$meta = static fn( mixed $value ): array => [
			'meta_data' => [
				[
					'key'   => 'gift',
					'value' => $value,
				],
			],
		]; // phpcs:ignore WordPress.Arrays

		$this->assertRestError( $this->rest( 'POST', '/wc/v3/orders', $meta( $value ) ), 'rest_invalid_param', 400 );
		$made = $this->rest( 'POST', '/wc/v3/orders', $meta( $value[0] ) );
		self::assertSame( $value[0], $this->item( $made )['meta_data'][0]['value'] );
	}

	public function test_objects_in_product_meta_are_answered_and_kept(): void {
		$this->as_administrator();
		$id = (int) $this->item( $this->rest( 'POST', '/wc/v3/products', [ 'name' => 'Lamp' ] ) )['id'];
		// phpcs:disable WordPress
		$this->context()->database->insert(
			'postmeta',
			[
				'post_id'    => $id,
				'meta_key'   => 'gift',
				'meta_value' => 'O:8:"stdClass":1:{s:1:"a";i:1;}',
			]
		);
		// phpcs:enable

		$product = $this->item( $this->rest( 'GET', "/wc/v3/products/$id" ) );
		self::assertSame( [ [ 'a' => 1 ] ], array_column( (array) $product['meta_data'], 'value' ) );
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/products/$id", [ 'meta_data' => $product['meta_data'] ] ) );
		self::assertSame(
			'O:8:"stdClass":1:{s:1:"a";i:1;}',
			$this->context()->database->value(
				"SELECT meta_value FROM {$this->context()->database->table( 'postmeta' )} WHERE post_id = %d AND meta_key = 'gift'",
				$id
			)
		);
	}
}
