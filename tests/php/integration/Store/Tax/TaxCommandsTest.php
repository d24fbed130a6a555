<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Tax;

use Closure;
use Storewright\Cli\Arguments;
use Storewright\Cli\Terminal;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Tax\RateCriteria;
use Storewright\Store\Tax\TaxModule;
use Storewright\Store\Tax\TaxRateQuery;
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
		file_put_contents( $this->file, "Country code,State code,Postcode / ZIP,City,Rate %,Tax name\nUS,NY,,,8.875,NY Tax\nDE,,,,19,MwSt." );

		self::assertSame( [ '2 rates would be added; 0 are there already.' ], $this->run_command( 'tax import', [ 'dry-run' => true ] ) );
		self::assertSame( 0, $this->stored() );
		self::assertSame( [ '2 rates added; 0 were there already.' ], $this->run_command( 'tax import' ) );
		self::assertSame( [ '0 rates added; 2 were there already.' ], $this->run_command( 'tax import' ) );
		self::assertSame( [ '2 rates written.' ], $this->run_command( 'tax export' ) );
		self::assertStringContainsString( 'US,NY,,,8.8750,"NY Tax",1,0,1,standard', (string) file_get_contents( $this->file ) );
	}

	public function test_a_bad_line_is_told_and_ends_the_command(): void {
		file_put_contents( $this->file, "US,NY,,,8.875,NY Tax\nXQ,,,,19,Nowhere" );
		$told = [];
		try {
			$this->run_command( 'tax import', [], $told );
			self::fail( 'The command did not fail.' );
		} catch ( InvalidInput $refusal ) {
			self::assertSame( 'storewright_tax_file_refused', $refusal->error_code );
		}
		self::assertCount( 1, $told );
		self::assertStringStartsWith( 'Line 2: ', $told[0] );
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
	 * @param list<string>        $told  What the command says.
	 * @return list<string>
	 */
	private function run_command( string $name, array $flags = [], array &$told = [] ): array {
		foreach ( ( new TaxModule( $this->context() ) )->commands() as $command ) {
			if ( $command->name === $name ) {
				( $command->run )( new Arguments( [ $this->file ], $flags ), self::terminal( $told ) );
				return $told;
			}
		}
		self::fail( "There is no command $name." );
	}

	/**
	 * @param list<string> $told
	 */
	private static function terminal( array &$told ): Terminal {
		$say = static function ( string $text ) use ( &$told ): void {
			$told[] = $text;
		};
		return new class( $say ) implements Terminal {

			/**
			 * @param Closure(string): void $say
			 */
			public function __construct( private readonly Closure $say ) {}

			public function line( string $text ): void {
				( $this->say )( $text );
			}

			public function success( string $text ): void {
				( $this->say )( $text );
			}

			public function warning( string $text ): void {
				( $this->say )( $text );
			}

			public function table( array $rows, array $columns, string $format = 'table' ): void {}

			public function progress( string $task, int $of ): callable {
				return static function ( int $more ): void {};
			}
		};
	}

	private function stored(): int {
		return ( new TaxRateQuery( $this->context() ) )->count( new RateCriteria() );
	}
}
