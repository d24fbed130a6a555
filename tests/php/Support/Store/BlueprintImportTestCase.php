<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Store;

use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Blueprint\Import\Difference;
use Storewright\Store\Blueprint\Import\Importer;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Base of BlueprintImportTest and of the tests beside it.
 */
abstract class BlueprintImportTestCase extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
	}

	final protected function importer(): Importer {
		return new Importer( $this->context() );
	}

	/**
	 * Imports all that can be imported.
	 */
	final protected function import( string $json ): int {
		$all = $this->importer()->differences( $json );
		return $this->importer()->import( $json, self::ids( $all ), Importer::mark( $all ) );
	}

	/**
	 * @param callable(): mixed $work
	 */
	final protected function refused( string $part, callable $work ): void {
		try {
			$work();
		} catch ( InvalidInput | Conflict $refusal ) {
			self::assertStringContainsString( $part, $refusal->getMessage() );
			return;
		}
		self::fail( "Taken, where “{$part}” was to be said." );
	}

	/**
	 * @param array<Difference> $differences
	 * @return list<string>
	 */
	final protected static function ids( array $differences ): array {
		return array_values( array_map( static fn( Difference $difference ) => $difference->id(), $differences ) );
	}

	/**
	 * @param list<array<string, mixed>> $steps
	 */
	final protected static function json( array $steps ): string {
		return (string) json_encode( [ 'version' => 1, 'steps' => $steps ], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ); // phpcs:ignore WordPress
	}

	/**
	 * @param array<string, mixed> $options
	 * @return array<string, mixed>
	 */
	final protected static function settings( array $options ): array {
		return [
			'step'    => 'setWCSettings',
			'options' => $options,
		];
	}

	/**
	 * @param list<array<string, mixed>> $zones
	 * @return array<string, mixed>
	 */
	final protected static function zones( array $zones ): array {
		return [
			'step'  => 'setWCShipping',
			'zones' => $zones,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	final protected static function zone( string $name, string $cost = '5' ): array {
		return [
			'name'      => $name,
			'order'     => 1,
			'locations' => [
				[
					'code' => 'NO',
					'type' => 'country',
				],
			],
			'methods'   => [
				[
					'method_id' => 'flat_rate',
					'enabled'   => true,
					'settings'  => [ 'cost' => $cost ],
				],
			],
		];
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	final protected static function rate( array $fields ): array {
		return $fields + [
			'country'   => 'FR',
			'state'     => '',
			'postcodes' => [],
			'cities'    => [],
			'percent'   => '20.0000',
			'name'      => 'TVA',
			'priority'  => 1,
			'compound'  => false,
			'shipping'  => true,
			'order'     => 0,
			'tax_class' => '',
		];
	}
}
