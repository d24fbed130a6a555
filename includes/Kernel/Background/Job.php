<?php
declare(strict_types=1);

namespace Storewright\Kernel\Background;

use Storewright\Kernel\Context;

/**
 * Work that no request should wait for. Idempotent: a part that ran twice ends the same as one that ran once.
 */
interface Job {

	/**
	 * Name under which it is queued. Never changes.
	 */
	public static function name(): string;

	/**
	 * Does a part of the work and stops well before the deadline.
	 *
	 * @param Context     $context The site.
	 * @param string|null $cursor  Where the last part stopped, null at the start.
	 * @param float       $until   Unix time, in seconds, by which to come back.
	 * @return string|null Where to go on from, null when all is done.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string;
}
