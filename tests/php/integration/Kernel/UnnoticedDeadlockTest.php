<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * A deadlock that hits a statement of WordPress's own functions, which answer false and go on.
 */
#[Group( 'mariadb' )]
final class UnnoticedDeadlockTest extends ParallelTestCase {

	public function test_what_the_database_has_undone_is_not_taken_to_be_kept(): void {
		$database = $this->context()->database;
		$this->expectException( StorageFailed::class );
		$database->transaction( self::deadlock( ... ) );
	}

	public function test_one_of_an_earlier_transaction_does_not_count(): void {
		self::deadlock();
		self::assertSame( 'kept', $this->context()->database->transaction( static fn() => 'kept' ) );
	}

	/**
	 * Notes one as WordPress does.
	 */
	private static function deadlock(): void {
		$noted                  = $GLOBALS['EZSQL_ERROR'] ?? [];
		$GLOBALS['EZSQL_ERROR'] = [
			...( is_array( $noted ) ? $noted : [] ),
			[
				'query'     => 'UPDATE …',
				'error_str' => 'Deadlock found when trying to get lock; try restarting transaction',
			],
		];
	}
}
