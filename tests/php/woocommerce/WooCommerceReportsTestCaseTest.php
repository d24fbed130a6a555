<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\WooCommerceReportsTestCase;

/**
 * The base of tests of reports keeps its promise: the tables are as before, also after a run that was killed, and where a test makes
 * tables.
 */
#[Group( 'mariadb' )]
final class WooCommerceReportsTestCaseTest extends WooCommerceReportsTestCase {

	protected function open_database(): void {
		// What a run that was killed leaves.
		$database = $this->context()->database;
		$database->execute( 'CREATE TABLE %i ( id bigint(20) NOT NULL )', 'kept_' . $database->table( 'options' ) );
		parent::open_database();
	}

	protected function close_database(): void {
		$database = $this->context()->database;
		try {
			parent::close_database();
		} finally {
			$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'a_scratch' ) );
		}
		self::assertSame( [], $database->column( 'SHOW TABLES LIKE %s', 'kept\\_%' ) );
	}

	/**
	 * Twice the same: the second run fails if the first one left something behind.
	 *
	 * @testWith ["first"]
	 *           ["second"]
	 */
	public function test_tables_are_put_back( string $run ): void {
		self::assertSame( 'Storewright tests', get_option( 'blogname' ) );
		update_option( 'blogname', $run );
		// Before the others, by its name.
		$database = $this->context()->database;
		$database->execute( 'CREATE TABLE %i ( id bigint(20) NOT NULL )', $database->table( 'a_scratch' ) );
	}
}
