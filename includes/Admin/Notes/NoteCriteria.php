<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

/**
 * Which notes are asked for, and in which order. Dismissed ones are never among them.
 */
final class NoteCriteria {

	/**
	 * @param list<string> $types     Empty for all.
	 * @param list<string> $statuses  Empty for all.
	 * @param list<string> $sources   Empty for all.
	 * @param string       $orderby   `note_id`, `date`, `type`, `title` or `status`.
	 * @param bool         $ascending
	 * @param int          $limit
	 * @param int          $offset
	 */
	public function __construct(
		public readonly array $types = [],
		public readonly array $statuses = [],
		public readonly array $sources = [],
		public readonly string $orderby = 'date',
		public readonly bool $ascending = false,
		public readonly int $limit = 25,
		public readonly int $offset = 0
	) {}
}
