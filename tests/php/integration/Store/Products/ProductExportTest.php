<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Storewright\Store\Products\Export\ProductExport;
use Storewright\Store\Products\ProductServices;
use Storewright\Tests\Support\Store\ProductsRestTestCase;

/**
 * Products as a CSV file.
 */
final class ProductExportTest extends ProductsRestTestCase {

	public function test_cells_are_written_as_the_import_reads_them(): void {
		$parent   = $this->item( $this->rest( 'POST', self::PATH . '/categories', [ 'name' => 'Home & garden' ] ) );
		$category = $this->item(
			$this->rest(
				'POST',
				self::PATH . '/categories',
				[
					'name'   => 'Lamps, desks',
					'parent' => $parent['id'],
				]
			)
		);
		$this->make(
			[
				'name'           => '=HYPERLINK("http://example.org")',
				'sku'            => 'LAMP',
				'regular_price'  => '40.00',
				'sale_price'     => '35.00',
				'manage_stock'   => true,
				'stock_quantity' => -2,
				'backorders'     => 'notify',
				'categories'     => [ [ 'id' => $category['id'] ] ],
				'status'         => 'draft',
				'description'    => "One line\nand another",
			]
		);
		$row = $this->rows()[0];
		self::assertSame(
			[
				'Type'                => 'simple',
				'SKU'                 => 'LAMP',
				'Name'                => '\'=HYPERLINK("http://example.org")',
				'Published'           => '-1',
				'Description'         => "One line\nand another",
				'Stock'               => '-2',
				'Categories'          => 'Home & garden > Lamps\\, desks',
				'Sale price'          => '35.00',
				'Backorders allowed?' => 'notify',
			],
			array_merge(
				array_flip(
					[ 'Type', 'SKU', 'Name', 'Published', 'Description', 'Stock', 'Categories', 'Sale price', 'Backorders allowed?' ]
				),
				array_intersect_key(
					$row,
					array_flip(
						[ 'Type', 'SKU', 'Name', 'Published', 'Description', 'Stock', 'Categories', 'Sale price', 'Backorders allowed?' ]
					)
				)
			)
		);
	}

	public function test_variations_stand_behind_their_product_and_leave_out_what_they_have_from_it(): void {
		$shirt = $this->make(
			[
				'type'       => 'variable',
				'sku'        => 'SHIRT',
				'weight'     => '2',
				'attributes' => [
					[
						'name'      => 'Size',
						'options'   => [ 'S', 'M, long' ],
						'variation' => true,
					],
				],
			]
		);
		$this->rest(
			'POST',
			self::PATH . "/$shirt/variations",
			[
				'regular_price' => '20',
				'attributes'    => [
					[
						'name'   => 'Size',
						'option' => 'M, long',
					],
				],
			]
		);
		$this->make( [ 'name' => 'Later' ] );
		[ $product, $variation, $later ] = $this->rows();
		self::assertSame(
			[ 'SHIRT', 'variable', '2', 'S, M\\, long' ],
			[ $product['SKU'], $product['Type'], $product['Weight'], $product['Attribute 1 value(s)'] ]
		);
		self::assertSame(
			[ '', 'variation', '', 'SHIRT', 'M\\, long', '20', 'parent' ],
			[
				$variation['SKU'],
				$variation['Type'],
				$variation['Weight'],
				$variation['Parent'],
				$variation['Attribute 1 value(s)'],
				$variation['Regular price'],
				$variation['Tax class'],
			]
		);
		self::assertSame( 'Later', $later['Name'] );
	}

	public function test_it_follows_the_filters_however_many_products_there_are(): void {
		foreach ( range( 1, 4 ) as $number ) {
			$this->make( [ 'sku' => "S$number" ] );
		}
		$this->make(
			[
				'sku'          => 'OUT',
				'stock_status' => 'outofstock',
			]
		);
		self::assertCount( 5, $this->rows() );
		self::assertSame( [ 'OUT' ], array_column( $this->rows( [ 'stock_status' => 'outofstock' ] ), 'SKU' ) );
	}

	/**
	 * @param array<string, string> $filters
	 * @return list<array<string, string>> By heading.
	 */
	private function rows( array $filters = [] ): array {
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		$count = (
			new ProductExport( $this->context(), ( new ProductServices( $this->context() ) )->query(), 2 )
		)->write( $file, $filters );
		rewind( $file );
		self::assertSame( "\xEF\xBB\xBF", fread( $file, 3 ) );
		$headings = fgetcsv( $file, null, ',', '"', '' );
		$rows     = [];
		for ( $cells = fgetcsv( $file, null, ',', '"', '' ); false !== $cells; $cells = fgetcsv( $file, null, ',', '"', '' ) ) {
			$rows[] = array_combine( array_map( strval( ... ), (array) $headings ), array_map( strval( ... ), $cells ) );
		}
		self::assertCount( $count, $rows );
		return $rows;
	}
}
