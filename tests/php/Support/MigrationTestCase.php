<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use RuntimeException;
use wpdb;

/**
 * Base of tests that create, change or drop tables, which MariaDB can't roll back.
 *
 * On MariaDB such a test works in a second database that begins as a copy of the site's; on SQLite, where tables are part
 * of a transaction, in the site's own.
 */
abstract class MigrationTestCase extends IntegrationTestCase {

	protected function open_database(): void {
		if ( $this->context()->database->is_sqlite() ) {
			parent::open_database();
			return;
		}
		$this->empty_scratch();
		foreach ( $this->tables_of( DB_NAME ) as $table ) {
			$this->query( "CREATE TABLE `{$this->scratch()}`.`{$table}` LIKE `" . DB_NAME . "`.`{$table}`" );
			$this->query( "INSERT INTO `{$this->scratch()}`.`{$table}` SELECT * FROM `" . DB_NAME . "`.`{$table}`" );
		}
		$this->use_database( $this->scratch() );
	}

	protected function close_database(): void {
		if ( $this->context()->database->is_sqlite() ) {
			parent::close_database();
			return;
		}
		$this->use_database( DB_NAME );
		$this->empty_scratch();
	}

	/**
	 * The tables that are there at this moment, with prefix.
	 *
	 * @return list<string>
	 */
	final protected function tables(): array {
		return $this->context()->database->column( 'SHOW TABLES' );
	}

	private function scratch(): string {
		return storewright_test_setting( 'STOREWRIGHT_TEST_DB_SCRATCH' );
	}

	private function empty_scratch(): void {
		foreach ( $this->tables_of( $this->scratch() ) as $table ) {
			$this->query( "DROP TABLE `{$this->scratch()}`.`{$table}`" );
		}
	}

	private function use_database( string $name ): void {
		/** @var wpdb $wpdb */
		global $wpdb;
		$wpdb->select( $name );
		if ( $name !== $this->context()->database->value( 'SELECT DATABASE()' ) ) {
			throw new RuntimeException( "The database {$name} can't be used." );
		}
	}

	/**
	 * @return list<string>
	 */
	private function tables_of( string $database ): array {
		return $this->context()->database->column( 'SELECT table_name FROM information_schema.tables WHERE table_schema = %s', $database );
	}

	private function query( string $sql ): void {
		$this->context()->database->execute( $sql );
	}
}
