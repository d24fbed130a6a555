<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Cli;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Cli\Arguments;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Arguments of a command line become the command's, or an error names the wrong one.
 */
final class ArgumentsTest extends UnitTestCase {

	public function test_arguments_are_read_by_place_and_by_name(): void {
		$arguments = new Arguments(
			[ 'rates.csv' ],
			[
				'orders' => '1,000_000',
				'from'   => 'there',
				'force'  => true,
				'quiet'  => false,
			]
		);
		self::assertSame( [ 'rates.csv', '' ], [ $arguments->at( 0 ), $arguments->at( 1 ) ] );
		self::assertSame( 1_000_000, $arguments->integer( 'orders', 1 ) );
		self::assertSame( 7, $arguments->integer( 'seed', 7 ) );
		self::assertSame( [ 'there', 'x' ], [ $arguments->text( 'from' ), $arguments->text( 'to', 'x' ) ] );
		self::assertSame( [ true, false, false ], [ $arguments->flag( 'force' ), $arguments->flag( 'quiet' ), $arguments->flag( 'dry' ) ] );
	}

	#[DataProvider( 'bad_numbers' )]
	public function test_what_is_no_number_or_out_of_range_is_named( string $input ): void {
		$this->expectException( InvalidInput::class );
		$this->expectExceptionMessage( "--orders is a whole number from 1 to 100, not “{$input}”." );
		( new Arguments( [], [ 'orders' => $input ] ) )->integer( 'orders', 1, 1, 100 );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function bad_numbers(): array {
		return [ [ '' ], [ 'ten' ], [ '1.5' ], [ '0' ], [ '101' ], [ '-1' ], [ '99999999999999999999' ] ];
	}
}
