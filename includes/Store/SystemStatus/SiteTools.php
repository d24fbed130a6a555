<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus;

use Storewright\Kernel\Context;
use Storewright\Kernel\Maintenance\Tool;

/**
 * The tools that are no feature's own: caches and tables.
 */
final class SiteTools {

	/**
	 * How the names of the shop's transients begin.
	 */
	private const TRANSIENTS = [ 'wc_', 'woocommerce_', 'storewright_' ];

	/**
	 * How those begin in which WooCommerce keeps what its reports have computed.
	 */
	private const REPORTS = [ 'wc_report_', 'woocommerce_reports' ];

	private const AT_ONCE = 500;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The tools.
	 *
	 * @return list<Tool>
	 */
	public function all(): array {
		return [
			Tool::immediate(
				'clear_transients',
				__( 'Store transients', 'storewright' ),
				__( 'Clear transients', 'storewright' ),
				__( 'Deletes the store’s cached data. It is rebuilt when needed.', 'storewright' ),
				fn() => $this->clear( self::TRANSIENTS )
			),
			Tool::immediate(
				'clear_expired_transients',
				__( 'Expired transients', 'storewright' ),
				__( 'Clear transients', 'storewright' ),
				__( 'Deletes expired cached data.', 'storewright' ),
				self::clear_expired( ... )
			),
			Tool::immediate(
				'clear_woocommerce_analytics_cache',
				__( 'Report cache', 'storewright' ),
				__( 'Clear', 'storewright' ),
				__( 'Deletes cached report data.', 'storewright' ),
				fn() => $this->clear( self::REPORTS )
			),
			( new TablesTool( $this->context ) )->tool(),
		];
	}

	/**
	 * @param list<string> $prefixes
	 */
	private function clear( array $prefixes ): string {
		$database = $this->context->database;
		$cleared  = 0;
		foreach ( $prefixes as $prefix ) {
			foreach ( [ '_transient_', '_transient_timeout_' ] as $kind ) {
				do {
					$names = $database->column(
						"SELECT option_name FROM {$database->table( 'options' )} WHERE option_name LIKE %s LIMIT %d",
						addcslashes( $kind . $prefix, '_%\\' ) . '%',
						self::AT_ONCE
					);
					foreach ( $names as $name ) {
						delete_transient( substr( $name, strlen( $kind ) ) );
						// Where transients are kept elsewhere now, or only the time was left.
						delete_option( $name );
						++$cleared;
					}
				} while ( isset( $names[ self::AT_ONCE - 1 ] ) );
			}
		}
		/* translators: %d: number of transients. */
		return sprintf( _n( '%d transient was cleared.', '%d transients were cleared.', $cleared, 'storewright' ), $cleared );
	}

	private static function clear_expired(): string {
		delete_expired_transients( true );
		return __( 'Expired transients were cleared.', 'storewright' );
	}
}
