<?php
declare(strict_types=1);

namespace Storewright\Store\Downloads;

/**
 * The answer to a request of a download.
 */
final class Delivery {

	/**
	 * @param int                   $status
	 * @param array<string, string> $headers
	 * @param string                $path    The file to send, '' where the headers say all.
	 * @param int                   $start   Its first byte to send.
	 * @param int                   $length  How many bytes.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $headers,
		public readonly string $path = '',
		public readonly int $start = 0,
		public readonly int $length = 0
	) {}
}
