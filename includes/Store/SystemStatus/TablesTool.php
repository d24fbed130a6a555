<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus;

use Storewright\Database\Migrator;
use Storewright\Database\Table;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Maintenance\Tool;
use Storewright\Kernel\Maintenance\ToolStep;
use Storewright\Plugin;

/**
 * The tool that creates missing tables, columns and indexes, one table after another.
 */
final class TablesTool {

	/**
	 * How long a part waits for an installation that is under way, in seconds. The next part tries again.
	 */
	private const SECONDS_TO_WAIT = 1;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The tool.
	 */
	public function tool(): Tool {
		return Tool::in_parts(
			'verify_db_tables',
			__( 'Database tables', 'storewright' ),
			__( 'Verify database', 'storewright' ),
			__( 'Creates missing tables, columns and indexes.', 'storewright' ),
			$this->step( ... ),
			fn(): int => count( $this->tables() ),
			self::summary( ... )
		);
	}

	/**
	 * Verifies the next tables.
	 *
	 * @param string|null $cursor The last table that is done; '' where there is none yet.
	 * @param float       $until  Unix seconds by which to come back.
	 */
	private function step( ?string $cursor, float $until ): ToolStep {
		$tables  = $this->tables();
		$place   = array_search( $cursor, array_keys( $tables ), true );
		$waiting = array_slice( $tables, false === $place ? 0 : $place + 1 );
		$done    = 0;
		$created = [];
		foreach ( $waiting as $name => $table ) {
			try {
				$is_new = $this->context->database->lock( 'install', fn(): bool => $this->verify( $table ), self::SECONDS_TO_WAIT );
			} catch ( Conflict ) {
				return new ToolStep( $cursor ?? '', $done, $created );
			}
			++$done;
			$cursor  = $name;
			$created = $is_new ? [ ...$created, $this->context->database->table( $name ) ] : $created;
			if ( microtime( true ) >= $until ) {
				break;
			}
		}
		return new ToolStep( count( $waiting ) === $done ? null : $cursor, $done, $created );
	}

	/**
	 * Brings a table to its form and returns whether it was missing.
	 */
	private function verify( Table $table ): bool {
		$database = $this->context->database;
		$is_new   = null === $database->value( 'SHOW TABLES LIKE %s', addcslashes( $database->table( $table->name ), '_%\\' ) );
		( new Migrator( $this->context ) )->create( [ $table ] );
		return $is_new;
	}

	/**
	 * The tables of every module.
	 *
	 * @return array<string, Table> By name without prefix.
	 */
	private function tables(): array {
		$tables = [];
		foreach ( Plugin::loader( $this->context )->all( HasTables::class ) as $module ) {
			foreach ( $module->tables() as $table ) {
				$tables[ $table->name ] = $table;
			}
		}
		return $tables;
	}

	/**
	 * @param list<string> $created Names of tables.
	 */
	private static function summary( array $created ): string {
		return [] === $created
			? __( 'All tables exist.', 'storewright' )
			/* translators: %s: names of database tables, separated by commas. */
			: sprintf( __( 'These missing tables were created: %s.', 'storewright' ), implode( ', ', $created ) );
	}
}
