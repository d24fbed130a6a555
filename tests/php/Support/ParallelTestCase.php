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
	 * Sends requests of the current user at the same time, each from a process of its own.
	 *
	 * @param array<array-key, array{0: string, 1: string, 2?: mixed}> $requests Method, path and JSON body of each.
	 * @return list<array{status: int, data: array<mixed>}> The answers, in the same order.
	 */
	protected function rest_at_once( array $requests ): array {
		$input = array_map(
			static fn( array $request ) => [
				'user'   => get_current_user_id(),
				'method' => $request[0],
				'path'   => $request[1],
				'body'   => $request[2] ?? null,
			],
			array_values( $requests )
		);
		/** @var list<array{status: int, data: array<mixed>}> $answers What requests/rest.php returns. */
		$answers = OtherRequest::run_together( OtherRequest::prepare( 'rest', ...$input ) );
		return $answers;
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
