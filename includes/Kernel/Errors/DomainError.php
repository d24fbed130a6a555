<?php
declare(strict_types=1);

namespace Storewright\Kernel\Errors;

use RuntimeException;

/**
 * A failure that the user is told of: its message is a translated sentence, its code is stable.
 */
abstract class DomainError extends RuntimeException {

	/**
	 * @param string               $error_code Stable code, such as `woocommerce_rest_shipping_zone_invalid`.
	 * @param string               $message    Translated sentence for the user.
	 * @param int                  $status     HTTP status.
	 * @param array<string, mixed> $data       More for the client, put beside `status` in the answer's data.
	 */
	public function __construct(
		public readonly string $error_code,
		string $message,
		public readonly int $status,
		public readonly array $data = []
	) {
		parent::__construct( $message );
	}
}
