<?php
declare(strict_types=1);

namespace Storewright\Cli;

/**
 * Where a command speaks to who started it.
 */
interface Terminal {

	/**
	 * Prints a line.
	 */
	public function line( string $text ): void;

	/**
	 * Says that all went well; the last word of a command.
	 */
	public function success( string $text ): void;

	/**
	 * Says that something needs a look, on the error output.
	 */
	public function warning( string $text ): void;

	/**
	 * Prints rows.
	 *
	 * @param list<array<string, string|int|float|null>> $rows    Column => value.
	 * @param list<string>                               $columns The columns to print, in order.
	 * @param string                                     $format  `table`, `json`, `csv` or `yaml`.
	 */
	public function table( array $rows, array $columns, string $format = 'table' ): void;

	/**
	 * Shows progress on the error output, so that what is printed can be read by a program.
	 *
	 * @param string $task What is done.
	 * @param int    $of   How many steps it takes.
	 * @return callable(int): void Takes the number of further steps done; the bar ends by itself at the last.
	 */
	public function progress( string $task, int $of ): callable;
}
