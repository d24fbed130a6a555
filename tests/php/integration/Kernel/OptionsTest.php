<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Kernel\Options;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Options with types, and changes that do not lose each other.
 */
final class OptionsTest extends IntegrationTestCase {

	private const NAME = 'storewright_test_option';

	private Options $options;

	protected function setUp(): void {
		parent::setUp();
		$this->options = $this->context()->options;
	}

	/**
	 * @param array<mixed> $as_array
	 */
	#[DataProvider( 'stored' )]
	public function test_an_option_is_read_as_the_type_asked_for( mixed $stored, string $as_string, bool $as_bool, array $as_array ): void {
		update_option( self::NAME, $stored );
		wp_cache_flush();
		self::assertSame( $as_string, $this->options->string( self::NAME, 'default' ) );
		self::assertSame( $as_bool, $this->options->bool_yes( self::NAME, true ) );
		self::assertSame( $as_array, $this->options->array( self::NAME ) );
	}

	/**
	 * @return array<string, array{mixed, string, bool, array<mixed>}>
	 */
	public static function stored(): array {
		return [
			'text'  => [ 'abc', 'abc', false, [] ],
			'yes'   => [ 'yes', 'yes', true, [] ],
			'no'    => [ 'no', 'no', false, [] ],
			'array' => [ [ 'a' => 1 ], 'default', true, [ 'a' => 1 ] ],
		];
	}

	public function test_what_is_not_stored_is_the_default(): void {
		self::assertSame(
			[ 'x', '', true, false, [] ],
			[
				$this->options->string( self::NAME, 'x' ),
				$this->options->string( self::NAME ),
				$this->options->bool_yes( self::NAME, true ),
				$this->options->bool_yes( self::NAME ),
				$this->options->array( self::NAME ),
			]
		);
	}

	#[DataProvider( 'values' )]
	public function test_a_value_may_be_set_again( mixed $value ): void {
		$this->options->set( self::NAME, $value );
		wp_cache_flush();
		$this->options->set( self::NAME, $value );
		wp_cache_flush();
		self::assertEquals( $value, get_option( self::NAME ) );
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function values(): array {
		return [
			'text'   => [ 'abc' ],
			'number' => [ 5 ],
			'true'   => [ true ],
			'array'  => [ [ 'a' => [ 1, '2' ] ] ],
		];
	}

	public function test_a_value_that_is_not_stored_is_a_failure(): void {
		add_filter( 'pre_update_option_' . self::NAME, static fn( mixed $new, mixed $old ) => $old, 10, 2 );
		$this->expectException( StorageFailed::class );
		$this->options->set( self::NAME, 'x' );
	}

	public function test_options_are_autoloaded_only_where_that_was_asked_for(): void {
		$this->options->set( 'storewright_test_a', 'x' );
		$this->options->set( 'storewright_test_b', 'x', true );
		$this->options->change( 'storewright_test_c', static fn() => [ 1 ] );
		$this->options->change( 'storewright_test_d', static fn() => [ 1 ], true );
		wp_cache_flush();
		$autoloaded = array_keys(
			array_intersect_key(
				wp_load_alloptions(),
				array_flip( [ 'storewright_test_a', 'storewright_test_b', 'storewright_test_c', 'storewright_test_d' ] )
			)
		);
		sort( $autoloaded );
		self::assertSame( [ 'storewright_test_b', 'storewright_test_d' ], $autoloaded );
	}

	public function test_several_options_are_read_with_one_query_and_missing_ones_left_out(): void {
		update_option( 'storewright_test_a', 'x', false );
		update_option( 'storewright_test_b', '', false );
		wp_cache_flush();
		get_option( 'siteurl' );
		$before = get_num_queries();
		$values = $this->options->several( [ 'storewright_test_a', 'storewright_test_b', 'storewright_test_c' ] );
		self::assertSame( 1, get_num_queries() - $before );
		self::assertSame(
			[
				'storewright_test_a' => 'x',
				'storewright_test_b' => '',
			],
			$values
		);
	}

	public function test_fresh_values_are_those_of_the_database(): void {
		update_option( self::NAME, [ 'old' ] );
		$this->write_elsewhere( [ 'new' ] );
		self::assertSame( [ 'old' ], get_option( self::NAME ), 'The cache has to be stale for this test.' );
		self::assertSame( [ self::NAME => [ 'new' ] ], $this->options->fresh( [ self::NAME, 'storewright_test_missing' ] ) );
		self::assertSame( [ 'new' ], get_option( self::NAME ) );
		self::assertSame( [], $this->options->fresh( [] ) );
	}

	public function test_a_change_starts_from_nothing_where_nothing_is_stored(): void {
		self::assertSame( [ 'a' ], $this->options->change( self::NAME, static fn( array $old ) => [ ...$old, 'a' ] ) );
		self::assertSame( [ 'a' ], get_option( self::NAME ) );
	}

	public function test_a_change_starts_from_the_database_and_not_from_the_cache(): void {
		update_option( self::NAME, [ 'old' ] );
		$this->write_elsewhere( [ 'new' ] );
		self::assertSame( [ 'new', 'mine' ], $this->options->change( self::NAME, static fn( array $old ) => [ ...$old, 'mine' ] ) );
		self::assertSame( [ 'new', 'mine' ], get_option( self::NAME ) );
	}

	/**
	 * @param array<string>|null $stored
	 */
	#[DataProvider( 'starts' )]
	public function test_a_change_made_elsewhere_in_between_is_not_lost( ?array $stored ): void {
		if ( null !== $stored ) {
			update_option( self::NAME, $stored );
		}
		$runs = 0;
		$now  = $this->options->change(
			self::NAME,
			function ( array $old ) use ( &$runs ): array {
				if ( 0 === $runs++ ) {
					$this->write_elsewhere( [ ...$old, 'theirs' ] );
				}
				return [ ...$old, 'mine' ];
			}
		);
		self::assertSame( [ ...( $stored ?? [] ), 'theirs', 'mine' ], $now );
		self::assertSame( 2, $runs );
		self::assertSame( $now, get_option( self::NAME ) );
	}

	/**
	 * @return array<string, array{array<string>|null}>
	 */
	public static function starts(): array {
		return [
			'the option is there'  => [ [ 'first' ] ],
			'it is not stored yet' => [ null ],
			'it is an empty array' => [ [] ],
		];
	}

	public function test_a_change_elsewhere_that_differs_in_case_only_is_not_lost(): void {
		update_option( self::NAME, [ 'abc' ] );
		$runs = 0;
		$now  = $this->options->change(
			self::NAME,
			function ( array $old ) use ( &$runs ): array {
				if ( 0 === $runs++ ) {
					$this->write_elsewhere( [ 'ABC' ] );
				}
				return [ ...$old, 'mine' ];
			}
		);
		self::assertSame( [ 'ABC', 'mine' ], $now );
	}

	public function test_a_change_that_never_gets_its_turn_is_a_conflict(): void {
		$runs = 0;
		$this->expectException( Conflict::class );
		$this->options->change(
			self::NAME,
			function () use ( &$runs ): array {
				$this->write_elsewhere( [ ++$runs ] );
				return [ 'mine' ];
			}
		);
	}

	public function test_a_change_to_the_same_writes_nothing_and_tells_nobody(): void {
		update_option( self::NAME, [ 'a' ] );
		$received = 0;
		add_action(
			'updated_option',
			static function () use ( &$received ): void {
				++$received;
			}
		);
		$before = get_num_queries();
		self::assertSame( [ 'a' ], $this->options->change( self::NAME, static fn( array $old ) => $old ) );
		self::assertSame( [ 1, 0 ], [ get_num_queries() - $before, $received ] );
		$this->options->change( self::NAME, static fn() => [ 'b' ] );
		self::assertSame( 1, $received );
	}

	/**
	 * Writes as another request would, of which this one's cache knows nothing.
	 *
	 * @param array<mixed> $value
	 */
	private function write_elsewhere( array $value ): void {
		$database = $this->context()->database;
		$database->delete( 'options', [ 'option_name' => self::NAME ] );
		$database->insert(
			'options',
			[
				'option_name'  => self::NAME,
				'option_value' => (string) maybe_serialize( $value ),
				'autoload'     => 'off',
			]
		);
	}
}
