<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products\Import;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Names in rows of an import: pictures, attributes, products of other rows.
 */
final class ImportedNamesTest extends IntegrationTestCase {

	private const PRODUCTS = '/wc/v3/products';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_rows_may_have_many_pictures(): void {
		$image = wp_insert_attachment(
			[
				'post_title'     => 'Picture',
				'post_mime_type' => 'image/png',
				'post_status'    => 'inherit',
			]
		);
		update_post_meta( $image, '_wp_attached_file', '2026/11/row-50-12.png' );
		$rows = [];
		for ( $number = 1; $number <= 50; $number++ ) {
			$rows[] = [
				'name'   => "Mug $number",
				'images' => array_map( static fn( int $picture ) => "row-$number-$picture.png", range( 1, 12 ) ),
			];
		}

		$results = $this->import( $rows );
		self::assertSame( array_fill( 0, 50, 'created' ), array_column( $results, 'outcome' ) );
		self::assertStringContainsString( 'row-50-11.png', $results[49]['notes'][0]['message'] );
		self::assertStringNotContainsString( 'row-50-12.png', $results[49]['notes'][0]['message'] );
	}

	public function test_rows_share_an_attribute_that_the_first_of_them_brings(): void {
		$attributes = [
			[
				'name'    => 'Colour',
				'options' => [ 'Red' ],
				'global'  => true,
			],
		];
		$results    = $this->import(
			[
				[
					'name'       => 'One',
					'attributes' => $attributes,
				],
				[
					'name'       => 'Other',
					'attributes' => $attributes,
				],
			],
			dry_run: false
		);

		self::assertSame( [ 'created', 'created' ], array_column( $results, 'outcome' ) );
		$ids = array_map(
			fn( array $result ) => $this->item( $this->rest( 'GET', self::PRODUCTS . "/{$result['id']}" ) )['attributes'][0]['id'],
			$results
		);
		self::assertGreaterThan( 0, $ids[0] );
		self::assertSame( $ids[0], $ids[1] );
	}

	public function test_a_value_that_a_shared_attribute_gets_can_be_the_first_choice(): void {
		$row  = static fn( string $name, array $options, string $first ) => [
			'name'               => $name,
			'type'               => 'variable',
			'attributes'         => [
				[
					'name'      => 'Size',
					'options'   => $options,
					'variation' => true,
					'global'    => true,
				],
			],
			'default_attributes' => [
				[
					'name'   => 'Size',
					'option' => $first,
				],
			],
		];
		$this->import( [ $row( 'Tee', [ 'S' ], 'S' ) ], dry_run: false );
		$rows = [
			2 => $row( 'Shirt', [ 'S', 'Extra large' ], 'Extra large' ),
		];

		self::assertSame( 'created', $this->import( $rows )[0]['outcome'] );
		[ $made ] = $this->import( $rows, dry_run: false );
		$product  = $this->item( $this->rest( 'GET', self::PRODUCTS . "/{$made['id']}" ) );
		self::assertIsArray( $product['attributes'] );
		self::assertIsArray( $product['default_attributes'] );
		self::assertEqualsCanonicalizing( [ [ 'S', 'Extra large' ] ], array_column( $product['attributes'], 'options' ) );
		self::assertSame(
			[ 'extra-large' ],
			array_column( $product['default_attributes'], 'option' ),
			(string) wp_json_encode( $product['default_attributes'] )
		);
	}

	public function test_the_product_of_a_variation_is_that_of_the_file_not_one_that_has_its_number_here(): void {
		$name      = $this->unrelated();
		$variation = [
			'type'   => 'variation',
			'parent' => $name,
		];

		self::assertSame( 'created', $this->import( [ $variation ], [ strtoupper( $name ) ] )[0]['outcome'] );
		self::assertSame( 'failed', $this->import( [ $variation ] )[0]['outcome'] );
	}

	public function test_a_link_to_a_product_of_the_file_is_none_to_what_has_its_number_here(): void {
		$name = $this->unrelated();

		[ $result ] = $this->import(
			[
				[
					'name'       => 'Mug',
					'upsell_ids' => [ $name ],
				],
			],
			[ $name ],
			dry_run: false
		);
		self::assertSame( [ 'upsell_ids' ], $result['pending'] );
		self::assertSame( [], $this->item( $this->rest( 'GET', self::PRODUCTS . "/{$result['id']}" ) )['upsell_ids'] );
	}

	public function test_links_of_rows_that_are_sent_again_are_made_all_the_same(): void {
		$rows  = [
			[
				'name'             => 'Set',
				'type'             => 'grouped',
				'sku'              => 'SET',
				'grouped_products' => [ 'CUP' ],
				'upsell_ids'       => [],
			],
			[
				'name' => 'Cup',
				'sku'  => 'CUP',
			],
		];
		$first = $this->import( $rows, [ 'CUP' ], dry_run: false );
		$again = $this->import( $rows, [ 'CUP' ], dry_run: false );
		self::assertSame( array_column( $first, 'id' ), array_column( $again, 'id' ) );
		self::assertSame( [ [ 'grouped_products' ], [] ], array_column( $first, 'pending' ) );
		self::assertSame(
			[ [ 'grouped_products' ], [] ],
			array_column( $again, 'pending' ),
			'The answer to the first time may have been lost.'
		);

		self::assertSame(
			[ 'updated', 'skipped' ],
			array_column( $this->import( $rows, [ 'CUP' ] ), 'outcome' ),
			'The import was given up before the products were linked.'
		);
		$this->rest( 'PUT', self::PRODUCTS . "/{$first[0]['id']}", [ 'grouped_products' => [ $first[1]['id'] ] ] );
		self::assertSame( [ 'skipped', 'skipped' ], array_column( $this->import( $rows, [ 'CUP' ] ), 'outcome' ) );
	}

	public function test_a_copy_of_an_imported_product_is_not_taken_for_it(): void {
		$rows    = [ [ 'name' => 'Mug' ] ];
		[ $mug ] = $this->import( $rows, dry_run: false );
		$copy    = $this->item( $this->rest( 'POST', self::PRODUCTS . "/{$mug['id']}/duplicate" ) )['id'];
		self::assertNotSame( $mug['id'], $copy );
		self::assertSame( $mug['id'], $this->import( $rows, dry_run: false )[0]['id'] );

		$this->rest( 'DELETE', self::PRODUCTS . "/{$mug['id']}", [ 'force' => true ] );
		self::assertSame( 'created', $this->import( $rows )[0]['outcome'] );
	}

	/**
	 * Returns the id of a product of this shop, as text.
	 */
	private function unrelated(): string {
		$id = $this->item( $this->rest( 'POST', self::PRODUCTS, [ 'name' => 'Unrelated' ] ) )['id'];
		self::assertIsInt( $id );
		return "id:$id";
	}

	/**
	 * @param array<int, array<string, mixed>> $rows  By place in the file, from 0.
	 * @param list<string>               $known
	 * @return list<array{outcome: string, id: int, notes: list<array{field: string, message: string}>, pending: list<string>}>
	 */
	private function import( array $rows, array $known = [], bool $dry_run = true ): array {
		$numbered = [];
		foreach ( $rows as $index => $fields ) {
			$numbered[] = [
				'row'    => $index + 1,
				'fields' => $fields,
			];
		}
		$response = $this->rest(
			'POST',
			self::PRODUCTS . '/import',
			[
				'import'  => 'import-0',
				'dry_run' => $dry_run,
				'known'   => $known,
				'rows'    => $numbered,
			]
		);
		$this->assertRestStatus( $response, 200 );
		/**
		 * @var list<array{outcome: string, id: int, notes: list<array{field: string, message: string}>, pending: list<string>}> $results
		 */
		$results = $this->item( $response )['rows'];
		return $results;
	}
}
