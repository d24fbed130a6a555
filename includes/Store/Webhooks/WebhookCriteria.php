<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use DateTimeImmutable;

/**
 * Which webhooks are listed, and in which order.
 */
final class WebhookCriteria {

	/**
	 * @param WebhookStatus|null     $status          Null for all.
	 * @param string                 $search          Part of the name.
	 * @param list<int>              $include         Only these; none for all.
	 * @param list<int>              $exclude         Not these.
	 * @param DateTimeImmutable|null $after           Made later than this, UTC.
	 * @param DateTimeImmutable|null $before          Made earlier than this, UTC.
	 * @param DateTimeImmutable|null $modified_after  Changed later than this, UTC.
	 * @param DateTimeImmutable|null $modified_before Changed earlier than this, UTC.
	 * @param string                 $orderby         `date`, `id` or `title`.
	 * @param bool                   $ascending
	 * @param int                    $limit
	 * @param int                    $offset
	 */
	public function __construct(
		public readonly ?WebhookStatus $status = null,
		public readonly string $search = '',
		public readonly array $include = [],
		public readonly array $exclude = [],
		public readonly ?DateTimeImmutable $after = null,
		public readonly ?DateTimeImmutable $before = null,
		public readonly ?DateTimeImmutable $modified_after = null,
		public readonly ?DateTimeImmutable $modified_before = null,
		public readonly string $orderby = 'date',
		public readonly bool $ascending = false,
		public readonly int $limit = 10,
		public readonly int $offset = 0
	) {}
}
