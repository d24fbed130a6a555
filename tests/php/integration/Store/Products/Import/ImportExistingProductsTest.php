<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products\Import;

use Storewright\Store\Products\Import\ExistingProducts;
use Storewright\Tests\Support\Store\ProductImportTestCase;

/**
 * Rows of an import that belong to existing products, or to each other.
 */
final class ImportExistingProductsTest extends ProductImportTestCase {

	public function test_products_that_are_there_are_skipped_or_updated(): void {
		$there = $this->item(
			$this->rest(
				'POST',
				self::PRODUCTS,
				[
					'name'          => 'Old mug',
					'sku'           => 'OLD',
					'regular_price' => '5',
					'description'   => 'Kept',
				]
			)
		);
		$row   = [
			'sku'           => 'OLD',
			'regular_price' => '6',
		];

		self::assertSame( 'skipped', $this->import( [ $row ], [ 'existing' => 'skip' ] )[0]['outcome'] );
		self::assertSame( '5', $this->product( $there['id'] )['regular_price'] );
		self::assertSame( 'updated', $this->import( [ $row ] )[0]['outcome'] );
		$product = $this->product( $there['id'] );
		self::assertSame( [ '6', 'Old mug', "<p>Kept</p>\n" ], [ $product['regular_price'], $product['name'], $product['description'] ] );

		$by_id = $this->import(
			[
				[
					'id'   => $there['id'],
					'name' => 'Renamed',
				],
			]
		);
		self::assertSame( 'updated', $by_id[0]['outcome'] );
		self::assertSame( 'Renamed', $this->product( $there['id'] )['name'] );
	}

	public function test_an_id_that_is_another_product_here_changes_nothing(): void {
		$there = $this->item(
			$this->rest(
				'POST',
				self::PRODUCTS,
				[
					'name' => 'Old mug',
					'sku'  => 'OLD',
				]
			)
		);

		[ $result ] = $this->import(
			[
				[
					'id'   => $there['id'],
					'sku'  => 'OTHER',
					'name' => 'From another shop',
				],
			]
		);

		self::assertSame( [ 'failed', 'id' ], [ $result['outcome'], $result['errors'][0]['field'] ?? '' ] );
		self::assertSame( 'Old mug', $this->product( $there['id'] )['name'] );
	}

	public function test_a_row_that_is_sent_again_is_not_doubled(): void {
		$rows  = [ [ 'name' => 'Without SKU' ], [ 'name' => 'Other' ] ];
		$file  = [
			'import'   => 'import-1',
			'existing' => 'skip',
		];
		$first = $this->import( $rows, $file );
		$again = $this->import( $rows, $file );

		self::assertSame( array_column( $first, 'id' ), array_column( $again, 'id' ) );
		self::assertSame( [ 'created', 'created' ], array_column( $again, 'outcome' ) );
		self::assertCount( 2, $this->items( $this->rest( 'GET', self::PRODUCTS ) ) );
		self::assertSame( 'import-1:1', get_post_meta( $first[0]['id'], ExistingProducts::MARK, true ) );
		$tried = $this->import( $rows, $file + [ 'dry_run' => true ] );
		self::assertSame( [ 'skipped', 'skipped' ], array_column( $tried, 'outcome' ) );
		$this->import( $rows, [ 'import' => 'import-2' ] );
		self::assertCount( 4, $this->items( $this->rest( 'GET', self::PRODUCTS ) ) );
		wp_trash_post( $first[0]['id'] );
		self::assertNotSame(
			$first[0]['id'],
			$this->import( $rows, [ 'import' => 'import-1' ] )[0]['id'],
			'What lies in the trash is not there.'
		);
	}

	public function test_what_a_file_has_made_is_changed_when_its_columns_are_corrected(): void {
		$file    = [ 'import' => 'import-1' ];
		[ $mug ] = $this->import( [ [ 'name' => 'Mug' ] ], $file );
		$rows    = [
			[
				'name'          => 'Mug',
				'regular_price' => '9',
			],
		];

		[ $tried ] = $this->import( $rows, $file + [ 'dry_run' => true ] );
		self::assertSame( [ 'updated', $mug['id'], 'Mug' ], [ $tried['outcome'], $tried['id'], $tried['name'] ] );
		[ $changed ] = $this->import( $rows, $file );
		self::assertSame( [ 'updated', $mug['id'] ], [ $changed['outcome'], $changed['id'] ] );
		self::assertSame( [ 'Mug', '9' ], [ $this->product( $mug['id'] )['name'], $this->product( $mug['id'] )['regular_price'] ] );
		self::assertCount( 1, $this->items( $this->rest( 'GET', self::PRODUCTS ) ) );
	}

	public function test_variations_go_to_their_product(): void {
		$rows = [
			[
				'name'       => 'Tee',
				'sku'        => 'TEE',
				'type'       => 'variable',
				'attributes' => [
					[
						'name'      => 'Size',
						'options'   => [ 'S', 'M' ],
						'variation' => true,
						'global'    => true,
					],
				],
			],
		];
		$size = [
			'type'          => 'variation',
			'parent'        => 'tee',
			'sku'           => 'TEE-S',
			'name'          => 'Ignored',
			'regular_price' => '20',
			'attributes'    => [
				[
					'name'    => 'Size',
					'options' => [ 'S' ],
				],
			],
		];

		$tried = $this->import(
			[ $size ],
			[
				'dry_run' => true,
				'known'   => [ 'TEE' ],
			]
		);
		self::assertSame( 'created', $tried[0]['outcome'], (string) wp_json_encode( $tried ) );
		[ $lost, $bad ] = $this->import( [ $size, [ 'regular_price' => '-1' ] + $size ], [ 'dry_run' => true ] );
		self::assertSame( [ 'failed', 'parent' ], [ $lost['outcome'], $lost['errors'][0]['field'] ?? '' ] );
		self::assertSame( 'failed', $bad['outcome'] );

		[ $tee ]       = $this->import( $rows );
		[ $variation ] = $this->import( [ $size ], [ 'import' => 'variations' ] );
		self::assertSame( 'created', $variation['outcome'], (string) wp_json_encode( $variation ) );
		$stored = $this->item( $this->rest( 'GET', self::PRODUCTS . "/{$tee['id']}/variations/{$variation['id']}" ) );
		self::assertSame( [ '20', 'S' ], [ $stored['regular_price'], $stored['attributes'][0]['option'] ] );
		$this->import(
			[
				[
					'sku'           => 'TEE-S',
					'regular_price' => '21',
				],
			],
			[ 'import' => 'variations-2' ]
		);
		self::assertSame(
			'21',
			$this->item( $this->rest( 'GET', self::PRODUCTS . "/{$tee['id']}/variations/{$variation['id']}" ) )['regular_price']
		);
	}

	public function test_a_tax_class_that_does_not_exist_is_left_out_and_named(): void {
		$this->import(
			[
				[
					'name'      => 'Mug',
					'type'      => 'variable',
					'sku'       => 'MUG',
					'tax_class' => 'reduced-rate',
				],
			]
		);
		$rows  = [
			[
				'sku'       => 'MUG',
				'tax_class' => 'Books & more',
			],
			[
				'name'      => 'Cup',
				'sku'       => 'CUP',
				'tax_class' => 'books-more',
			],
			[
				'type'      => 'variation',
				'parent'    => 'MUG',
				'sku'       => 'MUG-S',
				'tax_class' => 'parent',
			],
			[
				'name'      => 'Glass',
				'sku'       => 'GLASS',
				'tax_class' => 'Zero rate',
			],
			[
				'name'      => 'Plate',
				'sku'       => 'PLATE',
				'tax_class' => 'standard',
			],
		];
		$more  = [ 'import' => 'import-2' ];
		$trial = $this->import( $rows, [ 'dry_run' => true ] + $more );
		$done  = $this->import( $rows, $more );
		foreach ( [ $trial, $done ] as $results ) {
			self::assertSame( [ 'updated', 'created', 'created', 'created', 'created' ], array_column( $results, 'outcome' ) );
			$notes = array_map( static fn( array $result ) => array_column( $result['notes'], 'message', 'field' ), $results );
			self::assertSame(
				[
					[ 'tax_class' => 'Skipped because this tax class does not exist: Books & more' ],
					[ 'tax_class' => 'Skipped because this tax class does not exist: books-more' ],
					[],
					[],
					[],
				],
				$notes
			);
		}
		self::assertSame(
			[ 'reduced-rate', '', 'reduced-rate', 'zero-rate', '' ],
			array_map( fn( array $result ) => $this->product( $result['id'] )['tax_class'], $done )
		);

		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/taxes/classes', [ 'name' => 'Books & more' ] ), 201 );
		[ $mug, $cup ] = $this->import( $rows, [ 'import' => 'import-3' ] );
		self::assertSame( [ [], [] ], [ $mug['notes'], $cup['notes'] ] );
		self::assertSame(
			[ 'books-more', 'books-more' ],
			[ $this->product( $mug['id'] )['tax_class'], $this->product( $cup['id'] )['tax_class'] ]
		);
	}

	public function test_a_variation_of_a_product_without_variations_is_refused(): void {
		$this->import(
			[
				[
					'name' => 'Mug',
					'sku'  => 'MUG',
				],
			]
		);

		$results = $this->import(
			[
				[
					'type'   => 'variation',
					'parent' => 'MUG',
				],
				[ 'type' => 'variation' ],
			],
			[ 'import' => 'variations' ]
		);

		self::assertSame(
			[ 'parent', 'parent' ],
			array_map( static fn( array $result ) => $result['errors'][0]['field'] ?? '', $results )
		);
	}

	public function test_products_name_each_other(): void {
		$results = $this->import(
			[
				[
					'name'             => 'Set',
					'type'             => 'grouped',
					'sku'              => 'SET',
					'grouped_products' => [ 'CUP' ],
					'upsell_ids'       => [ 'NOWHERE' ],
				],
				[
					'name' => 'Cup',
					'sku'  => 'CUP',
				],
			],
			[ 'known' => [ 'CUP', 'SET' ] ]
		);
		self::assertSame( [ 'grouped_products' ], $results[0]['pending'] );
		self::assertSame( [ 'upsell_ids' ], array_column( $results[0]['notes'], 'field' ) );

		[ $linked ] = $this->import(
			[
				[
					'id'               => $results[0]['id'],
					'grouped_products' => [ 'CUP', "id:{$results[0]['id']}" ],
				],
			],
			[ 'import' => 'the-links' ]
		);
		self::assertSame( 'updated', $linked['outcome'] );
		self::assertSame( [ $results[1]['id'], $results[0]['id'] ], $this->product( $results[0]['id'] )['grouped_products'] );
	}
}
