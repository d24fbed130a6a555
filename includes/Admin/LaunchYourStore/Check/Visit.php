<?php
declare(strict_types=1);

namespace Storewright\Admin\LaunchYourStore\Check;

/**
 * What a visitor got from one address of the site.
 */
final class Visit {

	/**
	 * @param string                $url      Where the visitor ended: the address, or the one that it redirects to.
	 * @param int                   $status   Status of the answer, 0 where there was none.
	 * @param array<string, string> $headers  Its headers, by name in lower case.
	 * @param string                $body     What was read of it.
	 * @param int                   $duration In milliseconds, redirects included.
	 * @param string                $error    Why there was no answer, '' where there was one.
	 * @param string                $leaves   The address elsewhere that it redirects to, '' where it stays on the site.
	 */
	public function __construct(
		public readonly string $url,
		public readonly int $status,
		public readonly array $headers = [],
		public readonly string $body = '',
		public readonly int $duration = 0,
		public readonly string $error = '',
		public readonly string $leaves = ''
	) {}
}
