<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use Automattic\WooCommerce\Internal\DataStores\Orders\DataSynchronizer;
use WP_REST_Server;

/**
 * Base of tests that ask WooCommerce and us for reports of the same orders. All tables are kept and put back.
 */
abstract class WooCommerceReportsTestCase extends ParallelTestCase {

	/**
	 * What copies of tables begin with.
	 */
	private const COPY = 'kept_';

	/**
	 * @var list<string> Full names of the tables that have a copy.
	 */
	private array $kept = [];

	/**
	 * By whether they answer as Storewright.
	 *
	 * @var array<int, WP_REST_Server>
	 */
	private array $servers = [];

	/**
	 * Keeps all tables: WooCommerce ends transactions, so that nothing could be rolled back.
	 */
	protected function open_database(): void {
		parent::open_database();
		wc_get_container()->get( DataSynchronizer::class )->create_database_tables();
		$database = $this->context()->database;
		/** @var \wpdb $wpdb */
		$wpdb = $GLOBALS['wpdb'];
		foreach ( $database->column( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $database->table( '' ) ) . '%' ) as $table ) {
			// A run that was killed leaves its copies.
			$database->execute( 'DROP TABLE IF EXISTS ' . self::COPY . $table );
			$database->execute( 'CREATE TABLE ' . self::COPY . "$table LIKE $table" );
			$database->execute( 'INSERT INTO ' . self::COPY . "$table SELECT * FROM $table" );
			$this->kept[] = (string) $table;
		}
	}

	/**
	 * Puts all tables back that have a copy. What the test has made beside them is its own to take away.
	 */
	protected function close_database(): void {
		$database = $this->context()->database;
		foreach ( $this->kept as $table ) {
			$database->execute( "DELETE FROM $table" );
			$database->execute( "INSERT INTO $table SELECT * FROM " . self::COPY . $table );
			$database->execute( 'DROP TABLE ' . self::COPY . $table );
		}
		$this->kept = [];
		wp_cache_flush();
	}

	/**
	 * Has WooCommerce's reports know all orders.
	 */
	protected function import_by_woocommerce(): void {
		$database = $this->context()->database;
		$ids      = static fn( string $where ): array => array_map(
			intval( ... ),
			$database->column( "SELECT id FROM {$database->table( 'wc_orders' )} WHERE $where ORDER BY id" )
		);
		$import   = [ 'Automattic\WooCommerce\Internal\Admin\Schedulers\OrdersScheduler', 'import' ];
		self::assertIsCallable( $import );
		array_map( $import, $ids( '1 = 1' ) );
		// What WooCommerce writes of a refund depends on what it has written of its order and of the other refunds.
		array_map( $import, $ids( "type = 'shop_order_refund'" ) );
	}

	/**
	 * Lists of WooCommerce's have links in their rows.
	 *
	 * @param array<mixed> $body
	 * @return array<mixed>
	 */
	private static function without_links( array $body ): array {
		unset( $body['_links'] );
		return array_map( static fn( mixed $of ) => is_array( $of ) ? self::without_links( $of ) : $of, $body );
	}

	/**
	 * @return array{array<mixed>, string} The answer, and how many rows there are.
	 */
	protected function ask( string $request ): array {
		// Each side has a server that knows its routes; WooCommerce's keeps the indicators that were asked for last.
		$side                      = (int) str_contains( $request, '/storewright/' );
		$GLOBALS['wp_rest_server'] = str_contains( $request, 'performance-indicators' ) ? null : $this->servers[ $side ] ?? null;
		// WooCommerce's own mistakes: SQL that the database refuses, and segments without names.
		/** @var \wpdb $wpdb */
		$wpdb = $GLOBALS['wpdb'];
		$wpdb->suppress_errors();
		set_error_handler( static fn( int $level, string $text, string $file ): bool => str_contains( $file, '/woocommerce/src/Admin/' ), E_WARNING ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler
		$response = $this->rest( 'GET', substr( $request, strlen( 'GET ' ) ) );
		restore_error_handler();
		$this->servers[ $side ] = rest_get_server();
		$wpdb->suppress_errors( false );
		$this->assertRestStatus( $response, 200 );
		$body = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		self::assertIsArray( $body );
		$total = $response->get_headers()['X-WP-Total'] ?? '';
		return [ self::without_links( $body ), is_scalar( $total ) ? (string) $total : '' ];
	}
}
