<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Tax;

use Storewright\Cli\Arguments;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Tax\TaxModule;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxServices;
use Storewright\Tests\Support\Doubles\RecordedTerminal;
use Storewright\Tests\Support\IntegrationTestCase;

final class TaxCommandsTest extends IntegrationTestCase {

	private string $file;

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'taxes' );
	}

	protected function tearDown(): void {
		unlink( $this->file );
		parent::tearDown();
	}

	public function test_rates_are_read_and_written(): void {
		file_put_contents(
			$this->file,
			"Country code,State code,Postcode / ZIP,City,Rate %,Tax name\nUS,NY,,,8.875,NY Tax\nDE,,,,19,MwSt."
		);

		self::assertSame( [ '2 rates would be added; 0 are there already.' ], $this->run_command( 'tax import', [ 'dry-run' => true ] ) );
		self::assertSame( 0, $this->stored() );
		self::assertSame( [ '2 rates added; 0 were there already.' ], $this->run_command( 'tax import' ) );
		self::assertSame( [ '0 rates added; 2 were there already.' ], $this->run_command( 'tax import' ) );
		self::assertSame( [ '2 rates written.' ], $this->run_command( 'tax export' ) );
		self::assertStringContainsString( 'US,NY,,,8.8750,"NY Tax",1,0,1,standard', (string) file_get_contents( $this->file ) );
	}

	public function test_a_bad_line_is_told_and_ends_the_command(): void {
		file_put_contents( $this->file, "US,NY,,,8.875,NY Tax\nXQ,,,,19,Nowhere" );
		$terminal = new RecordedTerminal();
		try {
			$this->run_command( 'tax import', [], $terminal );
			self::fail( 'The command did not fail.' );
		} catch ( InvalidInput $refusal ) {
			self::assertSame( 'storewright_tax_file_refused', $refusal->error_code );
		}
		self::assertCount( 1, $terminal->said );
		self::assertStringStartsWith( 'Line 2: ', $terminal->said[0] );
		self::assertSame( 0, $this->stored() );
	}

	public function test_a_file_that_is_not_there_is_told(): void {
		$this->file .= '.none';
		try {
			$this->run_command( 'tax import' );
			self::fail( 'The command did not fail.' );
		} catch ( InvalidInput $refusal ) {
			self::assertStringContainsString( $this->file, $refusal->getMessage() );
		} finally {
			$this->file = substr( $this->file, 0, -5 );
		}
	}

	/**
	 * @param array<string, bool> $flags
	 * @return list<string> What the command says.
	 */
	private function run_command( string $name, array $flags = [], RecordedTerminal $terminal = new RecordedTerminal() ): array {
		foreach ( ( new TaxModule( $this->context() ) )->commands() as $command ) {
			if ( $command->name === $name ) {
				( $command->run )( new Arguments( [ $this->file ], $flags ), $terminal );
				return $terminal->said;
			}
		}
		self::fail( "There is no command $name." );
	}

	private function stored(): int {
		return ( new TaxServices( $this->context() ) )->rates()->count( new TaxRateCriteria() );
	}
}
