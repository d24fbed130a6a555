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

	public function line( string $text ): void {
		$this->said[] = $text;
	}

	public function success( string $text ): void {
		$this->said[] = $text;
	}

	public function warning( string $text ): void {
		$this->said[] = $text;
	}

	public function table( array $rows, array $columns, string $format = 'table' ): void {}

	public function progress( string $task, int $of ): callable {
		return static function ( int $more ): void {};
	}
}
