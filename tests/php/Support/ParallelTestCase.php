<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * Base of tests in which several processes work on the site at once. Nothing is rolled back, as the others have to see it:
 * options are put back as they were.
 */
abstract class ParallelTestCase extends IntegrationTestCase {

	/**
	 * @var array<string, array<string, string|null>> Rows of wp_options, by name.
	 */
	private array $options = [];

	protected function open_database(): void {
		$this->options = $this->options();
	}

	protected function close_database(): void {
		$database = $this->context()->database;
		foreach ( $this->options() as $name => $row ) {
			if ( ( $this->options[ $name ] ?? null ) !== $row ) {
				$database->delete( 'options', [ 'option_name' => $name ] );
				if ( isset( $this->options[ $name ] ) ) {
					$database->insert( 'options', $this->options[ $name ] );
				}
			}
		}
		wp_cache_flush();
	}

	/**
	 * @return array<string, array<string, string|null>>
	 */
	private function options(): array {
		$rows = [];
		foreach ( $this->context()->database->rows( "SELECT * FROM {$this->context()->database->table( 'options' )}" ) as $row ) {
			$rows[ (string) $row['option_name'] ] = $row;
		}
		return $rows;
	}
}
