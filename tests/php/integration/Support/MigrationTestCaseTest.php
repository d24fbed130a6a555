<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Support;

use Storewright\Tests\Support\MigrationTestCase;

/**
 * The base of tests that change tables keeps its promise: the site is as before.
 */
final class MigrationTestCaseTest extends MigrationTestCase {

	/**
	 * Twice the same: the second run fails if the first one left something behind.
	 *
	 * @dataProvider twice
	 */
	public function test_tables_and_rows_are_undone( string $run ): void {
		$database = $this->context()->database;
		self::assertNotContains( $database->table( 'storewright_scratch' ), $this->tables() );
		self::assertContains( $database->table( 'options' ), $this->tables() );
		self::assertSame( 'Storewright tests', get_option( 'blogname' ) );

		$database->execute( 'CREATE TABLE %i ( id bigint(20) NOT NULL, PRIMARY KEY  (id) )', $database->table( 'storewright_scratch' ) );
		update_option( 'blogname', $run );

		self::assertContains( $database->table( 'storewright_scratch' ), $this->tables() );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function twice(): array {
		return [
			'first'  => [ 'first' ],
			'second' => [ 'second' ],
		];
	}
}
