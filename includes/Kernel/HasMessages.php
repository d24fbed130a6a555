<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Kernel\Outbox\MessageHandler;

/**
 * A module that sends messages through the outbox: see docs/outbox.md.
 */
interface HasMessages {

	/**
	 * Who sends them, one for each kind. Building one costs nothing: what it needs is built when it sends.
	 *
	 * @return list<MessageHandler>
	 */
	public function message_handlers(): array;
}
