<?php
declare(strict_types=1);

namespace Storewright\Database;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\StorageFailed;

/**
 * Brings tables and stored data up to date. Runs under the installer's lock.
 */
final class Migrator {

	/**
	 * The option that holds what was done: `done` (ids) and `cursors` (id => where its last step stopped).
	 */
	public const OPTION = 'storewright_migrations';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Creates the tables, or brings them to the given form. Columns are never dropped; indexes of large tables come in the background.
	 *
	 * @param list<Table> $tables
	 * @throws StorageFailed If a table is not there afterwards: dbDelta() itself says nothing of that.
	 */
	public function create( array $tables ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$collate    = $wpdb->get_charset_collate();
		$statements = array_map(
			fn( Table $table ) => "CREATE TABLE {$this->context->database->table( $table->name )} (\n{$table->columns_and_keys}\n) $collate;",
			$tables
		);
		( new DeferredIndexes( $this->context ) )->around( static fn() => dbDelta( $statements ) );
		foreach ( $tables as $table ) {
			$this->context->database->value( "SELECT 1 FROM {$this->context->database->table( $table->name )} LIMIT 1" );
		}
	}

	/**
	 * Drops the tables and everything in them.
	 *
	 * @param list<Table> $tables
	 */
	public function drop( array $tables ): void {
		foreach ( $tables as $table ) {
			$this->context->database->execute( "DROP TABLE IF EXISTS {$this->context->database->table( $table->name )}" );
		}
	}

	/**
	 * Makes the migrations that were not made yet, oldest first, for as long as there is time.
	 *
	 * @param list<Migration> $migrations
	 * @param float           $until Moment, in Unix seconds, after which no further step begins.
	 * @return bool Whether all are done.
	 */
	public function run( array $migrations, float $until ): bool {
		foreach ( $migrations as $migration ) {
			while ( ! $this->is_done( $migration ) ) {
				if ( microtime( true ) >= $until ) {
					return false;
				}
				$this->remember( $migration, $migration->step( $this->context, $this->cursor( $migration ) ) );
			}
		}
		return true;
	}

	/**
	 * Notes a fresh site's migrations as made: there is nothing to migrate.
	 *
	 * @param list<Migration> $migrations
	 */
	public function skip( array $migrations ): void {
		foreach ( $migrations as $migration ) {
			$this->remember( $migration, null );
		}
	}

	private function is_done( Migration $migration ): bool {
		return in_array( $migration->id(), $this->state()['done'], true );
	}

	private function cursor( Migration $migration ): ?string {
		return $this->state()['cursors'][ $migration->id() ] ?? null;
	}

	private function remember( Migration $migration, ?string $cursor ): void {
		$this->context->options->change(
			self::OPTION,
			static function ( array $stored ) use ( $migration, $cursor ): array {
				$state = self::typed( $stored );
				unset( $state['cursors'][ $migration->id() ] );
				if ( null !== $cursor ) {
					$state['cursors'][ $migration->id() ] = $cursor;
				} else {
					$state['done'] = array_values( array_unique( [ ...$state['done'], $migration->id() ] ) );
				}
				return $state;
			}
		);
	}

	/**
	 * @return array{done: list<string>, cursors: array<string, string>}
	 */
	private function state(): array {
		return self::typed( $this->context->options->array( self::OPTION ) );
	}

	/**
	 * @param array<mixed> $stored
	 * @return array{done: list<string>, cursors: array<string, string>}
	 */
	private static function typed( array $stored ): array {
		$done    = is_array( $stored['done'] ?? null ) ? array_values( array_filter( $stored['done'], 'is_string' ) ) : [];
		$cursors = is_array( $stored['cursors'] ?? null ) ? array_filter(
			$stored['cursors'],
			static fn( $cursor, $id ) => is_string( $cursor ) && is_string( $id ),
			ARRAY_FILTER_USE_BOTH
		) : [];
		return [
			'done'    => $done,
			'cursors' => $cursors,
		];
	}
}
