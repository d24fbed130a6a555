<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products\Import;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * What rows of an import name: pictures, attributes, products of other rows.
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
		$ids = array_map( fn( array $result ) => $this->item( $this->rest( 'GET', self::PRODUCTS . "/{$result['id']}" ) )['attributes'][0]['id'], $results );
		self::assertGreaterThan( 0, $ids[0] );
		self::assertSame( $ids[0], $ids[1] );
	}

	/**
	 * @param list<array<string, mixed>> $rows
	 * @param list<string>               $known
	 * @return list<array{outcome: string, id: int, notes: list<array{field: string, message: string}>}>
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
		/** @var list<array{outcome: string, id: int, notes: list<array{field: string, message: string}>}> $results */
		$results = $this->item( $response )['rows'];
		return $results;
	}
}
