<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * Compares the plugin's log during a test with the messages that the test expects.
 */
final class Logbook {

	/**
	 * @var list<string>
	 */
	private array $messages = [];

	/**
	 * @var list<string>
	 */
	private array $expected = [];

	/**
	 * Begins to listen. Ends when the test's hooks are undone.
	 */
	public function open(): void {
		add_action(
			'storewright_log',
			function ( string $message ): void {
				$this->messages[] = $message;
			}
		);
	}

	/**
	 * @param string $fragment Part of a message that has to be logged.
	 */
	public function expect( string $fragment ): void {
		$this->expected[] = $fragment;
	}

	/**
	 * Whether something has to be logged.
	 */
	public function has_expectations(): bool {
		return [] !== $this->expected;
	}

	/**
	 * Logged messages that nobody expected.
	 *
	 * @return list<string>
	 */
	public function unexpected(): array {
		return array_values(
			array_filter(
				$this->messages,
				fn( string $message ) => ! self::any(
					$this->expected,
					static fn( string $fragment ) => str_contains( $message, $fragment )
				)
			)
		);
	}

	/**
	 * Expected fragments that no message had.
	 *
	 * @return list<string>
	 */
	public function missing(): array {
		return array_values(
			array_filter(
				$this->expected,
				fn( string $fragment ) => ! self::any(
					$this->messages,
					static fn( string $message ) => str_contains( $message, $fragment )
				)
			)
		);
	}

	/**
	 * @param list<string>           $values
	 * @param callable(string): bool $test
	 */
	private static function any( array $values, callable $test ): bool {
		return [] !== array_filter( $values, $test );
	}
}
