<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

/**
 * How far setup is, for one user: what the menu's badge and the reminder bar go by.
 */
final class SetupProgress {

	/**
	 * @param int  $remaining Steps left.
	 * @param int  $completed Steps done.
	 * @param bool $is_active Whether the list is shown and not complete.
	 * @param int  $until     From when on this has to be found out anew, seconds since 1970.
	 */
	public function __construct(
		public readonly int $remaining,
		public readonly int $completed,
		public readonly bool $is_active,
		public readonly int $until
	) {}

	/**
	 * The progress of an evaluated list.
	 *
	 * It holds until the next snooze runs out, but for an hour at most: then what other plugins have written is seen.
	 *
	 * @param TaskList $list The setup list.
	 * @param int      $now  Seconds since 1970.
	 */
	public static function of( TaskList $list, int $now ): self {
		$until = $now + HOUR_IN_SECONDS;
		foreach ( $list->tasks as $task ) {
			$until = null === $task->snoozed_until ? $until : min( $until, intdiv( $task->snoozed_until, 1000 ) );
		}
		return new self( $list->remaining(), count( $list->completed() ), $list->is_visible() && ! $list->is_complete(), $until );
	}

	/**
	 * Text of the badge.
	 */
	public function badge(): int {
		return $this->is_active ? $this->remaining : 0;
	}

	/**
	 * The numbers, to be stored.
	 *
	 * @return array{int, int, int, int}
	 */
	public function pack(): array {
		return [ $this->remaining, $this->completed, (int) $this->is_active, $this->until ];
	}

	/**
	 * The progress of stored numbers, null where they are none.
	 *
	 * @param mixed $packed What pack() gave.
	 */
	public static function unpack( mixed $packed ): ?self {
		if ( ! is_array( $packed ) || [ 0, 1, 2, 3 ] !== array_keys( $packed ) ) {
			return null;
		}
		[ $remaining, $completed, $is_active, $until ] = array_map(
			static fn( mixed $number ): int => is_int( $number ) ? $number : 0,
			$packed
		);
		return new self( $remaining, $completed, 1 === $is_active, $until );
	}
}
