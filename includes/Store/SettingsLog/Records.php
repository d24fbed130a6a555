<?php
declare(strict_types=1);

namespace Storewright\Store\SettingsLog;

/**
 * What is recorded as a whole, such as a tax rate: how it is now, and how it becomes what it was.
 */
interface Records {

	/**
	 * It as it is recorded; null where there is none.
	 *
	 * @param string $id Such as `rate_7`.
	 * @return array<mixed>|null
	 */
	public function held( string $id ): ?array;

	/**
	 * Makes it what it was.
	 *
	 * @param string            $id
	 * @param array<mixed>|null $old null where there was none.
	 */
	public function restore( string $id, ?array $old ): void;
}
