<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Audit;

use DateTimeImmutable;

/**
 * A recorded change of a setting.
 */
final class AuditEntry {

	/**
	 * @param string            $group_id
	 * @param string            $setting
	 * @param int               $user_id  Who made it, 0 where it was nobody who is logged in.
	 * @param DateTimeImmutable $date     When, in UTC.
	 * @param string            $old      Value before; lists and arrays are JSON, secrets are masked.
	 * @param string            $new      Value after, likewise.
	 * @param int               $id       Names the record.
	 */
	public function __construct(
		public readonly string $group_id,
		public readonly string $setting,
		public readonly int $user_id,
		public readonly DateTimeImmutable $date,
		public readonly string $old,
		public readonly string $new,
		public readonly int $id = 0
	) {}
}
