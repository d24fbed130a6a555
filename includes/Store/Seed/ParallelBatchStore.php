<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

use mysqli;
use RuntimeException;
use Storewright\Kernel\Context;
use wpdb;

/**
 * Writes two batches at the same time through connections of its own, while PHP makes the next one.
 *
 * A server adds a row to a table of several indexes in microseconds on one of its cores; what takes long is that WordPress
 * waits for each statement. Here nobody waits until a batch is to be kept, and batches are kept in order.
 */
final class ParallelBatchStore implements BatchStore {

	private const LANES = 2;

	/**
	 * @var list<AsyncConnection>
	 */
	private array $lanes = [];

	/**
	 * Batches opened so far; they take the lanes in turn.
	 */
	private int $opened = 0;

	/**
	 * @param Context $context The site.
	 * @param wpdb    $wpdb    WordPress's connection.
	 * @throws RuntimeException If the server refuses further connections.
	 */
	public function __construct( private readonly Context $context, wpdb $wpdb ) {
		for ( $i = 0; $i < self::LANES; $i++ ) {
			$this->lanes[] = new AsyncConnection( $this->connect( $wpdb ) );
		}
	}

	/**
	 * Whether WordPress's connection is one that this can make more of.
	 */
	public static function fits( wpdb $wpdb ): bool {
		return wpdb::class === $wpdb::class && defined( 'MYSQLI_ASYNC' );
	}

	public function open(): void {
		$lane = $this->lane();
		$this->keep( $lane );
		$lane->queue( 'START TRANSACTION' );
	}

	public function write( string $sql ): void {
		$this->lane()->queue( $sql );
		$this->advance();
	}

	public function close( Progress $then, array $last = [] ): void {
		$this->lane()->closing = $then;
		$this->lane()->last    = $last;
		++$this->opened;
	}

	public function finish(): void {
		for ( $i = 0; $i < self::LANES; $i++ ) {
			$this->keep( $this->lanes[ ( $this->opened + $i ) % self::LANES ] );
		}
		wp_cache_delete( Progress::OPTION, 'options' );
	}

	/**
	 * The lane of the open batch, or of the next one.
	 */
	private function lane(): AsyncConnection {
		return $this->lanes[ $this->opened % self::LANES ];
	}

	/**
	 * Keeps the batch of a lane, if there is one. The one before it is kept: it was opened before, and nothing overtakes.
	 */
	private function keep( AsyncConnection $lane ): void {
		$progress = $lane->closing;
		if ( null === $progress ) {
			return;
		}
		$this->drain( $lane );
		array_map( $lane->queue( ... ), $lane->last );
		$options = $this->context->database->table( 'options' );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The form in which WordPress keeps options.
		$value = bin2hex( serialize( get_object_vars( $progress ) ) );
		$lane->queue( "UPDATE $options SET option_value = x'$value' WHERE option_name = '" . Progress::OPTION . "'" );
		$lane->queue( 'COMMIT' );
		$this->drain( $lane );
		$lane->closing = null;
	}

	/**
	 * Waits until a lane is idle; the others go on.
	 */
	private function drain( AsyncConnection $lane ): void {
		$this->advance();
		while ( ! $lane->is_idle() ) {
			AsyncConnection::wait( $this->lanes );
			$this->advance();
		}
	}

	private function advance(): void {
		foreach ( $this->lanes as $lane ) {
			$lane->advance();
		}
	}

	/**
	 * @throws RuntimeException If the server refuses.
	 */
	private function connect( wpdb $wpdb ): mysqli {
		$place                    = $wpdb->parse_db_host( DB_HOST );
		[ $host, $port, $socket ] = is_array( $place ) ? $place : [ DB_HOST, null, null ];
		$connection               = new mysqli();
		$flags                    = defined( 'MYSQL_CLIENT_FLAGS' ) && is_int( MYSQL_CLIENT_FLAGS ) ? MYSQL_CLIENT_FLAGS : 0;
		if ( ! $connection->real_connect(
			(string) $host,
			DB_USER,
			DB_PASSWORD,
			(string) $this->context->database->value( 'SELECT DATABASE()' ),
			(int) $port,
			(string) $socket,
			$flags
		) ) {
			throw new RuntimeException( 'The database allows no further connection.' );
		}
		$connection->set_charset( 'utf8mb4' );
		// As strict as WordPress's own: a strict one refuses moments that the clock of the server's place skips in spring.
		$connection->query(
			"SET SESSION sql_mode = '" . $connection->real_escape_string(
				(string) $this->context->database->value( 'SELECT @@SESSION.sql_mode' )
			) . "'"
		);
		return $connection;
	}
}
