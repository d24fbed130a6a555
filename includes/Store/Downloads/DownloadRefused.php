<?php
declare(strict_types=1);

namespace Storewright\Store\Downloads;

use RuntimeException;

/**
 * Why a file can't be downloaded, as the customer reads it.
 */
final class DownloadRefused extends RuntimeException {

	/**
	 * @param int                   $status  Of the answer.
	 * @param string                $message
	 * @param string                $link    Where the customer can go on, '' for the home page.
	 * @param array<string, string> $headers
	 */
	public function __construct(
		public readonly int $status,
		string $message,
		public readonly string $link = '',
		public readonly array $headers = []
	) {
		parent::__construct( $message );
	}
}
