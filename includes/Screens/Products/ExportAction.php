<?php
declare(strict_types=1);

namespace Storewright\Screens\Products;

use Storewright\Kernel\Context;
use Storewright\Store\Products\Export\ProductExport;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Terms\Taxonomies;
use WP_Term;

/**
 * Sends the products, or those that the list is filtered by, as a CSV file while it is written.
 */
final class ExportAction {

	/**
	 * The action of admin-post.php.
	 */
	public const ACTION = 'storewright_export_products';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The link's address.
	 *
	 * @param array<string, string> $filters As in the list's address.
	 */
	public static function url( array $filters ): string {
		return wp_nonce_url( add_query_arg( $filters, admin_url( 'admin-post.php?action=' . self::ACTION ) ), self::ACTION );
	}

	/**
	 * Whether the user may have it.
	 */
	public static function is_allowed(): bool {
		return current_user_can( 'export' ) && current_user_can( 'edit_products' ) && current_user_can( 'read_private_products' );
	}

	/**
	 * Answers admin-post.php.
	 */
	public function answer(): never {
		check_admin_referer( self::ACTION );
		if ( ! self::is_allowed() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to export products.', 'storewright' ), '', [ 'response' => 403 ] );
		}
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		// However many there are: the file is sent while it is written.
		set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . sanitize_file_name( 'products-' . wp_date( 'Y-m-d' ) . '.csv' ) . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		$file = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fopen -- WordPress has no streams.
		if ( false !== $file ) {
			(
				new ProductExport( $this->context, ( new ProductServices( $this->context ) )->query() )
			)->write( $file, self::arguments( ListQuery::filters() ) );
		}
		exit;
	}

	/**
	 * The list's filters in the words of wc/v3.
	 *
	 * @param array<string, string> $filters
	 * @return array<string, string>
	 */
	public static function arguments( array $filters ): array {
		$term = isset( $filters['product_cat'] ) ? get_term_by( 'slug', $filters['product_cat'], Taxonomies::CATEGORY ) : false;
		return array_filter(
			[
				'type'         => $filters[ ListQuery::TYPE ] ?? '',
				'stock_status' => $filters[ ListQuery::STOCK ] ?? '',
				'category'     => $term instanceof WP_Term ? (string) $term->term_id : '',
			],
			static fn( string $value ) => '' !== $value
		);
	}
}
