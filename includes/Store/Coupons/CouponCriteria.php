<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use DateTimeImmutable;

/**
 * Which coupons are listed, and in which order.
 */
final class CouponCriteria {

	/**
	 * @param string                 $search          Words in code or description; '' for all.
	 * @param string                 $code            Only this code; '' for all.
	 * @param DateTimeImmutable|null $after           Made later than this, UTC.
	 * @param DateTimeImmutable|null $before          Made earlier than this, UTC.
	 * @param DateTimeImmutable|null $modified_after  Changed later than this, UTC.
	 * @param DateTimeImmutable|null $modified_before Changed earlier than this, UTC.
	 * @param list<int>              $include         Only these ids; none for all.
	 * @param list<int>              $exclude         Not these ids.
	 * @param string                 $orderby         `date`, `id`, `include`, `title`, `slug` or `modified`.
	 * @param bool                   $ascending
	 * @param int                    $limit
	 * @param int                    $offset
	 */
	public function __construct(
		public readonly string $search = '',
		public readonly string $code = '',
		public readonly ?DateTimeImmutable $after = null,
		public readonly ?DateTimeImmutable $before = null,
		public readonly ?DateTimeImmutable $modified_after = null,
		public readonly ?DateTimeImmutable $modified_before = null,
		public readonly array $include = [],
		public readonly array $exclude = [],
		public readonly string $orderby = 'date',
		public readonly bool $ascending = false,
		public readonly int $limit = 10,
		public readonly int $offset = 0
	) {}
}
