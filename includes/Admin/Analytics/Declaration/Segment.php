<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Closure;

/**
 * What the figures of a report can be split by.
 */
final class Segment {

	/**
	 * @param string               $id       An expression for the id, a whole number, of a row's segment.
	 * @param array<string, Part>  $parts    Where the figures come from.
	 * @param list<Measure>        $measures The figures of a segment.
	 * @param Closure(\Storewright\Kernel\Context, list<int>): array<int, string|null> $labels
	 *        Names by id: those of the ids given, which have figures, and of further ones, which are answered with zeros.
	 */
	public function __construct(
		public readonly string $id,
		public readonly array $parts,
		public readonly array $measures,
		public readonly Closure $labels
	) {}
}
