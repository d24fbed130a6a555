<?php
declare(strict_types=1);

namespace Storewright\Cli;

use Storewright\Kernel\Errors\InvalidInput;

/**
 * The arguments of a command.
 */
final class Arguments {

	/**
	 * @param list<string>               $positional What was told by its place.
	 * @param array<string, string|bool> $named      Name => value; a flag is true or, as `--no-name`, false.
	 */
	public function __construct( private readonly array $positional, private readonly array $named ) {}

	/**
	 * Returns the positional argument at a place, '' where there is none.
	 *
	 * @param int $place From 0.
	 */
	public function at( int $place ): string {
		return $this->positional[ $place ] ?? '';
	}

	/**
	 * The value of `--name=<value>`.
	 *
	 * @param string $name    Without dashes.
	 * @param string $default What to answer where it was not given.
	 */
	public function text( string $name, string $default = '' ): string {
		$value = $this->named[ $name ] ?? $default;
		return is_string( $value ) ? $value : $default;
	}

	/**
	 * Whether `--name` was given.
	 *
	 * @param string $name Without dashes.
	 */
	public function flag( string $name ): bool {
		return ! in_array( $this->named[ $name ] ?? false, [ false, '', '0', 'no', 'false' ], true );
	}

	/**
	 * A whole number.
	 *
	 * @param string $name    Without dashes.
	 * @param int    $default What to answer where it was not given.
	 * @param int    $least   The smallest that is allowed.
	 * @param int    $most    The largest that is allowed.
	 * @throws InvalidInput If it is none, or not in the range.
	 */
	public function integer( string $name, int $default, int $least = 0, int $most = PHP_INT_MAX ): int {
		$input = $this->text( $name, (string) $default );
		$value = filter_var(
			str_replace( [ ',', '_' ], '', $input ),
			FILTER_VALIDATE_INT,
			[
				'options' => [
					'min_range' => $least,
					'max_range' => $most,
				],
			]
		);
		if ( false === $value ) {
			throw new InvalidInput(
				'storewright_cli_bad_number',
				/* translators: 1: name of a parameter, 2: what was given, 3: smallest number, 4: largest number. */
				sprintf( __( '--%1$s is a whole number from %3$d to %4$d, not “%2$s”.', 'storewright' ), $name, $input, $least, $most ),
				[ $name => $input ]
			);
		}
		return $value;
	}
}
