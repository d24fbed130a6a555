<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\SystemStatus;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\SystemStatus\SystemStatusModule;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Tools that wait for another request.
 */
#[Group( 'mariadb' )]
final class BusyToolsTest extends ParallelTestCase {

	public function test_verifying_tables_waits_for_an_installation_at_the_first_table_too(): void {
		$step       = SystemStatusModule::tools_of( $this->context() )['verify_db_tables']->step ?? self::fail( 'It works in parts.' );
		[ $holder ] = OtherRequest::prepare( 'hold-lock', [ 'name' => 'install' ] );
		$holder->say( 'go' );
		$holder->wait_for( 'held' );
		$waiting = $step( null, 0.0 );
		$holder->say( 'let go' );
		self::assertTrue( $holder->answer() );
		self::assertSame( [ '', 0 ], [ $waiting->cursor, $waiting->done ], 'Null would be: all is done.' );

		$first = $step( $waiting->cursor, 0.0 );
		self::assertSame( 1, $first->done );
		self::assertEquals( $first, $step( null, 0.0 ), 'The first table was the next one.' );
	}
}
