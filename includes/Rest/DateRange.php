<?php
declare(strict_types=1);

namespace Storewright\Rest;

use DateTimeImmutable;

/**
 * The times that a request for a collection asks for. All are UTC; null where none was asked.
 */
final class DateRange {

	/**
	 * @param DateTimeImmutable|null $after           Made later than this.
	 * @param DateTimeImmutable|null $before          Made earlier than this.
	 * @param DateTimeImmutable|null $modified_after  Changed later than this.
	 * @param DateTimeImmutable|null $modified_before Changed earlier than this.
	 */
	public function __construct(
		public readonly ?DateTimeImmutable $after,
		public readonly ?DateTimeImmutable $before,
		public readonly ?DateTimeImmutable $modified_after,
		public readonly ?DateTimeImmutable $modified_before
	) {}
}
