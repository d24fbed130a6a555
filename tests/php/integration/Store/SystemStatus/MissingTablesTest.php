<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\SystemStatus;

use Storewright\Store\SystemStatus\RunTools;
use Storewright\Tests\Support\MigrationTestCase;

/**
 * A table that is missing can be had back.
 */
final class MissingTablesTest extends MigrationTestCase {

	public function test_missing_tables_are_made_again_and_named(): void {
		$this->as_administrator();
		$database = $this->context()->database;
		$tables   = array_map( $database->table( ... ), [ 'wc_category_lookup', 'wc_order_tax_lookup' ] );
		foreach ( $tables as $table ) {
			$database->execute( "DROP TABLE $table" );
		}
		$this->rest( 'PUT', '/wc/v3/system_status/tools/verify_db_tables' );
		do {
			$more = ( new RunTools() )->run( $this->context(), null, microtime( true ) + 5 );
		} while ( null !== $more );
		$answer = $this->item( $this->rest( 'GET', '/wc/v3/system_status/tools/verify_db_tables' ) );
		self::assertIsString( $answer['message'] );
		self::assertStringStartsWith( 'These missing tables were created: ', $answer['message'] );
		foreach ( $tables as $table ) {
			self::assertStringContainsString( $table, $answer['message'] );
			self::assertSame( '0', $database->value( "SELECT COUNT(*) FROM $table" ) );
		}
		self::assertSame( 1, substr_count( $answer['message'], ',' ), 'No others.' );
	}
}
