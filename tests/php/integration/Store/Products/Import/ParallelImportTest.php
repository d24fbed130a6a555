<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products\Import;

use Storewright\Tests\Support\ParallelTestCase;

/**
 * The same file sent several times at once: by a double click, or by two people.
 */
final class ParallelImportTest extends ParallelTestCase {

	/**
	 * @var list<string> What is deleted afterwards.
	 */
	private array $made = [];

	public function test_rows_that_are_sent_several_times_at_once_are_made_once(): void {
		$this->as_shop_manager();
		$rows = [];
		foreach ( [ 'One', 'Other' ] as $index => $name ) {
			$rows[] = [
				'row'    => $index + 1,
				'fields' => [
					'name'       => $name,
					'categories' => [ [ 'Sent at once' ] ],
				],
			];
		}
		$send    = [
			'POST',
			'/wc/v3/products/import',
			[
				'import' => 'sent-at-once',
				'rows'   => $rows,
			],
		];
		$answers = $this->rest_at_once( [ $send, $send, $send ] );
		wp_cache_flush();
		$products   = $this->ids( '/wc/v3/products' );
		$categories = $this->ids( '/wc/v3/products/categories?search=Sent+at+once' );

		self::assertSame( [ 200, 200, 200 ], array_column( $answers, 'status' ), (string) wp_json_encode( $answers ) );
		self::assertCount( 2, $products );
		self::assertCount( 1, $categories );
		foreach ( $answers as $answer ) {
			self::assertIsArray( $answer['data']['rows'] );
			self::assertSame( [ 'created', 'created' ], array_column( $answer['data']['rows'], 'outcome' ) );
			self::assertEqualsCanonicalizing( $products, array_column( $answer['data']['rows'], 'id' ) );
		}
	}

	public function test_a_sku_that_an_import_and_others_ask_for_at_once_is_given_once(): void {
		$this->as_shop_manager();
		$rows   = static fn( string $import ): array => [
			'POST',
			'/wc/v3/products/import',
			[
				'import' => $import,
				'rows'   => array_map(
					static fn( int $number ): array => [
						'row'    => $number,
						'fields' => [
							'name' => "Product $number",
							'sku'  => "ONCE-$number",
						],
					],
					range( 1, 8 )
				),
			],
		];
		$single = static fn( int $number ): array => [ 'POST', '/wc/v3/products', [ 'sku' => "once-$number" ] ];
		$this->rest_at_once( [ $rows( 'asked-at-once-1' ), $rows( 'asked-at-once-2' ), $single( 3 ), $single( 8 ) ] );
		wp_cache_flush();
		$this->ids( '/wc/v3/products?per_page=100' );

		$skus = array_column( $this->items( $this->rest( 'GET', '/wc/v3/products', [ 'per_page' => 100 ] ) ), 'sku' );
		$skus = array_map( static fn( mixed $sku ): string => is_string( $sku ) ? strtolower( $sku ) : '', $skus );
		sort( $skus );
		self::assertSame( array_map( static fn( int $number ): string => "once-$number", range( 1, 8 ) ), $skus );
	}

	protected function close_database(): void {
		wp_cache_flush();
		$this->as_shop_manager();
		foreach ( $this->made as $path ) {
			$this->rest( 'DELETE', $path, [ 'force' => true ] );
		}
		parent::close_database();
	}

	/**
	 * Returns the ids of a list, to be deleted afterwards.
	 *
	 * @return list<int>
	 */
	private function ids( string $list ): array {
		$ids = [];
		foreach ( $this->items( $this->rest( 'GET', $list ) ) as $item ) {
			self::assertIsInt( $item['id'] );
			$ids[]        = $item['id'];
			$this->made[] = strtok( $list, '?' ) . "/{$item['id']}";
		}
		return $ids;
	}
}
