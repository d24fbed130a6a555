<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Audit;

use DateTimeImmutable;

/**
 * A recorded change of a setting.
 */
final class AuditEntry {

	/**
	 * Value before; lists and arrays are JSON, secrets and account numbers are masked.
	 */
	public readonly string $old;

	/**
	 * Value after, likewise.
	 */
	public readonly string $new;

	/**
	 * @param string            $group_id
	 * @param string            $setting
	 * @param int               $user_id  Who made it, 0 where it was nobody who is logged in.
	 * @param DateTimeImmutable $date     When, in UTC.
	 * @param string            $kept_old Value before as it is recorded: lists and arrays are JSON, secrets are masked.
	 * @param string            $kept_new Value after, likewise.
	 * @param int               $id       Names the record.
	 * @param string            $cause    A way of ChangeOrigin; '' in records of older versions.
	 */
	public function __construct(
		public readonly string $group_id,
		public readonly string $setting,
		public readonly int $user_id,
		public readonly DateTimeImmutable $date,
		private readonly string $kept_old,
		private readonly string $kept_new,
		public readonly int $id = 0,
		public readonly string $cause = ''
	) {
		$this->old = AccountNumbers::masked_record( $kept_old );
		$this->new = AccountNumbers::masked_record( $kept_new );
	}

	/**
	 * Both values with their account numbers, for whoever takes the change back: nothing to be shown.
	 *
	 * @return array{string, string} Before, after.
	 */
	public function kept(): array {
		return [ $this->kept_old, $this->kept_new ];
	}
}
