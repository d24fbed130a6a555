<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Audit;

use DateTimeImmutable;

/**
 * Which recorded changes are asked for.
 */
final class AuditFilter {

	/**
	 * @param int|null               $user_id Who made them, 0 for nobody who was logged in; null for whoever.
	 * @param list<string>|null      $groups  Where the settings are found; null for anywhere.
	 * @param DateTimeImmutable|null $from    The first moment.
	 * @param DateTimeImmutable|null $until   The first moment after them.
	 * @param list<int>|null         $ids     These alone; null for all.
	 */
	public function __construct(
		public readonly ?int $user_id = null,
		public readonly ?array $groups = null,
		public readonly ?DateTimeImmutable $from = null,
		public readonly ?DateTimeImmutable $until = null,
		public readonly ?array $ids = null
	) {}
}
