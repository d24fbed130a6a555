<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Blueprint;

use Storewright\Cli\Arguments;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Blueprint\BlueprintModule;
use Storewright\Tests\Support\Doubles\RecordedTerminal;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * `wp storewright blueprint export`, `import` and `rollback`.
 *
 * @spec B2-077 B3-025
 */
final class BlueprintCommandsTest extends IntegrationTestCase {

	private string $file;

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'blueprint' );
	}

	protected function tearDown(): void {
		unlink( $this->file );
		parent::tearDown();
	}

	public function test_a_file_is_written_shown_imported_and_taken_back(): void {
		update_option( 'woocommerce_store_city', 'Lyon' );
		self::assertContains( '2 steps written.', $this->run_command( 'export', [ 'steps' => 'setWCSettings,setWCShipping' ] ) );
		self::assertStringContainsString( '"general/woocommerce_store_city": "Lyon"', (string) file_get_contents( $this->file ) );
		self::assertSame( [ 'The store is set up like that already.' ], $this->run_command( 'import' ) );

		update_option( 'woocommerce_store_city', 'Nice' );
		foreach ( [ [], [ 'dry-run' => true, 'yes' => true ] ] as $flags ) { // phpcs:ignore WordPress.Arrays
			$terminal = new RecordedTerminal();
			$said     = $this->run_command( 'import', $flags, $terminal );
			self::assertSame( [ 'Nothing was imported. Repeat the command with --yes to import it.' ], $said );
			self::assertSame( [ [ 'Settings', 'General: City', 'Nice', 'Lyon', 'yes' ] ], array_map( array_values( ... ), $terminal->rows ) );
			self::assertSame( 'Nice', get_option( 'woocommerce_store_city' ) );
		}
		$said = $this->run_command( 'import', [ 'yes' => true ] );
		self::assertSame( '1 change imported.', end( $said ) );
		self::assertSame( 'Lyon', get_option( 'woocommerce_store_city' ) );
		self::assertSame( [ 'The last import was undone.' ], $this->run_command( 'rollback' ) );
		self::assertSame( 'Nice', get_option( 'woocommerce_store_city' ) );
	}

	public function test_what_can_not_be_done_is_named(): void {
		foreach (
			[
				[ 'export', [ 'steps' => 'setWCSettings,setEverything' ], 'setEverything' ],
				[ 'import', [ 'steps' => 'setEverything' ], 'setEverything' ],
				[ 'import', [], 'is not JSON' ],
			] as [ $command, $flags, $said ]
		) {
			file_put_contents( $this->file, 'hello' );
			try {
				$this->run_command( $command, $flags );
				self::fail( 'The command did not fail.' );
			} catch ( InvalidInput $refusal ) {
				self::assertStringContainsString( $said, $refusal->getMessage() );
			}
		}
	}

	/**
	 * @param string                     $name  What follows `blueprint`.
	 * @param array<string, bool|string> $flags
	 * @return list<string> What the command says.
	 */
	private function run_command( string $name, array $flags = [], RecordedTerminal $terminal = new RecordedTerminal() ): array {
		foreach ( ( new BlueprintModule( $this->context() ) )->commands() as $command ) {
			if ( "blueprint $name" === $command->name ) {
				( $command->run )( new Arguments( [ $this->file ], $flags ), $terminal );
				return $terminal->said;
			}
		}
		self::fail( "There is no command $name." );
	}
}
