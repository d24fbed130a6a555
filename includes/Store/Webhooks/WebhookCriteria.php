<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use Storewright\Rest\DateRange;

/**
 * Which webhooks are wanted.
 */
final class WebhookCriteria {

	/**
	 * @param WebhookStatus|null $status    Null for all.
	 * @param string             $search    Part of the name.
	 * @param list<int>          $include   Only these; none for all.
	 * @param list<int>          $exclude   Not these.
	 * @param DateRange          $dates     When they were made and changed.
	 * @param string             $orderby   `date`, `id` or `title`.
	 * @param bool               $ascending
	 * @param int                $limit
	 * @param int                $offset
	 */
	public function __construct(
		public readonly ?WebhookStatus $status,
		public readonly string $search,
		public readonly array $include,
		public readonly array $exclude,
		public readonly DateRange $dates,
		public readonly string $orderby,
		public readonly bool $ascending,
		public readonly int $limit,
		public readonly int $offset
	) {}
}
