<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Tax;

use PHPUnit\Framework\Attributes\TestWith;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Tax\Csv\ImportReport;
use Storewright\Store\Tax\Csv\RateExport;
use Storewright\Store\Tax\Csv\RateImport;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\RateRules;
use Storewright\Store\Tax\TaxClassQuery;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxServices;
use Storewright\Tests\Support\IntegrationTestCase;

final class RateFilesTest extends IntegrationTestCase {

	private const FILE = "\xEF\xBB\xBF" . <<<'CSV'
	Country code,State code,Postcode / ZIP,City,Rate %,Tax name,Priority,Compound,Shipping,Tax class
	US,CA,90210;902*,"Beverly Hills;Malibu",7.25,CA Tax,1,0,1,
	us,NY,*,*,8.875 %,"NY, Tax",2,1,0,Reduced rate

	DE,,,,19,MwSt.
	CSV;

	public function test_a_file_is_read(): void {
		$report = $this->import( self::FILE );

		self::assertSame( [ 3, 0, [] ], [ $report->added, $report->unchanged, $report->problems ] );
		self::assertEquals(
			[
				[ 'US', 'CA', [ '90210', '902*' ], [ 'BEVERLY HILLS', 'MALIBU' ], '7.2500', 'CA Tax', 1, false, true, '' ],
				[ 'US', 'NY', [], [], '8.8750', 'NY, Tax', 2, true, false, 'reduced-rate' ],
				[ 'DE', '', [], [], '19.0000', 'MwSt.', 1, false, true, '' ],
			],
			array_map(
				static fn( Rate $rate ) => [
					$rate->country,
					$rate->state,
					$rate->postcodes,
					$rate->cities,
					$rate->percent,
					$rate->name,
					$rate->priority,
					$rate->compound,
					$rate->shipping,
					$rate->tax_class,
				],
				$this->rates()
			)
		);
	}

	public function test_read_again_it_adds_nothing(): void {
		$this->import( self::FILE );
		$report = $this->import( self::FILE . "\nFR,,,,20,TVA" );

		self::assertSame( [ 1, 3 ], [ $report->added, $report->unchanged ] );
		self::assertCount( 4, $this->rates() );
	}

	public function test_a_dry_run_tells_and_writes_nothing(): void {
		self::assertSame( 3, $this->import( self::FILE, true )->added );
		self::assertSame( [], $this->rates() );
	}

	public function test_bad_lines_are_told_and_nothing_is_written(): void {
		$report = $this->import( "US,,,,5,Fine\nXQ,,,,5,Nowhere\nUS,,,,a5,No rate\nUS,,9*9,,5,No postcode\nUS,,,,5,\xFF\nUS,,\nUS,,,,5,Class,1,0,1,made-up" );

		self::assertSame( [ 2, 3, 4, 5, 6, 7 ], array_keys( $report->problems ) );
		self::assertStringContainsString( 'XQ', $report->problems[2] );
		self::assertSame( [], $this->rates() );
	}

	#[TestWith( [ '' ] )]
	#[TestWith( [ "\xFF\xFE\x00PNG" ] )]
	#[TestWith( [ "Country code,State code,Postcode / ZIP,City,Rate %,Tax name\n\n" ] )]
	public function test_a_file_without_rates_is_no_success( string $csv ): void {
		self::assertSame( [ 1 => 'This file contains no tax rates.' ], $this->import( $csv )->problems );
	}

	public function test_what_is_written_is_read_as_the_same_rates(): void {
		$this->import( self::FILE );
		$before = $this->rates();
		$file   = $this->export();

		self::assertStringStartsWith( '"Country code","State code","Postcode / ZIP"', $file );
		$writer = ( new TaxServices( $this->context() ) )->rate_repository();
		array_map( static fn( Rate $rate ) => $writer->delete( $rate->id ), $before );
		$this->import( $file );
		self::assertEquals(
			array_map( static fn( Rate $rate ) => $rate->with_id( 0 ), $before ),
			array_map( static fn( Rate $rate ) => $rate->with_id( 0 ), $this->rates() )
		);
	}

	public function test_a_spreadsheet_finds_no_formula(): void {
		$query = ( new TaxServices( $this->context() ) )->rates();
		( new TaxServices( $this->context() ) )->rate_repository()->create(
			new Rate( 0, 'US', '', [], [], '5.0000', '=HYPERLINK("https://example.test")' )
		);
		$file = $this->export();

		self::assertStringContainsString( '"\'=HYPERLINK(', $file );
		self::assertSame( 1, $this->import( $file )->unchanged );
	}

	private function import( string $csv, bool $dry_run = false ): ImportReport {
		$file = fopen( 'php://memory', 'r+b' );
		self::assertIsResource( $file );
		fwrite( $file, str_replace( "\t", '', $csv ) );
		rewind( $file );
		$query = ( new TaxServices( $this->context() ) )->rates();
		return ( new RateImport(
			$query,
			( new TaxServices( $this->context() ) )->rate_repository(),
			new RateRules( new CountryQuery(), new TaxClassQuery( $this->context() ) )
		) )->read( $file, $dry_run );
	}

	private function export(): string {
		$file = fopen( 'php://memory', 'r+b' );
		self::assertIsResource( $file );
		( new RateExport( ( new TaxServices( $this->context() ) )->rates() ) )->write( $file );
		rewind( $file );
		return (string) stream_get_contents( $file );
	}

	/**
	 * @return list<Rate>
	 */
	private function rates(): array {
		return ( new TaxServices( $this->context() ) )->rates()->rates( new TaxRateCriteria( orderby: 'id' ) );
	}
}
