<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Reviews;

use Storewright\Store\Reviews\ReviewIndex;
use Storewright\Tests\Support\MigrationTestCase;

/**
 * The index by which reviews are found among all comments.
 */
final class ReviewIndexTest extends MigrationTestCase {

	public function test_it_comes_and_goes_once(): void {
		$index = new ReviewIndex( $this->context()->database );
		$index->drop();
		self::assertFalse( $index->exists() );
		$index->ensure();
		$index->ensure();
		self::assertTrue( $index->exists() );
		$index->drop();
		$index->drop();
		self::assertFalse( $index->exists() );
	}

	public function test_the_database_uses_it(): void {
		$database = $this->context()->database;
		( new ReviewIndex( $database ) )->ensure();
		$sql = "SELECT comment_ID FROM {$database->table( 'comments' )} WHERE comment_type = 'review' AND comment_approved = '1'
			ORDER BY comment_date_gmt DESC LIMIT 10";
		if ( $database->is_sqlite() ) {
			self::assertSame( [], $database->rows( $sql ) );
			return;
		}
		self::assertSame( 'storewright_type_status_date', $database->row( "EXPLAIN $sql" )['key'] ?? null );
	}
}
