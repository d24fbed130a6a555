<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Export;

use Closure;
use Storewright\Kernel\Context;
use Storewright\Kernel\CsvCell;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Query\ProductQuery;
use Storewright\Store\Products\Rest\ProductFilters;
use Storewright\Store\Products\Tables;
use WP_REST_Request;

/**
 * Writes products to a CSV file with the columns of WooCommerce's export, which the import of this plugin reads. However many there are,
 * a hundred are in memory at a time.
 */
final class ProductExport {

	private const PAGE = 100;

	/**
	 * More numbered columns than this are not read by the import.
	 */
	private const MAX_PARTS = 99;

	/**
	 * @param Context      $context
	 * @param ProductQuery $query
	 * @param int          $page    How many products are in memory at a time.
	 */
	public function __construct(
		private readonly Context $context,
		private readonly ProductQuery $query,
		private readonly int $page = self::PAGE
	) {}

	/**
	 * Writes the file: a row for each product, its variations behind it.
	 *
	 * @param resource              $file    Opened for writing.
	 * @param array<string, string> $filters Arguments of wc/v3/products: `type`, `stock_status`, `category` (ids).
	 * @param Closure(int, int): list<int>|null $chosen Other products than the filters find: ids after an id, at most so many.
	 * @return int How many rows were written.
	 */
	public function write( $file, array $filters = [], ?Closure $chosen = null ): int {
		$columns = new ExportColumns( $this->most_parts( '_product_attributes' ), $this->most_parts( '_downloadable_files' ) );
		// So that spreadsheets read it as UTF-8.
		fwrite( $file, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fwrite -- WordPress has no streams.
		self::line( $file, $columns->headings() );
		$count = 0;
		$last  = 0;
		do {
			$ids      = null === $chosen ? $this->page( $filters, $last ) : $chosen( $last, $this->page );
			$products = $this->query->several( $ids );
			$children = array_map(
				static fn( Product $product ) => Product::VARIABLE === $product->type ? $product->children : [],
				$products
			);
			$linked   = array_map(
				static fn( Product $product ) => [
					...$product->upsell_ids,
					...$product->cross_sell_ids,
					...( Product::GROUPED === $product->type ? $product->children : [] ),
				],
				$products
			);
			$others   = $this->query->several( array_merge( ...array_values( $children ), ...array_values( $linked ) ) );
			$cells    = new ExportCells( $products + $others );
			foreach ( $products as $product ) {
				self::line( $file, $columns->row( $cells->of( $product, null ) ) );
				++$count;
				foreach ( $children[ $product->id ] as $id ) {
					if ( isset( $others[ $id ] ) ) {
						self::line( $file, $columns->row( $cells->of( $others[ $id ], $product ) ) );
						++$count;
					}
				}
			}
			$last = [] === $ids ? $last : max( $ids );
			$this->forget( [ ...array_keys( $products ), ...array_keys( $others ) ] );
		} while ( [] !== $ids );
		return $count;
	}

	/**
	 * @param array<string, string> $filters
	 * @return list<int>
	 */
	private function page( array $filters, int $last ): array {
		$request = new WP_REST_Request();
		$request->set_query_params( $filters );
		$database   = $this->context->database;
		$conditions = ( new ProductFilters( $database, null ) )->of( $request );
		$lookup     = str_contains( $conditions->sql(), 'l.' ) ? "LEFT JOIN {$database->table( Tables::LOOKUP )} l ON l.product_id = p.ID" : '';
		$ids        = $database->column(
			"SELECT p.ID FROM {$database->table( 'posts' )} p $lookup WHERE {$conditions->sql()} AND p.ID > %d ORDER BY p.ID LIMIT %d",
			...[ ...$conditions->values(), $last, $this->page ]
		);
		return array_map( intval( ... ), $ids );
	}

	/**
	 * The most entries that a list of some product has: PHP stores how many they are at its beginning.
	 */
	private function most_parts( string $key ): int {
		$database = $this->context->database;
		$most     = $database->value(
			"SELECT MAX( CAST( SUBSTRING( meta_value, 3, 2 ) AS UNSIGNED ) ) FROM {$database->table( 'postmeta' )} WHERE meta_key = %s AND meta_value LIKE %s",
			$key,
			'a:%'
		);
		return min( self::MAX_PARTS, (int) $most );
	}

	/**
	 * Lets go of what WordPress keeps in memory of some products.
	 *
	 * @param list<int> $ids
	 */
	private function forget( array $ids ): void {
		if ( ! wp_using_ext_object_cache() ) {
			wp_cache_delete_multiple( $ids, 'posts' );
			wp_cache_delete_multiple( $ids, 'post_meta' );
		}
	}

	/**
	 * @param resource     $file
	 * @param list<string> $cells
	 */
	private static function line( $file, array $cells ): void {
		fputcsv( $file, array_map( static fn( string $cell ) => CsvCell::guarded( trim( $cell ) ), $cells ), ',', '"', '' );
	}
}
