<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Doubles;

use Storewright\Cli\Terminal;

/**
 * Keeps what a command says.
 */
final class RecordedTerminal implements Terminal {

	/**
	 * @var list<string> Lines, warnings and the last word, in order.
	 */
	public array $said = [];

	/**
	 * @var list<array<string, string|int|float|null>> Rows of tables, in order.
	 */
	public array $rows = [];

	public function line( string $text ): void {
		$this->said[] = $text;
	}

	public function success( string $text ): void {
		$this->said[] = $text;
	}

	public function warning( string $text ): void {
		$this->said[] = $text;
	}

	public function table( array $rows, array $columns, string $format = 'table' ): void {
		array_push( $this->rows, ...$rows );
	}

	public function progress( string $task, int $of ): callable {
		return static function ( int $more ): void {};
	}
}
