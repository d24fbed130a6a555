<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use RuntimeException;

/**
 * A message was certainly not sent.
 */
final class SendFailed extends RuntimeException {

	/**
	 * @param string $message  Why, a translated sentence or the words of the mail server.
	 * @param bool   $is_final Whether another attempt would fail as well, as for an invalid address.
	 */
	public function __construct( string $message, public readonly bool $is_final = false ) {
		parent::__construct( $message );
	}
}
