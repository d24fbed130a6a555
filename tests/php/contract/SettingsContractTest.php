<?php
declare(strict_types=1);

namespace Storewright\Tests\Contract;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Ids, types, defaults and choices of settings are WooCommerce's: scripts that set a shop up name them. What it has stands in
 * tests/fixtures/contract/settings.tsv; sentences, and what depends on the site, are left out there. What differs
 * stands in differences-settings.php.
 */
#[Group( 'database-independent' )]
final class SettingsContractTest extends IntegrationTestCase {

	public function test_settings_are_those_of_the_contract(): void {
		$this->as_administrator();
		$differences = [];
		$groups      = [];
		$lines       = file( dirname( __DIR__, 2 ) . '/fixtures/contract/settings.tsv', FILE_IGNORE_NEW_LINES );
		self::assertIsArray( $lines );
		self::assertGreaterThan( 200, count( $lines ) );
		foreach ( array_slice( $lines, 1 ) as $line ) {
			[ $group, $id, $type, $default, $choices ] = explode( "\t", $line );
			$groups[ $group ]                        ??= $this->settings( $group );

			$setting = $groups[ $group ][ $id ] ?? [];
			$options = $setting['options'] ?? [];
			$missing = array_diff(
				'' === $choices ? [] : explode( ',', $choices ),
				array_map( strval( ... ), array_keys( is_array( $options ) ? $options : [] ) )
			);
			$differs = match ( true ) {
				[] === $setting => 'missing',
				$type !== $setting['type'] => "type {$this->text( $setting['type'] )}",
				'' !== $default && json_decode( $default, true ) !== $setting['default'] => "default {$this->text( $setting['default'] )}",
				[] !== $missing => 'without ' . implode( ', ', $missing ),
				default => null,
			};
			if ( null !== $differs ) {
				$differences[ "$group/$id" ] = $differs;
			}
		}
		/** @var list<array{what: string, how: string, why: string}> $listed */
		$listed = require __DIR__ . '/differences-settings.php';
		self::assertSame( array_column( $listed, 'how', 'what' ), $differences );
	}

	/**
	 * @return array<array-key, array<array-key, mixed>> The group's settings by id; none where there is no such group.
	 */
	private function settings( string $group ): array {
		$answer = $this->rest( 'GET', ( 'wc_admin' === $group ? '/wc-analytics' : '/wc/v3' ) . "/settings/$group" );
		return 200 === $answer->get_status() ? array_column( $this->items( $answer ), null, 'id' ) : [];
	}

	private function text( mixed $value ): string {
		return (string) wp_json_encode( $value );
	}
}
