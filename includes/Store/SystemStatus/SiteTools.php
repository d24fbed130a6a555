<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus;

use Storewright\Kernel\Context;
use Storewright\Kernel\Maintenance\Tool;
use Storewright\Kernel\Maintenance\ToolStep;

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

	/**
	 * How names of options begin that hold a transient, and those that hold when it expires.
	 */
	private const VALUE = '_transient_';

	private const TIME = '_transient_timeout_';

	/**
	 * How many are deleted before the time is looked at.
	 */
	private const AT_ONCE = 100;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The tools.
	 *
	 * @return list<Tool>
	 */
	public function all(): array {
		return [
			$this->clearing(
				'clear_transients',
				__( 'Store transients', 'storewright' ),
				__( 'Clear transients', 'storewright' ),
				__( 'Deletes the store’s cached data. It is rebuilt when needed.', 'storewright' ),
				self::TRANSIENTS
			),
			Tool::immediate(
				'clear_expired_transients',
				__( 'Expired transients', 'storewright' ),
				__( 'Clear transients', 'storewright' ),
				__( 'Deletes expired cached data.', 'storewright' ),
				self::clear_expired( ... )
			),
			$this->clearing(
				'clear_woocommerce_analytics_cache',
				__( 'Report cache', 'storewright' ),
				__( 'Clear', 'storewright' ),
				__( 'Deletes cached report data.', 'storewright' ),
				self::REPORTS
			),
			( new TablesTool( $this->context ) )->tool(),
		];
	}

	/**
	 * @param list<string> $prefixes How the names of the transients begin.
	 */
	private function clearing( string $id, string $name, string $action, string $description, array $prefixes ): Tool {
		return Tool::in_parts(
			$id,
			$name,
			$action,
			$description,
			fn( ?string $cursor, float $until ): ToolStep => $this->clear( $prefixes, (int) $cursor, $until ),
			fn(): int => $this->count( $prefixes ),
			static function ( array $notes ): string {
				$cleared = array_sum( array_map( intval( ... ), $notes ) );
				/* translators: %d: number of transients. */
				return sprintf( _n( '%d transient was cleared.', '%d transients were cleared.', $cleared, 'storewright' ), $cleared );
			}
		);
	}

	/**
	 * Deletes a part of the transients, in the order of their rows: those that are made again meanwhile have later ones.
	 *
	 * @param list<string> $prefixes
	 * @param int          $after    Id of the last row that was looked at.
	 * @param float        $until    Unix seconds by which to come back.
	 */
	private function clear( array $prefixes, int $after, float $until ): ToolStep {
		$database = $this->context->database;
		$cleared  = 0;

		[ $where, $values ] = self::named( $prefixes, [ self::VALUE, self::TIME ] );
		do {
			$rows = $database->rows(
				"SELECT option_id, option_name FROM {$database->table( 'options' )} WHERE $where AND option_id > %d ORDER BY option_id LIMIT %d",
				...[ ...$values, $after, self::AT_ONCE ]
			);
			foreach ( $rows as $row ) {
				$name    = (string) $row['option_name'];
				$is_time = str_starts_with( $name, self::TIME );
				delete_transient( substr( $name, strlen( $is_time ? self::TIME : self::VALUE ) ) );
				// Where transients are kept elsewhere now, or only the time was left.
				delete_option( $name );
				$after    = (int) $row['option_id'];
				$cleared += $is_time ? 0 : 1;
			}
			$is_more = isset( $rows[ self::AT_ONCE - 1 ] );
		} while ( $is_more && microtime( true ) < $until );
		return new ToolStep( $is_more ? (string) $after : null, $cleared, [ (string) $cleared ] );
	}

	/**
	 * @param list<string> $prefixes
	 */
	private function count( array $prefixes ): int {
		[ $where, $values ] = self::named( $prefixes, [ self::VALUE ] );
		return (int) $this->context->database->value( "SELECT COUNT(*) FROM {$this->context->database->table( 'options' )} WHERE $where", ...$values );
	}

	/**
	 * The condition that an option is one of these transients or its time, with its values.
	 *
	 * @param list<string> $prefixes
	 * @param list<string> $kinds    VALUE and TIME.
	 * @return array{string, list<string>}
	 */
	private static function named( array $prefixes, array $kinds ): array {
		$values = [];
		foreach ( $prefixes as $prefix ) {
			foreach ( $kinds as $kind ) {
				$values[] = addcslashes( $kind . $prefix, '_%\\' ) . '%';
			}
		}
		return [ '(' . implode( ' OR ', array_fill( 0, count( $values ), 'option_name LIKE %s' ) ) . ')', $values ];
	}

	private static function clear_expired(): string {
		delete_expired_transients( true );
		return __( 'Expired transients were cleared.', 'storewright' );
	}
}
