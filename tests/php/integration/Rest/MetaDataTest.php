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

	/**
	 * WordPress takes backslashes off keys that are added: the look at them has to be at what is stored.
	 *
	 * @dataProvider resources
	 * @param array<string, mixed> $fields
	 */
	public function test_keys_with_backslashes_are_kept_as_they_were_sent( string $path, array $fields ): void {
		$this->as_administrator();
		$entry = static fn( string $value ): array => [ [ 'key' => 'C:\gifts\\\\"x"', 'value' => $value ] ]; // phpcs:ignore WordPress.Arrays
		$made  = $this->item( $this->rest( 'POST', $path, $fields + [ 'meta_data' => $entry( 'a\b' ) ] ) );
		$own   = "$path/" . (int) $made['id'];
		$again = $this->item( $this->rest( 'PUT', $own, [ 'meta_data' => $entry( 'c\d' ) ] ) );
		foreach ( [ [ $made, 'a\b' ], [ $again, 'c\d' ] ] as [ $item, $value ] ) {
			self::assertSame( [ $value ], array_column( (array) $item['meta_data'], 'value' ) );
			self::assertSame( [ 'C:\gifts\\\\"x"' ], array_column( (array) $item['meta_data'], 'key' ) );
		}
		self::assertSame( $made['meta_data'][0]['id'], $again['meta_data'][0]['id'], 'It is one entry.' );
	}

	/**
	 * @dataProvider forged_keys
	 * @param array<string, mixed> $fields
	 */
	public function test_no_spelling_of_a_key_becomes_a_field( string $path, array $fields, string $field ): void {
		$this->as_administrator();
		$spellings = [
			$field,
			strtoupper( $field ),
			substr_replace( $field, '\\', 2, 0 ),
			"$field ",
			"\t$field",
			// An accent above, a joiner without width, a letter in full width and an s of the old Irish script.
			substr_replace( $field, "\u{0301}", 3, 0 ),
			substr_replace( $field, "\u{200D}", 3, 0 ),
			strtr( $field, [ 'e' => 'é', 'o' => 'ö' ] ), // phpcs:ignore WordPress.Arrays
			strtr( $field, [ 'e' => "\u{FF45}", 'o' => "\u{FF4F}" ] ), // phpcs:ignore WordPress.Arrays
			strtr( $field, [ 's' => "\u{A785}", 't' => "\u{A787}" ] ), // phpcs:ignore WordPress.Arrays
		];
		$made      = $this->item( $this->rest( 'POST', $path, $fields ) );
		$own       = "$path/" . (int) $made['id'];
		$is_user   = str_ends_with( $path, 'customers' );
		$table     = $this->context()->database->table( $is_user ? 'usermeta' : 'postmeta' );
		$rows      = fn(): array => $this->context()->database->column(
			"SELECT meta_value FROM $table WHERE meta_key = %s AND " . ( $is_user ? 'user_id' : 'post_id' ) . ' = %d',
			$field,
			(int) $made['id']
		);
		$before    = $rows();
		$gift      = [ 'key' => 'gift', 'value' => '1' ]; // phpcs:ignore WordPress.Arrays
		$gift      = $this->item( $this->rest( 'PUT', $own, [ 'meta_data' => [ $gift ] ] ) )['meta_data'][0]['id'];
		foreach ( $spellings as $key ) {
			foreach ( [ [], [ 'id' => $gift ] ] as $entry ) {
				$entry += [
					'key'   => $key,
					'value' => 'forged',
				];
				$this->assertRestStatus( $this->rest( 'PUT', $own, [ 'meta_data' => [ $entry ] ] ) );
				self::assertSame( $before, $rows(), (string) wp_json_encode( $key ) );
			}
		}
	}

	/**
	 * @return iterable<string, array{string, array<string, mixed>, string}>
	 */
	public static function forged_keys(): iterable {
		$lamp = [ 'name' => 'Lamp' ];
		foreach ( [ '_sale_price', '_sku', '_downloadable_files', '_thumbnail_id', 'attribute_pa_colour' ] as $field ) {
			yield $field => [ '/wc/v3/products', $lamp, $field ];
		}
		foreach ( [ '_used_by', 'usage_count' ] as $field ) {
			yield $field => [ '/wc/v3/coupons', [ 'code' => 'tenoff' ], $field ];
		}
		foreach ( [ 'wp_capabilities', '_application_passwords', 'storewright_customer_note', 'my_totp_secret' ] as $field ) {
			yield $field => [ '/wc/v3/customers', [ 'email' => 'ann@example.org' ], $field ];
		}
	}

	public function test_keys_in_other_scripts_are_those_of_clients(): void {
		$this->as_administrator();
		$keys = [ 'цвет_sku', 'χρώμα', '色', 'Größe', '🎁' ];
		$made = $this->rest(
			'POST',
			'/wc/v3/products',
			[
				'name'      => 'Lamp',
				'meta_data' => array_map( static fn( string $key ) => [ 'key' => $key, 'value' => '1' ], $keys ), // phpcs:ignore WordPress.Arrays
			]
		);
		self::assertSame( $keys, array_column( (array) $this->item( $made )['meta_data'], 'key' ) );
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
