<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

/**
 * A new consumer key with what the client needs. Nobody can read it again later.
 */
final class IssuedKey {

	/**
	 * @param string $consumer_key    `ck_` and 40 hexadecimal digits.
	 * @param string $consumer_secret `cs_` and 40 hexadecimal digits.
	 */
	public function __construct(
		public readonly Key $key,
		public readonly string $consumer_key,
		public readonly string $consumer_secret
	) {}
}
