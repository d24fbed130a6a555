<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * Where figures of a report come from: tables and their joins. Order statistics are `s`, wherever they are joined.
 */
final class Part {

	/**
	 * @param string      $from     What follows FROM, tables in braces.
	 * @param string|null $distinct Columns of which equal rows count once, comma-separated; figures are then of these, in `s`.
	 * @param bool        $is_in_order Whether the first table is the one to begin with where the others have to be looked up: MariaDB
	 *                                 takes the statuses that count for fewer rows than a year has.
	 */
	public function __construct(
		public readonly string $from,
		public readonly ?string $distinct = null,
		public readonly bool $is_in_order = false
	) {}
}
