<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Storewright\Kernel\Background\Queue;
use Storewright\Store\Products\Index\IndexProducts;
use Storewright\Store\Products\Index\SearchReadiness;
use Storewright\Store\Products\Index\SearchWords;
use Storewright\Store\Products\Query\ProductSearch;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\Write\ProductRepository;
use Storewright\Store\Products\Write\RequestReader;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Products are found by part of any of their texts, without reading the texts.
 */
final class ProductSearchTest extends IntegrationTestCase {

	private ProductRepository $products;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		$this->products = ( new ProductServices( $this->context() ) )->repository();
	}

	public function test_parts_of_every_text_are_found_without_reading_the_texts(): void {
		$long = str_repeat( 'abcdefghij', 30 ) . 'needle' . str_repeat( 'klmnopqrst', 30 );
		$lamp = $this->product( 'Frosted Désk-Lamp', 'LA 12/b', "For <b>reading</b>\n$long", 'Bright, warm' );
		$vase = $this->product( 'Vase', 'VA-12', 'Holds reed', '' );
		$this->product( 'Chair', '', '', '' );
		$cases = [
			[ 'search', 'ESK-la', [ $lamp ] ],
			[ 'search', 'desk bright', [ $lamp ] ],
			[ 'search', 'ree', [ $vase ] ],
			[ 'search', 'rea warm', [ $lamp ] ],
			[ 'search', 'hijneedlekl', [ $lamp ] ],
			[ 'search', 'va-12', [] ],
			[ 'search', 'lamp vase', [] ],
			[ 'search_sku', 'a 12', [ $lamp ] ],
			[ 'search_sku', '12', [ $vase, $lamp ] ],
			[ 'search_sku', 'vase', [] ],
			[ 'search_name_or_sku', 'va', [ $vase ] ],
			[ 'search_name_or_sku', 'lamp 12', [ $lamp ] ],
			[ 'search_name_or_sku', 'reed', [] ],
			[ 'search_name_or_sku', '_', [] ],
		];
		foreach ( $cases as [ $param, $text, $expected ] ) {
			self::assertSame( $expected, $this->found( [ $param => $text ] ), "$param: $text" );
		}
		self::assertStringNotContainsString(
			'post_content LIKE',
			implode( "\n", $this->queries( fn() => $this->found( [ 'search' => 'lamp' ] ) ) )
		);
	}

	public function test_a_search_that_very_many_products_match_finds_the_same(): void {
		$database = $this->context()->database;
		$lamp     = $this->product( 'Désk-Lamp', 'LA 12/b', '', '' );
		$vase     = $this->product( 'Vase 12', 'VÄ-12%', '', '' );
		$this->product( 'Chair 12', 'C-1', '', '' );
		foreach ( [
			'12'  => [ $lamp, $vase ],
			'A '  => [ $lamp ],
			'va-' => [ $vase ],
			'2%'  => [ $vase ],
			'_'   => [],
		] as $text => $expected ) {
			foreach ( [ 0, 100 ] as $most ) {
				[ $sql, $values ] = ( new ProductSearch( $database, $most ) )->condition( (string) $text, SearchWords::SKU );
				self::assertSame(
					$most < count( $expected ) && ! $database->is_sqlite(),
					str_contains( $sql, 'sku LIKE' ),
					"$text, at most $most"
				);
				self::assertSame(
					array_map( strval( ... ), $expected ),
					$database->column( "SELECT p.ID FROM {$database->table( 'posts' )} p WHERE $sql ORDER BY p.ID", ...$values ),
					"$text, at most $most"
				);
			}
		}
	}

	public function test_a_search_by_name_or_sku_that_very_many_match_looks_through_the_skus_where_these_are_what_matches(): void {
		$database = $this->context()->database;
		$lamp     = $this->product( 'Désk-Lamp', 'SW-12/b', 'sw- in its text', '' );
		$vase     = $this->product( 'Vase SW-7', '', '', '' );
		$chair    = $this->product( 'Chair', 'SW-13', '', '' );
		$this->product( 'Table', 'T-1', 'sw-', '' );
		foreach ( [
			'SW-1'  => [ [ $lamp, $chair ], true ],
			'sw-'   => [ [ $lamp, $vase, $chair ], null ],
			'w-7'   => [ [ $vase ], false ],
			'desk-' => [ [ $lamp ], false ],
			'_'     => [ [], false ],
		] as $text => [ $expected, $is_sku ] ) {
			foreach ( [ 0, 100 ] as $most ) {
				[ $sql, $values ] = ( new ProductSearch( $database, $most ) )->condition( $text, SearchWords::NAME | SearchWords::SKU );
				if ( null !== $is_sku ) {
					self::assertSame( $is_sku && 0 === $most && ! $database->is_sqlite(), str_contains( $sql, 'sku LIKE' ), "$text, at most $most" );
				}
				self::assertSame(
					array_map( strval( ... ), $expected ),
					$database->column( "SELECT p.ID FROM {$database->table( 'posts' )} p WHERE $sql ORDER BY p.ID", ...$values ),
					"$text, at most $most"
				);
			}
		}
	}

	public function test_a_changed_or_deleted_product_is_found_as_it_is_now_whoever_wrote_it(): void {
		$id = $this->product( 'Lantern', 'L-1', '', '' );
		$this->products->update( $id, ( new RequestReader() )->read( [ 'name' => 'Torch' ] ) );
		self::assertSame(
			[ [], [ $id ], [ $id ] ],
			[
				$this->found( [ 'search' => 'lantern' ] ),
				$this->found( [ 'search' => 'torch' ] ),
				$this->found( [ 'search_sku' => 'l-1' ] ),
			]
		);
		wp_update_post(
			[
				'ID'           => $id,
				'post_content' => 'Shines far',
			]
		);
		self::assertSame( [ $id ], $this->found( [ 'search' => 'shine torch' ] ) );
		wp_delete_post( $id, true );
		self::assertSame( [], $this->found( [ 'search' => 'torch' ] ) );
		self::assertSame(
			'0',
			$this->context()->database->value(
				"SELECT COUNT(*) FROM {$this->context()->database->table( 'storewright_product_words' )} WHERE product_id = %d",
				$id
			)
		);
	}

	public function test_a_write_that_fails_leaves_no_words(): void {
		$id = $this->product( 'Lantern', '', '', '' );
		try {
			$this->context()->database->transaction(
				function () use ( $id ): void {
					$this->products->update( $id, ( new RequestReader() )->read( [ 'name' => 'Torch' ] ) );
					throw new \RuntimeException( 'The disk is full.' );
				}
			);
		} catch ( \RuntimeException ) {
			wp_cache_flush();
		}
		self::assertSame( [ [ $id ], [] ], [ $this->found( [ 'search' => 'lantern' ] ), $this->found( [ 'search' => 'torch' ] ) ] );
	}

	public function test_what_woocommerce_wrote_is_found_before_and_after_it_is_indexed(): void {
		$id = $this->product( 'Lantern', 'L-1', '', '' );
		$this->context()->database->update( 'posts', [ 'post_title' => 'Torch' ], [ 'ID' => $id ] );
		$this->context()->database->update( 'wc_product_meta_lookup', [ 'sku' => 'T-1' ], [ 'product_id' => $id ] );
		do_action( 'storewright_external_writes' );
		foreach ( [ false, true ] as $is_ready ) {
			self::assertSame( $is_ready, ( new SearchReadiness( $this->context() ) )->is_ready() );
			self::assertSame(
				[ [], [ $id ], [ $id ] ],
				[
					$this->found( [ 'search' => 'lantern' ] ),
					$this->found( [ 'search_name_or_sku' => 'torch' ] ),
					$this->found( [ 'search_sku' => 't-1' ] ),
				]
			);
			do_action( Queue::HOOK, IndexProducts::name() );
		}
	}

	public function test_words_that_are_made_anew_while_the_job_is_halfway_begin_with_the_first_product(): void {
		$readiness = new SearchReadiness( $this->context() );
		$id        = $this->product( 'Lantern', '', '', '' );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		update_option( 'storewright_jobs', [ IndexProducts::name() => [ 'cursor' => (string) $id, 'failures' => 0 ] ] );
		$this->context()->database->update( 'posts', [ 'post_title' => 'Torch' ], [ 'ID' => $id ] );
		do_action( 'storewright_external_writes' );
		// A run that began before comes to its end.
		$readiness->ready();
		self::assertFalse( $readiness->is_ready() );
		do_action( Queue::HOOK, IndexProducts::name() );
		self::assertTrue( $readiness->is_ready() );
		self::assertSame( [ $id ], $this->found( [ 'search' => 'torch' ] ) );
	}

	public function test_names_of_custom_fields_are_kept_and_a_new_one_is_there_at_once(): void {
		$id    = $this->product( 'Lantern', '', '', '' );
		$names = fn(): array => (array) $this->rest( 'GET', '/wc/v3/products/custom-fields/names', [ 'per_page' => 100 ] )->get_data();
		$first = $names();
		$kept  = [];
		$asked = $this->queries(
			static function () use ( $names, &$kept ): void {
				$kept = $names();
			}
		);
		self::assertSame( $first, $kept );
		self::assertStringNotContainsString( 'DISTINCT', implode( "\n", $asked ) );
		// phpcs:disable WordPress.Arrays
		$this->products->update(
			$id,
			( new RequestReader() )->read(
				[
					'meta_data' => [
						[
							'key'   => 'burning_time',
							'value' => '3',
						],
					],
				]
			)
		);
		// phpcs:enable
		self::assertContains( 'burning_time', $names() );
	}

	private function product( string $name, string $sku, string $text, string $short ): int {
		return $this->products->create(
			( new RequestReader() )->read(
				[
					'name'              => $name,
					'sku'               => $sku,
					'description'       => $text,
					'short_description' => $short,
				]
			)
		)->id;
	}

	/**
	 * @param array<string, string> $query
	 * @return list<int>
	 */
	private function found( array $query ): array {
		$response = $this->rest( 'GET', '/wc/v3/products', $query + [ 'orderby' => 'id' ] );
		$ids      = array_map( intval( ... ), array_column( $this->items( $response ), 'id' ) ); // @phpstan-ignore argument.type
		self::assertEquals( count( $ids ), $response->get_headers()['X-WP-Total'] );
		return $ids;
	}

	/**
	 * @param callable(): mixed $work
	 * @return list<string>
	 */
	private function queries( callable $work ): array {
		$asked = [];
		$note  = static function ( string $query ) use ( &$asked ): string {
			$asked[] = $query;
			return $query;
		};
		add_filter( 'query', $note );
		$work();
		remove_filter( 'query', $note );
		return $asked;
	}
}
