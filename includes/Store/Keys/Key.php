<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

use DateTimeImmutable;

/**
 * A consumer key as the shop keeps it. The key itself is not kept, only a digest of it.
 */
final class Key {

	/**
	 * @param int                    $user_id     In whose name requests with it are made.
	 * @param string                 $ending      The key's last seven characters.
	 * @param DateTimeImmutable|null $last_access When it was last used, in UTC, give or take a minute; null where never.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $user_id,
		public readonly string $description,
		public readonly KeyPermission $permission,
		public readonly string $ending,
		public readonly ?DateTimeImmutable $last_access
	) {}
}
