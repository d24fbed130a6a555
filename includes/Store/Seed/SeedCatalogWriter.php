<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

use RuntimeException;

/**
 * Writes a seeded shop's products and categories.
 */
final class SeedCatalogWriter {

	private const POSTS = 'posts (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid, menu_order, post_type)';

	private const META = 'postmeta (post_id, meta_key, meta_value)';

	private const LOOKUP = 'wc_product_meta_lookup (product_id, sku, `virtual`, downloadable, min_price, max_price, onsale, stock_quantity, stock_status, tax_status, tax_class)';

	private const TERMS = 'term_relationships (object_id, term_taxonomy_id, term_order)';

	/**
	 * @var array<string, int> Taxonomy and name => id of the term in its taxonomy.
	 */
	private array $terms = [];

	/**
	 * @param BulkInsert   $bulk  Where the rows go.
	 * @param string $local When the shop opened, on its own clock.
	 * @param string $gmt   The same in UTC.
	 */
	public function __construct( private readonly BulkInsert $bulk, private readonly string $local, private readonly string $gmt ) {}

	/**
	 * Writes them.
	 *
	 * @param SeedCatalog $catalog What is sold.
	 * @param int       $first     Id of the first product.
	 */
	public function write( SeedCatalog $catalog, int $first ): void {
		foreach ( $catalog->products as $product ) {
			$id      = $first + $product->place;
			$is_many = [] !== $product->variations;
			$this->post( $id, $product, 'product', 0, 0 );
			$this->product_meta( $id, $product, $is_many );
			$this->lookup( $id, $product );
			$this->bulk->add(
				self::TERMS,
				"($id," . $this->term(
					'product_type',
					$is_many ? 'variable' : 'simple'
				) . ",0),($id," . $this->term(
					'product_cat',
					SeedCatalog::CATEGORIES[ $product->category ]
				) . ',0)'
			);
			foreach ( $product->variations as $i => $variation ) {
				$of = $first + $variation->place;
				$this->post( $of, $variation, 'product_variation', $id, $i + 1 );
				$this->meta(
					$of,
					$this->prices( $variation ) + $this->stock( $variation ) + [
						'_variation_description' => '',
						'attribute_' . strtolower( SeedCatalog::OPTION_NAME ) => $variation->option,
					]
				);
				$this->lookup( $of, $variation );
			}
		}
		$this->bulk->flush();
		foreach ( [ 'product_type', 'product_cat' ] as $taxonomy ) {
			wp_update_term_count_now(
				array_values(
					array_filter( $this->terms, static fn( string $key ) => str_starts_with( $key, "$taxonomy " ), ARRAY_FILTER_USE_KEY )
				),
				$taxonomy
			);
		}
	}

	private function post( int $id, SeedProduct $article, string $type, int $parent, int $order ): void {
		$name = sanitize_title( $article->name ) . ( 'product' === $type ? '-' . strtolower( $article->sku ) : '' );
		$this->bulk->add( self::POSTS, "($id,1,'{$this->local}','{$this->gmt}','','{$article->name}','','publish','open','closed','$name','','','{$this->local}','{$this->gmt}','',$parent,'',$order,'$type')" );
	}

	private function product_meta( int $id, SeedProduct $product, bool $is_many ): void {
		$more = $is_many
			? [
				// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The form in which WooCommerce keeps them.
				'_product_attributes' => serialize(
					[
						strtolower( SeedCatalog::OPTION_NAME ) => [
							'name'         => SeedCatalog::OPTION_NAME,
							'value'        => implode( ' | ', SeedCatalog::OPTIONS ),
							'position'     => 0,
							'is_visible'   => 1,
							'is_variation' => 1,
							'is_taxonomy'  => 0,
						],
					]
				),
				'_price'              => BulkInsert::money( $product->price ),
			]
			: $this->prices( $product );
		$this->meta( $id, $more + $this->stock( $product ) + [ 'total_sales' => '0' ] );
		if ( $is_many ) {
			// WooCommerce keeps the lowest and the highest price.
			$this->meta( $id, [ '_price' => BulkInsert::money( $product->variations[ count( $product->variations ) - 1 ]->price ) ] );
		}
	}

	/**
	 * @return array<string, string>
	 */
	private function prices( SeedProduct $article ): array {
		$prices = [
			'_regular_price' => BulkInsert::money( $article->regular ),
			'_price'         => BulkInsert::money( $article->price ),
		];
		return $article->price < $article->regular ? $prices + [ '_sale_price' => BulkInsert::money( $article->price ) ] : $prices;
	}

	/**
	 * @return array<string, string>
	 */
	private function stock( SeedProduct $article ): array {
		$stock = null === $article->stock ? [] : [ '_stock' => (string) $article->stock ];
		return $stock + [
			'_sku'               => $article->sku,
			'_tax_status'        => 'taxable',
			'_tax_class'         => $article->tax_class,
			'_manage_stock'      => null === $article->stock ? 'no' : 'yes',
			'_stock_status'      => self::stock_status( $article ),
			'_backorders'        => 'no',
			'_sold_individually' => 'no',
			'_virtual'           => $article->is_virtual ? 'yes' : 'no',
			'_downloadable'      => 'no',
		];
	}

	/**
	 * @param array<string, string> $meta
	 */
	private function meta( int $id, array $meta ): void {
		$rows = [];
		foreach ( $meta as $key => $value ) {
			$rows[] = "($id,'$key'," . $this->bulk->text( $value ) . ')';
		}
		$this->bulk->add( self::META, implode( ',', $rows ) );
	}

	private function lookup( int $id, SeedProduct $article ): void {
		$prices = array_map(
			static fn( SeedProduct $variation ) => $variation->price,
			[] === $article->variations ? [ $article ] : $article->variations
		);
		$this->bulk->add(
			self::LOOKUP,
			"($id,'{$article->sku}',"
				. (int) $article->is_virtual
				. ',0,'
				. BulkInsert::money( min( $prices ) )
				. ','
				. BulkInsert::money( max( $prices ) )
				. ','
				. (int) ( $article->price < $article->regular )

				. ',' . ( $article->stock ?? 'NULL' ) . ",'" . self::stock_status( $article ) . "','taxable','{$article->tax_class}')"
		);
	}

	private static function stock_status( SeedProduct $article ): string {
		return 0 === $article->stock ? 'outofstock' : 'instock';
	}

	/**
	 * @throws RuntimeException If the taxonomy is not there.
	 */
	private function term( string $taxonomy, string $name ): int {
		$known = $this->terms[ "$taxonomy $name" ] ?? null;
		if ( null !== $known ) {
			return $known;
		}
		$term = get_term_by( 'name', $name, $taxonomy, ARRAY_A );
		$term = is_array( $term ) ? $term : wp_insert_term( $name, $taxonomy );
		if ( ! is_array( $term ) || ! is_numeric( $term['term_taxonomy_id'] ?? null ) ) {
			throw new RuntimeException( is_wp_error( $term ) ? $term->get_error_message() : $taxonomy );
		}
		$this->terms[ "$taxonomy $name" ] = (int) $term['term_taxonomy_id'];
		return (int) $term['term_taxonomy_id'];
	}
}
