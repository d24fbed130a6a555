<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Storewright\Database\AddIndexes;
use Storewright\Database\DeferredIndexes;
use Storewright\Database\Migrator;
use Storewright\Database\Table;
use Storewright\Kernel\Background\Queue;
use Storewright\Tests\Support\Doubles\ScriptedMigration;
use Storewright\Tests\Support\MigrationTestCase;

/**
 * Tables and stored data are brought up to date once, in parts, however often that is begun.
 */
final class MigratorTest extends MigrationTestCase {

	private const NAME = 'storewright_test_things';

	private bool $broken = false;

	public function test_a_table_is_created_and_creating_it_again_keeps_what_is_in_it(): void {
		$this->create( '' );
		$this->context()->database->insert( self::NAME, [ 'name' => 'One' ] );
		$this->create( '' );
		self::assertContains( $this->context()->database->table( self::NAME ), $this->tables() );
		self::assertSame( [ 'One' ], $this->names() );
	}

	public function test_a_table_gets_the_columns_that_it_lacks_and_keeps_those_that_it_has(): void {
		$this->create( "old varchar(10) NOT NULL default 'kept',\n" );
		$this->context()->database->insert( self::NAME, [ 'name' => 'One' ] );
		$this->create( "size int(11) NOT NULL default 7,\n" );
		self::assertSame(
			[
				'name' => 'One',
				'old'  => 'kept',
				'size' => '7',
			],
			$this->context()->database->row( "SELECT name, old, size FROM {$this->context()->database->table( self::NAME )}" )
		);
	}

	/**
	 * On SQLite no table is large.
	 */
	#[Group( 'mariadb' )]
	public function test_a_large_table_gets_its_indexes_in_the_background(): void {
		$database = $this->context()->database;
		$this->create( '' );
		array_map( fn( string $name ) => $database->insert( self::NAME, [ 'name' => $name ] ), [ 'One', 'Two', 'Three' ] );
		$table = $database->table( self::NAME );
		$there = static fn(): bool => null !== $database->row( "SHOW INDEX FROM $table WHERE Key_name = 'by_name'" );
		$add   = static fn() => $database->execute( "ALTER TABLE $table ADD KEY `by_name` (`name`(10))" );

		( new DeferredIndexes( $this->context(), 3 ) )->around( $add );
		self::assertFalse( $there() );
		self::assertNotFalse( wp_next_scheduled( Queue::HOOK, [ AddIndexes::name() ] ) );
		self::assertNull( ( new AddIndexes() )->run( $this->context(), null, microtime( true ) + 60 ) );
		self::assertTrue( $there() );
		self::assertSame( [], $this->context()->options->array( DeferredIndexes::OPTION ) );

		$database->execute( "ALTER TABLE $table DROP KEY by_name" );
		( new DeferredIndexes( $this->context(), 4 ) )->around( $add );
		self::assertTrue( $there(), 'A small table gets it at once.' );
		Queue::clear();
		$this->context()->options->delete( DeferredIndexes::OPTION );
	}

	public function test_dropping_tables_leaves_none_and_may_be_repeated(): void {
		$this->create( '' );
		$this->migrator()->drop( [ $this->table( '' ) ] );
		$this->migrator()->drop( [ $this->table( '' ) ] );
		self::assertNotContains( $this->context()->database->table( self::NAME ), $this->tables() );
	}

	public function test_migrations_are_made_once_and_in_order(): void {
		$order = [];
		$note  = static function ( string $id ) use ( &$order ): ScriptedMigration {
			return new ScriptedMigration(
				$id,
				static function () use ( $id, &$order ): ?string {
					$order[] = $id;
					return null;
				}
			);
		};
		self::assertTrue( $this->run_migrations( $note( 'test-b' ), $note( 'test-a' ) ) );
		self::assertTrue( $this->run_migrations( $note( 'test-b' ), $note( 'test-a' ), $note( 'test-c' ) ) );
		self::assertSame( [ 'test-b', 'test-a', 'test-c' ], $order );
	}

	public function test_a_migration_that_was_broken_off_goes_on_from_its_last_step(): void {
		$this->broken = true;
		$migration    = new ScriptedMigration(
			'test-long',
			function ( ?string $cursor ): ?string {
				if ( '100' === $cursor && $this->broken ) {
					throw new RuntimeException( 'Out of memory' );
				}
				return match ( $cursor ) {
					null    => '100',
					'100'   => '200',
					default => null,
				};
			}
		);
		try {
			$this->run_migrations( $migration );
			self::fail( 'The failure has to come out.' );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'Out of memory', $failure->getMessage() );
		}
		$this->broken = false;
		self::assertTrue( $this->run_migrations( $migration ) );
		self::assertSame( [ null, '100', '100', '200' ], $migration->cursors );
	}

	public function test_no_step_begins_after_the_deadline_and_later_migrations_wait(): void {
		$first  = new ScriptedMigration( 'test-first', static fn() => null );
		$second = new ScriptedMigration( 'test-second', static fn() => null );
		self::assertFalse( $this->migrator()->run( [ $first, $second ], microtime( true ) - 1 ) );
		self::assertSame( [ [], [] ], [ $first->cursors, $second->cursors ] );
		self::assertTrue( $this->run_migrations( $first, $second ) );
		self::assertSame( [ [ null ], [ null ] ], [ $first->cursors, $second->cursors ] );
	}

	public function test_a_new_site_has_nothing_to_migrate(): void {
		$migration = new ScriptedMigration( 'test-old', static fn() => null );
		$this->migrator()->skip( [ $migration ] );
		self::assertTrue( $this->run_migrations( $migration ) );
		self::assertSame( [], $migration->cursors );
	}

	private function run_migrations( ScriptedMigration ...$migrations ): bool {
		return $this->migrator()->run( array_values( $migrations ), microtime( true ) + 60 );
	}

	private function migrator(): Migrator {
		return new Migrator( $this->context() );
	}

	private function create( string $columns ): void {
		$this->migrator()->create( [ $this->table( $columns ) ] );
	}

	private function table( string $columns ): Table {
		return new Table(
			self::NAME,
			"id bigint(20) unsigned NOT NULL auto_increment,\nname varchar(50) NOT NULL,\n{$columns}PRIMARY KEY  (id),\nUNIQUE KEY name (name)"
		);
	}

	/**
	 * @return list<string>
	 */
	private function names(): array {
		return $this->context()->database->column( "SELECT name FROM {$this->context()->database->table( self::NAME )}" );
	}
}
