<?php
declare(strict_types=1);

namespace Storewright\Cli;

use Closure;

/**
 * A command of `wp storewright`.
 */
final class Command {

	/**
	 * Runs the command.
	 *
	 * @var Closure(Arguments, Terminal): void
	 */
	public readonly Closure $run;

	/**
	 * @param string                             $name       Below `wp storewright`, such as `tax import`.
	 * @param string                             $summary    One sentence for the list of commands.
	 * @param list<Parameter>                    $parameters What it is given.
	 * @param callable(Arguments, Terminal): void $run       What it does. What goes wrong is thrown as in REST; it ends the
	 *   command with status 1.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $summary,
		public readonly array $parameters,
		callable $run
	) {
		$this->run = $run( ... );
	}
}
