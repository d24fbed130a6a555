<?php
declare(strict_types=1);

namespace Storewright\Kernel\Maintenance;

use Closure;

/**
 * A maintenance tool. Idempotent: running it again, or a part of it twice, does no harm.
 */
final class Tool {

	/**
	 * @param string                                     $id          Such as `recount_terms`. Never changes.
	 * @param string                                     $name        What it is called.
	 * @param string                                     $action      What its button says.
	 * @param string                                     $description What it does.
	 * @param (Closure(): string)|null                   $work        Does all at once and answers a sentence on what it did; null
	 *   for a tool that works in parts.
	 * @param (Closure(string|null, float): ToolStep)|null $step        Does a part of the work from a cursor on (null at the
	 *   start), and comes back by a moment in Unix seconds.
	 * @param (Closure(): int)|null                      $total       How much there is to do, in what the steps count.
	 * @param (Closure(list<string>): string)|null       $summary     What came of it, of the notes of all steps; null where only
	 *   the number of what is done matters.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $action,
		public readonly string $description,
		public readonly ?Closure $work,
		public readonly ?Closure $step,
		public readonly ?Closure $total,
		public readonly ?Closure $summary
	) {}

	/**
	 * A tool that is done in the request that starts it.
	 *
	 * @param string            $id
	 * @param string            $name
	 * @param string            $action
	 * @param string            $description
	 * @param Closure(): string $work
	 */
	public static function immediate( string $id, string $name, string $action, string $description, Closure $work ): self {
		return new self( $id, $name, $action, $description, $work, null, null, null );
	}

	/**
	 * A tool that works in the background, a part at a time.
	 *
	 * @param string                               $id
	 * @param string                               $name
	 * @param string                               $action
	 * @param string                               $description
	 * @param Closure(string|null, float): ToolStep $step
	 * @param Closure(): int                       $total
	 * @param (Closure(list<string>): string)|null $summary
	 */
	public static function in_parts(
		string $id,
		string $name,
		string $action,
		string $description,
		Closure $step,
		Closure $total,
		?Closure $summary = null
	): self {
		return new self( $id, $name, $action, $description, null, $step, $total, $summary );
	}
}
