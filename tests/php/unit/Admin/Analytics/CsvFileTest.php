<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Admin\Analytics;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Analytics\Export\CsvFile;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Spreadsheets take no cell for a formula, and a file goes on where its last whole row ended.
 */
final class CsvFileTest extends UnitTestCase {

	#[DataProvider( 'cells' )]
	public function test_formulas_are_text_and_numbers_are_numbers( string $cell, string $safe ): void {
		self::assertSame( $safe, CsvFile::safe( $cell ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function cells(): iterable {
		yield 'formula' => [ '=1+1', "'=1+1" ];
		yield 'plus' => [ '+49 30 1234', "'+49 30 1234" ];
		yield 'minus and text' => [ '-2+3+cmd', "'-2+3+cmd" ];
		yield 'a number with a line behind it' => [ "-2\n=1", "'-2\n=1" ];
		yield 'at' => [ '@SUM(A1)', "'@SUM(A1)" ];
		yield 'tab' => [ "\t=1", "'\t=1" ];
		yield 'carriage return' => [ "\r=1", "'\r=1" ];
		yield 'negative amount' => [ '-12.50', '-12.50' ];
		yield 'negative count' => [ '-3', '-3' ];
		yield 'nothing' => [ '', '' ];
		yield 'text' => [ 'Oak = Table', 'Oak = Table' ];
	}

	public function test_what_is_behind_the_last_whole_row_goes(): void {
		$path = (string) tempnam( sys_get_temp_dir(), 'csv' );
		$file = CsvFile::open( $path, 0 );
		$file->write( [ 'Name', 'Net "sales"' ] );
		$bytes = $file->close();
		file_put_contents( $path, '"half a ro', FILE_APPEND );
		$file = CsvFile::open( $path, $bytes );
		$file->write( [ 'Oak, Table', '-12.50' ] );
		$file->close();
		self::assertSame( "Name,\"Net \"\"sales\"\"\"\n\"Oak, Table\",-12.50\n", file_get_contents( $path ) );
		unlink( $path );
	}
}
