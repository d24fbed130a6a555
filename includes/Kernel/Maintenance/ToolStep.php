<?php
declare(strict_types=1);

namespace Storewright\Kernel\Maintenance;

/**
 * Result of one step of a tool.
 */
final class ToolStep {

	/**
	 * @param string|null  $cursor Where to go on from, null when all is done.
	 * @param int          $done   How much this part did, in what the tool's total counts.
	 * @param list<string> $notes  What the tool's summary is made of.
	 */
	public function __construct( public readonly ?string $cursor, public readonly int $done, public readonly array $notes = [] ) {}
}
