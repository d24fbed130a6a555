<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Architecture;

use Storewright\Tests\Support\UnitTestCase;

/**
 * The rules of who may know whom find what they forbid, and nothing else.
 */
final class LayersTest extends UnitTestCase {

	private const FOLDER = 'tests/php/architecture/violations';

	/**
	 * Each file of the folder breaks one rule, but for the one that shows how Admin reads a shop.
	 */
	public function test_each_rule_catches_its_violation(): void {
		self::assertSame(
			[
				'AdminKnowsCompanion.php' => 'phpat.testAdminReadsAnyShop',
				'AdminUsesQuery.php'      => 'phpat.testAdminReadsAnyShop',
				'CompanionKnowsStore.php' => 'phpat.testCompanionKnowsNeitherSide',
				'FeatureKnowsFeature.php' => 'phpat.testFeaturesDoNotKnowEachOtherAdminConnection',
				'KernelKnowsFeature.php'  => 'phpat.testTheKernelDoesNotKnowFeatures',
				'OpenClass.php'           => 'phpat.testClassesAreFinal',
				'ShopKnowsStore.php'      => 'phpat.testTheShopsInterfacesKnowNoShop',
				'StoreKnowsAdmin.php'     => 'phpat.testStoreDoesNotKnowAdmin',
			],
			self::violations()
		);
	}

	/**
	 * Returns the errors of PHPStan in the folder.
	 *
	 * @return array<string, string> File name => identifiers of the broken rules, separated by commas.
	 */
	private static function violations(): array {
		$root    = dirname( __DIR__, 4 );
		$command = [
			PHP_BINARY,
			'-d',
			'memory_limit=2G',
			"{$root}/vendor/bin/phpstan",
			'analyse',
			'--no-progress',
			'--error-format=json',
			"--configuration={$root}/" . self::FOLDER . '/phpstan.neon',
		];
		$process = proc_open(
			$command,
			[
				1 => [ 'pipe', 'w' ],
				2 => [
					'pipe',
					'w',
				],
			],
			$pipes,
			$root
		);
		self::assertIsResource( $process );
		$json  = (string) stream_get_contents( $pipes[1] );
		$notes = (string) stream_get_contents( $pipes[2] );
		proc_close( $process );
		self::assertJson( $json, $notes );

		/** @var array{files: array<string, array{messages: list<array{identifier: string}>}>} $report */
		$report = json_decode( $json, true );
		$found  = [];
		foreach ( $report['files'] as $file => $result ) {
			$found[ basename( $file ) ] = implode( ',', array_column( $result['messages'], 'identifier' ) );
		}
		ksort( $found );
		return $found;
	}
}
