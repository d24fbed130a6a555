<?php
declare(strict_types=1);

namespace Storewright\Screens\Products;

use Storewright\Kernel\Context;
use Storewright\Store\Products\Export\ProductExport;
use Storewright\Store\Products\ProductServices;

/**
 * Sends the products that the list shows, by its search and filters, as a CSV file while it is written.
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
	 * @param array<string, string> $shown What the list shows, as in its address.
	 */
	public static function url( array $shown ): string {
		return wp_nonce_url( add_query_arg( array_map( rawurlencode( ... ), $shown ), admin_url( 'admin-post.php?action=' . self::ACTION ) ), self::ACTION );
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
			$this->write( $file, ListQuery::shown() );
		}
		exit;
	}

	/**
	 * Writes the file.
	 *
	 * @param resource              $file  Opened for writing.
	 * @param array<string, string> $shown What the list shows, as in its address.
	 * @return int How many rows were written.
	 */
	public function write( $file, array $shown ): int {
		$list   = new ListQuery( $this->context );
		$export = new ProductExport( $this->context, ( new ProductServices( $this->context ) )->query() );
		return $export->write( $file, [], static fn( int $after, int $limit ): array => $list->ids( $shown, $after, $limit ) );
	}
}
