<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Tax;

use Storewright\Screens\Tax\RateFiles;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\TaxClass;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Tests\Support\Store\TaxRatesTestCase;

/**
 * Files of tax rates that the settings page writes and reads.
 */
final class RateFilesTest extends TaxRatesTestCase {

	public function test_the_file_of_a_class_is_read_back_as_it_was(): void {
		$this->rates( 'reduced-rate', 520 );
		$this->taxes()->rate_repository()->create( new Rate( 0, 'US', 'CA', [ '902*', '90000...90099' ], [ 'LOS ANGELES' ], '1.5000', '=1+1', 2, true, false, 5000, 'reduced-rate' ) );
		$this->rates( '', 1 );
		$before = $this->texts_of( 'reduced-rate' );
		self::assertCount( 521, $before );

		$path = (string) tempnam( sys_get_temp_dir(), 'rates' );
		$file = fopen( $path, 'w+' );
		self::assertIsResource( $file );
		self::assertSame( 521, $this->taxes()->export()->write( $file, 'reduced-rate' ) );
		fclose( $file );
		$lines = (array) file( $path );
		self::assertSame( "\"Country code\",\"State code\",\"Postcode / ZIP\",City,\"Rate %\",\"Tax name\",Priority,Compound,Shipping,\"Tax class\"\n", $lines[0] );
		self::assertSame( "US,CA,902*;90000...90099,\"LOS ANGELES\",1.5000,'=1+1,2,1,0,reduced-rate\n", end( $lines ) );

		$files = new RateFiles( $this->taxes(), new TaxClass( 'reduced-rate', 'Reduced rate' ) );
		self::assertStringContainsString( '0 rates added; 521 were there already.', self::printed( $files, $path ) );
		$this->taxes()->rate_repository()->delete_all( fn() => $this->taxes()->rates()->rates( new TaxRateCriteria( 'reduced-rate', limit: 5000 ) ) );
		$notice = self::printed( $files, $path );
		self::assertStringContainsString( '521 rates added; 0 were there already.', $notice );
		self::assertSame( $before, $this->texts_of( 'reduced-rate' ) );
		self::assertSame( 1, preg_match( '/name="storewright_undo" value="(\d+)">Undo</', $notice, $undo ) );
		$this->send( [ 'section' => 'reduced-rate' ] + self::STANDARD, [ 'storewright_undo' => $undo[1] ] );
		self::assertSame( [], $this->texts_of( 'reduced-rate' ) );

		file_put_contents( $path, "DE,,,,7,MwSt\nDE,,,,19,USt,1,0,1,standard\n" );
		self::assertStringContainsString( '2 rates added', self::printed( $files, $path ) );
		self::assertContains( 'MwSt', array_column( $this->texts_of( 'reduced-rate' ), 'name' ), 'A line without a class is of the class that is shown.' );
		self::assertContains( 'USt', array_column( $this->texts_of( '' ), 'name' ) );
		file_put_contents( $path, "DE,,,,9,Good\nDE,,,,many,Bad,x\n" );
		self::assertStringContainsString( 'Line 2:', self::printed( $files, $path ) );
		self::assertNotContains( 'Good', array_column( $this->texts_of( 'reduced-rate' ), 'name' ) );
		unlink( $path );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function texts_of( string $tax_class ): array {
		return array_map(
			static fn( Rate $rate ) => array_diff_key( $rate->fields(), [ 'order' => 0 ] ),
			array_values( [ ...$this->taxes()->rates()->each( $tax_class ) ] )
		);
	}

	private static function printed( RateFiles $files, string $path ): string {
		ob_start();
		$files->read( $path )->render();
		return (string) ob_get_clean();
	}
}
