<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Database;

use ArrayObject;
use LogicException;
use RuntimeException;
use Storewright\Database\Transactions;
use Storewright\Tests\Support\IntegrationTestCase;
use Throwable;

/**
 * What is to be done where something is undone is done with that part alone.
 */
final class IfUndoneTest extends IntegrationTestCase {

	public function test_an_inner_transaction_takes_back_its_own_and_an_outer_one_all_that_was_kept_in_it(): void {
		$database = $this->context()->database;
		$undone   = new ArrayObject();
		$note     = static fn( string $what ) => Transactions::if_undone( static fn() => $undone->append( $what ) );
		$fail     = static function ( callable $work ) use ( $database ): void {
			try {
				$database->transaction(
					static function () use ( $work ): never {
						$work();
						throw new RuntimeException( 'Undo it.' );
					}
				);
			} catch ( RuntimeException ) {
				return;
			}
		};

		$database->transaction(
			static function () use ( $database, $note, $fail ): void {
				$note( 'outer' );
				$fail( static fn() => $note( 'inner, undone' ) );
				$database->transaction( static fn() => $note( 'inner, kept' ) );
			}
		);
		self::assertSame( [ 'inner, undone' ], $undone->getArrayCopy() );

		$fail(
			static function () use ( $database, $note ): void {
				$note( 'second outer' );
				$database->transaction( static fn() => $note( 'its inner' ) );
			}
		);
		self::assertSame( [ 'inner, undone', 'second outer', 'its inner' ], $undone->getArrayCopy() );
	}

	public function test_one_that_throws_keeps_none_of_the_others_from_being_done_and_does_not_hide_the_cause(): void {
		$database = $this->context()->database;
		$undone   = [];
		$this->expect_logged( 'Nothing to forget.' );
		try {
			$database->transaction(
				static function () use ( &$undone ): never {
					Transactions::if_undone( static fn() => throw new LogicException( 'Nothing to forget.' ) );
					Transactions::if_undone(
						static function () use ( &$undone ): void {
							$undone[] = 'the other one';
						}
					);
					update_option( 'storewright_test_undone', 'written' );
					throw new RuntimeException( 'Undo it.' );
				}
			);
		} catch ( Throwable $error ) {
			self::assertSame( 'Undo it.', $error->getMessage() );
		}
		self::assertSame( [ 'the other one' ], $undone );
		self::assertFalse( get_option( 'storewright_test_undone' ) );
	}
}
