<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use DateTimeImmutable;
use DateTimeZone;

/**
 * The time, so that tests can set it.
 */
final class Clock {

	/**
	 * @param DateTimeImmutable|null $frozen The moment at which the clock stands still; null for a running clock.
	 */
	public function __construct( private readonly ?DateTimeImmutable $frozen = null ) {}

	/**
	 * This moment, in UTC.
	 */
	public function now(): DateTimeImmutable {
		return ( $this->frozen ?? new DateTimeImmutable( 'now' ) )->setTimezone( new DateTimeZone( 'UTC' ) );
	}
}
