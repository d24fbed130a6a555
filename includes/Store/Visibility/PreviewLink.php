<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

use DateTimeImmutable;

/**
 * A link with a name that lets one guest, or one firm, see a site before it opens, until it expires or is revoked.
 */
final class PreviewLink {

	/**
	 * @param string                 $id       Its name in the list; not its key.
	 * @param string                 $name     Who has it.
	 * @param string                 $hash     SHA-256 of its key. The key itself is shown once and kept nowhere.
	 * @param DateTimeImmutable      $created  In UTC.
	 * @param DateTimeImmutable|null $expires  In UTC; null where it holds until it is revoked.
	 * @param DateTimeImmutable|null $last_use In UTC; null where nobody used it.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $hash,
		public readonly DateTimeImmutable $created,
		public readonly ?DateTimeImmutable $expires,
		public readonly ?DateTimeImmutable $last_use
	) {}

	/**
	 * Whether it lets in at a time.
	 *
	 * @param DateTimeImmutable $now
	 */
	public function holds( DateTimeImmutable $now ): bool {
		return null === $this->expires || $now < $this->expires;
	}
}
