<?php
declare(strict_types=1);

namespace Storewright\Admin\ProductEditor;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Feature;
use Storewright\Kernel\HasPageOptions;
use Storewright\Kernel\HasPreloads;

/**
 * The product editor where Storewright runs the shop: its pages in the dashboard, and WordPress's own addresses of a product.
 */
final class ProductEditorModule extends BackOfficeModule implements HasPreloads, HasPageOptions {

	/**
	 * The chunk of the client.
	 */
	public const CHUNK = 'product-editor';

	private const TAXES = 'woocommerce_calc_taxes';

	private const STOCK = 'woocommerce_manage_stock';

	private const WEIGHT = 'woocommerce_weight_unit';

	private const LENGTH = 'woocommerce_dimension_unit';

	/**
	 * Turns the feature on, and hooks WordPress's addresses.
	 */
	public function register(): void {
		add_filter(
			'storewright_features',
			static fn( mixed $names ) => is_array( $names ) ? [ ...$names, Feature::ProductBlockEditor->value ] : $names
		);
		add_filter( 'storewright_page_data', [ $this, 'add_page_data' ] );
		add_filter( 'storewright_preload_chunks', self::add_chunk( ... ), 10, 2 );
		add_action( 'wp_ajax_' . TextEditor::ACTION, TextEditor::answer( ... ) );
		( new EditScreen( $this->context ) )->register();
	}

	/**
	 * A product's page starts with the product.
	 *
	 * @param string $path
	 * @param string $task
	 */
	public function preloads( string $path, string $task ): array {
		return 1 === preg_match( '~^/product/(\d+)$~', $path, $match ) ? [ self::product( (int) $match[1] ) ] : [];
	}

	/**
	 * The request of `client/product-editor/store.ts` for a product.
	 */
	public static function product( int $id ): string {
		return "/wc/v3/products/$id?context=edit";
	}

	/**
	 * The options that every page is told.
	 */
	public function page_options(): array {
		return [ self::TAXES, self::STOCK, self::WEIGHT, self::LENGTH ];
	}

	/**
	 * Tells what `ProductEditorFacts` in client/shared/data/page-data.ts names.
	 *
	 * @param mixed $data What others tell.
	 */
	public function add_page_data( mixed $data ): mixed {
		if ( ! is_array( $data ) || ! current_user_can( 'edit_products' ) ) {
			return $data;
		}
		$options = $this->context->options;
		return $data + [
			'productEditor' => [
				'weightUnit'      => $options->string( self::WEIGHT, 'kg' ),
				'dimensionUnit'   => $options->string( self::LENGTH, 'cm' ),
				'calculatesTaxes' => $options->bool_yes( self::TAXES, false ),
				'managesStock'    => $options->bool_yes( self::STOCK, true ),
				'canUpload'       => current_user_can( 'upload_files' ),
			],
		];
	}

	/**
	 * Names the editor's chunk, to be fetched with the document of its pages.
	 *
	 * @param mixed  $chunks Names so far.
	 * @param string $path   The route shown.
	 * @return list<mixed>
	 */
	private static function add_chunk( mixed $chunks, string $path ): array {
		$is_editor = '/add-product' === $path || str_starts_with( $path, '/product/' );
		return [ ...( is_array( $chunks ) ? array_values( $chunks ) : [] ), ...( $is_editor ? [ self::CHUNK ] : [] ) ];
	}
}
